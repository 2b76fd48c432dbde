import { hypergeometric, hypergeometricTable } from './hypergeometric.ts';

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

/** A condition as the walk over the cells knows it; those that hold or fail whatever is drawn are gone. */
interface Goal {
  /** The cells' bit. */
  readonly bit: number;
  /** Counts among the first cards only. */
  readonly opening: boolean;
  readonly min: number;
  readonly max: number;
  /** Stands for every count that is sure to end up right, so that such states become one. */
  readonly sure: number;
}

/** All ways to lie of the cells walked so far that have the same counts. */
interface State {
  /** One count for each goal. */
  readonly counts: readonly number[];
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
  const total = cells.reduce((sum, cell) => sum + cell.size, 0);
  const first = Math.min(stages.first, total);
  const later = Math.min(stages.later, total - first);
  const goals = simplify(cells, first, later, opening, final);
  if (goals === null) return 0;
  if (goals.length === 0) return 1;

  const start = new Float64Array((first + 1) * (later + 1));
  start[start.length - 1] = 1;
  let states: State[] = [{ counts: goals.map(() => 0), chances: start }];
  const counts = goals.map(() => 0);
  const spare: Float64Array[] = [];
  let left = total;
  /** Cards of each goal's group in the cells still to come. */
  const ahead = goals.map((goal) => groupSize(cells, goal.bit));
  for (const { mask, size } of merged(cells, goals)) {
    for (let i = 0; i < goals.length; i++) if (mask & goals[i]!.bit) ahead[i]! -= size;
    const spread = new Spread(left, size, first, later);
    const next = new Map<number | string, State>();
    for (const state of states) {
      for (let x = 0; x <= Math.min(size, first); x++) {
        for (let y = 0; y <= Math.min(size - x, later); y++) {
          if (!move(counts, state.counts, goals, ahead, mask, x, y)) continue;
          const key = keyOf(counts, goals);
          let target = next.get(key);
          if (!target) {
            target = { counts: counts.slice(), chances: spare.pop()?.fill(0) ?? new Float64Array(start.length) };
            next.set(key, target);
          }
          spread.add(state.chances, target.chances, x, y);
        }
      }
    }
    // The arrays of the states left behind serve the next ones.
    for (const state of states) spare.push(state.chances);
    states = [...next.values()];
    left -= size;
  }
  const sum = states.reduce((all, state) => all + (state.chances[0] ?? 0), 0);
  return Math.min(1, Math.max(0, sum));
}

/** The chances that x of a cell's cards lie among the first and y among the later ones, by the places still free. */
class Spread {
  private readonly first: number;
  private readonly later: number;
  /** By the free places among the first. */
  private readonly inFirst: readonly Float64Array[];
  /** By the free places among the first, then x, then the free places among the later. */
  private readonly inLater: readonly Float64Array[];
  private readonly widthX: number;

  /** @param left cards not yet placed, `size` of them in the cell. */
  constructor(left: number, size: number, first: number, later: number) {
    this.first = first;
    this.later = later;
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
    const { first, later, widthX } = this;
    const row = later + 1;
    for (let free = x; free <= first; free++) {
      const inFirst = this.inFirst[free]![x];
      if (!inFirst) continue;
      for (let freeLater = y; freeLater <= later; freeLater++) {
        const chance = from[free * row + freeLater]!;
        if (chance === 0) continue;
        const inLater = this.inLater[(free * widthX + x) * row + freeLater]![y];
        if (inLater) to[(free - x) * row + freeLater - y]! += chance * inFirst * inLater;
      }
    }
  }
}

const NOTHING = new Float64Array(0);

const groupSize = (cells: readonly Cell[], bit: number) =>
  cells.reduce((sum, cell) => sum + (cell.mask & bit ? cell.size : 0), 0);

/** The conditions that still depend on the draw; null if one of them can never hold. */
function simplify(
  cells: readonly Cell[],
  first: number,
  later: number,
  opening: readonly Range[],
  final: readonly Range[],
): Goal[] | null {
  const goals: Goal[] = [];
  for (const [i, range] of [...opening, ...final].entries()) {
    const bit = 1 << i;
    const most = Math.min(groupSize(cells, bit), i < opening.length ? first : first + later);
    const min = Math.max(0, range.min);
    const max = Math.min(most, range.max ?? most);
    if (min > max) return null;
    if (min === 0 && max === most) continue;
    // Without a maximum that counts, enough is enough.
    goals.push({ bit, opening: i < opening.length, min, max, sure: max === most ? min : max + 1 });
  }
  return goals;
}

/** Cells that differ only in conditions that are gone, put together. */
function merged(cells: readonly Cell[], goals: readonly Goal[]): Cell[] {
  const kept = goals.reduce((bits, goal) => bits | goal.bit, 0);
  const sizes = new Map<number, number>();
  for (const { mask, size } of cells) sizes.set(mask & kept, (sizes.get(mask & kept) ?? 0) + size);
  return [...sizes].map(([mask, size]) => ({ mask, size }));
}

/**
 * Writes into `after` the counts with x of the first and y of the later cards of a cell more. False if a goal can no
 * longer be met.
 */
function move(
  after: number[],
  counts: readonly number[],
  goals: readonly Goal[],
  ahead: readonly number[],
  mask: number,
  x: number,
  y: number,
): boolean {
  for (let i = 0; i < goals.length; i++) {
    const { bit, opening, min, max, sure } = goals[i]!;
    let count = counts[i]!;
    if (count < sure) {
      if (mask & bit) count += opening ? x : x + y;
      if (count > max) return false;
      const most = count + ahead[i]!;
      if (most < min) return false;
      if (count >= min && (sure === min || most <= max)) count = sure;
    }
    after[i] = count;
  }
  return true;
}

/** A key for counts: one mixed-radix number where it fits, else a text. */
function keyOf(counts: readonly number[], goals: readonly Goal[]): number | string {
  let key = 0;
  for (let i = 0; i < goals.length; i++) key = key * (goals[i]!.sure + 1) + counts[i]!;
  return key <= Number.MAX_SAFE_INTEGER ? key : counts.join();
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
