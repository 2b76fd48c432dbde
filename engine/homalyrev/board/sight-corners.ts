import type { Field } from './field.ts';
import { CORNERS, centreX, centreY } from './hex.ts';
import type { SightLine } from './sight.ts';

/**
 * First edition: some corner of one hex sees some corner of the other if the straight line between them touches no wall.
 * A corner that itself touches a wall cannot be used. Exact: whole numbers only.
 * @param walls the wall lines that may matter, four numbers each.
 * @returns a clear line, or null.
 */
export function cornerLine(field: Field, a: number, b: number, walls: readonly number[]): SightLine | null {
  const from = usableCorners(field, a);
  const to = usableCorners(field, b);
  for (let i = 0; i < from.length; i += 2) {
    for (let j = 0; j < to.length; j += 2) {
      const line = [from[i] as number, from[i + 1] as number, to[j] as number, to[j + 1] as number] as const;
      if (clear(...line, walls)) return line;
    }
  }
  return null;
}

// A line from a corner on a wall would touch that wall: leaving it out here only saves asking.
function usableCorners(field: Field, hex: number): number[] {
  const [q, r] = field.hexes[hex] as readonly [number, number];
  const points: number[] = [];
  for (let c = 0; c < 6; c++) {
    if (field.walledCorners[hex * 6 + c]) continue;
    const [dx, dy] = CORNERS[c] as readonly [number, number];
    points.push(centreX(q) + dx, centreY(q, r) + dy);
  }
  return points;
}

function clear(ax: number, ay: number, bx: number, by: number, walls: readonly number[]): boolean {
  for (let i = 0; i < walls.length; i += 4) {
    const cx = walls[i] as number;
    const cy = walls[i + 1] as number;
    const dx = walls[i + 2] as number;
    const dy = walls[i + 3] as number;
    if (touches(ax, ay, bx, by, cx, cy, dx, dy)) return false;
  }
  return true;
}

const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

const within = (a: number, b: number, p: number): boolean => p >= Math.min(a, b) && p <= Math.max(a, b);

// Two closed line pieces have a point in common. A sight line may shrink to one shared corner, which touches no wall.
function touches(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if (c * d > 0) return false;
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  if (a * b > 0) return false;
  if (a !== 0 || b !== 0 || c !== 0 || d !== 0) return true;
  // All on one line: do the pieces overlap?
  return (
    (within(ax, bx, cx) && within(ay, by, cy)) ||
    (within(ax, bx, dx) && within(ay, by, dy)) ||
    (within(cx, dx, ax) && within(cy, dy, ay))
  );
}
