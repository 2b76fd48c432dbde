import { ownedRows } from '../../db/tables/collection.ts';
import { ownedByCard, sumNeeds } from '../../engine/mk/collection/holdings.ts';
import { type MissingCard, missingCards } from '../../engine/mk/collection/missing.ts';
import type { Deck } from '../../engine/mk/deck/deck.ts';
import type { Context } from './context.ts';
import { decksInUse } from './deck-records.ts';

/** A list that is asked about; `id` is null for one that stands in no data base. */
export interface AskedDeck {
  readonly id: number | null;
  readonly name: string;
  readonly deck: Deck;
}

/** What these lists lack of what is owned; see the contract's `missingQuestion` for the two switches. */
export function shoppingList(
  context: Context,
  asked: readonly AskedDeck[],
  { respectReserved, shared }: { readonly respectReserved: boolean; readonly shared: boolean },
): MissingCard[] {
  const canonical = (name: string) => context.library.canonical(name);
  const others = respectReserved
    ? decksInUse(context).filter((deck) => deck.reserves && !asked.some(({ id }) => id === deck.id))
    : [];
  const held = others.map((deck) => deck.saved);
  return missingCards(
    {
      decks: asked.map(({ id, name, deck }) => ({ id: id ?? 0, name, deck })),
      owned: ownedByCard(ownedRows(context.db), canonical),
      reserved: sumNeeds(held, canonical),
      shared,
    },
    canonical,
  );
}
