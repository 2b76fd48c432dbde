import { z } from 'zod';

/**
 * What a sentence of a card does, as plain data: when, if, whom, what, how many, how long. It is made by the reader, said back
 * by {@link file://./says/says.ts}, carried out by the table, and can be corrected by the player in the card itself.
 */

/** Whose: játékosa, az ellenfél, every player, the controller of the card spoken of before, the controller of "a csapat". */
export const PLAYER_REFS = ['own', 'enemy', 'each', 'its', 'team', 'summoner'] as const;
export type PlayerRef = (typeof PLAYER_REFS)[number];

/** Kinds of things an effect can speak of. */
export const KINDS = [
  'card',
  'adventurer',
  'quest',
  'building',
  'obstacle',
  'trap',
  'beast',
  'action',
  'attack',
  'spell',
  'psi',
  'item',
  'magicItem',
  'equipment',
  'event',
  'ally',
  'towerLevel',
  'omen',
  'paragon',
  'treasure',
  'mount',
  'companion',
  'armour',
  'weapon',
  'team',
  'ability',
  'effect',
  'token',
] as const;
export type Kind = (typeof KINDS)[number];

export const POSITION_WORDS = ['ready', 'resting', 'wounded'] as const;
export type PositionWord = (typeof POSITION_WORDS)[number];

