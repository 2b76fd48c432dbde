import type { Card, CardType } from '../../engine/mk/cards/card.ts';
import type { Catalogue } from '../../engine/mk/cards/catalogue.ts';
import { fold } from '../../engine/text/fold.ts';

/** What a search gives: the cards, or why the text could not be understood. */
export interface SearchResult {
  readonly cards: readonly Card[];
  readonly error: string | null;
}

/** Cards whose name holds every word, of the given types (none = all). */
export function searchCards(catalogue: Catalogue, text: string, types: ReadonlySet<CardType>): SearchResult {
  const words = fold(text).split(' ').filter(Boolean);
  const cards = catalogue.cards.filter((card) => {
    if (types.size > 0 && (card.type === null || !types.has(card.type))) return false;
    const name = fold(card.name);
    return words.every((word) => name.includes(word));
  });
  return { cards, error: null };
}
