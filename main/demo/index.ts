import { type Card, cardSchema } from '../../engine/mk/cards/card.ts';
import catalogue from './probakeszlet.json' with { type: 'json' };

export { type DemoDeck, demoDecks } from './decks.ts';

/** The demo set as it stands in the printings of its cards, and its short code. */
export const DEMO_SET = { name: catalogue.name, code: 'PRÓBA' } as const;

let parsed: readonly Card[] | undefined;

/** The cards of Próbakészlet, the program's own invented set, in the order of their numbers. Parsed once. */
export function demoCards(): readonly Card[] {
  parsed ??= catalogue.cards.map((card: unknown) => cardSchema.parse(card));
  return parsed;
}
