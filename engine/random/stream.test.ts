import { expect, it } from 'vitest';
import { Rng } from './rng.ts';
import { streamState } from './stream.ts';

it('gives every part a sequence of its own, the same at every call', () => {
  const firsts = new Set<number>();
  for (let part = 0; part < 2000; part++) firsts.add(Rng.from(streamState(1, part)).next());
  expect(firsts.size).toBe(2000);
  expect(streamState(5, 3)).toEqual(streamState(5, 3));
  expect(streamState(5, 3)).not.toEqual(streamState(6, 3));
});

it('has no bias in the first number over the parts', () => {
  const buckets = new Array<number>(8).fill(0);
  for (let part = 0; part < 80_000; part++) buckets[Rng.from(streamState(9, part)).below(8)]!++;
  const chi = buckets.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(24.3);
});
