import type { Case, Shape } from '../words/inflect.ts';
import type { Token } from './lexer.ts';

/** The tokens of one sentence and how far anything has been placed. */
export class Source {
  readonly tokens: readonly Token[];
  /** Index of the first token that no reading has placed so far. */
  reached = 0;
  /** Remembered readings by place, so that trying again costs nothing. */
  readonly memo = new Map<string, readonly (readonly [unknown, number])[]>();

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  at(index: number): Token | undefined {
    return this.tokens[index];
  }

  /** Says that everything before `index` has its place in some reading. */
  reach(index: number): void {
    if (index > this.reached) this.reached = index;
  }
}

/** A parser gives every reading at a place with where it ends. */
export type Results<T> = readonly (readonly [T, number])[];
export type Parser<T> = (s: Source, at: number) => Results<T>;

export const NOTHING: Results<never> = [];

/** One reading and its end. */
export const one = <T>(s: Source, value: T, end: number): Results<T> => {
  s.reach(end);
  return [[value, end]];
};

/** Remembers what a parser found at each place. */
export function memoised<T>(name: string, parser: Parser<T>): Parser<T> {
  return (s, at) => {
    const key = `${name}:${at}`;
    let known = s.memo.get(key) as Results<T> | undefined;
    if (!known) {
      known = parser(s, at);
      s.memo.set(key, known);
    }
    return known;
  };
}

/** The end of a run of exact words, or null: `words(s, at, 'a', 'forduló', 'végéig')`. A word may be "x|y". */
export function words(s: Source, at: number, ...wanted: readonly string[]): number | null {
  let end = at;
  for (const want of wanted) {
    const word = s.at(end)?.word;
    if (word === undefined || !want.split('|').includes(word)) return null;
    end++;
  }
  s.reach(end);
  return end;
}

/** The end after one of several phrases written with blanks, or null; the longest comes first. */
export function phrase(s: Source, at: number, ...phrases: readonly string[]): number | null {
  for (const text of phrases) {
    const end = words(s, at, ...text.split(' '));
    if (end !== null) return end;
  }
  return null;
}

/** The end after the definite article, or the same place. */
export function skipArticle(s: Source, at: number): number {
  const word = s.at(at)?.word;
  if (word !== 'a' && word !== 'az') return at;
  s.reach(at + 1);
  return at + 1;
}

/** The case in which a token is this noun in this shape; null where it is not. */
export function nounCase(token: Token | undefined, noun: string, ...shapes: readonly Shape[]): Case | null {
  const hit = token?.nouns.find((one) => one.noun === noun && (shapes.length === 0 || shapes.includes(one.shape)));
  return hit?.form ?? null;
}
