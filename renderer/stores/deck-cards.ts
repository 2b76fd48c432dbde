import { createSignal } from 'solid-js';
import type { Deck } from '../../engine/mk/deck/deck.ts';
import { api } from '../api/index.ts';

const [decks, setDecks] = createSignal<ReadonlyMap<number, Deck>>(new Map());

/** The cards of every deck, as its editor would open it. */
export const deckCards = decks;

/** Reads the cards of all decks in one answer. */
export async function loadDeckCards(): Promise<void> {
  const contents = await api.decks.contents();
  setDecks(new Map(contents.map(({ id, deck }) => [id, deck])));
}

/** Takes in the cards of one deck; null: it is gone. */
export function takeDeckCards(id: number, deck: Deck | null): void {
  const next = new Map(decks());
  if (deck) next.set(id, deck);
  else next.delete(id);
  setDecks(next);
}
