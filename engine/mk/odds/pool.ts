import { cleanName } from '../../text/fold.ts';
import type { Card } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Deck } from '../deck/deck.ts';

/** One physical card of the draw deck: the catalogue's spelling, and the card itself where it is known. */
export interface PoolCard {
  readonly name: string;
  readonly card: Card | undefined;
}

/**
 * The draw deck (Jövő) as single cards, ready to be shuffled. Tokens are left out (Q12), unknown names stay.
 * The order is canonical (code units of the name), so the same deck with the same seed gives the same hands
 * however its list was written, on every machine and in every host.
 */
export function drawPool(deck: Deck, catalogue: Catalogue): readonly PoolCard[] {
  const pool: PoolCard[] = [];
  for (const entry of deck.sections.jovo) {
    const card = catalogue.find(entry.name);
    if (card?.token) continue;
    const one: PoolCard = { name: card?.name ?? cleanName(entry.name), card };
    for (let i = 0; i < entry.count; i++) pool.push(one);
  }
  return pool.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
