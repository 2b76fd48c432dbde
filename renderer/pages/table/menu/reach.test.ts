import { describe, expect, it } from 'vitest';
import { type CardInput, stubCard } from '../../../../engine/mk/cards/card.ts';
import { COMMANDS, type Command, type CommandType } from '../../../../engine/mk/table/commands/index.ts';
import { phaseOf } from '../../../../engine/mk/table/rules/manoeuvre/flow.ts';
import { perform, type Session, startSession } from '../../../../engine/mk/table/session.ts';
import { type SetupInput, setupSchema } from '../../../../engine/mk/table/setup.ts';
import type { ManoeuvrePhase } from '../../../../engine/mk/table/state/manoeuvre.ts';
import { PLAYERS, type State, ZONES } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import type { TableGame } from '../game.ts';
import { handMeaning } from '../play/by-hand.ts';
import { dropMeanings } from '../play/drop.ts';
import { manoeuvreSteps } from '../play/manoeuvre.ts';
import { nextAction } from '../play/next.ts';
import type { Offer } from '../play/offers.ts';
import { type MenuLine, menuLines } from './items.ts';

const CARDS: readonly (Partial<CardInput> & { name: string })[] = [
  { name: 'Hős', type: 'adventurer', mp: 1, level: 3, attributes: { fizikum: 7 }, keywordsAdded: ['GYÁVASÁG'] },
  { name: 'Őr', type: 'adventurer', mp: 2, level: 1 },
  { name: 'Örökös', type: 'adventurer', mp: 2, level: 1, keywordsAdded: ['ÉLETÚT'] },
  { name: 'Hírnök', type: 'adventurer', mp: 2, level: 1, keywordsAdded: ['2.33'] },
  {
    name: 'Látó',
    type: 'adventurer',
    mp: 2,
    level: 1,
    abilities: [
      { text: 'Jelenbe kerülésekor húzz egy lapot.', kind: 'effect' },
      { text: 'Nézz meg egy lapot.', symbols: ['rotate'], mp: 1 },
    ],
  },
  {
    name: 'Átok',
    type: 'event',
    mp: 1,
    abilities: [{ text: 'Ez 2 szintnyi gyógyítással semlegesíthető.', kind: 'effect' }],
  },
  { name: 'Verem', type: 'obstacle', obstacleKind: 'trap', mp: 1 },
  { name: 'Próba', type: 'quest', mp: 1, dp: 2, conditions: ['valami ismeretlen'] },
  { name: 'Alap', type: 'towerLevel', mp: 4, fal: 1 },
];
const at = (name: string) => ({ card: CARDS.findIndex((card) => card.name === name) });

function game(more: Partial<SetupInput> = {}): Session {
  return startSession(
    setupSchema.parse({
      cards: CARDS.map(({ name, ...rest }) => stubCard(name, rest as never)),
      seed: 7,
      turn: 2,
      step: 'manoeuvres',
      self: {
        mp: 20,
        zones: {
          hand: ['Hős', 'Verem', 'Örökös', 'Hírnök'].map(at),
          row: [{ ...at('Hős'), damage: 1 }, at('Látó')],
          quests: [at('Próba')],
          tower: [{ ...at('Alap'), attached: [{ ...at('Verem'), as: 'obstacle' }] }],
          field: [at('Átok')],
          spare: [at('Őr')],
          future: ['Hős', 'Verem', 'Őr'].map(at),
        },
      },
      dummy: { zones: { tower: [{ ...at('Alap'), attached: [{ ...at('Verem'), as: 'obstacle' }] }], row: [at('Őr')] } },
      ...more,
    }),
  );
}

function play(session: Session, ...commands: Command[]): Session {
  return commands.reduce((now, command) => {
    const done = perform(now, command);
    if (!done.ok) throw new Error(`${command.type}: ${done.refusal.code}`);
    return done.session;
  }, session);
}

const find = (state: State, zone: string, name: string, side = 'self'): number =>
  state.cards.find((one) => one.zone === zone && one.side === side && state.defs[one.def]?.name === name)?.id ?? -1;

