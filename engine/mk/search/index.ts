import type { Card } from '../cards/card.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import { compileForDocuments, documentOf } from './evaluate.ts';
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
  const documents = cards.map(documentOf);
  return {
    size: documents.length,
    search(query) {
      const test = compileForDocuments(query, vocabulary);
      const found: Card[] = [];
      for (const document of documents) if (test(document)) found.push(document.card);
      return found;
    },
  };
}

export type CardSearch =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly error: QueryError };

/** Parses and answers in one step. */
export function searchCards(index: SearchIndex, text: string, vocabulary: Vocabulary = VOCABULARY): CardSearch {
  const parsed = parseQuery(text, vocabulary);
  return parsed.ok ? { ok: true, cards: index.search(parsed.query) } : parsed;
}
