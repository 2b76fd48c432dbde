import { expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { addCopies, type Deck, emptyDeck } from './deck.ts';
import { deckSections, flatRows, sortedDeck } from './grouping.ts';

const catalogue = createCatalogue([
  stubCard('Csatár', { type: 'adventurer', mp: 2 }),
  stubCard('Cápa', { type: 'adventurer', mp: 2 }),
  stubCard('Drága', { type: 'adventurer', mp: 9 }),
  stubCard('Iksz', { type: 'adventurer', mp: 'X' }),
  stubCard('Küldés', { type: 'quest', mp: 0 }),
]);

const list = (names: readonly string[]): Deck =>
  names.reduce((deck, name) => addCopies(deck, 'jovo', name, 2), emptyDeck());

it('groups by type and orders by MP, then in Hungarian order; X and unknown come last', () => {
  const deck = list(['Idegen', 'Küldés', 'Iksz', 'Drága', 'Csatár', 'Cápa']);
  const jovo = deckSections(deck, catalogue)[1];
  expect(jovo?.count).toBe(12);
  expect(jovo?.groups.map((group) => [group.type, group.count])).toEqual([
    ['adventurer', 8],
    ['quest', 2],
    [null, 2],
  ]);
  expect(flatRows(deckSections(deck, catalogue)).map((row) => row.entry.name)).toEqual([
    'Cápa',
    'Csatár',
    'Drága',
    'Iksz',
    'Küldés',
    'Idegen',
  ]);
});

it('sorts the list itself without losing a copy', () => {
  const deck = list(['Küldés', 'Drága', 'Cápa']);
  expect(sortedDeck(deck, catalogue).sections.jovo).toEqual([
    { name: 'Cápa', count: 2 },
    { name: 'Drága', count: 2 },
    { name: 'Küldés', count: 2 },
  ]);
});
