import type { Catalogue } from '../../../../engine/mk/cards/catalogue.ts';
import { jointChance } from '../../../../engine/mk/odds/exact.ts';
import { hypergeometric } from '../../../../engine/mk/odds/hypergeometric.ts';
import { COST_BUCKETS, costBucket, TYPE_BUCKETS, typeBucket } from '../../../../engine/mk/odds/opening.ts';
import type { PoolCard } from '../../../../engine/mk/odds/pool.ts';
import { readCondition } from '../ask.ts';
import type { PageCondition } from '../prefs.ts';

/** A keep rule made ready for a deck. */
export interface KeepRule {
  /** Whether a hand is kept. */
  readonly keeps: (hand: readonly PoolCard[]) => boolean;
  /** The exact share of opening hands of so many cards that are kept. */
  readonly share: (hand: number) => number;
}

/** Reads a keep rule; null if one of its conditions cannot be read. Without conditions every hand is kept. */
export function readKeepRule(
  conditions: readonly PageCondition[],
  pool: readonly PoolCard[],
  catalogue: Catalogue,
): KeepRule | null {
  const read = conditions.map((condition) => readCondition(condition, pool, catalogue));
  const ready = read.flatMap((one) => (one.ok ? [{ ...one.range, matches: one.matches }] : []));
  if (ready.length < read.length) return null;
  return {
    keeps: (hand) =>
      ready.every(({ matches, min, max }) => {
        const count = hand.filter(matches).length;
        return count >= min && (max === undefined || count <= max);
      }),
    share: (hand) => jointChance(pool, hand, ready),
  };
}

/** One line of the tally: a type or a cost. */
export interface TallyRow {
  readonly kind: 'type' | 'cost';
  /** Its place in TYPE_BUCKETS or COST_BUCKETS. */
  readonly bucket: number;
  readonly inDeck: number;
  /** Exact mean in a hand, and exact chance of at least one. */
  readonly mean: number;
  readonly some: number;
  /** Mean over the hands dealt; null without a hand. */
  readonly dealt: number | null;
}

/** Types and costs of opening hands: exact for all hands there are, and counted over those dealt. */
export function tallyRows(
  pool: readonly PoolCard[],
  size: number,
  hands: readonly (readonly PoolCard[])[],
): TallyRow[] {
  const rows = (kind: TallyRow['kind'], buckets: number, of: (card: PoolCard['card']) => number) =>
    Array.from({ length: buckets }, (_, bucket): TallyRow[] => {
      const count = (cards: readonly PoolCard[]) => cards.filter(({ card }) => of(card) === bucket).length;
      const inDeck = count(pool);
      if (inDeck === 0) return [];
      const drawn = hands.reduce((sum, hand) => sum + count(hand), 0);
      return [
        {
          kind,
          bucket,
          inDeck,
          mean: (Math.min(size, pool.length) * inDeck) / pool.length,
          some: 1 - hypergeometric(pool.length, inDeck, size)[0]!,
          dealt: hands.length === 0 ? null : drawn / hands.length,
        },
      ];
    }).flat();
  return [...rows('type', TYPE_BUCKETS.length, typeBucket), ...rows('cost', COST_BUCKETS.length, costBucket)];
}
