import type { Field } from './field.ts';
import { CORNERS, centreX, centreY } from './hex.ts';
import type { SightLine } from './sight.ts';

/**
 * Second edition: some point of one hex sees some point of the other if the straight line between them touches no wall.
 *
 * Exact, without sampling. Walls are closed lines, so the clear lines form open cells in the space of all lines, and
 * every cell has a vertex: a line through two critical points (hex corners, wall ends). Each such line is tried pushed
 * off both its points to either side. Critical points are whole numbers, so a third one either lies on the line or at
 * least 1 / length away from it: the push is smaller than that, hence it changes the side of no other point, and floating
 * point numbers are precise enough by many orders of magnitude.
 * @param walls the wall lines that may matter, four numbers each.
 * @returns a clear line, or null.
 */
export function pointLine(field: Field, a: number, b: number, walls: readonly number[]): SightLine | null {
  const [aq, ar] = field.hexes[a] as readonly [number, number];
  const [bq, br] = field.hexes[b] as readonly [number, number];
  const from = { x: centreX(aq), y: centreY(aq, ar) };
  const to = { x: centreX(bq), y: centreY(bq, br) };
  const between = wallsInBand(from, to, walls);
  const probe = new Probe(from, to, between);
  const straight = probe.clearLine(from.x, from.y, to.x, to.y);
  if (straight) return straight;

  const points = criticalPoints(from, to, between);
  const push = 1 / (16 * (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + 8));
  for (let i = 0; i < points.length; i += 2) {
    for (let j = 0; j < i; j += 2) {
      const px = points[i] as number;
      const py = points[i + 1] as number;
      const qx = points[j] as number;
      const qy = points[j + 1] as number;
      const line = probe.clearNear(px, py, qx, qy, push);
      if (line) return line;
    }
  }
  return null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

// All sight lines run inside the band that both hexes span. A wall that only touches the band's rim stops none of them.
function wallsInBand(from: Point, to: Point, walls: readonly number[]): number[] {
  const nx = from.y - to.y;
  const ny = to.x - from.x;
  const half = Math.max(...CORNERS.map(([x, y]) => nx * x + ny * y));
  const off = (x: number, y: number): number => nx * (x - from.x) + ny * (y - from.y);
  const kept: number[] = [];
  for (let i = 0; i < walls.length; i += 4) {
    const x1 = walls[i] as number;
    const y1 = walls[i + 1] as number;
    const x2 = walls[i + 2] as number;
    const y2 = walls[i + 3] as number;
    const o1 = off(x1, y1);
    const o2 = off(x2, y2);
    if ((o1 >= half && o2 >= half) || (o1 <= -half && o2 <= -half)) continue;
    kept.push(x1, y1, x2, y2);
  }
  return kept;
}

function criticalPoints(from: Point, to: Point, walls: readonly number[]): number[] {
  const points: number[] = [];
  const seen = new Set<number>();
  const add = (x: number, y: number): void => {
    const key = x * 0x1_0000 + y;
    if (seen.has(key)) return;
    seen.add(key);
    points.push(x, y);
  };
  for (const [dx, dy] of CORNERS) {
    add(from.x + dx, from.y + dy);
    add(to.x + dx, to.y + dy);
  }
  for (let i = 0; i < walls.length; i += 2) add(walls[i] as number, walls[i + 1] as number);
  return points;
}

// An irrational share, so that a line pushed to opposite sides at its ends never meets a third critical point on it.
const UNEQUAL = (Math.sqrt(5) - 1) / 2;

/** Asks of one straight line whether it leads from the one hex to the other without touching a wall. */
class Probe {
  private readonly from: Point;
  private readonly to: Point;
  private readonly walls: readonly number[];

  constructor(from: Point, to: Point, walls: readonly number[]) {
    this.from = from;
    this.to = to;
    this.walls = walls;
  }

  /** The line through two points, pushed off each of them to either side. */
  clearNear(px: number, py: number, qx: number, qy: number, push: number): SightLine | null {
    const length = Math.hypot(qx - px, qy - py);
    const nx = ((py - qy) / length) * push;
    const ny = ((qx - px) / length) * push;
    for (const s of [1, -1]) {
      for (const t of [UNEQUAL, -UNEQUAL]) {
        const line = this.clearLine(px + s * nx, py + s * ny, qx + t * nx, qy + t * ny);
        if (line) return line;
      }
    }
    return null;
  }

  /** The piece of the line through two points that leads from the one hex to the other, if no wall touches it. */
  clearLine(px: number, py: number, qx: number, qy: number): SightLine | null {
    const dx = qx - px;
    const dy = qy - py;
    const start = middleOfChord(px - this.from.x, py - this.from.y, dx, dy);
    if (Number.isNaN(start)) return null;
    const end = middleOfChord(px - this.to.x, py - this.to.y, dx, dy);
    if (Number.isNaN(end)) return null;
    const first = Math.min(start, end);
    const last = Math.max(start, end);
    const { walls } = this;
    for (let i = 0; i < walls.length; i += 4) {
      const x1 = (walls[i] as number) - px;
      const y1 = (walls[i + 1] as number) - py;
      const x2 = (walls[i + 2] as number) - px;
      const y2 = (walls[i + 3] as number) - py;
      const s1 = dx * y1 - dy * x1;
      const s2 = dx * y2 - dy * x2;
      if (s1 * s2 > 0) continue;
      // Walls never enter a hex, so a crossing lies clearly before, between or behind the two chords.
      const share = s1 === s2 ? 0 : s1 / (s1 - s2);
      const at = ((x1 + (x2 - x1) * share) * dx + (y1 + (y2 - y1) * share) * dy) / (dx * dx + dy * dy);
      if (at > first && at < last) return null;
    }
    return [px + dx * start, py + dy * start, px + dx * end, py + dy * end];
  }
}

// Where along the line (px,py) + t·(dx,dy) lies the middle of its piece inside a hex around the origin; NaN if it misses it.
// On the stretched grid a hex is |y| < 1, |x + y| < 2, |x - y| < 2.
function middleOfChord(px: number, py: number, dx: number, dy: number): number {
  let enter = -Infinity;
  let leave = Infinity;
  for (let strip = 0; strip < 3; strip++) {
    const p = strip === 0 ? py : strip === 1 ? px + py : px - py;
    const d = strip === 0 ? dy : strip === 1 ? dx + dy : dx - dy;
    const half = strip === 0 ? 1 : 2;
    if (d === 0) {
      if (p <= -half || p >= half) return Number.NaN;
      continue;
    }
    const t1 = (-half - p) / d;
    const t2 = (half - p) / d;
    enter = Math.max(enter, Math.min(t1, t2));
    leave = Math.min(leave, Math.max(t1, t2));
  }
  return leave - enter > 1e-12 ? (enter + leave) / 2 : Number.NaN;
}