/** What a menu, a drop, a panel or "Tovább" offers in a state: the kinds of all commands they would give. */
function offered(state: State): ReadonlySet<CommandType> {
  const found = new Set<CommandType>();
  const note = (command: Command | null) => void (command && found.add(command.type));
  const taken = (offer: Offer) => {
    note(offer.command);
    for (const target of offer.targets) note(target.command);
  };
  const recorder = {
    state: () => state,
    run: note,
    begin: note,
    askFor: note,
    take: taken,
    refuse: () => undefined,
    pickUp: () => undefined,
  } as unknown as TableGame;
  const follow = (line: MenuLine): void => {
    if (line.more) for (const other of line.more) follow(other);
    else line.run();
  };
  const spots = [
    ...state.cards.map((one) => ({ kind: 'card', id: one.id }) as const),
    ...PLAYERS.flatMap((side) => ZONES.map((zone) => ({ kind: 'zone', side, zone }) as const)),
  ];
  for (const spot of spots) {
    for (const line of menuLines(recorder, spot, tableTexts.hu, 'hu')) follow(line);
    for (const { id } of state.cards) {
      for (const command of dropMeanings(state, id, spot)) note(command);
      note(handMeaning(state, id, spot));
    }
  }
  for (const step of manoeuvreSteps(state)) note(step.command);
  const next = nextAction(state);
  if (next.kind === 'answer') found.add('decide');
  else note(next.command);
  return found;
}

function until(session: Session, phase: ManoeuvrePhase): Session {
  let now = session;
  while (now.state.manoeuvre && phaseOf(now.state.manoeuvre) !== phase) now = play(now, { type: 'advance' });
  return now;
}

/** Moments of a game that between them allow everything there is. */
function moments(): readonly State[] {
  const start = game();
  const hero = find(start.state, 'row', 'Hős');
  const siege = play(start, { type: 'start', kind: 'siege', team: [hero], player: 'self' });
  const obstacles = until(siege, 'obstacles');
  const obstructing = until(siege, 'obstructing');
  const guard = find(start.state, 'row', 'Őr', 'dummy');
  const fight = until(play(obstructing, { type: 'obstruct', team: [guard] }), 'rounds');
  const over = play(fight, { type: 'pass' }, { type: 'pass' });
  const quest = find(start.state, 'quests', 'Próba');
  const set = play(start, { type: 'start', kind: 'quest', team: [hero], target: quest, player: 'self' });
  const condition = until(set, 'condition');
  const payment = until(play(condition, { type: 'hand.condition', met: true }), 'payment');
  const solving = until(play(payment, { type: 'payQuest' }), 'solving');
  const result = until(play(solving, { type: 'solve' }), 'result');
  const waiting = play(start, { type: 'summon', card: find(start.state, 'hand', 'Hős') });
  const asking = play(start, { type: 'search', look: null, take: 1, wanted: null, to: 'hand', source: null });
  const sessions = [start, obstacles, obstructing, fight, over, condition, payment, solving, result, waiting, asking];
  return sessions.map((session) => session.state);
}

describe('the page', () => {
  it('offers every kind of command the table knows', () => {
    const found = new Set(moments().flatMap((state) => [...offered(state)]));
    expect(COMMANDS.map((kind) => kind.type).filter((type) => !found.has(type))).toEqual([]);
  });

  it('offers a fight only to a kalandozó of a Sor, outside of manoeuvres', () => {
    const { state } = game();
    const lines = (of: State, id: number): readonly MenuLine[] => {
      const recorder = { state: () => of } as unknown as TableGame;
      return menuLines(recorder, { kind: 'card', id }, tableTexts.hu, 'hu').flatMap((line) => line.more ?? []);
    };
    const fights = (id: number) => lines(state, id).some((line) => line.label === tableTexts.hu.effectItems.fight);
    expect(fights(find(state, 'row', 'Hős'))).toBe(true);
    expect(fights(find(state, 'tower', 'Alap'))).toBe(false);
  });
});

describe('attaching by hand', () => {
  const { state } = game();
  const onto = (zone: string, name: string, side = 'self') =>
    ({ kind: 'card', id: find(state, zone, name, side) }) as const;

  it('takes the way the two cards are made for, and another one where they are made for none', () => {
    const trap = find(state, 'hand', 'Verem');
    expect(handMeaning(state, trap, onto('tower', 'Alap'))).toMatchObject({ type: 'hand.attach', as: 'obstacle' });
    expect(handMeaning(state, trap, onto('row', 'Hős'))).toMatchObject({ type: 'hand.attach', as: 'other' });
    const hero = find(state, 'hand', 'Hős');
    expect(handMeaning(state, hero, onto('tower', 'Alap'))).toMatchObject({ type: 'hand.attach', as: 'other' });
  });
});
