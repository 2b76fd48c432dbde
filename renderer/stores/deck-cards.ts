import { createMemo, createRoot, createSignal } from 'solid-js';
import { type Deck, SECTIONS } from '../../engine/mk/deck/deck.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';
import { deckList } from './decks.ts';

/** A deck that uses a card, with the copies over all its sections. */
export interface UsingDeck {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

const [decks, setDecks] = createSignal<ReadonlyMap<number, Deck>>(new Map());

/** The cards of every deck, as its editor would open it. */
export const deckCards = decks;

const usage = createRoot(() =>
  createMemo(() => {
    const found = new Map<string, UsingDeck[]>();
    for (const { id, name } of deckList()) {
      const counts = new Map<string, number>();
      const deck = decks().get(id);
      for (const section of SECTIONS) {
        for (const entry of deck?.sections[section] ?? []) {
          counts.set(entry.name, (counts.get(entry.name) ?? 0) + entry.count);
        }
      }
      for (const [card, count] of counts) {
        const using = found.get(card);
        if (using) using.push({ id, name, count });
        else found.set(card, [{ id, name, count }]);
      }
    }
    return found;
  }),
);

/** The decks that use a card. */
export const decksWith = (card: string): readonly UsingDeck[] => usage().get(card) ?? [];

/** Reads the cards of all decks in one answer, and again whenever decks change. */
export async function loadDeckCards(): Promise<void> {
  const contents = await api.decks.contents();
  setDecks(new Map(contents.map(({ id, deck }) => [id, deck])));
}

let timer: ReturnType<typeof setTimeout> | undefined;
onChange(['decks'], () => {
  clearTimeout(timer);
  timer = setTimeout(() => loadDeckCards().catch(() => undefined), 500);
});
