import { expect, it } from 'vitest';
import { MEASURES, type TurnMeans } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { compareData, surelyDifferent } from './compare-data.ts';

const turn = (number: number, spent: number, se: number): TurnMeans => {
  const all = (value: number) => Object.fromEntries(MEASURES.map((measure) => [measure, value]));
  return { turn: number, ...all(spent), se: all(se) } as unknown as TurnMeans;
};

it('calls a difference sure only where the intervals do not overlap', () => {
  const first = [turn(1, 5, 0.1), turn(2, 5, 0.1), turn(3, 5, 0)];
  const second = [turn(1, 5.3, 0.1), turn(2, 5.5, 0.1), turn(3, 5, 0)];
  expect(surelyDifferent(first, second, 'spent')).toEqual([2]);
  expect(surelyDifferent(first, second.slice(0, 1), 'spent')).toEqual([]);
});

it('puts both decks into one chart', () => {
  const decks = [
    { name: 'A', means: [turn(1, 5, 0.1)] },
    { name: 'B', means: [turn(1, 6, 0)] },
  ];
  const data = compareData(decks, 'spent', { axis: { x: '', y: '' }, format: String });
  expect(data.series.map(({ name, values, errors }) => [name, values, errors])).toEqual([
    ['A', [5], [0.196]],
    ['B', [6], [0]],
  ]);
});
