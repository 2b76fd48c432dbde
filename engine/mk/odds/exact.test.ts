import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceByCopies, firstReaching } from './copies.ts';
import { type Cell, type Condition, chanceOfCells, distribution, jointChance, stagedChance } from './exact.ts';
import { hypergeometric, tail } from './hypergeometric.ts';
import { chanceWithRedraw } from './redraw.ts';

/** Every way to choose n of the pool: the independent judge. */
function* choices<T>(pool: readonly T[], n: number, from = 0): Generator<T[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= pool.length - n; i++) {
    for (const rest of choices(pool, n - 1, i + 1)) yield [pool[i] as T, ...rest];
  }
}

const holds = <T>(cards: readonly T[], conditions: readonly Condition<T>[]) =>
  conditions.every((condition) => {
    const count = cards.filter(condition.matches).length;
    return count >= condition.min && count <= (condition.max ?? Number.POSITIVE_INFINITY);
  });

function bruteForce<T>(pool: readonly T[], draws: number, conditions: readonly Condition<T>[]): number {
  let good = 0;
  let all = 0;
  for (const cards of choices(pool, Math.min(draws, pool.length))) {
    all++;
    if (holds(cards, conditions)) good++;
  }
  return good / all;
}

/** n over k as an exact whole number. */
function choose(n: bigint, k: bigint): bigint {
  if (k < 0n || k > n) return 0n;
  let result = 1n;
  for (let i = 1n; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/** A quotient of whole numbers with 18 digits. */
const quotient = (a: bigint, b: bigint) => Number((a * 10n ** 18n) / b) / 1e18;

const poolArb = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 0, maxLength: 9 });
const conditionArb = fc
  .record({
    bit: fc.integer({ min: 0, max: 3 }),
    min: fc.integer({ min: 0, max: 4 }),
    span: fc.option(fc.integer({ min: 0, max: 3 })),
  })
  .map(({ bit, min, span }): Condition<number> => {
    const matches = (card: number) => (card & (1 << bit)) !== 0;
    return span === null ? { matches, min } : { matches, min, max: min + span };
  });

