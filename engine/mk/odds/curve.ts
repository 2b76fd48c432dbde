import type { CardType } from '../cards/card.ts';
import { fixedCost } from '../cards/cost.ts';
import { COST_BUCKETS, costBucket, TYPE_BUCKETS, typeBucket } from './opening.ts';
import type { PoolCard } from './pool.ts';

/** Costs and types of a draw deck. */
export interface Curve {
  readonly cards: number;
  /** Cards by cost, in the order of {@link COST_BUCKETS}: X and unknown costs have buckets of their own. */
  readonly costs: readonly number[];
  /** Cards by type, in the order of {@link TYPE_BUCKETS}. */
  readonly types: readonly number[];
  /** Cards by type and cost: `[type][cost]`. */
  readonly byType: readonly (readonly number[])[];
  /** Mean and median of the printed costs; X and unknown costs are left out. null if no card has a printed number. */
  readonly mean: number | null;
  readonly median: number | null;
  /** So many cards have a printed number. */
  readonly priced: number;
}

/** Counts a draw deck's costs and types. */
export function curveOf(pool: readonly PoolCard[]): Curve {
  const byType = TYPE_BUCKETS.map(() => COST_BUCKETS.map(() => 0));
  const prices: number[] = [];
  for (const { card } of pool) {
    byType[typeBucket(card)]![costBucket(card)]!++;
    const cost = card ? fixedCost(card) : null;
    if (cost !== null) prices.push(cost);
  }
  prices.sort((a, b) => a - b);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const half = prices.length / 2;
  return {
    cards: pool.length,
    costs: COST_BUCKETS.map((_, cost) => sum(byType.map((row) => row[cost]!))),
    types: byType.map(sum),
    byType,
    mean: prices.length === 0 ? null : sum(prices) / prices.length,
    median: prices.length === 0 ? null : (prices[Math.ceil(half) - 1]! + prices[Math.floor(half)]!) / 2,
    priced: prices.length,
  };
}

/** The types a deck has, in their usual order. */
export const typesPresent = (curve: Curve): readonly { readonly type: CardType | null; readonly count: number }[] =>
  TYPE_BUCKETS.flatMap((type, i) => (curve.types[i]! > 0 ? [{ type, count: curve.types[i]! }] : []));
