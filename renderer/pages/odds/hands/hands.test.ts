import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../../engine/mk/cards/catalogue.ts';
import { dealHands } from '../../../../engine/mk/odds/hands.ts';
import { hypergeometric } from '../../../../engine/mk/odds/hypergeometric.ts';
import { COST_BUCKETS, TYPE_BUCKETS } from '../../../../engine/mk/odds/opening.ts';
import type { PageCondition } from '../prefs.ts';
import { readKeepRule, tallyRows } from './hands.ts';

const catalogue = createCatalogue([
  stubCard('Alfa', { type: 'adventurer', mp: 2 }),
  stubCard('Iksz', { type: 'event', mp: 'X' }),
]);
const pool = [
  ...Array.from({ length: 16 }, () => ({ name: 'Alfa', card: catalogue.exact('Alfa') })),
  ...Array.from({ length: 24 }, () => ({ name: 'Iksz', card: catalogue.exact('Iksz') })),
];
const keep = (how: PageCondition['how'], count: number): PageCondition[] => [
  { how, count, by: 'query', text: 'mp<=2' },
];

describe('keep rule', () => {
  it('keeps the hands its exact share speaks of', () => {
    const p = hypergeometric(40, 16, 7);
    for (const [rule, share] of [
      [keep('atLeast', 2), 1 - p[0]! - p[1]!],
      [keep('exactly', 3), p[3]!],
      [keep('atMost', 1), p[0]! + p[1]!],
    ] as const) {
      const ready = readKeepRule(rule, pool, catalogue)!;
      expect(ready.share(7)).toBeCloseTo(share, 12);
      const hands = dealHands(pool, 3, 4000);
      const seen = hands.filter(ready.keeps).length / hands.length;
      expect(Math.abs(seen - share)).toBeLessThan(5 * Math.sqrt((share * (1 - share)) / hands.length));
    }
  });

  it('keeps every hand without a condition, and is none while a condition cannot be read', () => {
    const all = readKeepRule([], pool, catalogue)!;
    expect([all.keeps([]), all.share(7)]).toEqual([true, 1]);
    expect(readKeepRule([{ how: 'atLeast', count: 1, by: 'query', text: 'mp<' }], pool, catalogue)).toBeNull();
  });
});

describe('tally', () => {
  it('shows the types and costs the deck has, X apart from the numbers', () => {
    const hands = dealHands(pool, 1, 2);
    const rows = tallyRows(pool, 7, hands);
    expect(rows.map((row) => (row.kind === 'type' ? TYPE_BUCKETS : COST_BUCKETS)[row.bucket])).toEqual([
      'adventurer',
      'event',
      '2',
      'X',
    ]);
    const drawn = hands.flat().filter((card) => card.name === 'Alfa').length;
    expect(rows[0]).toMatchObject({ inDeck: 16, mean: 2.8, dealt: drawn / 2 });
    expect(rows[0]!.some).toBeCloseTo(1 - hypergeometric(40, 16, 7)[0]!, 14);
  });

  it('is right for a deck smaller than the hand, and without a hand', () => {
    const [row] = tallyRows(pool.slice(0, 3), 7, []);
    expect(row).toMatchObject({ inDeck: 3, mean: 3, some: 1, dealt: null });
  });
});
