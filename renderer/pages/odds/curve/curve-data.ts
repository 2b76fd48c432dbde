import { type Curve, typesPresent } from '../../../../engine/mk/odds/curve.ts';
import { COST_BUCKETS, TYPE_BUCKETS } from '../../../../engine/mk/odds/opening.ts';
import type { ChartData, Series } from '../chart/series.ts';

/** Words a curve chart needs. */
export interface CurveWords {
  readonly cost: string;
  readonly cards: string;
  readonly type: string;
  /** Name of a type by its bucket. */
  readonly typeName: (type: (typeof TYPE_BUCKETS)[number]) => string;
  readonly format: (value: number) => string;
}

/** Buckets that are no number: X and unknown. */
const APART = [COST_BUCKETS.length - 2, COST_BUCKETS.length - 1];

/** The buckets worth showing: all numbers, X and unknown only where some curve has such cards. */
const shownCosts = (curves: readonly Curve[]): number[] =>
  COST_BUCKETS.flatMap((_, i) => (!APART.includes(i) || curves.some((curve) => curve.costs[i]! > 0) ? [i] : []));

function costChart(shown: readonly number[], series: readonly Series[], words: CurveWords): ChartData {
  return {
    kind: 'bar',
    labels: shown.map((i) => COST_BUCKETS[i] as string),
    apart: shown.flatMap((bucket, place) => (APART.includes(bucket) ? [place] : [])),
    series,
    format: words.format,
    axis: { x: words.cost, y: words.cards },
  };
}

/** One or more decks' curves, side by side. */
export function costData(
  curves: readonly { readonly name: string; readonly curve: Curve }[],
  words: CurveWords,
): ChartData {
  const shown = shownCosts(curves.map(({ curve }) => curve));
  const series = curves.map(
    ({ name, curve }, i): Series => ({
      name,
      values: shown.map((bucket) => curve.costs[bucket]!),
      colour: i === 0 ? 'gold' : 'info',
    }),
  );
  return { ...costChart(shown, series, words), mark: (value) => (value > 0 ? words.format(value) : '') };
}

/** One deck's curve, each bar split by the types of its cards. */
export function costByTypeData(curve: Curve, words: CurveWords): ChartData {
  const shown = shownCosts([curve]);
  const series = typesPresent(curve).map(
    ({ type }): Series => ({
      name: words.typeName(type),
      values: shown.map((bucket) => curve.byType[TYPE_BUCKETS.indexOf(type)]![bucket]!),
      colour: `type-${type ?? 'unknown'}`,
    }),
  );
  return { ...costChart(shown, series, words), stacked: true };
}

/** Cards by type of one or more decks. */
export function typeData(
  curves: readonly { readonly name: string; readonly curve: Curve }[],
  words: CurveWords,
): ChartData {
  const shown = TYPE_BUCKETS.flatMap((_, i) => (curves.some(({ curve }) => curve.types[i]! > 0) ? [i] : []));
  return {
    kind: 'bar',
    lying: true,
    labels: shown.map((i) => words.typeName(TYPE_BUCKETS[i] ?? null)),
    series: curves.map(({ name, curve }, i) => ({
      name,
      values: shown.map((bucket) => curve.types[bucket]!),
      colour: i === 0 ? 'gold' : 'info',
    })),
    format: words.format,
    mark: (value) => (value > 0 ? words.format(value) : ''),
    axis: { x: words.type, y: words.cards },
  };
}
