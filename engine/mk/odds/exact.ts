import { hypergeometric, hypergeometricTable } from './hypergeometric.ts';
import { type Counts, type CountsKey, Mover, planWalk, type Window, windowOf } from './walk.ts';

/** So many of a group: at least `min` and, if given, at most `max`. "Exactly k" has both. */
export interface Range {
  readonly min: number;
  readonly max?: number;
}

/** A group and how many of it are wanted among the cards seen. */
export interface Condition<T> extends Range {
  readonly matches: (card: T) => boolean;
}

/** The most conditions one question may join; more would be a fault of the caller's form. */
export const MAX_CONDITIONS = 12;

/** Cards of a deck that meet the same conditions (bit i = condition i), and how many there are. */
export interface Cell {
  readonly mask: number;
  readonly size: number;
}

/** `first` cards seen at once (the opening hand), then `later` more. */
export interface Stages {
  readonly first: number;
  readonly later: number;
}

/** The pool sorted into cells by which of the groups each card belongs to. */
export function cellsOf<T>(pool: readonly T[], groups: readonly Pick<Condition<T>, 'matches'>[]): Cell[] {
  const sizes = new Map<number, number>();
  for (const card of pool) {
    let mask = 0;
    for (let i = 0; i < groups.length; i++) if (groups[i]!.matches(card)) mask |= 1 << i;
    sizes.set(mask, (sizes.get(mask) ?? 0) + 1);
  }
  return [...sizes].map(([mask, size]) => ({ mask, size })).sort((a, b) => a.mask - b.mask);
}

/**
 * The chance that all conditions hold among `draws` cards drawn from the pool without putting back. Exact
 * (multivariate hypergeometric): a card may belong to any number of the groups. More draws than cards = the whole pool.
 * No condition at all holds always. Absolute error below 1e-12.
 * @throws RangeError with more than {@link MAX_CONDITIONS} conditions.
 */
export function jointChance<T>(pool: readonly T[], draws: number, conditions: readonly Condition<T>[]): number {
  return stagedChance(pool, { first: draws, later: 0 }, [], conditions);
}

/** The chance that the `opening` conditions hold among the first cards and the `final` ones among all cards seen. */
export function stagedChance<T>(
  pool: readonly T[],
  stages: Stages,
  opening: readonly Condition<T>[],
  final: readonly Condition<T>[],
): number {
  return chanceOfCells(cellsOf(pool, [...opening, ...final]), stages, opening, final);
}

/** All ways to lie of the cells walked so far that have the same counts. */
interface State {
  readonly counts: Counts;
  /** The chance by how many of the first and of the later cards are still to be placed: `[first * (later + 1) + later]`. */
  readonly chances: Float64Array;
}

/**
 * The same for a pool that is already sorted into cells; the bits of the opening conditions come first. Exact, by
 * walking over the cells: how many cards of each lie among the first and among the later ones.
 * @throws RangeError with more than {@link MAX_CONDITIONS} conditions.
 */
export function chanceOfCells(
  cells: readonly Cell[],
  stages: Stages,
  opening: readonly Range[],
  final: readonly Range[],
): number {
  if (opening.length + final.length > MAX_CONDITIONS) {
    throw new RangeError(`too many conditions: ${opening.length + final.length}`);
  }
  const walk = planWalk(cells, stages, opening, final);
  if (typeof walk === 'number') return walk;
  const { total, first, later } = walk;

  const start = new Float64Array((first + 1) * (later + 1));
  start[start.length - 1] = 1;
  const mover = new Mover(walk);
  let states = new Map<CountsKey, State>([[mover.startKey, { counts: mover.start, chances: start }]]);
  const spare: Float64Array[] = [];
  let left = total;
  for (const { mask, size } of walk.cells) {
    mover.enter(mask, size);
    const spread = new Spread(left, total - left, size, first, later);
    const next = new Map<CountsKey, State>();
    for (const [key, state] of states) {
      for (let x = 0; x <= Math.min(size, first); x++) {
        for (let y = 0; y <= Math.min(size - x, later); y++) {
          const to = mover.move(key, state.counts, x, y);
          if (to === null) continue;
          let target = next.get(to);
          if (!target) {
            const chances = spare.pop()?.fill(0) ?? new Float64Array(start.length);
            target = { counts: mover.reached(state.counts), chances };
            next.set(to, target);
          }
          spread.add(state.chances, target.chances, x, y);
        }
      }
      // The arrays of the states left behind serve the next ones.
      spare.push(state.chances);
    }
    states = next;
    left -= size;
  }
  let sum = 0;
  for (const { chances } of states.values()) sum += chances[0] ?? 0;
  return Math.min(1, Math.max(0, sum));
}

/** The chances that x of a cell's cards lie among the first and y among the later ones, by the places still free. */
class Spread {
  private readonly later: number;
  private readonly free: Window;
  private readonly freeLater: Window;
  /** By the free places among the first. */
  private readonly inFirst: readonly Float64Array[];
  /** By the free places among the first, then x, then the free places among the later. */
  private readonly inLater: readonly Float64Array[];
  private readonly widthX: number;

  /** @param left cards not yet placed, `size` of them in the cell. */
  constructor(left: number, placed: number, size: number, first: number, later: number) {
    this.later = later;
    this.free = windowOf(first, placed, left);
    this.freeLater = windowOf(later, placed, left);
    this.widthX = Math.min(size, first) + 1;
    this.inFirst = Array.from({ length: first + 1 }, (_, free) => hypergeometricTable(left, size, free));
    const inLater: Float64Array[] = [];
    for (let free = 0; free <= first; free++) {
      for (let x = 0; x < this.widthX; x++) {
        for (let freeLater = 0; freeLater <= later; freeLater++) {
          const possible = free <= left && x <= free;
          inLater.push(possible ? hypergeometricTable(left - free, size - x, freeLater) : NOTHING);
        }
      }
    }
    this.inLater = inLater;
  }

  /** Adds to `to` what comes from `from` where x and y cards of the cell are placed. */
  add(from: Float64Array, to: Float64Array, x: number, y: number): void {
    const { later, widthX } = this;
    const row = later + 1;
    const lowest = Math.max(y, this.freeLater.low);
    for (let free = Math.max(x, this.free.low); free <= this.free.high; free++) {
      const inFirst = this.inFirst[free]![x];
      if (!inFirst) continue;
      for (let freeLater = lowest; freeLater <= this.freeLater.high; freeLater++) {
        const chance = from[free * row + freeLater]!;
        if (chance === 0) continue;
        const inLater = this.inLater[(free * widthX + x) * row + freeLater]![y];
        if (inLater) to[(free - x) * row + freeLater - y]! += chance * inFirst * inLater;
      }
    }
  }
}

const NOTHING = new Float64Array(0);

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
