import { describe, expect, it } from 'vitest';
import { Rng } from '../../random/rng.ts';
import { estimateChance } from './estimate.ts';
import { type Cell, cellsOf, chanceOfCells, type Range } from './exact.ts';
import { canBeExact, redrawChanceOfCells } from './redraw.ts';
import { planWalk, withinLimit } from './walk.ts';

const pool = (n: number, groups: number, seed: number): number[] => {
  const rng = Rng.seeded(seed);
  return Array.from({ length: n }, () => rng.below(2 ** groups) & rng.below(2 ** groups));
};
const cells = (n: number, groups: number, seed: number): Cell[] =>
  cellsOf(
    pool(n, groups, seed),
    Array.from({ length: groups }, (_, i) => ({ matches: (mask: number) => (mask & (1 << i)) !== 0 })),
  );
const wants = (groups: number, min: number): Range[] => Array.from({ length: groups }, () => ({ min }));

describe('estimates', () => {
  it('lie within four standard errors of the exact answer, with redraws, ranges and later cards', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const deck = cells(40, 3, seed);
      const question = {
        keep: [{ min: 1, max: 4 }],
        goals: [{ min: 2 }, { min: 1, max: 3 }],
        redraws: seed % 3,
        hand: 7,
      };
      const found = estimateChance(deck, question, [7, 11, 90]);
      for (const [i, seen] of [7, 11, 90].entries()) {
        const right = redrawChanceOfCells(deck, { ...question, seen });
        const { p, se } = found.chances[i]!;
        expect(Math.abs(p - right.p)).toBeLessThan(4 * se);
        expect(se).toBeGreaterThan(0);
        for (const key of ['keep', 'keptByRule', 'redraws'] as const)
          expect(Math.abs(found[key] - right[key])).toBeLessThan(0.02);
      }
    }
  });

  it('is the same every time, and says of 0 and 1 that they may be wrong', () => {
    const ask = () =>
      estimateChance([{ mask: 1, size: 5 }], { keep: [], goals: [{ min: 1 }], redraws: 0, hand: 0 }, [3]);
    expect(ask()).toEqual(ask());
    expect(ask().chances[0]!.p).toBe(1);
    expect(ask().chances[0]!.se).toBeGreaterThan(0);
  });
});

describe('the limit of exact answers', () => {
  const question = (groups: number, min: number, seen: number) => ({
    keep: [],
    goals: wants(groups, min),
    redraws: 0,
    hand: 0,
    seen,
  });

  it('lets every ordinary question through and stops those that would run away', () => {
    expect(canBeExact(cells(60, 4, 1), question(4, 2, 20))).toBe(true);
    expect(canBeExact(cells(60, 8, 1), question(8, 2, 20))).toBe(true);
    expect(canBeExact(cells(200, 12, 1), question(12, 8, 90))).toBe(false);
    // Without overlap even twelve groups are cheap.
    const apart = Array.from({ length: 12 }, (_, i): Cell => ({ mask: 1 << i, size: 8 }));
    expect(canBeExact(apart, question(12, 3, 60))).toBe(true);
  });

  it('lets a walk through from one limit on, and under no lower one', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const walk = planWalk(cells(30, 4, seed), { first: 5, later: 6 }, wants(1, 1), wants(3, 2));
      let work = 1;
      while (!withinLimit(walk, { work, numbers: 1e9 })) work *= 2;
      // Twice as much always does, half as much never.
      expect(withinLimit(walk, { work: work * 2, numbers: 1e9 })).toBe(true);
      expect(work === 1 || !withinLimit(walk, { work: work / 2, numbers: 1e9 })).toBe(true);
    }
  });

  it('bounds the numbers kept as well', () => {
    const walk = planWalk(cells(60, 6, 3), { first: 30, later: 0 }, [], wants(6, 3));
    expect(withinLimit(walk, { work: 1e12, numbers: 100 })).toBe(false);
    expect(withinLimit(walk, { work: 1e12, numbers: 1e9 })).toBe(true);
  });

  it('does not change the answer with the order in which the cells are walked', () => {
    const deck = cells(45, 5, 9);
    const stages = { first: 7, later: 9 };
    const p = chanceOfCells(deck, stages, wants(2, 1), wants(3, 2));
    expect(chanceOfCells(deck.toReversed(), stages, wants(2, 1), wants(3, 2))).toBeCloseTo(p, 12);
    expect(p).toBeGreaterThan(0);
  });
});
