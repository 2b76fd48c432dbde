import { hypergeometric } from './hypergeometric.ts';

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
}

/** One way the cards of the cells walked so far may lie: counts of the goals, then the cards still to place. */
interface State {
  readonly digits: Int32Array;
  chance: number;
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

  const firstAt = goals.length;
  const start = new Int32Array(goals.length + 2);
  start[firstAt] = first;
  start[firstAt + 1] = later;
  let states: State[] = [{ digits: start, chance: 1 }];
  let left = total;
  /** Cards of each goal's group in the cells still to come. */
  const ahead = goals.map((goal) => groupSize(cells, goal.bit));
  const scratch = new Int32Array(start.length);
  const keyOf = keys(goals, first, later);

  for (const { mask, size } of merged(cells, goals)) {
    goals.forEach((goal, i) => {
      if (mask & goal.bit) ahead[i]! -= size;
    });
    const next = new Map<number | string, State>();
    const chances = new Map<string, Float64Array>();
    const chancesOf = (N: number, K: number, n: number) => {
      const key = `${N} ${K} ${n}`;
      let found = chances.get(key);
      if (!found) {
        found = hypergeometric(N, K, n);
        chances.set(key, found);
      }
      return found;
    };
    for (const { digits, chance } of states) {
      const toFirst = digits[firstAt]!;
      const toLater = digits[firstAt + 1]!;
      const inFirst = chancesOf(left, size, toFirst);
      for (let x = 0; x < inFirst.length; x++) {
        if (inFirst[x] === 0) continue;
        const inLater = chancesOf(left - toFirst, size - x, toLater);
        for (let y = 0; y < inLater.length; y++) {
          if (inLater[y] === 0) continue;
          scratch.set(digits);
          scratch[firstAt] = toFirst - x;
          scratch[firstAt + 1] = toLater - y;
          if (!move(scratch, goals, ahead, mask, x, y)) continue;
          const key = keyOf(scratch);
          const weight = chance * inFirst[x]! * inLater[y]!;
          const state = next.get(key);
          if (state) state.chance += weight;
          else next.set(key, { digits: scratch.slice(), chance: weight });
        }
      }
    }
    states = [...next.values()];
    left -= size;
  }
  const sum = states.reduce((all, state) => all + state.chance, 0);
  return Math.min(1, Math.max(0, sum));
}

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
    if (min > 0 || max < most) goals.push({ bit, opening: i < opening.length, min, max });
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
 * Adds x of the first and y of the later cards of a cell to the counts. False if a goal can no longer be met; a count
 * that is sure to end up right is put to one past the goal's maximum, so that such states become one.
 */
function move(
  digits: Int32Array,
  goals: readonly Goal[],
  ahead: readonly number[],
  mask: number,
  x: number,
  y: number,
): boolean {
  const toFirst = digits[goals.length]!;
  const toCome = toFirst + digits[goals.length + 1]!;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i]!;
    const sure = goal.max + 1;
    let count = digits[i]!;
    if (count === sure) continue;
    if (mask & goal.bit) count += goal.opening ? x : x + y;
    if (count > goal.max) return false;
    const more = Math.min(ahead[i]!, goal.opening ? toFirst : toCome);
    if (count + more < goal.min) return false;
    digits[i] = count >= goal.min && count + more <= goal.max ? sure : count;
  }
  return true;
}

/** A key for a state's digits: one mixed-radix number where it fits, else a text. */
function keys(goals: readonly Goal[], first: number, later: number): (digits: Int32Array) => number | string {
  const radices = [...goals.map((goal) => goal.max + 2), first + 1, later + 1];
  if (radices.reduce((product, radix) => product * radix, 1) > Number.MAX_SAFE_INTEGER) {
    return (digits) => digits.join();
  }
  return (digits) => {
    let key = 0;
    for (let i = 0; i < radices.length; i++) key = key * radices[i]! + digits[i]!;
    return key;
  };
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
