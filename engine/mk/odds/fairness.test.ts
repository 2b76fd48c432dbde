import { expect, it } from 'vitest';
import { addFairness, FAIR_BAND, FAIRNESS_PART, fairnessPart, fairRange, judgeFairness } from './fairness.ts';

it('finds a million seeded shuffles fair: first card, every place, top pairs', () => {
  const counts = fairnessPart(2026, 0, 40, FAIRNESS_PART);
  for (let part = 1; part < 20; part++) addFairness(counts, fairnessPart(2026, part, 40, FAIRNESS_PART));
  expect(counts.shuffles).toBe(1_000_000);
  const verdict = judgeFairness(counts);
  for (const result of Object.values(verdict)) expect(Math.abs(result.z)).toBeLessThan(FAIR_BAND);
});

it('finds out a shuffle that swaps each place with any place, and one that never leaves the last card', () => {
  const cards = 10;
  const crooked = (swap: (deck: Uint8Array, random: (n: number) => number) => void) => {
    const counts = fairnessPart(1, 0, cards, 0);
    let state = 12345;
    const random = (n: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % n;
    };
    for (let run = 0; run < 200_000; run++) {
      const deck = Uint8Array.from({ length: cards }, (_, i) => i);
      swap(deck, random);
      deck.forEach((card, place) => {
        counts.places[card * cards + place]!++;
      });
      counts.pairs[deck[0]! * cards + deck[1]!]!++;
      counts.shuffles++;
    }
    return judgeFairness(counts);
  };
  const exchange = (deck: Uint8Array, i: number, j: number) => {
    const held = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = held;
  };
  const naive = crooked((deck, random) => {
    for (let i = 0; i < cards; i++) exchange(deck, i, random(cards));
  });
  expect(naive.places.z).toBeGreaterThan(FAIR_BAND);
  const offByOne = crooked((deck, random) => {
    for (let i = cards - 1; i > 0; i--) exchange(deck, i, random(i));
  });
  expect(offByOne.places.z).toBeGreaterThan(FAIR_BAND);
});

it.each([19, 39, 59, 1521])('puts 999 of 1000 fair runs into the band with %i degrees of freedom', (degrees) => {
  // The density of chi-square, summed finely; its constant falls out of the quotient.
  const step = degrees / 4000;
  const density = (x: number) => Math.exp((degrees / 2 - 1) * Math.log(x / degrees) - (x - degrees) / 2);
  const { from, to } = fairRange(degrees);
  let all = 0;
  let inside = 0;
  for (let x = step / 2; x < degrees * 8; x += step) {
    all += density(x);
    if (x >= from && x <= to) inside += density(x);
  }
  expect(1 - inside / all).toBeGreaterThan(0.0008);
  expect(1 - inside / all).toBeLessThan(0.0012);
});