describe('one group', () => {
  it('equals exact whole-number arithmetic to 1e-14 on a grid with every edge', () => {
    for (const N of [1, 2, 7, 40, 60, 61, 120]) {
      for (const K of [0, 1, 3, 4, Math.floor(N / 2), N - 1, N].filter((k) => k >= 0 && k <= N)) {
        for (const n of [0, 1, 7, 12, N - 1, N].filter((d) => d >= 0 && d <= N)) {
          const p = hypergeometric(N, K, n);
          const all = choose(BigInt(N), BigInt(n));
          for (let k = 0; k <= n; k++) {
            const exact = quotient(choose(BigInt(K), BigInt(k)) * choose(BigInt(N - K), BigInt(n - k)), all);
            expect(Math.abs(p[k]! - exact), `${N} ${K} ${n} ${k}`).toBeLessThan(1e-14);
          }
        }
      }
    }
  });

  it('gives the published table for 24 of 60 in seven cards, the chance of none included', () => {
    const published = [0.0216, 0.121, 0.2694, 0.3087, 0.1964, 0.0693, 0.0125, 0.0009];
    expect(
      distribution([...Array(60).keys()], 7, (card) => card < 24).map((p) => Math.round(p * 10_000) / 10_000),
    ).toEqual(published);
  });

  it('neither overflows nor drifts with thousands of cards', () => {
    const p = hypergeometric(5000, 2500, 3000);
    expect(p.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(Math.abs(p.reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-12);
  });

  it('draws the whole deck where more cards are wanted than there are', () => {
    expect([...hypergeometric(5, 2, 99)]).toEqual([0, 0, 1, 0, 0, 0]);
    expect([...hypergeometric(0, 0, 7)]).toEqual([1]);
    expect(tail(hypergeometric(0, 0, 7), 1)).toBe(0);
    expect(tail(hypergeometric(40, 3, 7), 0)).toBe(1);
  });
});

describe('several groups', () => {
  it('equals counting every possible draw, with overlapping groups, minimums and maximums', () => {
    fc.assert(
      fc.property(
        poolArb,
        fc.integer({ min: 0, max: 11 }),
        fc.array(conditionArb, { maxLength: 4 }),
        (pool, draws, conditions) => {
          expect(Math.abs(jointChance(pool, draws, conditions) - bruteForce(pool, draws, conditions))).toBeLessThan(
            1e-12,
          );
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('counts a card that belongs to both groups for both', () => {
    const red = (card: string) => card.includes('r');
    const blue = (card: string) => card.includes('b');
    expect(
      jointChance(['rb'], 1, [
        { matches: red, min: 1 },
        { matches: blue, min: 1 },
      ]),
    ).toBe(1);
    expect(
      jointChance(['r', 'b'], 1, [
        { matches: red, min: 1 },
        { matches: blue, min: 1 },
      ]),
    ).toBe(0);
  });

  it('never falls when copies are added and always lies between 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 5 }),
        (deckSize, draws, atLeast) => {
          const chance = (cells: readonly Cell[]) =>
            chanceOfCells(cells, { first: draws, later: 0 }, [], [{ min: atLeast }]);
          const deck = [{ mask: 0, size: deckSize }];
          const steps = chanceByCopies(deck, { mask: 1, copies: 0 }, 'replace', chance, deckSize);
          expect(steps).toHaveLength(deckSize + 1);
          for (let i = 0; i < steps.length; i++) {
            expect(steps[i]!.p).toBeGreaterThanOrEqual(i === 0 ? 0 : steps[i - 1]!.p - 1e-15);
            expect(steps[i]!.p).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('holds always without a condition and never with an impossible one', () => {
    expect(jointChance([1, 2, 3], 2, [])).toBe(1);
    expect(jointChance([1, 2, 3], 2, [{ matches: () => true, min: 3 }])).toBe(0);
    expect(jointChance([1, 2, 3], 2, [{ matches: () => true, min: 2, max: 1 }])).toBe(0);
  });
});

describe('opening hand, then more cards', () => {
  it('equals counting every hand and every continuation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 3 }),
        fc.array(conditionArb, { maxLength: 2 }),
        fc.array(conditionArb, { maxLength: 2 }),
        (pool, first, later, opening, final) => {
          const indices = [...pool.keys()];
          let good = 0;
          let all = 0;
          for (const hand of choices(indices, Math.min(first, pool.length))) {
            const rest = indices.filter((i) => !hand.includes(i));
            for (const more of choices(rest, Math.min(later, rest.length))) {
              all++;
              const cards = (list: number[]) => list.map((i) => pool[i] as number);
              if (holds(cards(hand), opening) && holds(cards([...hand, ...more]), final)) good++;
            }
          }
          expect(Math.abs(stagedChance(pool, { first, later }, opening, final) - good / all)).toBeLessThan(1e-12);
        },
      ),
      { numRuns: 1500 },
    );
  });
});

describe('redraws', () => {
  const pool = [...Array(40).keys()];
  const key: Condition<number> = { matches: (card) => card < 3, min: 1 };

  it('changes nothing when there is none', () => {
    expect(chanceWithRedraw(pool, 7, 9, [key], { redraws: 0, keep: [key] }).p).toBeCloseTo(
      jointChance(pool, 9, [key]),
      14,
    );
  });

  it('with "keep if it has the card" gives the chance of one in several tries', () => {
    const miss = 1 - jointChance(pool, 7, [key]);
    const chance = chanceWithRedraw(pool, 7, 7, [key], { redraws: 2, keep: [key] });
    expect(chance.p).toBeCloseTo(1 - miss ** 3, 14);
    expect(chance.redraws).toBeCloseTo(miss + miss ** 2, 14);
    expect(chance.keptByRule).toBeCloseTo(1 - miss ** 3, 14);
  });

  it('can lower the chance of a goal the keep rule throws away', () => {
    const without: Condition<number> = { matches: (card) => card < 3, min: 0, max: 0 };
    const chance = chanceWithRedraw(pool, 7, 7, [key], { redraws: 1, keep: [without] });
    const p = jointChance(pool, 7, [key]);
    expect(chance.p).toBeCloseTo(p * p, 14);
  });
});

describe('redraws and a part of a hand', () => {
  it('are refused: a hand is redrawn whole', () => {
    expect(() => chanceWithRedraw([1, 2, 3], 3, 2, [], { redraws: 1, keep: [] })).toThrow(RangeError);
  });
});

describe('how many copies', () => {
  const atLeast = (draws: number, min: number) => (cells: readonly Cell[]) =>
    chanceOfCells(cells, { first: draws, later: 0 }, [], [{ min }]);
  const none = { mask: 1, copies: 0 };

  it('finds the fewest copies that reach the chance', () => {
    const steps = chanceByCopies([{ mask: 0, size: 40 }], none, 'replace', atLeast(7, 1), 40);
    const found = firstReaching(steps, 0.9);
    expect(found?.copies).toBe(11);
    expect(found!.p).toBeGreaterThanOrEqual(0.9);
    expect(steps[10]!.p).toBeLessThan(0.9);
  });

  it('says so when no number does', () => {
    const steps = chanceByCopies([{ mask: 0, size: 40 }], none, 'replace', atLeast(2, 3), 40);
    expect(firstReaching(steps, 0.5)).toBeNull();
  });

  it('counts added copies into the deck size, and ends where no card is left to make room', () => {
    const cells = [
      { mask: 1, size: 2 },
      { mask: 0, size: 3 },
    ];
    const subject = { mask: 1, copies: 2 };
    const sizes = (mode: 'add' | 'replace') =>
      chanceByCopies(cells, subject, mode, () => 0, 7).map((step) => [step.copies, step.deckSize]);
    expect(sizes('add')).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((copies) => [copies, copies + 3]));
    expect(sizes('replace')).toEqual([0, 1, 2, 3, 4, 5].map((copies) => [copies, 5]));
  });

  it('leaves out the numbers that would take other cards of the same kind away', () => {
    const steps = chanceByCopies([{ mask: 1, size: 5 }], { mask: 1, copies: 3 }, 'add', () => 0, 4);
    expect(steps.map((step) => [step.copies, step.deckSize])).toEqual([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
    ]);
  });
});

describe('large questions', () => {
  const deck = [...Array(60).keys()];

  it('are exact where a state no longer fits one number: twelve overlapping halves of the deck', () => {
    const halves = [...Array(12).keys()].map(
      (i): Condition<number> => ({ matches: (card) => (card + i) % 60 < 30, min: 30 }),
    );
    // All cards drawn: each half is there in full.
    expect(jointChance(deck, 60, halves)).toBe(1);
    // One card left over: it must be one of the 19 that are in none of the halves.
    expect(jointChance(deck, 59, halves)).toBeCloseTo(19 / 60, 13);
    expect(jointChance(deck, 40, [{ ...halves[0]!, min: 10_000 }])).toBe(0);
    const any = halves.map((half) => ({ ...half, min: 10_000, max: 20_000 }));
    expect(jointChance(deck, 40, any)).toBe(0);
  });

  it('come out by symmetry: twelve cards wanted at once, one hand in so many', () => {
    const twelve = [...Array(12).keys()].map((i): Condition<number> => ({ matches: (card) => card === i, min: 1 }));
    // C(48, 8) / C(60, 20)
    const expected = quotient(choose(48n, 8n) * 10n ** 6n, choose(60n, 20n));
    expect(Math.abs(jointChance(deck, 20, twelve) * 1e6 - expected)).toBeLessThan(1e-12);
  });

  it('refuses more conditions than it can tell apart', () => {
    const many = Array.from({ length: 13 }, (): Condition<number> => ({ matches: () => true, min: 0 }));
    expect(() => jointChance(deck, 7, many)).toThrow(RangeError);
  });
});
