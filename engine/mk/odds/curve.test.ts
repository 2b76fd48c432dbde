import { expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { curveOf, typesPresent } from './curve.ts';
import { COST_BUCKETS } from './opening.ts';
import type { PoolCard } from './pool.ts';

const card = (name: string, rest?: Parameters<typeof stubCard>[1]): PoolCard => ({
  name,
  card: rest ? stubCard(name, rest) : undefined,
});

it('keeps X, unknown costs and unknown cards apart from 0 and out of the averages', () => {
  const curve = curveOf([
    card('Ingyenes', { type: 'action', mp: 0 }),
    card('Kettes', { type: 'adventurer', mp: 2 }),
    card('Hetes', { type: 'adventurer', mp: 7 }),
    card('Tizenegyes', { type: 'event', mp: 11 }),
    card('Iksz', { type: 'action', mp: 'X' }),
    card('Két iksz', { type: 'action', mp: '2X' }),
    card('Csonk', { type: 'quest' }),
    card('Ismeretlen'),
  ]);
  expect(Object.fromEntries(COST_BUCKETS.map((bucket, i) => [bucket, curve.costs[i]]))).toEqual({
    0: 1,
    1: 0,
    2: 1,
    3: 0,
    4: 0,
    5: 0,
    6: 0,
    '7+': 2,
    X: 2,
    '?': 2,
  });
  expect(curve).toMatchObject({ cards: 8, priced: 4, mean: 5, median: 4.5 });
  expect(typesPresent(curve)).toEqual([
    { type: 'adventurer', count: 2 },
    { type: 'quest', count: 1 },
    { type: 'action', count: 3 },
    { type: 'event', count: 1 },
    { type: null, count: 1 },
  ]);
});

it('has no average where no card has a printed number', () => {
  expect(curveOf([])).toMatchObject({ cards: 0, mean: null, median: null, priced: 0 });
  expect(curveOf([card('Iksz', { mp: 'X' })])).toMatchObject({ cards: 1, mean: null, median: null });
  expect(curveOf([card('Egy', { mp: 1 }), card('Öt', { mp: 5 }), card('Hat', { mp: 6 })]).median).toBe(5);
});
