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
/** Revision of each deck as it is held here, so that only changed ones are read again. */
const revisions = new Map<number, number>();

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

/** Reads the cards of all decks, and of changed ones whenever decks change. */
export async function loadDeckCards(): Promise<void> {
  const summaries = await api.decks.list({});
  const changed = summaries.filter((deck) => revisions.get(deck.id) !== deck.revision);
  const read = await Promise.all(changed.map((deck) => api.decks.get({ id: deck.id })));
  const next = new Map([...decks()].filter(([id]) => summaries.some((deck) => deck.id === id)));
  for (const deck of read) {
    revisions.set(deck.id, deck.revision);
    const cards = deck.draft ?? deck.saved;
    if (cards) next.set(deck.id, cards);
  }
  setDecks(next);
}

let timer: ReturnType<typeof setTimeout> | undefined;
onChange(['decks'], () => {
  clearTimeout(timer);
  timer = setTimeout(() => loadDeckCards().catch(() => undefined), 500);
});
