import type { Cell, Range, Stages } from './exact.ts';

/** A condition as the walk over the cells knows it; those that hold or fail whatever is drawn are gone. */
export interface Goal {
  /** The cells' bit. */
  readonly bit: number;
  /** Counts among the first cards only. */
  readonly opening: boolean;
  readonly min: number;
  readonly max: number;
  /** Stands for every count that is sure to end up right, so that such states become one. */
  readonly sure: number;
}

/** A question made ready for a walk over its cells, or its answer where nothing has to be walked. */
export interface Walk {
  readonly goals: readonly Goal[];
  /** In the order they are walked. */
  readonly cells: readonly Cell[];
  readonly total: number;
  readonly first: number;
  readonly later: number;
}

/** Makes a question ready. 0 and 1 are answers: it can never hold, or always does. */
export function planWalk(
  cells: readonly Cell[],
  stages: Stages,
  opening: readonly Range[],
  final: readonly Range[],
): Walk | 0 | 1 {
  const total = cells.reduce((sum, cell) => sum + cell.size, 0);
  const first = Math.min(stages.first, total);
  const later = Math.min(stages.later, total - first);
  const goals = simplify(cells, first, later, opening, final);
  if (goals === null) return 0;
  if (goals.length === 0) return 1;
  return { goals, cells: inGoodOrder(merged(cells, goals), goals), total, first, later };
}

/** Places of one kind (first or later) that can still be free: a range, both ends included. */
export interface Window {
  readonly low: number;
  readonly high: number;
}

/** How many of so many places can be free when `placed` cards lie and `left` do not. */
export const windowOf = (places: number, placed: number, left: number): Window => ({
  low: Math.max(0, places - placed),
  high: Math.min(places, left),
});

/** What a walk may take. */
export interface Limit {
  /** Pieces of work, each well under a tenth of a microsecond. */
  readonly work: number;
  /** Numbers kept at a time. */
  readonly numbers: number;
}

/** Work of bringing one combination of counts a cell further, whatever the chances. */
const WORK_OF_MOVE = 12;

/**
 * Does a walk stay within a limit? First by a bound that costs next to nothing; where that is too high, by walking without
 * the chances, which ends as soon as the limit is passed.
 */
export function withinLimit(walk: Walk | 0 | 1, limit: Limit): boolean {
  return typeof walk === 'number' || boundWithin(walk, limit) || tryWithin(walk, limit);
}

// Counts that may be open at once, each cell with all its ways to lie.
function boundWithin({ goals, cells, first, later }: Walk, limit: Limit): boolean {
  const row = (first + 1) * (later + 1);
  const walked = goals.map(() => 0);
  const ahead = goals.map((goal) => groupSize(cells, goal.bit));
  let states = 1;
  let work = 0;
  for (const { mask, size } of cells) {
    const ways = (Math.min(size, first) + 1) * (Math.min(size, later) + 1);
    work += states * ways * (row + WORK_OF_MOVE) + tableOf(size, first, later) * (later + 1);
    const before = states;
    states = 1;
    for (const [i, { bit, sure }] of goals.entries()) {
      if (mask & bit) {
        walked[i]! += size;
        ahead[i]! -= size;
      }
      if (ahead[i]! > 0) states *= Math.min(sure, walked[i]!) + 1;
    }
    if (work > limit.work || (before + states) * row > limit.numbers) return false;
  }
  return true;
}

function tryWithin(walk: Walk, limit: Limit): boolean {
  const { first, later, total } = walk;
  const row = (first + 1) * (later + 1);
  const mover = new Mover(walk);
  let states = new Map([[mover.startKey, mover.start]]);
  let left = total;
  let work = 0;
  for (const { mask, size } of walk.cells) {
    mover.enter(mask, size);
    const free = windowOf(first, total - left, left);
    const freeLater = windowOf(later, total - left, left);
    work += tableOf(size, first, later) * (later + 1);
    const next = new Map<CountsKey, Counts>();
    for (const [key, counts] of states) {
      for (let x = 0; x <= Math.min(size, first); x++) {
        for (let y = 0; y <= Math.min(size - x, later); y++) {
          const to = mover.move(key, counts, x, y);
          if (to === null) continue;
          if (!next.has(to)) next.set(to, mover.reached(counts));
          const wide = Math.max(0, free.high - Math.max(x, free.low) + 1);
          work += WORK_OF_MOVE + wide * Math.max(0, freeLater.high - Math.max(y, freeLater.low) + 1);
        }
      }
      if (work > limit.work || (states.size + next.size) * row > limit.numbers) return false;
    }
    states = next;
    left -= size;
  }
  return true;
}

