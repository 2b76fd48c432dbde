import type { Card } from '../cards/card.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import { Columns, foldedCard } from './columns.ts';
import { compileFor } from './evaluate.ts';
import type { Facet, FacetValue } from './facets.ts';
import { parseQuery } from './parse.ts';
import type { Query, QueryError } from './query.ts';
import type { StandingOf } from './standing.ts';

export { type CardTest, compile } from './evaluate.ts';
export { parseQuery } from './parse.ts';
export type { ParsedQuery, Query, QueryError } from './query.ts';
export { asksOfCollection, type Standing, type StandingOf } from './standing.ts';

/** Cards folded once, so that every further question is answered without folding anything. */
export interface SearchIndex {
  readonly size: number;
  /** The cards that meet the query, in the order in which the index was given them. */
  search(query: Query, standing?: StandingOf): readonly Card[];
  /** How many of the cards that meet the query have each value of a facet, by the key of the value; values nobody has are left out. */
  count(query: Query, facet: Facet, standing?: StandingOf): ReadonlyMap<string, FacetCount>;
}

export interface FacetCount {
  /** The value's word as the first card writes it. */
  readonly word: string;
  readonly count: number;
}

/** Folds the cards for searching. Their order is kept, so sort them before. */
export function buildSearchIndex(cards: readonly Card[], vocabulary: Vocabulary = VOCABULARY): SearchIndex {
  const columns = new Columns(cards, vocabulary);
  // Folding names and texts is the slow part; it is done here so that the first question is as quick as the others.
  const { length } = columns.readable;
  return {
    size: length,
    search(query, standing) {
      const test = compileFor(columns, query, standing);
      const found: Card[] = [];
      for (let row = 0; row < length; row++) if (test(row)) found.push(cards[row] as Card);
      return found;
    },
    count(query, facet, standing) {
      const test = compileFor(columns, query, standing);
      const values = columns.facet(facet);
      const counts = new Map<string, { word: string; count: number }>();
      for (let row = 0; row < length; row++) {
        const held = values[row] as readonly FacetValue[];
        if (held.length === 0 || !test(row)) continue;
        for (const { key, word } of held) {
          const known = counts.get(key);
          if (known) known.count += 1;
          else counts.set(key, { word, count: 1 });
        }
      }
      return counts;
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

/** Parses and answers in one step, without a collection. */
export function searchCards(index: SearchIndex, text: string, vocabulary: Vocabulary = VOCABULARY): CardSearch {
  const parsed = parseQuery(text, vocabulary, { collection: false });
  return parsed.ok ? { ok: true, cards: index.search(parsed.query) } : parsed;
}