export const COMPARISONS = ['atLeast', 'atMost', 'exactly', 'more', 'less'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Numbers of a card. */
export const STATS = [
  'level',
  'baseLevel',
  'fizikum',
  'asztral',
  'mental',
  'attackThreshold',
  'attackRoll',
  'testRoll',
  'saveRoll',
  'damage',
  'fal',
  'number',
  'attack',
  'mpCost',
  'mpValue',
  'handSize',
  'dp',
] as const;
export type Stat = (typeof STATS)[number];

/** Places an effect can name. */
export const PLACES = [
  'hand',
  'deck',
  'past',
  'abyss',
  'pastOrAbyss',
  'spare',
  'outer',
  'row',
  'store',
  'tower',
  'solved',
  'awaiting',
  'present',
  'timeline',
  'team',
  'fight',
  'manoeuvre',
] as const;
export type PlaceWord = (typeof PLACES)[number];

export const TEAM_REFS = ['own', 'enemy', 'the', 'initiating', 'obstructing', 'its', 'summoner'] as const;

const whereSchema = z
  .strictObject({
    in: z.enum(PLACES),
    /** Whose place, or which team; left out = any. */
    whose: z.enum(TEAM_REFS).optional(),
  })
  .meta({ id: 'effectPlace' });
export type Where = z.infer<typeof whereSchema>;

/** Fields a word may speak of; `any` = a bare word such as "törpe" or "toroni", whichever field has it. */
export const WORD_FIELDS = [
  'any',
  'race',
  'class',
  'origin',
  'religion',
  'group',
  'skill',
  'alignment',
  'sex',
  'name',
  'place',
  'subtype',
  'sphere',
] as const;
export type WordField = (typeof WORD_FIELDS)[number];

const not = z.literal(true).optional();
const plain = z.int().min(0).max(99);

export const qualSchema = z
  .discriminatedUnion('q', [
    z.strictObject({ q: z.literal('position'), is: z.enum(POSITION_WORDS), not }),
    z.strictObject({ q: z.literal('word'), field: z.enum(WORD_FIELDS), is: z.array(z.string()).min(1), not }),
    z.strictObject({ q: z.literal('token'), not }),
    z.strictObject({ q: z.literal('named'), not }),
    z.strictObject({ q: z.literal('hidden'), not }),
    z.strictObject({ q: z.literal('worn'), not }),
    z.strictObject({ q: z.literal('sameName'), not }),
    z.strictObject({ q: z.literal('keyword'), is: z.string(), not }),
    z.strictObject({
      q: z.literal('compare'),
      stat: z.enum(STATS),
      how: z.enum(COMPARISONS),
      n: z.union([plain, z.literal('X')]),
      not,
    }),
    /** Attached to the card itself, to a card of a kind, or to the card spoken of before. */
    z.strictObject({
      q: z.literal('attached'),
      to: z.enum(['self', 'it', 'adventurer', 'quest', 'towerLevel', 'building']),
      not,
    }),
    /** Has a card of this kind attached or worn. */
    z.strictObject({ q: z.literal('has'), kind: z.enum(KINDS), not }),
    z.strictObject({ q: z.literal('starting'), manoeuvre: z.enum(['siege', 'quest', 'building', 'fight']), not }),
  ])
  .meta({ id: 'effectQuality' });
export type Qual = z.infer<typeof qualSchema>;

const filterFields = {
  /** Any of these. */
  kinds: z.array(z.enum(KINDS)).min(1),
  whose: z.enum(['own', 'enemy', 'carrier', 'its', 'self', 'summoner']).optional(),
  quals: z.array(qualSchema).optional(),
  where: whereSchema.optional(),
  /** Without the card itself ("többi"). */
  others: z.literal(true).optional(),
};
export const filterSchema = z.strictObject(filterFields).meta({ id: 'effectFilter' });
export type Filter = z.infer<typeof filterSchema>;

/** A number, the X of the price, or a count of cards (times a factor). */
export const amountSchema = z
  .union([plain, z.literal('X'), z.strictObject({ count: filterSchema, times: z.int().min(2).max(9).optional() })])
  .meta({ id: 'effectAmount' });
export type Amount = z.infer<typeof amountSchema>;

const ofSchema = z.union([
  z.strictObject({ ref: z.enum(['self', 'carrier', 'it', 'summoner', 'target']) }),
  z.strictObject({ pick: z.enum(['target', 'all']), ...filterFields }),
]);

export const whomSchema = z
  .union([
    /** itself, its carrier or rider, the card spoken of before, the summoner, the target of the action */
    z.strictObject({ ref: z.enum(['self', 'carrier', 'it', 'summoner', 'target']) }),
    z.strictObject({
      /** Targets are chosen when the effect is played, the others when it takes effect. */
      pick: z.enum(['target', 'choose', 'all', 'random']),
      n: amountSchema.optional(),
      upTo: z.literal(true).optional(),
      best: z.enum(['lowestLevel', 'highestLevel']).optional(),
      by: z.enum(PLAYER_REFS).optional(),
      /** What it is attached to or belongs to. */
      of: ofSchema.optional(),
      ...filterFields,
    }),
  ])
  .meta({ id: 'effectWhom' });
export type Whom = z.infer<typeof whomSchema>;
export type Picked = Extract<Whom, { pick: unknown }>;

export const MANOEUVRES = ['siege', 'quest', 'building', 'fight'] as const;

export const conditionSchema = z
  .discriminatedUnion('c', [
    /** A player controls cards. */
    z.strictObject({
      c: z.literal('controls'),
      who: z.enum(PLAYER_REFS),
      filter: filterSchema,
      how: z.enum(COMPARISONS).optional(),
      n: plain.optional(),
      not,
    }),
    /** There are cards in a place. */
    z.strictObject({
      c: z.literal('exists'),
      filter: filterSchema,
      how: z.enum(COMPARISONS).optional(),
      n: plain.optional(),
      /** Only there: nobody else has one in the same kind of place. */
      only: z.literal(true).optional(),
      not,
    }),
    /** The card spoken of is so. */
    z.strictObject({
      c: z.literal('is'),
      whom: z.enum(['self', 'it', 'carrier', 'summoner', 'target']),
      qual: qualSchema,
    }),
    z.strictObject({ c: z.literal('in'), whom: z.enum(['self', 'it', 'carrier']), where: whereSchema, not }),
    z.strictObject({ c: z.literal('manoeuvre'), kind: z.enum(MANOEUVRES), not }),
    z.strictObject({
      c: z.literal('stat'),
      whom: z.enum(['self', 'it', 'carrier', 'team', 'enemyTeam']),
      stat: z.enum(STATS),
      how: z.enum(COMPARISONS),
      n: plain,
    }),
    z.strictObject({ c: z.literal('mp'), who: z.enum(PLAYER_REFS), how: z.enum(COMPARISONS), n: plain }),
    /** The act before was done, a roll before failed or succeeded. */
    z.strictObject({ c: z.literal('did'), not }),
    z.strictObject({ c: z.literal('rolled'), not }),
    z.strictObject({ c: z.literal('returned'), not }),
    /** A team obstructs in the manoeuvre. */
    z.strictObject({ c: z.literal('obstructed'), not }),
  ])
  .meta({ id: 'effectCondition' });
export type Condition = z.infer<typeof conditionSchema>;

export const EVENTS = [
  'arrive',
  'reveal',
  'solve',
  'die',
  'destroyed',
  'leave',
  'sacrificed',
  'discarded',
  'besieged',
  'summon',
  'draw',
  'hurt',
  'heal',
  'siegeWon',
  'fightWon',
  'fightStart',
  'fightEnd',
  'turnStart',
  'turnEnd',
  'attack',
  'attached',
  'activate',
] as const;
export type EventWord = (typeof EVENTS)[number];

export const whenSchema = z.strictObject({
  on: z.enum(EVENTS),
  at: z.enum(['when', 'before', 'after']).optional(),
  /** What it happens to; left out = the card itself. */
  what: filterSchema.optional(),
  /** Who does it. */
  by: z.enum([...PLAYER_REFS, 'self', 'ownTeam', 'enemyTeam']).optional(),
});
export type When = z.infer<typeof whenSchema>;

export const UNTIL = ['round', 'fight', 'manoeuvre', 'turn', 'duration', 'game'] as const;
export type Until = (typeof UNTIL)[number];

/** What can be forbidden. */
export const BANS = [
  'target', // nem választható célpontnak
  'obstruct', // nem akadályozhat
  'initiate', // nem választható kezdeményező csapatba
  'heal',
  'attack',
  'act', // nem cselekedhet
  'activate', // nem aktivizálhatja képességét
  'hurt', // nem sebződhet
  'gainMp',
  'draw',
  'siege', // nem kezdeményezhet ostrom manővert
  'win',
  'raiseCost',
  'lowerCost',
  'return',
  'work', // nem fejti ki hatását
  'die',
  'destroy',
] as const;
export type Ban = (typeof BANS)[number];

const common = {
  may: z.literal(true).optional(),
  /** Bound to the act before: afterwards ("majd"), or only if it was done ("ha így tesz"). */
  link: z.enum(['then', 'ifDone']).optional(),
  until: z.enum(UNTIL).optional(),
};
const who = z.enum(PLAYER_REFS);
const down = z.literal(true).optional();

export const actSchema = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('mp'), who, n: amountSchema, down, ...common }),
    z.strictObject({ do: z.literal('draw'), who, n: amountSchema, ...common }),
    z.strictObject({ do: z.literal('discard'), who, what: whomSchema, ...common }),
    z.strictObject({ do: z.literal('pay'), who, n: amountSchema, ...common }),
    z.strictObject({
      do: z.literal('look'),
      who,
      whose: z.enum(['own', 'enemy']),
      zone: z.enum(['deck', 'hand']),
      n: amountSchema.optional(),
      ...common,
    }),
    z.strictObject({
      do: z.literal('takeLooked'),
      n: plain,
      upTo: z.literal(true).optional(),
      filter: filterSchema.optional(),
      to: z.enum(['hand', 'deckBottom', 'deckTop', 'past']),
      ...common,
    }),
    z.strictObject({ do: z.literal('restLooked'), to: z.enum(['deckBottom', 'deckTop', 'past', 'deck']), ...common }),
    z.strictObject({
      do: z.literal('search'),
      who,
      n: plain,
      upTo: z.literal(true).optional(),
      filter: filterSchema,
      from: z.enum(['deck', 'spare']),
      ...common,
    }),
    z.strictObject({ do: z.literal('shuffle'), who, ...common }),
    z.strictObject({
      do: z.literal('move'),
      whom: whomSchema,
      to: z.enum(['hand', 'deckBottom', 'deckTop', 'deck', 'past', 'abyss', 'pastOrAbyss', 'store', 'row']),
      position: z.enum(POSITION_WORDS).optional(),
      ...common,
    }),
    z.strictObject({
      do: z.literal('damage'),
      whom: whomSchema,
      n: amountSchema,
      /** Another number under a condition ("ha sérült, akkor 2 szintet"). */
      instead: z.strictObject({ if: z.array(conditionSchema), n: amountSchema }).optional(),
      ...common,
    }),
    z.strictObject({ do: z.literal('heal'), whom: whomSchema, n: amountSchema, ...common }),
    z.strictObject({ do: z.literal('turn'), whom: whomSchema, to: z.enum(POSITION_WORDS), ...common }),
    /** The card arrives in this position. */
    z.strictObject({ do: z.literal('arrive'), position: z.enum(POSITION_WORDS), ...common }),
    z.strictObject({ do: z.literal('kill'), whom: whomSchema, ...common }),
    z.strictObject({ do: z.literal('destroy'), whom: whomSchema, ...common }),
    z.strictObject({ do: z.literal('neutralise'), whom: whomSchema, ...common }),
    z.strictObject({ do: z.literal('sacrifice'), who, whom: whomSchema, ...common }),
    z.strictObject({
      do: z.literal('stat'),
      whom: whomSchema,
      stat: z.enum(STATS),
      n: amountSchema,
      down,
      /** "de nem csökkenhet 1 alá" */
      floor: plain.optional(),
      /** Only against these. */
      against: z.union([filterSchema, z.literal('self')]).optional(),
      /** The value of those who act against the card ("ellene"). */
      first: z.literal('fight').optional(),
      /** Only in such a manoeuvre. */
      in: z.enum(MANOEUVRES).optional(),
      ...common,
    }),
    z.strictObject({ do: z.literal('cap'), whom: whomSchema, stat: z.enum(STATS), atMost: plain, ...common }),
    z.strictObject({ do: z.literal('nextCost'), who, filter: filterSchema, n: amountSchema, down, ...common }),
    z.strictObject({ do: z.literal('grant'), whom: whomSchema, keywords: z.array(z.string()).min(1), ...common }),
    z.strictObject({
      do: z.literal('lose'),
      whom: whomSchema,
      what: z.enum(['keywords', 'abilities', 'effects']).or(z.array(z.string()).min(1)),
      ...common,
    }),
    z.strictObject({ do: z.literal('silence'), keyword: z.string(), ...common }),
    z.strictObject({
      do: z.literal('ban'),
      ban: z.enum(BANS),
      /** Cards or a player that must not. */
      whom: z.union([whomSchema, z.strictObject({ player: who })]),
      /** By or against what. */
      by: filterSchema.optional(),
      ...common,
    }),
    z.strictObject({ do: z.literal('freely'), quests: filterSchema, ...common }),
    z.strictObject({
      do: z.literal('usable'),
      positions: z.array(z.enum(POSITION_WORDS)).min(1),
      also: z.literal(true).optional(),
      ...common,
    }),
    z.strictObject({
      do: z.literal('price'),
      price: z.discriminatedUnion('p', [
        z.strictObject({ p: z.literal('sacrifice'), whom: whomSchema }),
        z.strictObject({ p: z.literal('discard'), n: plain }),
        z.strictObject({ p: z.literal('rotate'), whom: whomSchema }),
        z.strictObject({ p: z.literal('mp'), n: plain }),
        z.strictObject({ p: z.literal('damage'), n: plain }),
      ]),
      ...common,
    }),
    z.strictObject({ do: z.literal('limit'), per: z.enum(['turn', 'game', 'fight', 'round']), ...common }),
    z.strictObject({ do: z.literal('attach'), whom: whomSchema, to: whomSchema, ...common }),
    z.strictObject({ do: z.literal('control'), who, whom: whomSchema, ...common }),
    z.strictObject({
      do: z.literal('token'),
      who,
      n: amountSchema,
      name: z.string(),
      as: z
        .strictObject({
          mainClasses: z.array(z.string()),
          subclasses: z.array(z.string()),
          level: plain,
          fizikum: plain,
          asztral: plain,
          mental: plain,
        })
        .optional(),
      position: z.enum(POSITION_WORDS).optional(),
      mustObstruct: z.literal(true).optional(),
      ...common,
    }),
    z.strictObject({ do: z.literal('again'), whom: whomSchema, ...common }),
    z.strictObject({ do: z.literal('first'), who, ...common }),
    z.strictObject({
      do: z.literal('roll'),
      whom: whomSchema,
      roll: z.enum(['test', 'save']),
      attribute: z.enum(['fizikum', 'asztral', 'mental']),
      ...common,
    }),
    z.strictObject({ do: z.literal('religion'), religions: z.array(z.string()).min(1), ...common }),
    z.strictObject({ do: z.literal('pierce'), keyword: z.string(), ...common }),
    z.strictObject({ do: z.literal('curable'), n: plain, ...common }),
    z.strictObject({ do: z.literal('attacks'), n: plain, ...common }),
    z.strictObject({ do: z.literal('beyondLimit'), ...common }),
    z.strictObject({ do: z.literal('repeatArrival'), ...common }),
    z.strictObject({ do: z.literal('wordsOfPower'), ...common }),
  ])
  .meta({ id: 'effectAct' });
export type Act = z.infer<typeof actSchema>;
export type ActOf<D extends Act['do']> = Extract<Act, { do: D }>;

export const effectSchema = z
  .strictObject({
    when: whenSchema.optional(),
    once: z.enum(['turn', 'round', 'fight', 'game']).optional(),
    /** As long as this holds ("amíg"). */
    while: z.array(conditionSchema).optional(),
    if: z.array(conditionSchema).optional(),
    /** "Ha meghalna, helyette …": what would happen, and the acts stand in its place. */
    instead: z.strictObject({ of: z.enum(['die', 'draw', 'hurt', 'destroyed']) }).optional(),
    /** Text under TÖRZSSZÖVETSÉG, BEFOLYÁS or Hátas képesség: the keyword as printed. */
    under: z.string().optional(),
    acts: z.array(actSchema).min(1),
  })
  .meta({ id: 'effect' });
export type Effect = z.infer<typeof effectSchema>;
