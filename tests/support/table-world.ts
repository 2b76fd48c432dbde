import fc from 'fast-check';
import { type CardInput, stubCard } from '../../engine/mk/cards/card.ts';
import { COMMANDS, type Command } from '../../engine/mk/table/commands/index.ts';
import { type Setup, setupSchema } from '../../engine/mk/table/setup.ts';
import { ATTACH_KINDS, ATTACK_WAYS, POSITIONS, type State, ZONES } from '../../engine/mk/table/state/types.ts';

const define = (name: string, card: Omit<CardInput, 'name'>) => stubCard(name, card);

/** One card or more of every type and nearly every keyword, so that random play reaches every rule. */
const CARDS = [
  define('Vadász', { type: 'adventurer', mp: 2, level: 2, sex: 'férfi', attributes: { fizikum: 7 } }),
  define('Ozmog', { type: 'adventurer', mp: 3, level: 3, named: true, races: ['sárkány'], sex: 'férfi' }),
  define('Álruhás', { type: 'adventurer', mp: 1, level: 1, keywordsAdded: ['IGAZ NÉV - Ozmog'] }),
  define('Bűvölő', { type: 'adventurer', mp: 2, level: 1, keywordsAdded: ['AKARATÁTVITEL 2', 'MOMENTUM'] }),
  define('Óriás', { type: 'adventurer', mp: 4, level: 4, keywordsAdded: ['TÚLÜTÉS 1', 'ÁTTÖRÉS', 'PORTYÁZÁS'] }),
  define('Gyáva', { type: 'adventurer', mp: 1, level: 1, keywordsAdded: ['GYÁVASÁG'], attributes: { fizikum: 6 } }),
  define('Inas', { type: 'adventurer', mp: 1, level: 1, keywordsAdded: ['CSATLÓS', 'FÓKUSZ'] }),
  define('Fókuszos', { type: 'adventurer', mp: 3, level: 1, keywordsAdded: ['FÓKUSZ'] }),
  define('Vadember', { type: 'adventurer', mp: 2, level: 2, keywordsAdded: ['ELVADULT'] }),
  define('Lovag', { type: 'adventurer', mp: 5, level: 3, sex: 'férfi', keywordsAdded: ['ÉLETÚT'] }),
  define('Rab', { type: 'adventurer', mp: 3, level: 1, alignment: 'Halál', keywordsAdded: ['KINCS 1'] }),
  define('Szent', { type: 'adventurer', mp: 2, level: 2, alignment: 'Élet', keywordsAdded: ['2.26'] }),
  define('Hírnök', {
    type: 'adventurer',
    mp: 1,
    level: 1,
    abilities: [
      { text: 'Jelenbe kerülésekor húzz egy lapot.', kind: 'effect' },
      { text: 'Nézz meg egy lapot.', symbols: ['rotate'], mp: 1 },
      { text: 'Egy játékban egyszer: tégy valamit.', symbols: ['constant', 'oncePerTurn', 'lostAfterUse'] },
    ],
  }),
  define('Kard', { type: 'action', actionKind: 'item', mp: 1, keywordsAdded: ['SORSFORDÍTÓ'] }),
  define('Páncél', { type: 'action', actionKind: 'item', mp: 1, keywordsAdded: ['VÉDŐKÜSZÖB 8 SFÉ 1'] }),
  define('Láda', { type: 'action', actionKind: 'item', mp: 2, keywordsAdded: ['KINCS 2', 'EXPEDÍCIÓ 1'] }),
  define('Csapás', { type: 'action', actionKind: 'attack', mp: 1, phases: ['fight'], damage: '1' }),
  define('Füstbomba', { type: 'action', mp: 1, phases: ['fight'], keywordsAdded: ['MENEKÜLÉS'] }),
  define('Vihar', { type: 'event', mp: 1 }),
  define('Köd', { type: 'event', mp: 1, duration: 'turn', keywordsAdded: ['MÚLTIDÉZÉS'] }),
  define('Próba', { type: 'quest', mp: 1, dp: 2, keywordsAdded: ['AKADÁLYOK 2'] }),
  define('Utazás', { type: 'quest', mp: 2, dp: 3, keywordsAdded: ['EXPEDÍCIÓ 1'], conditions: ['csapatszint 3'] }),
  define('Verem', { type: 'obstacle', obstacleKind: 'trap', mp: 1 }),
  define('Farkas', {
    type: 'obstacle',
    obstacleKind: 'beast',
    mp: 1,
    beast: { attack: 8, damage: '1' },
    keywordsAdded: ['HÁTAS', 'MEGELEVENEDŐ'],
  }),
  define('Őrző', { type: 'obstacle', obstacleKind: 'trap', mp: 2, keywordsAdded: ['KINCS 1'] }),
  define('Malom', { type: 'building', mp: 2, dp: 1, fal: 1 }),
  define('Új szint', { type: 'towerLevel', mp: 4, fal: 1, keywordsAdded: ['ÁTÉPÍTÉS'] }),
  define('Alap', { type: 'towerLevel', mp: 4, fal: 1 }),
  define('Jel', { type: 'omen', points: 2, abilities: [{ text: 'Láss.', symbols: ['mpBound'], points: 1 }] }),
  define('Vir', { type: 'paragon', keywordsAdded: ['KIEMELKEDETTSÉG'] }),
];

const INDEX = new Map(CARDS.map((card, i) => [card.name, i]));
const named = (...names: string[]) => names.map((name) => ({ card: INDEX.get(name) as number }));

