import { describe, expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { addCopies, emptyDeck } from '../deck/deck.ts';
import { dealHands, HAND_SIZE } from './hands.ts';
import { hypergeometric } from './hypergeometric.ts';
import { COST_BUCKETS, TYPE_BUCKETS, tallyHands } from './opening.ts';
import { drawPool } from './pool.ts';

const catalogue = createCatalogue([
  stubCard('Alfa', { type: 'adventurer', mp: 2 }),
  stubCard('Béta', { type: 'event', mp: 9 }),
  stubCard('Iksz', { type: 'action', mp: 'X' }),
  stubCard('Zombi', { type: 'adventurer', mp: 0, token: true }),
]);
const list = (...rows: [string, number][]) =>
  rows.reduce((deck, [name, count]) => addCopies(deck, 'jovo', name, count), emptyDeck());
const names = (hands: ReturnType<typeof dealHands>) => hands.map((hand) => hand.map((card) => card.name));

describe('opening hands', () => {
  const pool = drawPool(list(['Alfa', 20], ['Béta', 20]), catalogue);

  it('are the same for the same deck and seed, however the list was written', () => {
    const other = drawPool(list(['béta', 20], ['ALFA', 20]), catalogue);
    expect(names(dealHands(pool, 1, 5))).toEqual(names(dealHands(other, 1, 5)));
    expect(names(dealHands(pool, 1, 5))).not.toEqual(names(dealHands(pool, 2, 5)));
  });

  it('come each from a full fresh shuffle: the first of five is the only one of one', () => {
    expect(names(dealHands(pool, 9, 5))[0]).toEqual(names(dealHands(pool, 9, 1))[0]);
    expect(dealHands(pool, 9, 5)).toHaveLength(5);
  });

  it('hold what there is when the deck is smaller than the hand', () => {
    expect(dealHands(drawPool(list(['Alfa', 3]), catalogue), 1)[0]).toHaveLength(3);
    expect(dealHands([], 1)).toEqual([[]]);
  });

  it('hold unknown cards and never tokens', () => {
    const hand = dealHands(drawPool(list(['Zombi', 30], ['Ismeretlen', 2]), catalogue), 1)[0];
    expect(hand?.map((card) => card.name)).toEqual(['Ismeretlen', 'Ismeretlen']);
  });

  it('ALAP.17 have seven cards', () => {
    expect(HAND_SIZE).toBe(7);
    expect(dealHands(pool, 3)[0]).toHaveLength(7);
  });
});

describe('tally of hands', () => {
  const pool = drawPool(list(['Alfa', 24], ['Béta', 16], ['Iksz', 12], ['Ismeretlen', 8]), catalogue);
  const tally = tallyHands(pool, 4, 200_000, 7);

  it('agrees with the exact chances in every bucket', () => {
    const check = (row: readonly number[], copies: number) => {
      const exact = hypergeometric(60, copies, 7);
      row.forEach((count, k) => {
        const sigma = Math.sqrt(Math.max(exact[k]! * (1 - exact[k]!), 1e-9) * tally.hands);
        expect(Math.abs(count - exact[k]! * tally.hands)).toBeLessThan(5 * sigma + 1);
      });
      expect(row.reduce((a, b) => a + b, 0)).toBe(tally.hands);
    };
    check(tally.types[TYPE_BUCKETS.indexOf('adventurer')]!, 24);
    check(tally.types[TYPE_BUCKETS.indexOf(null)]!, 8);
    check(tally.costs[COST_BUCKETS.indexOf('2')]!, 24);
    check(tally.costs[COST_BUCKETS.indexOf('7+')]!, 16);
    check(tally.costs[COST_BUCKETS.indexOf('X')]!, 12);
  });

  it('never counts X or unknown costs as 0', () => {
    expect(tally.costs[COST_BUCKETS.indexOf('0')]![0]).toBe(tally.hands);
  });
});
