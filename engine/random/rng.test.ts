import { describe, expect, it } from 'vitest';
import { isSeed, Rng, seedState } from './rng.ts';

describe('seeded generator', () => {
  it('gives the same words for the same seed and others for another seed', () => {
    const words = (seed: number) =>
      Array.from(
        { length: 8 },
        (
          (rng) => () =>
            rng.next()
        )(Rng.seeded(seed)),
      );
    expect(words(4711)).toEqual(words(4711));
    expect(words(4711)).not.toEqual(words(4712));
    expect(words(1)).not.toEqual(words(2 ** 32 + 1));
  });

  it('follows the published xoshiro128** step from the state 1, 2, 3, 4', () => {
    // Worked by hand from the definition: rotl(s1 * 5, 7) * 9 and the state update.
    const rng = Rng.from([1, 2, 3, 4]);
    expect([rng.next(), rng.next(), rng.next()]).toEqual([11520, 0, 5927040]);
  });

  it('goes on from a stored state exactly', () => {
    const rng = Rng.seeded(7);
    rng.next();
    const state = rng.state();
    const ahead = [rng.next(), rng.below(40), rng.die(6)];
    const again = Rng.from(state);
    expect([again.next(), again.below(40), again.die(6)]).toEqual(ahead);
  });

  it('has no bias in below: chi-square of 13 buckets stays in the 99.9 % band', () => {
    const rng = Rng.seeded(99);
    const buckets = new Array<number>(13).fill(0);
    const draws = 1_300_000;
    for (let i = 0; i < draws; i++) buckets[rng.below(13)]!++;
    const chi = buckets.reduce((sum, seen) => sum + (seen - 100_000) ** 2 / 100_000, 0);
    expect(chi).toBeLessThan(32.91);
    expect(chi).toBeGreaterThan(2.2);
  });

  it.each([1, 2, 3, 60, 0x7fff, 0x8000, 1_000_000])('stays below %i and reaches both halves', (n) => {
    const rng = Rng.seeded(n);
    const seen = Array.from({ length: 2000 }, () => rng.below(n));
    expect(seen.every((value) => Number.isInteger(value) && value >= 0 && value < n)).toBe(true);
    if (n > 1) expect(seen.some((value) => value < n / 2) && seen.some((value) => value >= n / 2)).toBe(true);
  });

  it('has no bias for a number that does not divide the range (chi-square, 99.9 %)', () => {
    const rng = Rng.seeded(17);
    const n = 20_000;
    const buckets = new Float64Array(n);
    for (let i = 0; i < n * 100; i++) buckets[rng.below(n)]!++;
    const chi = buckets.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(Math.abs(chi - (n - 1))).toBeLessThan(3.3 * Math.sqrt(2 * (n - 1)));
  });

  it('refuses a seed that is no whole number from 0 up', () => {
    expect(isSeed(0)).toBe(true);
    expect(isSeed(-1)).toBe(false);
    expect(isSeed(1.5)).toBe(false);
    expect(() => seedState(Number.NaN)).toThrow(RangeError);
  });
});
