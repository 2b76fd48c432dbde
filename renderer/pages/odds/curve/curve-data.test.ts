import { expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { curveOf } from '../../../../engine/mk/odds/curve.ts';
import { costByTypeData, costData, typeData } from './curve-data.ts';

const words = {
  cost: 'MP',
  cards: 'lap',
  type: 'típus',
  typeName: (type: string | null) => type ?? 'unknown',
  format: String,
};
const pool = (...cards: Parameters<typeof stubCard>[1][]) =>
  curveOf(cards.map((card, i) => ({ name: `Lap ${i}`, card: stubCard(`Lap ${i}`, card) })));
const plain = pool({ type: 'adventurer', mp: 2 }, { type: 'event', mp: 12 });
const mixed = pool({ type: 'action', mp: 'X' }, { type: 'event', mp: 2 }, { type: 'quest' });

it('ends in an open bucket and shows X and unknown costs apart, only where there are any', () => {
  const one = costData([{ name: 'A', curve: plain }], words);
  expect(one.labels).toEqual(['0', '1', '2', '3', '4', '5', '6', '7+']);
  expect(one.apart).toEqual([]);
  expect(one.series[0]!.values).toEqual([0, 0, 1, 0, 0, 0, 0, 1]);
  const two = costData(
    [
      { name: 'A', curve: plain },
      { name: 'B', curve: mixed },
    ],
    words,
  );
  expect(two.labels.slice(-2)).toEqual(['X', '?']);
  expect(two.apart).toEqual([8, 9]);
  expect(two.series.map((series) => series.values.at(-1))).toEqual([0, 1]);
});

it('splits each bar by type; the parts add up to the whole', () => {
  const split = costByTypeData(mixed, words);
  expect(split.series.map((series) => series.name)).toEqual(['quest', 'action', 'event']);
  const whole = costData([{ name: 'B', curve: mixed }], words).series[0]!.values;
  const sums = whole.map((_, i) => split.series.reduce((sum, series) => sum + (series.values[i] ?? 0), 0));
  expect(sums).toEqual(whole);
});

it('shows the types that some deck has', () => {
  const types = typeData(
    [
      { name: 'A', curve: plain },
      { name: 'B', curve: mixed },
    ],
    words,
  );
  expect(types.labels).toEqual(['adventurer', 'quest', 'action', 'event']);
  expect(types.series[1]!.values).toEqual([0, 1, 1, 1]);
});
