import { z } from 'zod';
import { cleanName, fold } from '../../text/fold.ts';
import type { Card } from '../cards/card.ts';
import { stubCard } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { type Estimate, estimateChance } from './estimate.ts';
import { type Cell, type Condition, cellsOf, distribution, MAX_CONDITIONS, type Range } from './exact.ts';
import type { PoolCard } from './pool.ts';
import { type CellQuestion, canBeExact, type RedrawChance, redrawChanceOfCells } from './redraw.ts';

const atLeast = z.int().min(0).default(1);
const atMost = z.int().min(0).optional();

/** ALAP.17: the opening hand, where a question with a keep rule names no other. */
const OPENING = 7;
const MOST_REDRAWS = 1000;

/** One further condition of a question. */
export const andSchema = z.strictObject({ query: z.string(), atLeast, atMost });

/**
 * A question about cards drawn from the Jövő, as `odds --questions` reads it (design, section 5). With `atMost` it is a
 * range; the same number for both is "exactly".
 */
export const questionSchema = z
  .strictObject({
    draws: z.int().min(0),
    /** Cards of the opening hand, the first ones drawn. */
    opening: z.int().min(0).optional(),
    /** A hand is kept if all of these hold in it. */
    keep: z.array(andSchema).max(MAX_CONDITIONS).default([]),
    /** While it is not kept, the whole hand is shuffled back and drawn anew, at most so often. */
    redraws: z.int().min(0).max(MOST_REDRAWS).default(0),
    card: z.string().optional(),
    query: z.string().optional(),
    atLeast,
    atMost,
    and: z
      .array(andSchema)
      .max(MAX_CONDITIONS - 1)
      .default([]),
  })
  .refine((question) => (question.card === undefined) !== (question.query === undefined), {
    error: 'card-or-query',
  })
  .refine(({ redraws, keep }) => redraws === 0 || keep.length > 0, { error: 'redraws-without-keep' })
  .refine(({ opening, draws, keep }) => (opening ?? (keep.length > 0 ? OPENING : 0)) <= draws, {
    error: 'opening-over-draws',
  })
  .refine(({ keep, and }) => keep.length + and.length < MAX_CONDITIONS, { error: 'too-many-conditions' });
export type Question = z.infer<typeof questionSchema>;

/** What a question may say. */
export const questionFields: readonly string[] = Object.keys(questionSchema.shape);

/**
 * An answer. `distribution[k]` is the exact chance of exactly k of the first question's cards, whatever the others are and
 * without redraws.
 */
export interface Answer {
  /** False: p (and what belongs to the keep rule) is an estimate, `se` its standard error. */
  readonly exact: boolean;
  /** The chance that all conditions hold. */
  readonly p: number;
  readonly se?: number;
  readonly distribution: readonly number[];
  /** With a keep rule: the chance that a fresh hand is kept, that the last one meets the rule, and redraws on average. */
  readonly keep?: number;
  readonly keptByRule?: number;
  readonly redraws?: number;
}

type Matcher = (card: PoolCard) => boolean;

/** A query made ready, or what is wrong with it (data for a sentence, made by the caller). */
export type CompiledQuery<E> =
  | { readonly ok: true; readonly matches: (card: Card) => boolean }
  | { readonly ok: false; readonly error: E };

/** How the questions' queries are read; given from outside, so that odds know nothing of the query language. */
export type QueryReader<E> = (query: string) => CompiledQuery<E>;

/**
 * The chance a question asks for, exact. A card that is nowhere in the pool has probability 0; unknown cards of a list
 * are matched by their name.
 * @param estimate where the exact answer would take too long, answer by drawing at random instead of refusing.
 * @returns the answer, or the query that could not be read and why, or that the question is too large.
 */
export function answerQuestion<E>(
  question: Question,
  pool: readonly PoolCard[],
  catalogue: Catalogue,
  readQuery: QueryReader<E>,
  estimate = false,
): { ok: true; answer: Answer } | { ok: false; query: string; error: E } | { ok: false; tooLarge: TooLarge } {
  const conditions: Condition<PoolCard>[] = [];
  const keep: Condition<PoolCard>[] = [];
  const first = question.card === undefined ? undefined : cardMatcher(question.card, pool, catalogue);
  if (first) conditions.push({ matches: first, ...range(question) });
  const queries =
    question.query === undefined
      ? question.and
      : [{ query: question.query, atLeast: question.atLeast, atMost: question.atMost }, ...question.and];
  for (const [list, target] of [
    [question.keep, keep],
    [queries, conditions],
  ] as const) {
    for (const { query, ...wanted } of list) {
      const compiled = readQuery(query);
      if (!compiled.ok) return { ok: false, query, error: compiled.error };
      target.push({ matches: queryMatcher(compiled.matches), ...range(wanted) });
    }
  }
  const seen = Math.min(question.draws, pool.length);
  const hand = Math.min(question.opening ?? (keep.length > 0 ? OPENING : 0), seen);
  const cells = cellsOf(pool, [...keep, ...conditions]);
  const asked = { keep, goals: conditions, redraws: question.redraws, hand, seen };
  const spread = distribution(pool, question.draws, conditions[0]!.matches);
  const exact = canBeExact(cells, asked);
  if (!exact && !estimate) return { ok: false, tooLarge: { conditions: keep.length + conditions.length, draws: seen } };
  const { p, se, ...rule } = exact ? { ...redrawChanceOfCells(cells, asked), se: undefined } : estimated(cells, asked);
  return {
    ok: true,
    answer: { exact, p, ...(se === undefined ? {} : { se }), distribution: spread, ...(keep.length > 0 ? rule : {}) },
  };
}

function estimated(cells: readonly Cell[], asked: CellQuestion): RedrawChance & Estimate {
  const { chances, ...rule } = estimateChance(cells, asked, [asked.seen]);
  return { ...(chances[0] as Estimate), ...rule };
}

/** What makes a question too large for an exact answer. */
export interface TooLarge {
  readonly conditions: number;
  readonly draws: number;
}

const range = ({ atLeast: min, atMost: max }: { atLeast: number; atMost?: number | undefined }): Range =>
  max === undefined ? { min } : { min, max };

/** The cards of a pool that a name means: the exact name, else the catalogue's spelling, else the folded name. */
export function cardMatcher(name: string, pool: readonly PoolCard[], catalogue: Catalogue): Matcher {
  const wanted = cleanName(name);
  if (pool.some((card) => card.name === wanted)) return (card) => card.name === wanted;
  const known = catalogue.find(name)?.name;
  if (known !== undefined) return (card) => card.name === known;
  const folded = fold(name);
  return (card) => fold(card.name) === folded;
}

/** A search as a test of pool cards; cards nobody knows are stubs with just a name. Answers are remembered. */
export function queryMatcher(matches: (card: Card) => boolean): Matcher {
  const answers = new Map<PoolCard, boolean>();
  return (card) => {
    let answer = answers.get(card);
    if (answer === undefined) {
      answer = matches(card.card ?? stubCard(card.name));
      answers.set(card, answer);
    }
    return answer;
  };
}
