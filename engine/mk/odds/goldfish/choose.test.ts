import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Chooser } from './choose.ts';

/** The rule of the design read word by word over all subsets: the independent judge. */
function slow(hand: readonly number[], pool: number): number[] {
  let best: number[] = [];
  const sum = (cards: readonly number[]) => cards.reduce((a, b) => a + b, 0);
  const better = (a: readonly number[], b: readonly number[]) => {
    if (sum(a) !== sum(b)) return sum(a) > sum(b);
    if (a.length !== b.length) return a.length > b.length;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! > b[i]!;
    return false;
  };
  for (let mask = 0; mask < 1 << hand.length; mask++) {
    const cards = hand.filter((_, i) => mask & (1 << i)).sort((a, b) => b - a);
    if (sum(cards) <= pool && better(cards, best)) best = cards;
  }
  return best;
}

function fast(hand: readonly number[], pool: number, chooser = new Chooser(hand.length)): number[] {
  const costs = Int16Array.from([...hand].sort((a, b) => b - a));
  const play = new Uint8Array(hand.length);
  chooser.choose(costs, costs.length, pool, play);
  return [...costs].filter((_, i) => play[i] === 1);
}

describe('choice of the curve policy', () => {
  it.each([
    ['largest total first', [5, 4, 4], 8, [4, 4]],
    ['then the most cards', [6, 3, 3], 6, [3, 3]],
    ['then the greatest costs', [5, 1, 4, 2], 6, [5, 1]],
    ['cards of cost 0 are always played', [0, 0, 3], 2, [0, 0]],
    ['nothing fits', [5, 6], 4, []],
    ['everything fits', [5, 6, 1], 40, [6, 5, 1]],
    ['nothing in hand', [], 4, []],
  ])('%s', (_title, hand, pool, wanted) => {
    expect(fast(hand, pool)).toEqual(wanted);
  });

  it('plays the earlier of equal costs', () => {
    const play = new Uint8Array(3);
    new Chooser(3).choose(Int16Array.from([3, 3, 3]), 3, 7, play);
    expect([...play]).toEqual([1, 1, 0]);
  });

  it('equals the rule read over all subsets, with small and large budgets, one chooser after another hand', () => {
    const chooser = new Chooser(9);
    const small = fc.tuple(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 }), fc.integer({ min: 0, max: 40 }));
    const large = fc.tuple(
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 9 }),
      fc.integer({ min: 0, max: 200 }),
    );
    fc.assert(
      fc.property(fc.oneof(small, large), ([hand, pool]) => {
        expect(fast(hand, pool, chooser)).toEqual(slow(hand, pool));
      }),
      { numRuns: 4000 },
    );
  });
});
