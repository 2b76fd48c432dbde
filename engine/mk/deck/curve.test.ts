import { expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { costCurve, meanCost, typeCounts } from './curve.ts';
import { addCopies, emptyDeck } from './deck.ts';

const catalogue = createCatalogue([
  stubCard('Nulla', { mp: 0, type: 'quest' }),
  stubCard('Tíz', { mp: 10, type: 'event' }),
  stubCard('Hét', { mp: 7, type: 'event' }),
  stubCard('Iksz', { mp: '3X', type: 'obstacle' }),
]);
const deck = ['Nulla', 'Tíz', 'Hét', 'Iksz', 'Idegen'].reduce((d, name) => addCopies(d, 'jovo', name, 2), emptyDeck());

it('keeps the last bar open and X and unknown apart from zero', () => {
  const bars = costCurve(deck, catalogue);
  expect(bars[0]).toEqual({ cost: 0, count: 2 });
  expect(bars[7]).toEqual({ cost: 7, count: 4 });
  expect(bars.slice(8)).toEqual([
    { cost: 'x', count: 2 },
    { cost: 'unknown', count: 2 },
  ]);
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(10);
});

it('leaves X and unknown out of the mean', () => {
  expect(meanCost(deck, catalogue)).toBeCloseTo(17 / 3);
  expect(meanCost(emptyDeck(), catalogue)).toBeNull();
});

it('counts types in their usual order, the unknown last', () => {
  expect(typeCounts(deck, catalogue)).toEqual([
    { type: 'quest', count: 2 },
    { type: 'obstacle', count: 2 },
    { type: 'event', count: 4 },
    { type: null, count: 2 },
  ]);
});
