import { hypergeometric } from './hypergeometric.ts';

/** So many of a group among the cards seen: at least `min` and, if given, at most `max`. "Exactly k" has both. */
export interface Condition<T> {
  readonly matches: (card: T) => boolean;
  readonly min: number;
  readonly max?: number;
}

/** The most conditions one question may join; more would be a fault of the caller's form. */
export const MAX_CONDITIONS = 12;

/** Cards of a deck that meet the same conditions, and how many there are. */
interface Cell {
  readonly mask: number;
  readonly size: number;
}

function cells<T>(pool: readonly T[], conditions: readonly Condition<T>[]): Cell[] {
  const sizes = new Map<number, number>();
  for (const card of pool) {
    let mask = 0;
    for (let i = 0; i < conditions.length; i++) if (conditions[i]!.matches(card)) mask |= 1 << i;
    sizes.set(mask, (sizes.get(mask) ?? 0) + 1);
  }
  return [...sizes].map(([mask, size]) => ({ mask, size })).sort((a, b) => a.mask - b.mask);
}

// A count beyond this changes no answer any more: with no maximum "enough" is one value, with one "too many" is.
const capOf = (condition: { min: number; max?: number }) =>
  condition.max === undefined ? Math.max(0, condition.min) : Math.max(0, condition.max + 1);

const isMet = (count: number, condition: { min: number; max?: number }) =>
  count >= condition.min && (condition.max === undefined || count <= condition.max);

/**
 * The chance that all conditions hold among `draws` cards drawn from the pool without putting back. Exact
 * (multivariate hypergeometric): a card may belong to any number of the groups. More draws than cards = the whole pool.
 * No condition at all holds always. Absolute error below 1e-12.
 * @throws RangeError with more than {@link MAX_CONDITIONS} conditions.
 */
export function jointChance<T>(pool: readonly T[], draws: number, conditions: readonly Condition<T>[]): number {
  return stagedChance(pool, { first: draws, later: 0 }, [], conditions);
}

/** `first` cards seen at once (the opening hand), then `later` more. */
export interface Stages {
  readonly first: number;
  readonly later: number;
}

/**
 * The chance that the `opening` conditions hold among the first cards and the `final` ones among all cards seen.
 * Exact, by walking over the groups of equal cards: how many of each lie in the first and in the later cards.
 */
export function stagedChance<T>(
  pool: readonly T[],
  stages: Stages,
  opening: readonly Condition<T>[],
  final: readonly Condition<T>[],
): number {
  const conditions = [...opening, ...final];
  if (conditions.length > MAX_CONDITIONS) throw new RangeError(`too many conditions: ${conditions.length}`);
  const first = Math.min(stages.first, pool.length);
  const later = Math.min(stages.later, pool.length - first);
  const caps = conditions.map(capOf);

  // A state is a mixed-radix number: one digit for each condition's count, then the cards still to place in both stages.
  const radices = [...caps.map((cap) => cap + 1), first + 1, later + 1];
  const weights: number[] = [];
  let weight = 1;
  for (const radix of radices) {
    weights.push(weight);
    weight *= radix;
  }
  const firstAt = conditions.length;
  const digit = (state: number, i: number) => Math.floor(state / weights[i]!) % radices[i]!;

  let states = new Map<number, number>([[first * weights[firstAt]! + later * weights[firstAt + 1]!, 1]]);
  let left = pool.length;
  for (const cell of cells(pool, conditions)) {
    const next = new Map<number, number>();
    for (const [state, chance] of states) {
      const toFirst = digit(state, firstAt);
      const toLater = digit(state, firstAt + 1);
      const inFirst = hypergeometric(left, cell.size, toFirst);
      for (let x = 0; x < inFirst.length; x++) {
        if (inFirst[x] === 0) continue;
        const inLater = hypergeometric(left - toFirst, cell.size - x, toLater);
        for (let y = 0; y < inLater.length; y++) {
          if (inLater[y] === 0) continue;
          let moved = state - x * weights[firstAt]! - y * weights[firstAt + 1]!;
          for (let i = 0; i < conditions.length; i++) {
            if (!(cell.mask & (1 << i))) continue;
            const had = digit(state, i);
            const now = Math.min(caps[i]!, had + (i < opening.length ? x : x + y));
            moved += (now - had) * weights[i]!;
          }
          next.set(moved, (next.get(moved) ?? 0) + chance * inFirst[x]! * inLater[y]!);
        }
      }
    }
    states = next;
    left -= cell.size;
  }

  let sum = 0;
  for (const [state, chance] of states) {
    if (conditions.every((condition, i) => isMet(digit(state, i), condition))) sum += chance;
  }
  return Math.min(1, Math.max(0, sum));
}

/** Chances of exactly 0, 1, … cards of one group among the cards drawn; as many values as cards drawn, plus one. */
export function distribution<T>(pool: readonly T[], draws: number, matches: (card: T) => boolean): number[] {
  return [
    ...hypergeometric(
      pool.length,
      pool.reduce((sum, card) => sum + (matches(card) ? 1 : 0), 0),
      draws,
    ),
  ];
}
