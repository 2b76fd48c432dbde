import { Rng, type RngState, seedState } from './rng.ts';

/**
 * The starting state of one numbered part of a long computation. Parts have sequences of their own that depend on
 * seed and number alone, so the result is the same with one worker or many.
 */
export function streamState(seed: number, part: number): RngState {
  const [a, b, c, d] = seedState(seed);
  const mix = Rng.from([a, b, (c ^ Math.imul(part + 1, 0x9e3779b1)) >>> 0, (d ^ part) >>> 0]);
  // A few steps spread the part's number over all four words before the first one is used.
  for (let i = 0; i < 12; i++) mix.next();
  return mix.state();
}
