import { Rng } from '../../random/rng.ts';
import { shuffle } from '../../random/shuffle.ts';
import { HAND_SIZE } from '../limits.ts';
import type { PoolCard } from './pool.ts';

export { HAND_SIZE };

/**
 * Opening hands for a seed, each from a full fresh shuffle of the pool, in draw order. A pool smaller than the hand
 * gives what there is (Q24). The page and the command line both call this, so their hands are equal.
 */
export function dealHands(pool: readonly PoolCard[], seed: number, hands = 1, size = HAND_SIZE): PoolCard[][] {
  const rng = Rng.seeded(seed);
  return Array.from({ length: hands }, () => {
    const deck = [...pool];
    shuffle(deck, rng);
    return deck.slice(0, size);
  });
}
