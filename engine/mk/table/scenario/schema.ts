import { z } from 'zod';
import { cardSchema } from '../../cards/card.ts';
import { settingsSchema } from '../settings.ts';
import { ATTACH_KINDS, PLAYERS, POSITIONS, ZONES } from '../state/types.ts';

/*
 * The scenario file: a scripted game with what is expected of it, described for players in docs/scenarios.md.
 */

/** A card laid on the table: its name, or its name with what is different from a new card. */
export type CardEntry =
  | string
  | {
      readonly card: string;
      readonly id?: string | undefined;
      readonly count?: number | undefined;
      readonly owner?: (typeof PLAYERS)[number] | undefined;
      readonly position?: (typeof POSITIONS)[number] | undefined;
      readonly damage?: number | undefined;
      readonly faceDown?: boolean | undefined;
      readonly points?: number | undefined;
      readonly as?: (typeof ATTACH_KINDS)[number] | undefined;
      readonly treasure?: boolean | undefined;
      readonly fromPast?: boolean | undefined;
      readonly attached?: readonly CardEntry[] | undefined;
    };

const cardEntrySchema: z.ZodType<CardEntry> = z.union([
  z.string().min(1),
  z.strictObject({
    card: z.string().min(1),
    /** Name of this very copy in commands and expectations. */
    id: z.string().min(1).optional(),
    count: z.int().min(1).max(99).optional(),
    owner: z.enum(PLAYERS).optional(),
    position: z.enum(POSITIONS).optional(),
    damage: z.int().min(0).max(99).optional(),
    faceDown: z.boolean().optional(),
    points: z.int().min(0).max(99).optional(),
    as: z.enum(ATTACH_KINDS).optional(),
    treasure: z.boolean().optional(),
    fromPast: z.boolean().optional(),
    attached: z.lazy(() => z.array(cardEntrySchema)).optional(),
  }),
]);

const zoneFields = Object.fromEntries(ZONES.map((zone) => [zone, z.array(cardEntrySchema).optional()])) as Record<
  (typeof ZONES)[number],
  z.ZodOptional<z.ZodArray<typeof cardEntrySchema>>
>;

const sideSchema = z.strictObject({
  mp: z.int().min(0).max(999).optional(),
  dp: z.int().min(-99).max(99).optional(),
  ...zoneFields,
});
export type ScenarioSide = z.output<typeof sideSchema>;

const ref = z.string().min(1);
const name = z.string();

/** One thing that must be so; every field given is checked. */
export const expectationSchema = z.union([
  z.strictObject({
    card: ref,
    zone: z.enum([...ZONES, 'timeline', 'attached']).optional(),
    side: z.enum(PLAYERS).optional(),
    owner: z.enum(PLAYERS).optional(),
    controller: z.enum(PLAYERS).nullable().optional(),
    player: z.enum(PLAYERS).optional(),
    host: ref.optional(),
    as: z.enum(ATTACH_KINDS).optional(),
    position: z.enum(POSITIONS).optional(),
    faceDown: z.boolean().optional(),
    type: z.string().nullable().optional(),
    level: z.int().optional(),
    damage: z.int().optional(),
    /** MP-érték; null where it cannot be determined. */
    mpValue: z.int().nullable().optional(),
    counter: z.record(z.string(), z.int()).optional(),
    /** Counts as wearing páncél (2.17.b). */
    armoured: z.boolean().optional(),
    /** Keywords at work or not at work, by their names in the code ("overkill"). */
    has: z.array(z.string()).optional(),
    hasNot: z.array(z.string()).optional(),
  }),
  z.strictObject({
    of: z.enum(PLAYERS),
    mp: z.int().optional(),
    dp: z.int().optional(),
    handSize: z.int().optional(),
    teamLevel: z.int().optional(),
    /** How many cards lie in a place. */
    count: z.partialRecord(z.enum(ZONES), z.int()).optional(),
    /** Names in a place, from the top (tower: lowest first). */
    cards: z.partialRecord(z.enum(ZONES), z.array(name)).optional(),
  }),
  z.strictObject({
    turn: z.int().optional(),
    step: z.string().optional(),
    phase: z.string().nullable().optional(),
    timeline: z.array(name).optional(),
    asked: z.string().nullable().optional(),
    /** self, dummy, draw, or null while the game goes on. */
    winner: z.enum(['self', 'dummy', 'draw']).nullable().optional(),
    clause: z.string().optional(),
  }),
  z.strictObject({
    event: z.string(),
    card: ref.optional(),
    clause: z.string().optional(),
    word: z.string().optional(),
    n: z.int().optional(),
    /** How often; at least once if left out. */
    times: z.int().min(0).optional(),
  }),
  z.strictObject({ possible: z.record(z.string(), z.unknown()) }),
  z.strictObject({ impossible: z.record(z.string(), z.unknown()), by: z.string().optional() }),
]);
export type Expectation = z.output<typeof expectationSchema>;

/** A step: a command's name where it needs nothing more, a command, or something that must be so at this point. */
export const stepSchema = z.union([
  z.string().min(1),
  z.strictObject({ expect: z.union([expectationSchema, z.array(expectationSchema)]) }),
  z.record(z.string(), z.unknown()),
]);
export type ScenarioStep = z.output<typeof stepSchema>;

export const scenarioSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().optional(),
  /** The clause of the rules the scenario is about. */
  clause: z.string().optional(),
  /** Why the expected outcome is right. */
  why: z.string().optional(),
  /** Card files to be read, beside the scenario file or by their path. */
  catalogues: z.array(z.string()).default([]),
  /** Cards of this scenario: a name for a card of which only the name matters, or a card as in a catalogue file. */
  cards: z.array(z.union([z.string().min(1), cardSchema])).default([]),
  settings: settingsSchema.partial().default({}),
  seed: z.int().min(0).default(1),
  /** Whether the Jövő is shuffled at the start; if not, it lies as written, the top first. */
  shuffle: z.boolean().default(false),
  turn: z.int().min(1).max(999).default(1),
  step: z.enum(['opening', 'manoeuvres']).default('manoeuvres'),
  dummyEmpty: z.boolean().default(false),
  /** The side "dummy" is a player with the same rights. */
  rival: z.boolean().default(false),
  first: z.enum(PLAYERS).default('self'),
  self: sideSchema.default({}),
  dummy: sideSchema.default({}),
  commands: z.array(stepSchema).default([]),
  expect: z.array(expectationSchema).default([]),
});
export type Scenario = z.output<typeof scenarioSchema>;
export type ScenarioInput = z.input<typeof scenarioSchema>;
