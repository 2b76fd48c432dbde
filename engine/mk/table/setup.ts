import { z } from 'zod';
import { seedState } from '../../random/rng.ts';
import { shuffle } from '../../random/shuffle.ts';
import { type Card, cardSchema } from '../cards/card.ts';
import { has, keywordAt } from './rules/keywords.ts';
import { noteParagon } from './rules/turn.ts';
import { settingsSchema } from './settings.ts';
import { Draft, FRESH } from './state/draft.ts';
import {
  ATTACH_KINDS,
  type CardId,
  PLAYERS,
  type PlayerId,
  type PlayerState,
  POSITIONS,
  type State,
  ZONES,
  type ZoneName,
} from './state/types.ts';

/** A card at the start: its number in the set-up's card list, where its state differs from that of a new card. */
export interface SetupCard {
  readonly card: number;
  readonly owner?: PlayerId | undefined;
  readonly position?: (typeof POSITIONS)[number] | undefined;
  readonly damage?: number | undefined;
  readonly faceDown?: boolean | undefined;
  readonly points?: number | undefined;
  readonly as?: (typeof ATTACH_KINDS)[number] | undefined;
  readonly treasure?: boolean | undefined;
  readonly fromPast?: boolean | undefined;
  readonly attached?: readonly SetupCard[] | undefined;
}

const setupCardSchema: z.ZodType<SetupCard> = z.strictObject({
  card: z.int().min(0),
  owner: z.enum(PLAYERS).optional(),
  position: z.enum(POSITIONS).optional(),
  damage: z.int().min(0).max(99).optional(),
  faceDown: z.boolean().optional(),
  points: z.int().min(0).max(99).optional(),
  as: z.enum(ATTACH_KINDS).optional(),
  treasure: z.boolean().optional(),
  fromPast: z.boolean().optional(),
  attached: z.lazy(() => z.array(setupCardSchema)).optional(),
});

const sideSchema = z.strictObject({
  zones: z.partialRecord(z.enum(ZONES), z.array(setupCardSchema)).default({}),
  mp: z.int().min(0).max(999).optional(),
  dp: z.int().min(-99).max(99).default(0),
});

/** Everything a game starts from; with the commands it is the whole replay. */
export const setupSchema = z.strictObject({
  cards: z.array(cardSchema).max(2000),
  settings: settingsSchema.partial().default({}),
  seed: z.int().min(0),
  /** The Jövő is shuffled before the first step; off for scripted games that give its order. */
  shuffle: z.boolean().default(true),
  turn: z.int().min(1).max(999).default(1),
  step: z.enum(['opening', 'manoeuvres']).default('opening'),
  dummyEmpty: z.boolean().default(false),
  /** The second side is a player with a deck and the same rights, not the dummy of Q75. */
  rival: z.boolean().default(false),
  /** Who acts first in the manőverek fázisa where both sides are players (Q23). */
  first: z.enum(PLAYERS).default('self'),
  self: sideSchema.prefault({}),
  dummy: sideSchema.prefault({}),
});
export type Setup = z.output<typeof setupSchema>;
export type SetupInput = z.input<typeof setupSchema>;

const emptyZones = (): Record<ZoneName, CardId[]> =>
  Object.fromEntries(ZONES.map((zone) => [zone, []])) as unknown as Record<ZoneName, CardId[]>;

const freshPlayer = (mp: number, dp: number): PlayerState => ({
  mp,
  dp,
  searches: 0,
  handSizeOwn: 0,
  handSizeOwnDown: 0,
  handSizeEnemy: 0,
  handSizeSet: null,
  gainChange: 0,
});

/** The first state of a game. The same set-up gives the same state, on every machine. */
export function createGame(setup: Setup): State {
  const settings = settingsSchema.parse(setup.settings);
  const d = new Draft({
    settings,
    defs: setup.cards,
    cards: [],
    zones: { self: emptyZones(), dummy: emptyZones() },
    timeline: [],
    players: {
      self: freshPlayer(setup.self.mp ?? settings.startMp, setup.self.dp),
      dummy: freshPlayer(setup.dummy.mp ?? (setup.rival ? settings.startMp : 0), setup.dummy.dp),
    },
    rng: seedState(setup.seed),
    turn: setup.turn,
    step: setup.step,
    decisions: [],
    running: [],
    lasting: [],
    manoeuvre: null,
    usedInGame: [],
    usedByPlayer: [],
    played: [],
    turnMarks: [],
    paragonSeen: false,
    result: null,
    dummyEmpty: setup.dummyEmpty,
    rival: setup.rival,
    priority: { first: setup.first, player: setup.first, passes: 0 },
    nextId: 1,
  });
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const one of setup[player].zones[zone] ?? []) putDown(d, setup.cards, one, player, zone);
    }
  }
  if (setup.shuffle) for (const player of PLAYERS) shuffleStart(d, player);
  noteParagon(d);
  return d.finish();
}

// The starting shuffle is no event of the game: it is part of how the table is laid.
function shuffleStart(d: Draft, player: PlayerId): void {
  const order = [...d.list(player, 'future')];
  if (order.length < 2) return;
  shuffle(order, d.rng());
  d.reorder(player, 'future', order);
}

function putDown(d: Draft, cards: readonly Card[], one: SetupCard, side: PlayerId, zone: ZoneName): CardId {
  const definition = cards[one.card] as Card;
  const id = d.create(definition, one.owner ?? side, zone, side);
  const points = one.points ?? definition.points;
  const isTreasure = one.treasure === true;
  d.change(id, {
    position: one.position ?? 'ready',
    damage: one.damage ?? 0,
    counters: points === null ? FRESH.counters : { points },
    ruledController: (one.owner ?? side) === side ? null : side,
    fromPast: one.fromPast ?? false,
    treasure: null,
  });
  if (isTreasure) layTreasure(d, id, definition);
  // Q79: starting toronyszint lie face down until they are besieged; NYÍLT LAP never does (2.30.a).
  const hidden = one.faceDown ?? (zone === 'tower' && d.state.settings.dummyFaceDown);
  d.change(id, { faceDown: hidden && !has(d.state, id, 'faceUp') });
  for (const other of one.attached ?? []) attachAtStart(d, cards, other, id, side);
  return id;
}

function layTreasure(d: Draft, id: CardId, definition: Card): void {
  const x = keywordAt(d.state, id, 'treasure')?.value ?? 0;
  d.change(id, { treasure: x, asType: definition.type === 'quest' ? null : 'quest' });
}

function attachAtStart(d: Draft, cards: readonly Card[], one: SetupCard, host: CardId, side: PlayerId): void {
  const id = putDown(d, cards, one, side, 'gone');
  const as = one.as ?? 'obstacle';
  d.place(id, { zone: 'attached', host, as });
  const feral = (as === 'obstacle' || as === 'plusObstacle') && (cards[one.card] as Card).type !== 'obstacle';
  const hidden = (one.faceDown ?? as === 'obstacle') && !has(d.state, id, 'faceUp');
  // An akadálylap on a foreign place is its owner's (ALAP.32.d), unless the rules of the game say otherwise later.
  d.change(id, { faceDown: hidden, asType: feral ? 'obstacle' : null, ruledController: null });
}
