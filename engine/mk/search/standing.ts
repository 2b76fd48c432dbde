import type { Card } from '../cards/card.ts';
import { searchField } from './fields.ts';
import type { Query } from './query.ts';

/** How a card stands with the player: what no card says of itself, so that whoever searches has to bring it along. */
export interface Standing {
  /** Copies in the collection, over all printings. */
  readonly owned: number;
  /** Copies no deck reserves; below zero where decks reserve more than there is. */
  readonly free: number;
  /** True for a card the player brought in or made, false for one of the demo set. */
  readonly own: boolean;
}

export type StandingOf = (card: Card) => Standing;

/** Folded words that ask for the player's own cards in the field of sets. */
export const OWN_SET: ReadonlySet<string> = new Set(['sajat', 'own']);

/** True if the answer hangs on the collection, so that a search which does not ask for it need not be made again with it. */
export function asksOfCollection(query: Query): boolean {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.items.some(asksOfCollection);
    case 'not':
      return asksOfCollection(query.item);
    case 'field':
      return (
        searchField(query.field).kind === 'standing' ||
        (query.field === 'set' && query.test.kind === 'text' && OWN_SET.has(query.test.text))
      );
    default:
      return false;
  }
}
