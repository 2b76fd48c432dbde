import type { RuleSet } from '../rules.ts';
import type { MoveMode } from '../scenario.ts';
import { type Field, GROUND } from './field.ts';
import type { Hex } from './hex.ts';

/** Who stands on a hex, seen from the mover; the mover's own hex counts as free. */
export const OCCUPANT = { none: 0, ally: 1, enemy: 2, invisibleEnemy: 3 } as const;

/** Where figures stand and how the mover moves. */
export interface Mover {
  readonly field: Field;
  readonly rules: RuleSet;
  readonly mode: MoveMode;
  /** One {@link OCCUPANT} for each floor hex. */
  readonly occupants: Uint8Array;
}

/**
 * Ratings of the best ways from one hex to all others (or from all others to one hex). A rating holds the number of
 * negative hexes and then the movement points; a smaller number is a better way.
 */
export interface Ways {
  readonly ratings: Int32Array;
  /** The hex a way comes from, -1 at its start; for ways from one hex only. */
  readonly previous: Int32Array;
}

const POINTS_LIMIT = 0x1_0000;
export const NO_WAY = 0x7fff_ffff;
export const rating = (negatives: number, points: number): number => negatives * POINTS_LIMIT + points;
export const negativesOf = (value: number): number => Math.floor(value / POINTS_LIMIT);
export const pointsOf = (value: number): number => value % POINTS_LIMIT;

/** Traps and hazards weigh the same when ways are compared (Q93). */
export const isNegative = (ground: number): boolean => ground === GROUND.trap || ground === GROUND.hazardous;

/** May the mover end its move here? HOM.3.c, HOM.3.f, HOM.3.h: never on a figure; on an obstacle only flying. */
export function canEnd(mover: Mover, hex: number): boolean {
  if (mover.occupants[hex] !== OCCUPANT.none) return false;
  return mover.mode === 'fly' || mover.field.ground[hex] !== GROUND.obstacle;
}

/** May the mover be on this hex on its way? HOM.3.a, HOM.3.b, HOM.3.e, HOM.3.g. */
export function canPass(mover: Mover, hex: number): boolean {
  if (mover.mode !== 'walk') return true;
  if (mover.field.ground[hex] === GROUND.obstacle) return false;
  const occupant = mover.occupants[hex];
  if (occupant === OCCUPANT.enemy) return false;
  return occupant !== OCCUPANT.invisibleEnemy || !mover.rules.invisibleBlocks;
}

/** What walking into a hex costs: HOM.3.d, traps and terrain count hex by hex on the way. */
function walkingCost(ground: number): number {
  return rating(isNegative(ground) ? 1 : 0, ground === GROUND.difficult ? 2 : 1);
}

/** What the last hex adds to a jump (HOM.3.f): its trap or hazard, and difficult terrain by the edition (Q86). */
function landingCost(mover: Mover, hex: number): number {
  const ground = mover.field.ground[hex] as number;
  const extra = ground === GROUND.difficult ? mover.rules.jumpLandingOnDifficult - 1 : 0;
  return rating(isNegative(ground) ? 1 : 0, extra);
}

/** The best way from a hex to every other, as if movement had no end. Only {@link canEnd} says where it may stop. */
export function waysFrom(mover: Mover, start: number): Ways {
  if (mover.mode === 'walk') return walkFrom(mover, start);
  const ways = floodFrom(mover.field, start);
  if (mover.mode === 'jump') addLandings(mover, ways, start);
  return ways;
}

/** Rating of the best way from every hex to `goal`, for the same mover. */
export function waysTo(mover: Mover, goal: number): Int32Array {
  if (mover.mode === 'walk') return walkTo(mover, goal);
  const { ratings } = floodFrom(mover.field, goal);
  if (mover.mode === 'jump') {
    const landing = landingCost(mover, goal);
    for (let i = 0; i < ratings.length; i++) {
      if (i !== goal && ratings[i] !== NO_WAY) ratings[i] = (ratings[i] as number) + landing;
    }
  }
  return ratings;
}

/** All hexes of the best way that ends on `end`, first and last included; hexes slid over are listed too. */
export function pathTo(mover: Mover, ways: Ways, end: number): Hex[] {
  const { field } = mover;
  const stops = [end];
  for (let at = ways.previous[end] as number; at >= 0; at = ways.previous[at] as number) stops.push(at);
  stops.reverse();
  const path: Hex[] = [field.hexes[stops[0] as number] as Hex];
  for (let i = 1; i < stops.length; i++) {
    for (const hex of leg(mover, stops[i - 1] as number, stops[i] as number)) path.push(field.hexes[hex] as Hex);
  }
  return path;
}

// One step, or one step and the slide that follows it.
function leg(mover: Mover, from: number, to: number): number[] {
  for (let d = 0; d < 6; d++) {
    const first = mover.field.neighbours[from * 6 + d] as number;
    if (first === to) return [to];
  }
  for (let d = 0; d < 6; d++) {
    const hexes: number[] = [];
    if (slideFrom(mover, from, d, hexes) === to) return hexes;
  }
  return [to];
}

/**
 * Where a walking step in a direction ends, or -1 if it cannot be made. Ice pushes on while nothing stands in the way;
 * `passed` collects the hexes entered.
 */
