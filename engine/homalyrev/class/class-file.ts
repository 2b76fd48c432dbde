import { z } from 'zod';
import { type FileProblem, problemOf, type Read, unknownKeys, valueAt } from '../file-problem.ts';
import { BONUSES, type HandCard } from '../hand/card.ts';

export const CLASS_FORMAT = 'jovolato-homalyrev-class';
export const CLASS_VERSION = 1;

/** A class with its ability cards, as the user's own file holds it (docs/homalyrev.md). */
export interface ClassFile {
  readonly format: typeof CLASS_FORMAT;
  readonly version: typeof CLASS_VERSION;
  readonly name: string;
  /** Exactly so many cards are brought to a scenario. */
  readonly handSize: number;
  /** Hit points at the levels from 1 on; the last one goes for higher levels. */
  readonly hitPoints: readonly number[];
  readonly cards: readonly HandCard[];
}

const name = z.string().trim().min(1).max(100);
const action = z.object({
  text: z.string().max(2000).default(''),
  lost: z.boolean().default(false),
  bonus: z.enum(BONUSES).nullable().default(null),
  unrecoverable: z.boolean().default(false),
});
const NO_ACTION = { text: '', lost: false, bonus: null, unrecoverable: false };
const card = z.object({
  name,
  level: z.union([z.int().min(1).max(9), z.literal('X')]),
  initiative: z.int().min(1).max(99),
  top: action.default(NO_ACTION),
  bottom: action.default(NO_ACTION),
});
const classFile = z.object({
  format: z.literal(CLASS_FORMAT),
  version: z.literal(CLASS_VERSION),
  name,
  handSize: z.int().min(2).max(20),
  hitPoints: z.array(z.int().min(1).max(99)).min(1).max(9),
  cards: z.array(card).min(2).max(100),
});

/** Reads a class from a parsed JSON value. Card names are made NFC, and each may be used once. */
export function readClass(value: unknown): Read<ClassFile> {
  const parsed = classFile.safeParse(value);
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error.issues[0], value) };
  const cards = parsed.data.cards.map((one) => ({ ...one, name: one.name.normalize('NFC') }));
  const data: ClassFile = { ...parsed.data, cards };
  const problem = nameUsedTwice(data);
  return problem ? { ok: false, problem } : { ok: true, value: data, unknown: allUnknownKeys(value) };
}

function nameUsedTwice({ cards }: ClassFile): FileProblem | null {
  const seen = new Set<string>();
  for (const [i, one] of cards.entries()) {
    if (seen.has(one.name)) return { path: `cards[${i}].name`, code: 'DUPLICATE_ID', detail: { id: one.name } };
    seen.add(one.name);
  }
  return null;
}

function allUnknownKeys(value: unknown): string[] {
  const cards = valueAt(value, ['cards']);
  const inCards = (Array.isArray(cards) ? cards : []).flatMap((one, i) => [
    ...unknownKeys(`cards[${i}]`, one, card.shape),
    ...unknownKeys(`cards[${i}].top`, valueAt(one, ['top']), action.shape),
    ...unknownKeys(`cards[${i}].bottom`, valueAt(one, ['bottom']), action.shape),
  ]);
  return [...unknownKeys('', value, classFile.shape), ...inCards];
}

/** Hit points at a level from 1 to 9. */
export const hitPointsAt = (file: ClassFile, level: number): number =>
  file.hitPoints[Math.min(level, file.hitPoints.length) - 1] as number;
