import { z } from 'zod';
import { cleanName, fold } from '../../text/fold.ts';
import type { Card } from '../cards/card.ts';
import { stubCard } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import { type Condition, distribution, jointChance, MAX_CONDITIONS, type Range } from './exact.ts';
import type { PoolCard } from './pool.ts';

const atLeast = z.int().min(0).default(1);
const atMost = z.int().min(0).optional();

/** One further condition of a question. */
export const andSchema = z.strictObject({ query: z.string(), atLeast, atMost });

/**
 * A question about cards drawn from the Jövő, as `odds --questions` reads it (design, section 5). With `atMost` it is a
 * range; the same number for both is "exactly".
 */
export const questionSchema = z
  .strictObject({
    draws: z.int().min(0),
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
  });
export type Question = z.infer<typeof questionSchema>;

/** What a question may say. */
export const questionFields: readonly string[] = Object.keys(questionSchema.shape);

/** An exact answer. `distribution[k]` is the chance of exactly k of the first question's cards, whatever the others are. */
export interface Answer {
  readonly exact: true;
  /** The chance that all conditions hold. */
  readonly p: number;
  readonly distribution: readonly number[];
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
 * @returns the answer, or the query that could not be read and why.
 */
export function answerQuestion<E>(
  question: Question,
  pool: readonly PoolCard[],
  catalogue: Catalogue,
  readQuery: QueryReader<E>,
): { ok: true; answer: Answer } | { ok: false; query: string; error: E } {
  const conditions: Condition<PoolCard>[] = [];
  const first = question.card === undefined ? undefined : cardMatcher(question.card, pool, catalogue);
  if (first) conditions.push({ matches: first, ...range(question) });
  const queries =
    question.query === undefined
      ? question.and
      : [{ query: question.query, atLeast: question.atLeast, atMost: question.atMost }, ...question.and];
  for (const { query, ...wanted } of queries) {
    const compiled = readQuery(query);
    if (!compiled.ok) return { ok: false, query, error: compiled.error };
    conditions.push({ matches: queryMatcher(compiled.matches), ...range(wanted) });
  }
  return {
    ok: true,
    answer: {
      exact: true,
      p: jointChance(pool, question.draws, conditions),
      distribution: distribution(pool, question.draws, conditions[0]!.matches),
    },
  };
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
