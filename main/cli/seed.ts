import { randomInt } from 'node:crypto';
import { MAX_SEED } from '../../engine/random/rng.ts';
import { wholeNumber } from './args.ts';

/** The largest seed the program takes by itself: short enough to be read out and typed back. */
const TAKEN_SEEDS = 1_000_000;

/**
 * The seed given to `--seed`, or a random one.
 * @throws UsageError if it is no whole number from 0 to 2^53 - 1.
 */
export function seedOption(text: string | undefined): number {
  return text === undefined ? randomInt(1, TAKEN_SEEDS) : wholeNumber(text, '--seed', 0, MAX_SEED);
}
