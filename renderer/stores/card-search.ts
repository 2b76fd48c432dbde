import { createEffect, createRoot, createSignal, onCleanup } from 'solid-js';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Facet, withoutFacet } from '../../engine/mk/search/facets.ts';
import {
  asksOfCollection,
  buildSearchIndex,
  type FacetCount,
  parseQuery,
  type Query,
  type QueryError,
  type SearchIndex,
  searchIndexSteps,
} from '../../engine/mk/search/index.ts';
import { catalogue } from './catalogue.ts';
import { inSlices } from './slices.ts';
import { standing } from './standing.ts';
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
    void inSlices(searchIndexSteps(catalogue().offered, vocabulary()), () => !wanted).then((made) => {
      if (made && wanted) setIndex(() => made);
    });
  }),
);

/** What the collection says, for a query that asks: others are not made again whenever something is owned or reserved. */
const standingFor = (query: Query) => (asksOfCollection(query) ? standing() : undefined);

/** Cards that meet the query, in Hungarian order of their names. */
export function searchCards(text: string): SearchResult {
  const parsed = parseQuery(text, vocabulary());
  return parsed.ok
    ? { cards: index().search(parsed.query, standingFor(parsed.query)), error: null }
    : { cards: [], error: parsed.error };
}

/** How many cards each value of a facet would leave, whatever is chosen in that facet now. */
export function facetCounts(text: string, facet: Facet): ReadonlyMap<string, FacetCount> {
  const parsed = parseQuery(withoutFacet(text, facet, vocabulary()), vocabulary());
  return parsed.ok ? index().count(parsed.query, facet, standingFor(parsed.query)) : new Map();
}
