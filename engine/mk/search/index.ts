import type { Card } from '../cards/card.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import { Columns, foldedCard } from './columns.ts';
import { compileFor } from './evaluate.ts';
import { parseQuery } from './parse.ts';
import type { Query, QueryError } from './query.ts';

export { type CardTest, compile } from './evaluate.ts';
export { parseQuery } from './parse.ts';
export type { ParsedQuery, Query, QueryError } from './query.ts';

/** Cards folded once, so that every further question is answered without folding anything. */
export interface SearchIndex {
  readonly size: number;
  /** The cards that meet the query, in the order in which the index was given them. */
  search(query: Query): readonly Card[];
}

/** Folds the cards for searching. Their order is kept, so sort them before. */
export function buildSearchIndex(cards: readonly Card[], vocabulary: Vocabulary = VOCABULARY): SearchIndex {
  const columns = new Columns(cards, vocabulary);
  // Folding names and texts is the slow part; it is done here so that the first question is as quick as the others.
  const { length } = columns.readable;
  return {
    size: length,
    search(query) {
      const test = compileFor(columns, query);
      const found: Card[] = [];
      for (let row = 0; row < length; row++) if (test(row)) found.push(cards[row] as Card);
      return found;
    },
  };
}

/**
 * The same index, made a few cards at a time for a page that must not stop: each step folds some cards and reads their keywords, and
 * gives how many are done; the end gives the index. What was read before is remembered per card and costs nothing again.
 */
export function* searchIndexSteps(
  cards: readonly Card[],
  vocabulary: Vocabulary = VOCABULARY,
  stepSize = 100,
): Generator<number, SearchIndex, void> {
  for (let done = 0; done < cards.length; ) {
    const end = Math.min(done + stepSize, cards.length);
    for (; done < end; done++) {
      foldedCard(cards[done] as Card);
      vocabulary.keywordsOf(cards[done] as Card);
    }
    yield done;
  }
  return buildSearchIndex(cards, vocabulary);
}

export type CardSearch =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly error: QueryError };

/** Parses and answers in one step. */
export function searchCards(index: SearchIndex, text: string, vocabulary: Vocabulary = VOCABULARY): CardSearch {
  const parsed = parseQuery(text, vocabulary);
  return parsed.ok ? { ok: true, cards: index.search(parsed.query) } : parsed;
}
