import type { Card } from '../card.ts';
import { readCard } from './read.ts';

export interface Unread {
  readonly card: string;
  readonly text: string;
  readonly word: string;
}

/** How much of the texts of a catalogue is understood. */
export interface Coverage {
  readonly cards: number;
  readonly withText: number;
  readonly sentences: number;
  readonly understood: number;
  readonly unread: readonly Unread[];
}

/** Reads every card and counts; the unread sentences in the order of the cards. */
export function coverage(cards: readonly Card[]): Coverage {
  const unread: Unread[] = [];
  let withText = 0;
  let sentences = 0;
  for (const card of cards) {
    const read = readCard(card).flat();
    if (read.length > 0) withText++;
    sentences += read.length;
    for (const one of read) if (!one.understood) unread.push({ card: card.name, text: one.text, word: one.word });
  }
  return { cards: cards.length, withText, sentences, understood: sentences - unread.length, unread };
}