/** Chances remembered for one cell: by the free places among the first, its cards there and the free places among the later. */
const tableOf = (size: number, first: number, later: number): number =>
  (first + 1) * (Math.min(size, first) + 1) * (later + 1);

/** How many cards belong to a group. */
export const groupSize = (cells: readonly Cell[], bit: number): number =>
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
 * The order in which the fewest counts have to be told apart: a count matters from the first cell of its group to the
 * last one, so next comes always the cell that leaves the fewest combinations open. The answer does not depend on it.
 */
function inGoodOrder(cells: readonly Cell[], goals: readonly Goal[]): Cell[] {
  if (goals.length < 3) return [...cells];
  const rest = [...cells];
  const ordered: Cell[] = [];
  const walked = goals.map(() => 0);
  const ahead = goals.map((goal) => groupSize(cells, goal.bit));
  while (rest.length > 0) {
    let best = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [at, { mask, size }] of rest.entries()) {
      let open = 0;
      for (const [i, { bit, sure }] of goals.entries()) {
        const own = mask & bit ? size : 0;
        if (ahead[i]! - own > 0) open += Math.log(Math.min(sure, walked[i]! + own) + 1);
      }
      // Among equals the larger cell, which leaves fewer places open.
      if (open < fewest - 1e-9 || (open < fewest + 1e-9 && size > rest[best]!.size)) {
        best = at;
        fewest = open;
      }
    }
    const [cell] = rest.splice(best, 1);
    for (const [i, { bit }] of goals.entries()) {
      if (!(cell!.mask & bit)) continue;
      walked[i]! += cell!.size;
      ahead[i]! -= cell!.size;
    }
    ordered.push(cell!);
  }
  return ordered;
}

/** One count for each goal. */
export type Counts = readonly number[];
/** Names counts: one mixed-radix number where it fits, else a text. */
export type CountsKey = number | string;

/** Brings counts forward over the cells, one after the other. */
export class Mover {
  readonly start: Counts;
  readonly startKey: CountsKey;
  private readonly goals: readonly Goal[];
  /** Cards of each goal's group in the cells still to come. */
  private readonly ahead: number[];
  /** What one more of a count adds to the key; null where the key is a text. */
  private readonly radix: readonly number[] | null;
  /** The goals whose group the cell's cards belong to, and their counts after the last move. */
  private touched: number[] = [];
  private readonly after: number[];

  constructor({ goals, cells }: Walk) {
    this.goals = goals;
    this.ahead = goals.map((goal) => groupSize(cells, goal.bit));
    this.start = goals.map(() => 0);
    this.after = [...this.start];
    let product = 1;
    const radix = goals.map(({ sure }) => {
      const own = product;
      product *= sure + 1;
      return own;
    });
    this.radix = product <= Number.MAX_SAFE_INTEGER ? radix : null;
    this.startKey = this.radix ? 0 : this.start.join();
  }

  /** Goes on to the next cell. */
  enter(mask: number, size: number): void {
    this.touched = [];
    for (const [i, { bit }] of this.goals.entries()) {
      if (!(mask & bit)) continue;
      this.touched.push(i);
      this.ahead[i]! -= size;
    }
  }

  /** The key with x of the first and y of the later cards of the cell more; null if a goal can no longer be met. */
  move(key: CountsKey, counts: Counts, x: number, y: number): CountsKey | null {
    let change = 0;
    for (const i of this.touched) {
      const { opening, min, max, sure } = this.goals[i]!;
      const before = counts[i]!;
      let count = before;
      if (before < sure) {
        count += opening ? x : x + y;
        if (count > max) return null;
        const most = count + this.ahead[i]!;
        if (most < min) return null;
        if (count >= min && (sure === min || most <= max)) count = sure;
      }
      this.after[i] = count;
      if (this.radix) change += (count - before) * this.radix[i]!;
    }
    return this.radix ? (key as number) + change : this.reached(counts).join();
  }

  /** The counts after the last move, which began at these. */
  reached(counts: Counts): Counts {
    const next = counts.slice();
    for (const i of this.touched) next[i] = this.after[i]!;
    return next;
  }
}
