import { z } from 'zod';
import { GOLDFISH_DEFAULTS, GOLDFISH_MAX } from '../../../engine/mk/odds/goldfish/settings.ts';
import { MEASURES } from '../../../engine/mk/odds/goldfish/tally.ts';
import { HAND_SIZE } from '../../../engine/mk/odds/hands.ts';

/** Bounds of what can be typed on the page. */
export const LIMITS = {
  turn: 30,
  newCards: 20,
  hand: 20,
  redraws: 5,
  count: 60,
  hands: 500,
  /** Conditions of one question, and of the keep rule. */
  conditions: 5,
  questions: 30,
} as const;

const whole = (min: number, max: number, fallback: number) => z.int().min(min).max(max).catch(fallback);

/** One condition as the player puts it: so many of a card, or of the cards a search finds. */
const condition = z.object({
  how: z.enum(['atLeast', 'atMost', 'exactly']).catch('atLeast'),
  count: whole(0, LIMITS.count, 1),
  by: z.enum(['card', 'query']).catch('query'),
  text: z.string().max(200).catch(''),
});
export type PageCondition = z.infer<typeof condition>;

const question = z.object({
  turn: whole(1, LIMITS.turn, 1),
  conditions: z.array(condition).min(1).max(LIMITS.conditions),
});
export type PageQuestion = z.infer<typeof question>;

const simulation = z.object({
  games: whole(1, GOLDFISH_MAX.games, 20_000),
  turns: whole(1, 30, 8),
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER).catch(1),
  startMp: whole(0, GOLDFISH_MAX.startMp, GOLDFISH_DEFAULTS.startMp),
  gain: whole(0, GOLDFISH_MAX.gain, GOLDFISH_DEFAULTS.gain),
  hand: whole(0, GOLDFISH_MAX.hand, GOLDFISH_DEFAULTS.hand),
  saveFor: z.string().nullable().catch(null),
  solveQuests: z.boolean().catch(false),
  holdObstacles: z.boolean().catch(false),
  carry: z.boolean().catch(true),
  rivalFrom: whole(1, 30, 3),
  rivalPerTurn: whole(0, 19, 2),
  measure: z.enum(MEASURES).catch('spent'),
  /** Wanted standard error, in thousandths of the measure's unit. */
  precision: whole(1, 1000, 10),
});
export type SimulationPrefs = z.infer<typeof simulation>;

const SAMPLES: PageQuestion[] = [
  { turn: 1, conditions: [{ how: 'atLeast', count: 2, by: 'query', text: 'típus:kalandozó mp<=4' }] },
  { turn: 2, conditions: [{ how: 'atLeast', count: 1, by: 'query', text: 'típus:küldetés' }] },
];
const KEEP: PageCondition[] = [{ how: 'atLeast', count: 2, by: 'query', text: 'típus:kalandozó mp<=4' }];

const prefs = z.object({
  deck: z.int().nullable().catch(null),
  other: z.int().nullable().catch(null),
  questions: z.array(question).min(1).max(LIMITS.questions).catch(SAMPLES),
  /** The question in sight. */
  question: whole(0, LIMITS.questions, 0),
  /** New cards a turn; an assumption. */
  newCards: whole(0, LIMITS.newCards, 2),
  /** Q22: no redraw by default. */
  redraws: whole(0, LIMITS.redraws, 0),
  keep: z.array(condition).max(LIMITS.conditions).catch(KEEP),
  mode: z.enum(['replace', 'add']).catch('replace'),
  /** The chance wanted in "how many copies", in percent. */
  wanted: whole(1, 99, 90),
  hand: whole(1, LIMITS.hand, HAND_SIZE),
  hands: whole(1, LIMITS.hands, 8),
  handSeed: z.int().min(0).max(Number.MAX_SAFE_INTEGER).catch(1),
  simulation: simulation.catch(simulation.parse({})),
  fairnessSeed: z.int().min(0).max(Number.MAX_SAFE_INTEGER).catch(2026),
  byType: z.boolean().catch(false),
});
/** What the page remembers of itself between visits. */
export type Prefs = z.infer<typeof prefs>;

/** Reads what was kept; whatever cannot be read becomes its default, so an older or damaged note never stops the page. */
export function readPrefs(value: unknown): Prefs {
  return prefs.parse(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});
}