function slideFrom(mover: Mover, from: number, direction: number, passed?: number[]): number {
  const { neighbours, ground } = mover.field;
  let at = neighbours[from * 6 + direction] as number;
  if (at < 0 || !canPass(mover, at)) return -1;
  passed?.push(at);
  while (mover.rules.iceSlides && ground[at] === GROUND.icy) {
    const next = neighbours[at * 6 + direction] as number;
    if (next < 0 || mover.occupants[next] !== OCCUPANT.none || !canPass(mover, next)) break;
    at = next;
    passed?.push(at);
  }
  return at;
}

// Cost of a step that ends on `to`: the push over ice is forced movement, which ignores difficult terrain but not traps.
function stepCost(mover: Mover, from: number, direction: number, to: number): number {
  const ground = mover.field.ground[to] as number;
  const slid = mover.field.neighbours[from * 6 + direction] !== to;
  return slid ? rating(isNegative(ground) ? 1 : 0, 1) : walkingCost(ground);
}

function walkFrom(mover: Mover, start: number): Ways {
  const { size } = mover.field;
  const ratings = new Int32Array(size).fill(NO_WAY);
  const previous = new Int32Array(size).fill(-1);
  const queue = new Queue(size);
  ratings[start] = 0;
  queue.push(0, start);
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    const base = ratings[at] as number;
    if (queue.lastRating > base) continue;
    for (let d = 0; d < 6; d++) {
      const to = slideFrom(mover, at, d);
      if (to < 0) continue;
      const value = base + stepCost(mover, at, d, to);
      if (value >= (ratings[to] as number)) continue;
      ratings[to] = value;
      previous[to] = at;
      queue.push(value, to);
    }
  }
  return { ratings, previous };
}

function walkTo(mover: Mover, goal: number): Int32Array {
  const { size, neighbours } = mover.field;
  const steps = stepsInto(mover);
  const ratings = new Int32Array(size).fill(NO_WAY);
  const queue = new Queue(size);
  ratings[goal] = 0;
  queue.push(0, goal);
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    const base = ratings[at] as number;
    if (queue.lastRating > base) continue;
    const relax = (from: number, direction: number): void => {
      const value = base + stepCost(mover, from, direction, at);
      if (value >= (ratings[from] as number)) return;
      ratings[from] = value;
      queue.push(value, from);
    };
    if (steps)
      for (const [from, direction] of steps[at] as readonly (readonly [number, number])[]) relax(from, direction);
    else if (canPass(mover, at)) {
      for (let d = 0; d < 6; d++) {
        const from = neighbours[at * 6 + d] as number;
        if (from >= 0) relax(from, (d + 3) % 6);
      }
    }
  }
  return ratings;
}

// Slides make steps one-way; without ice a step can be read backwards from the neighbours and no list is needed.
function stepsInto(mover: Mover): (readonly [from: number, direction: number])[][] | null {
  const { size, ground } = mover.field;
  if (!mover.rules.iceSlides || !ground.includes(GROUND.icy)) return null;
  const into: [number, number][][] = Array.from({ length: size }, () => []);
  for (let from = 0; from < size; from++) {
    for (let d = 0; d < 6; d++) {
      const to = slideFrom(mover, from, d);
      if (to >= 0) into[to]?.push([from, d]);
    }
  }
  return into;
}

// Jumping and flying: one point a hex, only walls stop it.
function floodFrom(field: Field, start: number): Ways {
  const ratings = new Int32Array(field.size).fill(NO_WAY);
  const previous = new Int32Array(field.size).fill(-1);
  const queue = new Int32Array(field.size);
  ratings[start] = 0;
  queue[0] = start;
  let filled = 1;
  for (let head = 0; head < filled; head++) {
    const at = queue[head] as number;
    for (let d = 0; d < 6; d++) {
      const to = field.neighbours[at * 6 + d] as number;
      if (to < 0 || ratings[to] !== NO_WAY) continue;
      ratings[to] = (ratings[at] as number) + 1;
      previous[to] = at;
      queue[filled++] = to;
    }
  }
  return { ratings, previous };
}

function addLandings(mover: Mover, ways: Ways, start: number): void {
  const { ratings } = ways;
  for (let i = 0; i < ratings.length; i++) {
    if (i !== start && ratings[i] !== NO_WAY) ratings[i] = (ratings[i] as number) + landingCost(mover, i);
  }
}

/** A binary heap of (rating, hex); both live in one number, so that it holds plain numbers only. */
class Queue {
  private readonly heap: number[] = [];
  private readonly size: number;
  /** Rating of the entry popped last. */
  lastRating = 0;

  constructor(size: number) {
    this.size = size;
  }

  push(value: number, hex: number): void {
    const { heap } = this;
    const entry = value * this.size + hex;
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as number) <= entry) break;
      heap[at] = heap[parent] as number;
      at = parent;
    }
    heap[at] = entry;
  }

  /** The hex with the smallest rating, or -1 when empty. */
  pop(): number {
    const { heap } = this;
    const top = heap[0];
    if (top === undefined) return -1;
    const moved = heap.pop() as number;
    const length = heap.length;
    if (length > 0) {
      let at = 0;
      for (let child = 1; child < length; child = 2 * at + 1) {
        if (child + 1 < length && (heap[child + 1] as number) < (heap[child] as number)) child++;
        if ((heap[child] as number) >= moved) break;
        heap[at] = heap[child] as number;
        at = child;
      }
      heap[at] = moved;
    }
    const hex = top % this.size;
    this.lastRating = (top - hex) / this.size;
    return hex;
  }
}
