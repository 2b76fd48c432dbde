import type { Rng } from './rng.ts';

type MutableList<T> = { length: number; [index: number]: T };

/**
 * Puts a uniformly random ordered choice of `count` items into the first `count` places, in place.
 * Fisher–Yates from the front: the first k places are the same whether or not the rest is shuffled too,
 * so a hand drawn from a full shuffle equals the one drawn from a partial one with the same generator state.
 */
export function shuffleFront<T>(items: MutableList<T>, count: number, rng: Rng): void {
  const n = items.length;
  const last = Math.min(count, n - 1);
  for (let i = 0; i < last; i++) {
    const j = i + rng.below(n - i);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}

/** Shuffles the whole list in place; every order is equally likely. Uses the generator length - 1 times or more. */
export function shuffle<T>(items: MutableList<T>, rng: Rng): void {
  shuffleFront(items, items.length, rng);
}
