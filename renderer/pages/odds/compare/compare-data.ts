import type { Measure, TurnMeans } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { type ChartData, whisker } from '../chart/series.ts';
import { seriesOf } from '../simulation/simulation-data.ts';

/** One measure of two simulations by turn. */
export function compareData(
  decks: readonly { readonly name: string; readonly means: readonly TurnMeans[] }[],
  measure: Measure,
  words: Pick<ChartData, 'axis' | 'format' | 'axisFormat'>,
): ChartData {
  return {
    kind: 'line',
    labels: (decks[0]?.means ?? []).map((turn) => String(turn.turn)),
    series: decks.map(({ name, means }, i) =>
      seriesOf(means, { measure, name, colour: i === 0 ? 'gold' : 'info', dashed: i > 0 }),
    ),
    min: 0,
    ...words,
  };
}

/** The turns on which the 95 % intervals of a measure do not overlap. */
export function surelyDifferent(
  first: readonly TurnMeans[],
  second: readonly TurnMeans[],
  measure: Measure,
): readonly number[] {
  return first.flatMap((one, i) => {
    const two = second[i];
    if (!two) return [];
    const distance = Math.abs(one[measure] - two[measure]);
    return distance > whisker(one.se[measure]) + whisker(two.se[measure]) ? [one.turn] : [];
  });
}
