import { createMemo, createRoot } from 'solid-js';
import type { Card, CardType } from '../../engine/mk/cards/card.ts';
import { buildSearchIndex, parseQuery, type QueryError } from '../../engine/mk/search/index.ts';
import { catalogue } from './catalogue.ts';

/** What a search gives: the cards, or why and where the text could not be understood. */
export interface SearchResult {
  readonly cards: readonly Card[];
  readonly error: QueryError | null;
}

const index = createRoot(() => createMemo(() => buildSearchIndex(catalogue().cards)));

/** Cards that meet the query, of the given types (none = all), in Hungarian order of their names. */
export function searchCards(text: string, types: ReadonlySet<CardType> = new Set()): SearchResult {
  const parsed = parseQuery(text);
  if (!parsed.ok) return { cards: [], error: parsed.error };
  const found = index().search(parsed.query);
  const cards = types.size === 0 ? found : found.filter((card) => card.type !== null && types.has(card.type));
  return { cards, error: null };
}
