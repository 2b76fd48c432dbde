import { describe, expect, it } from 'vitest';
import { type CardInput, stubCard } from '../../../../engine/mk/cards/card.ts';
import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { phaseOf } from '../../../../engine/mk/table/rules/manoeuvre/flow.ts';
import { perform, type Session, startSession } from '../../../../engine/mk/table/session.ts';
import { setupSchema } from '../../../../engine/mk/table/setup.ts';
import type { State } from '../../../../engine/mk/table/state/types.ts';
import { type Attack, attackAfter, attackersFor, attackFields, summoningOf, weaponsOf } from './attack.ts';
import { type CardsField, fieldsFor, isOpen, rebuildingFields, withAnswer } from './fields.ts';
import { offersFor } from './offers.ts';

const CARDS: readonly (Partial<CardInput> & { name: string })[] = [
  { name: 'Vívó', type: 'adventurer', mp: 2, level: 2, mainClasses: ['Harcos'] },
  { name: 'Őr', type: 'adventurer', mp: 2, level: 1 },
  { name: 'Kard', type: 'action', actionKind: 'item', mp: 1, damage: '3' },
  {
    name: 'Vágás',
    type: 'action',
    actionKind: 'attack',
    mp: 1,
    damage: '2',
    phases: ['fight'],
    mainClasses: ['Harcos'],
  },
  { name: 'Nyíl', type: 'action', actionKind: 'attack', mp: 1, phases: ['fight'], subtypes: ['Távtámadás'] },
  { name: 'Ima', type: 'action', actionKind: 'spell', mp: 1, phases: ['row'] },
  { name: 'Bástya', type: 'towerLevel', mp: 4, fal: 1, keywordsAdded: ['ÁTÉPÍTÉS'] },
  { name: 'Alap', type: 'towerLevel', mp: 4, fal: 1 },
];
const at = (name: string) => ({ card: CARDS.findIndex((card) => card.name === name) });

function game(mp = 20): Session {
  return startSession(
    setupSchema.parse({
      cards: CARDS.map(({ name, ...rest }) => stubCard(name, rest as never)),
      seed: 7,
      turn: 2,
      step: 'manoeuvres',
      self: {
        mp,
        zones: {
          hand: ['Vágás', 'Nyíl', 'Ima', 'Bástya'].map(at),
          row: [{ ...at('Vívó'), attached: [{ ...at('Kard'), as: 'equipment' }] }],
          tower: [at('Alap')],
        },
      },
      dummy: { zones: { tower: [at('Alap')], row: [at('Őr')] } },
    }),
  );
}

const find = (state: State, name: string, side = 'self'): number =>
  state.cards.find((one) => one.owner === side && state.defs[one.def]?.name === name)?.id ?? -1;

function play(session: Session, ...commands: Command[]): Session {
  return commands.reduce((now, command) => {
    const done = perform(now, command);
    if (!done.ok) throw new Error(`${command.type}: ${done.refusal.code}`);
    return done.session;
  }, session);
}

/** A siege with the Őr of the opponent in the way, in its first harci kör. */
function fight(): Session {
  let now = game();
  const { state } = now;
  now = play(now, { type: 'start', kind: 'siege', team: [find(state, 'Vívó')], player: 'self' });
  while (now.state.manoeuvre && phaseOf(now.state.manoeuvre) !== 'obstructing') now = play(now, { type: 'advance' });
  now = play(now, { type: 'obstruct', team: [find(state, 'Őr', 'dummy')] });
  while (now.state.manoeuvre && phaseOf(now.state.manoeuvre) !== 'rounds') now = play(now, { type: 'advance' });
  return now;
}

