import { type Deck, entriesIn } from '../deck.ts';
import type { WriterFacts } from './facts.ts';
import { filledPlaces, PLACE_NAMES } from './text.ts';

const STILL = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
/** Places of the sections on the table, side by side. */
const APART = 4;
const FIRST_CARD = 100;

/**
 * The deck as a saved object of Tabletop Simulator: a deck of blank cards for each section, every card named by its Nickname.
 * Pictures have to be given to the cards there.
 */
export function writeTabletop(deck: Deck, _facts: WriterFacts): string {
  const states = filledPlaces(deck).map((id, place) => {
    const names = entriesIn(deck, id).flatMap(({ name, count }) => Array.from({ length: count }, () => name));
    const cards = names.map((name, i) => ({
      Name: 'CardCustom',
      Transform: STILL,
      Nickname: name,
      CardID: FIRST_CARD + i,
    }));
    return {
      Name: 'DeckCustom',
      Transform: { ...STILL, posX: place * APART },
      Nickname: PLACE_NAMES[id],
      DeckIDs: cards.map((card) => card.CardID),
      ContainedObjects: cards,
    };
  });
  return `${JSON.stringify({ SaveName: deck.name ?? '', ObjectStates: states }, null, 1)}\n`;
}
