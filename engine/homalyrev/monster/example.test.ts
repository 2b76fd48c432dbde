import { expect, it } from 'vitest';
import { seedState } from '../../random/rng.ts';
import type { Outcome } from './decide.ts';
import { drawOutcome } from './example.ts';

it('HOM.5.a draws every open outcome, the same one from the same state', () => {
  const outcome = (q: number): Outcome => ({ end: [q, 0], attacks: [], path: [[q, 0]], foci: [] });
  const decision = { foci: [], outcomes: [outcome(0), outcome(1), outcome(2)], reasons: [] };
  const ends = Array.from({ length: 40 }, (_, seed) => drawOutcome(decision, seedState(seed)).outcome.end[0]);
  expect(new Set(ends)).toEqual(new Set([0, 1, 2]));
  expect(drawOutcome(decision, seedState(5))).toEqual(drawOutcome(decision, seedState(5)));
});
