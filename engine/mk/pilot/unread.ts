import { compareHu } from '../../text/order.ts';
import type { Card } from '../cards/card.ts';

/** Keywords are written in capitals and played by the table; a run of small letters is a sentence. */
const SENTENCE = /\p{Ll}{3}/u;

/** Names of the cards in a trial whose texts hold sentences that the table does not carry out, in Hungarian order. */
export function unreadOf(cards: readonly Card[]): string[] {
  const names = cards
    .filter((card) => card.abilities.some(({ text }) => SENTENCE.test(text.replaceAll(/\([^)]*\)/g, ''))))
    .map(({ name }) => name);
  return [...new Set(names)].sort(compareHu);
}
