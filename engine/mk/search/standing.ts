import type { Card } from '../cards/card.ts';

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
