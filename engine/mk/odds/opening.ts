import { Rng } from '../../random/rng.ts';
import { CARD_TYPES, type CardType } from '../cards/card.ts';
import { costOf } from '../cards/cost.ts';
import type { PoolCard } from './pool.ts';

/** Costs 0 to 6, then 7 and more in one open bucket, then X, then cards of no known cost: never counted as 0. */
export const COST_BUCKETS = ['0', '1', '2', '3', '4', '5', '6', '7+', 'X', '?'] as const;
/** The ten card types and, last, cards of no known type. */
export const TYPE_BUCKETS: readonly (CardType | null)[] = [...CARD_TYPES, null];

const OPEN = 7;

/** Which of the {@link COST_BUCKETS} a card belongs to. */
export function costBucket(card: PoolCard['card']): number {
  const cost = card ? costOf(card) : { kind: 'unknown' as const };
  if (cost.kind === 'fixed') return Math.min(cost.value, OPEN);
  return cost.kind === 'x' ? 8 : 9;
}

/** Which of the {@link TYPE_BUCKETS} a card belongs to. */
export const typeBucket = (card: PoolCard['card']): number => TYPE_BUCKETS.indexOf(card?.type ?? null);

/** How often an opening hand held 0, 1, … cards of each bucket: `[bucket][count]`, every row sums to the hands dealt. */
export interface HandTally {
  readonly hands: number;
  readonly types: readonly (readonly number[])[];
  readonly costs: readonly (readonly number[])[];
}

/** Deals so many opening hands and tallies types and costs. One long run of partial shuffles, nothing allocated in it. */
export function tallyHands(pool: readonly PoolCard[], seed: number, hands: number, size: number): HandTally {
  const n = pool.length;
  const drawn = Math.min(size, n);
  const width = drawn + 1;
  const rng = Rng.seeded(seed);
  const order = Uint16Array.from(pool.keys());
  const type = Uint8Array.from(pool, ({ card }) => typeBucket(card));
  const cost = Uint8Array.from(pool, ({ card }) => TYPE_BUCKETS.length + costBucket(card));
  const buckets = TYPE_BUCKETS.length + COST_BUCKETS.length;
  const seen = new Uint16Array(buckets);
  const tally = new Float64Array(buckets * width);
  for (let hand = 0; hand < hands; hand++) {
    seen.fill(0);
    for (let i = 0; i < drawn; i++) {
      const j = i + rng.below(n - i);
      const card = order[j]!;
      order[j] = order[i]!;
      order[i] = card;
      seen[type[card]!]!++;
      seen[cost[card]!]!++;
    }
    for (let bucket = 0, at = 0; bucket < buckets; bucket++, at += width) tally[at + seen[bucket]!]!++;
  }
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => [...tally.subarray((from + i) * width, (from + i + 1) * width)]);
  return { hands, types: rows(0, TYPE_BUCKETS.length), costs: rows(TYPE_BUCKETS.length, COST_BUCKETS.length) };
}
