import { expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { addCopies, emptyDeck } from './deck.ts';
import { sideBySide } from './side-by-side.ts';

const catalogue = createCatalogue([
  stubCard('Őr', { type: 'adventurer', mp: 3 }),
  stubCard('Álom', { type: 'event', mp: 1 }),
  stubCard('Zubogó', { type: 'adventurer', mp: 1 }),
]);

it('lists every card of either deck once in its section, by type and cost, with both counts', () => {
  const left = addCopies(addCopies(emptyDeck(), 'jovo', 'Álom', 2), 'jovo', 'Őr', 3);
  const right = addCopies(addCopies(addCopies(emptyDeck(), 'jovo', 'Zubogó', 1), 'jovo', 'Őr', 1), 'csere', 'Álom', 2);
  expect(sideBySide(left, right, catalogue)).toEqual([
    { section: 'torony', cards: [] },
    {
      section: 'jovo',
      cards: [
        { name: 'Zubogó', left: 0, right: 1 },
        { name: 'Őr', left: 3, right: 1 },
        { name: 'Álom', left: 2, right: 0 },
      ],
    },
    { section: 'csere', cards: [{ name: 'Álom', left: 0, right: 2 }] },
  ]);
});
