import { type Card, cardSchema } from '../../../engine/mk/cards/card.ts';
import type { AllCards } from './cards.ts';
import type { ApiClient } from './index.ts';

/** Readings that begin again because cards were written meanwhile; after so many the newest reading stands. */
const ATTEMPTS = 5;

/**
 * The whole catalogue, asked for in parts. `onPart` hears how many of the user's cards are there of how many.
 * @param size cards in one part.
 */
export async function loadAllCards(
  cards: Pick<ApiClient['cards'], 'demo' | 'part'>,
  onPart: (done: number, total: number) => void = () => {},
  size = 500,
): Promise<AllCards> {
  const demo = await cards.demo();
  for (let attempt = 1; ; attempt++) {
    const read = await readParts(cards, onPart, size);
    if (read.whole || attempt === ATTEMPTS) return { revision: read.revision, demo, user: read.user };
  }
}

async function readParts(
  cards: Pick<ApiClient['cards'], 'part'>,
  onPart: (done: number, total: number) => void,
  size: number,
): Promise<{ whole: boolean; revision: number; user: Card[] }> {
  const user: Card[] = [];
  const first = await cards.part({ after: 0, limit: size });
  let part = first;
  for (;;) {
    for (const card of JSON.parse(part.json) as unknown[]) user.push(cardSchema.parse(card));
    onPart(user.length, part.total);
    if (part.next === null) break;
    part = await cards.part({ after: part.next, limit: size });
  }
  return { whole: part.revision === first.revision, revision: first.revision, user };
}