/** A game with every kind of card at hand for both sides. */
export function worldSetup(seed: number): Setup {
  const deck = CARDS.flatMap((card, i) => (card.type === 'omen' || card.type === 'paragon' ? [] : [i, i]));
  return setupSchema.parse({
    cards: CARDS,
    seed,
    settings: { gain: 9 },
    self: {
      zones: {
        future: deck.map((card) => ({ card })),
        spare: named('Vihar', 'Kard'),
        tower: named('Alap', 'Új szint', 'Alap'),
        field: named('Jel', ...(seed % 3 === 0 ? ['Vir'] : [])),
        row: named('Óriás', 'Vadász'),
      },
    },
    dummy: {
      zones: {
        tower: [
          { card: INDEX.get('Alap') as number, attached: named('Verem', 'Farkas') },
          ...named('Alap', 'Alap', 'Alap', 'Alap'),
        ],
        row: named('Óriás', 'Bűvölő', 'Ozmog', 'Vadász', 'Gyáva'),
        buildings: named('Malom'),
      },
    },
  });
}

const FREE_COMMANDS: readonly string[] = COMMANDS.map((kind) => kind.type);

/** A number stream that decides what a random player does. */
export const choices = fc.array(fc.nat(), { minLength: 400, maxLength: 400 });

/** A stream of whole numbers below a bound out of one array of choices. */
export function chooser(picks: readonly number[]): (below: number) => number {
  let at = 0;
  let mix = 1;
  return (below) => {
    mix = (Math.imul(mix, 1_103_515_245) + 12_345 + (picks[at++ % picks.length] ?? 0)) >>> 0;
    return below <= 1 ? 0 : (mix >>> 8) % below;
  };
}

/** One more command: mostly offered ones (legal or not), some hand moves and card effects, some plain nonsense. */
export function nextCommand(state: State, pick: (below: number) => number): Command {
  const kind = pick(10);
  if (kind < 7) {
    const offered = offeredCommands(state, pick);
    const chosen = offered[pick(offered.length)];
    if (chosen) return chosen;
  }
  return kind < 9 ? handCommand(state, pick) : wildCommand(state, pick);
}

function offeredCommands(state: State, pick: (below: number) => number): readonly Command[] {
  const answering = state.decisions.length > 0 && pick(4) > 0;
  const kinds = COMMANDS.filter((kind) => kind.candidates && (!answering || kind.type === 'decide'));
  // Kinds with nothing to offer are passed over, so that rare ones get their turn.
  for (let i = 0; i < 6; i++) {
    const offered = [
      ...(kinds[pick(kinds.length)]?.candidates?.(state, pick(5) > 0 ? 'self' : 'dummy') ?? []),
    ] as Command[];
    if (offered.length > 0) return offered;
  }
  return [];
}

function handCommand(state: State, pick: (below: number) => number): Command {
  const card = pick(state.cards.length);
  const other = pick(state.cards.length);
  const side = pick(2) === 0 ? 'self' : 'dummy';
  const options: Command[] = [
    { type: 'hand.move', card, to: ZONES[pick(ZONES.length)] ?? 'row', side, at: pick(3) },
    { type: 'hand.move', card, to: 'row', side },
    { type: 'hand.attach', card, target: other, as: ATTACH_KINDS[pick(ATTACH_KINDS.length)] ?? 'other' },
    { type: 'hand.mp', change: pick(20) - 8, player: side },
    { type: 'hand.position', card, position: POSITIONS[pick(3)] ?? 'ready' },
    { type: 'hand.set', card, damage: pick(3) },
    { type: 'hand.order', cards: [card], player: side },
    { type: 'hand.unmark', card },
    { type: 'hand.note', text: 'jegyzet' },
    {
      type: 'hand.token',
      define: stubCard('Zombi', { type: 'adventurer', token: true, level: 1 }),
      to: 'row',
      player: side,
    },
    { type: 'control', card, player: side },
    { type: 'grant', card, keyword: 'TÚLÜTÉS 3', until: 'fight' },
    { type: 'search', look: pick(2) === 0 ? null : 2, take: 2, wanted: null, to: 'hand', source: null },
    { type: 'sacrifice', card },
    { type: 'destroy', card },
    { type: 'kill', card },
    { type: 'hurt', card, levels: 1 },
    { type: 'obstruct', team: [card] },
  ];
  return options[pick(options.length)] as Command;
}

/** A command with fields that mostly make no sense together. */
function wildCommand(state: State, pick: (below: number) => number): Command {
  const id = () => pick(state.cards.length + 2);
  const command = {
    type: FREE_COMMANDS[pick(FREE_COMMANDS.length)],
    card: id(),
    target: id(),
    attacker: id(),
    team: [id(), id()],
    cards: [id()],
    ability: pick(3),
    levels: 1,
    n: 1,
    as: 'obstacle',
    kind: 'siege',
    player: 'self',
    to: 'row',
    change: pick(5),
    look: null,
    take: 1,
    wanted: null,
    source: null,
    by: 'own',
    keyword: 'MOMENTUM',
    until: 'turn',
    times: 1,
    way: ATTACK_WAYS[pick(ATTACK_WAYS.length)],
    threshold: 7,
    damage: 1,
    attribute: 'fizikum',
    for: 'test',
    met: pick(2) === 0,
    down: pick(2) === 0,
    position: 'ready',
    text: 'x',
    define: stubCard('Jelző', { token: true }),
    yes: pick(2) === 0,
  };
  return command as unknown as Command;
}