describe('what a member of a team attacks with', () => {
  const { state } = fight();
  const [fighter, guard] = [find(state, 'Vívó'), find(state, 'Őr', 'dummy')];
  const attack: Attack = { type: 'attack', attacker: fighter, target: guard, way: 'melee' };

  it('is an attack card that could be summoned in the fight, or an item it wears', () => {
    const names = weaponsOf(state, fighter, guard).map((id) => state.defs[state.cards[id]?.def ?? -1]?.name);
    expect(names).toEqual(['Vágás', 'Nyíl', 'Kard']);
    expect(weaponsOf(state, guard, fighter)).toEqual([]);
  });

  it('puts way and damage of the card chosen into the form', () => {
    const pick = attackFields(state, attack)[0] as CardsField;
    expect(pick).toMatchObject({ name: 'with', min: 0, max: 1, value: [] });
    expect(pick.implies?.[find(state, 'Vágás')]).toEqual({ way: 'melee', damage: 2 });
    expect(pick.implies?.[find(state, 'Nyíl')]).toEqual({ way: 'ranged' });
    expect(pick.implies?.[find(state, 'Kard')]).toEqual({ way: 'melee', damage: 3 });
  });

  it('asks for the frontember penalty, which makes the roll harder', () => {
    expect(attackFields(state, attack).map((field) => field.name)).toContain('frontPenalty');
    const dice = { threshold: 8, damage: 1, dice: [3, 4] };
    const hit = perform(fight(), { ...attack, ...dice });
    const missed = perform(fight(), withAnswer({ ...attack, ...dice }, 'frontPenalty', 2));
    const gone = (done: typeof hit) => done.ok && done.session.state.cards[guard]?.zone === 'past';
    expect([gone(hit), gone(missed)]).toEqual([true, false]);
  });

  it('is an action of its own with a worn item, so the opponent acts next', () => {
    const done = perform(fight(), { ...attack, with: find(state, 'Kard'), threshold: 2, dice: [6, 6] });
    expect(done.ok && done.session.state.manoeuvre?.fight?.toAct).toBe('dummy');
    const after = done.ok ? explain(done.session.state, { ...attack, with: find(state, 'Kard'), threshold: 2 }) : null;
    expect(after?.code).toBe('NOT_TO_ACT');
  });
});

describe('an attack with a card of the Kéz', () => {
  const session = fight();
  const { state } = session;
  const [fighter, guard, cut] = [find(state, 'Vívó'), find(state, 'Őr', 'dummy'), find(state, 'Vágás')];
  const attack: Attack = { type: 'attack', attacker: fighter, target: guard, way: 'melee', with: cut };

  it('begins with its summoning by the attacker, which is paid for', () => {
    const summon = summoningOf(state, attack);
    expect(summon).toEqual({ type: 'summon', card: cut, summoner: fighter, targets: [guard] });
    const after = play(session, summon as Command);
    expect(after.state.players.self.mp).toBe(state.players.self.mp - 1);
    expect(after.state.timeline.at(-1)?.card).toBe(cut);
    expect(summoningOf(state, { ...attack, with: find(state, 'Kard') })).toBeNull();
  });

  it('goes on with the roll when the card takes effect', () => {
    const summon = summoningOf(state, attack) as Extract<Command, { type: 'summon' }>;
    const after = play(session, summon, { type: 'resolve' });
    const next = attackAfter(after.state, cut, summon);
    expect(next?.command).toEqual(attack);
    expect(next?.fields.find((field) => field.name === 'damage')).toMatchObject({ value: 2 });
    expect(explain(after.state, { ...attack, threshold: 7, dice: [1, 1] })).toBeNull();
    expect(attackAfter(game().state, cut, summon)).toBeNull();
  });

  it('names who may summon it where it is laid on an enemy of the fight, and nobody elsewhere', () => {
    expect(attackersFor(state, cut, guard)).toEqual([fighter]);
    expect(attackersFor(state, cut, fighter)).toEqual([]);
    expect(attackersFor(game().state, cut, guard)).toEqual([]);
  });
});

describe('ÁTÉPÍTÉS', () => {
  it('lets the player choose between MP and a toronyszint', () => {
    const { state } = game();
    const offer = offersFor(state, find(state, 'Bástya')).find((one) => one.id === 'summon');
    expect(offer?.form).toMatchObject([{ name: 'sacrifice', options: [find(state, 'Alap')], min: 0, max: 1 }]);
  });

  it('asks for the toronyszint where MP do not suffice, and is possible then', () => {
    const { state } = game(0);
    const command: Command = { type: 'summon', card: find(state, 'Bástya') };
    const refusal = explain(state, command);
    expect(refusal?.code).toBe('NOT_ENOUGH_MP');
    expect(refusal && fieldsFor(state, command, refusal)).toMatchObject([{ name: 'sacrifice', min: 1 }]);
    expect(isOpen(state, command)).toBe(true);
    expect(explain(state, withAnswer(command, 'sacrifice', find(state, 'Alap')))).toBeNull();
  });

  it('asks nothing of a toronyszint without it, or where no summoning is possible', () => {
    const busy = fight().state;
    expect(rebuildingFields(busy, { type: 'summon', card: find(busy, 'Bástya') })).toEqual([]);
    const { state } = game();
    expect(rebuildingFields(state, { type: 'summon', card: find(state, 'Alap') })).toEqual([]);
  });
});
