import { type Deck, SECTIONS } from '../../engine/mk/deck/deck.ts';
import { deckCards } from './deck-cards.ts';
import { deckList } from './decks.ts';

/** A deck that uses a card, with the copies over all its sections. */
export interface UsingDeck {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** Copies by card, counted once for each deck. */
const counted = new WeakMap<Deck, ReadonlyMap<string, number>>();

function countsOf(deck: Deck): ReadonlyMap<string, number> {
  const known = counted.get(deck);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const section of SECTIONS) {
    for (const { name, count } of deck.sections[section]) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  counted.set(deck, counts);
  return counts;
}

/** The decks that use a card. */
export const decksWith = (card: string): readonly UsingDeck[] =>
  deckList().flatMap(({ id, name }) => {
    const deck = deckCards().get(id);
    const count = deck ? countsOf(deck).get(card) : undefined;
    return count === undefined ? [] : [{ id, name, count }];
  });
