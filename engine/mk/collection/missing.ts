import { compareHu } from '../../text/order.ts';
import type { Deck } from '../deck/deck.ts';
import { add, type Canonical, deckNeeds } from './holdings.ts';

/** One line of a shopping list. */
export interface MissingCard {
  readonly card: string;
  /** Copies all asked decks need. */
  readonly needed: number;
  readonly owned: number;
  /** Owned copies that other decks hold and the question leaves to them. */
  readonly reserved: number;
  /** Copies to get: what is needed beyond owned − reserved; at least 1. */
  readonly missing: number;
  readonly decks: readonly { readonly id: number; readonly name: string; readonly count: number }[];
}

export interface MissingQuestion {
  readonly decks: readonly { readonly id: number; readonly name: string; readonly deck: Deck }[];
  readonly owned: ReadonlyMap<string, number>;
  /** Copies held by decks outside the question; an empty map if those may be taken apart. */
  readonly reserved: ReadonlyMap<string, number>;
  /** True if the decks take turns with the same copies: then the largest need counts, not the sum. */
  readonly shared: boolean;
}

/** The cards a set of decks lacks, in Hungarian order of names; cards there are enough of do not appear. */
export function missingCards(question: MissingQuestion, canonical: Canonical): MissingCard[] {
  const needed = new Map<string, number>();
  const users = new Map<string, { id: number; name: string; count: number }[]>();
  for (const { id, name, deck } of question.decks) {
    for (const [card, count] of deckNeeds(deck, canonical)) {
      if (question.shared) needed.set(card, Math.max(needed.get(card) ?? 0, count));
      else add(needed, card, count);
      users.set(card, [...(users.get(card) ?? []), { id, name, count }]);
    }
  }
  return [...needed.keys()].sort(compareHu).flatMap((card) => {
    const need = needed.get(card) ?? 0;
    const owned = question.owned.get(card) ?? 0;
    const reserved = Math.min(owned, question.reserved.get(card) ?? 0);
    const missing = need - (owned - reserved);
    return missing > 0 ? [{ card, needed: need, owned, reserved, missing, decks: users.get(card) ?? [] }] : [];
  });
}
