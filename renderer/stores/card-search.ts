import { createEffect, createRoot, createSignal, onCleanup } from 'solid-js';
import type { Card, CardType } from '../../engine/mk/cards/card.ts';
import {
  buildSearchIndex,
  parseQuery,
  type QueryError,
  type SearchIndex,
  searchIndexSteps,
} from '../../engine/mk/search/index.ts';
import { catalogue } from './catalogue.ts';
import { inSlices } from './slices.ts';
import { vocabulary } from './vocabulary.ts';

/** What a search gives: the cards, or why and where the text could not be understood. */
export interface SearchResult {
  readonly cards: readonly Card[];
  readonly error: QueryError | null;
}

const [index, setIndex] = createSignal<SearchIndex>(buildSearchIndex([]));

// The index of a large catalogue takes longer than a frame, so it is made in slices; until it is done, the earlier one answers.
createRoot(() =>
  createEffect(() => {
    let wanted = true;
    onCleanup(() => {
      wanted = false;
    });
    void inSlices(searchIndexSteps(catalogue().cards, vocabulary()), () => !wanted).then((made) => {
      if (made && wanted) setIndex(() => made);
    });
  }),
);

/** Cards that meet the query, of the given types (none = all), in Hungarian order of their names. */
export function searchCards(text: string, types: ReadonlySet<CardType> = new Set()): SearchResult {
  const parsed = parseQuery(text, vocabulary());
  if (!parsed.ok) return { cards: [], error: parsed.error };
  const found = index().search(parsed.query);
  const cards = types.size === 0 ? found : found.filter((card) => card.type !== null && types.has(card.type));
  return { cards, error: null };
}
