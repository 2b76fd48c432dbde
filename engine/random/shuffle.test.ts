import { describe, expect, it } from 'vitest';
import { Rng } from './rng.ts';
import { shuffle, shuffleFront } from './shuffle.ts';

describe('shuffle', () => {
  it('keeps every item exactly once', () => {
    const items = Array.from({ length: 60 }, (_, i) => i);
    shuffle(items, Rng.seeded(1));
    expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  });

  it('gives each of the 24 orders of four cards equally often (chi-square, 99.9 %)', () => {
    const rng = Rng.seeded(5);
    const seen = new Map<string, number>();
    const rounds = 240_000;
    for (let i = 0; i < rounds; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(cards, rng);
      seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(49.73);
  });

  it('lets the last card stay last (range is not off by one)', () => {
    const rng = Rng.seeded(3);
    let stayed = 0;
    for (let i = 0; i < 1000; i++) {
      const cards = [0, 1];
      shuffle(cards, rng);
      if (cards[1] === 1) stayed++;
    }
    expect(stayed).toBeGreaterThan(400);
    expect(stayed).toBeLessThan(600);
  });

  it('draws the same front from a partial shuffle as from a full one', () => {
    const full = Array.from({ length: 40 }, (_, i) => i);
    const part = [...full];
    shuffle(full, Rng.seeded(8));
    shuffleFront(part, 7, Rng.seeded(8));
    expect(part.slice(0, 7)).toEqual(full.slice(0, 7));
  });

  it('does nothing to empty and one-card decks', () => {
    const none: number[] = [];
    shuffle(none, Rng.seeded(1));
    const one = [9];
    shuffle(one, Rng.seeded(1));
    expect([none, one]).toEqual([[], [9]]);
  });
});
