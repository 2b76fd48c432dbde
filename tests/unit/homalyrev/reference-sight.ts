/**
 * Line of sight a second time, exact and slow, from the rule books: 1e p. 19 (corner to corner, the line touches no wall),
 * 2e p. 19 (any point to any point). Whole numbers only, on a grid stretched so that every corner is whole. Nothing of the
 * engine is used: the first edition is decided by separating axes against whole wall hexes, the second by sweeping all
 * directions in which two critical points line up.
 */
import type { Hex } from '../../../engine/homalyrev/board/hex.ts';
import type { Scenario } from '../../../engine/homalyrev/scenario.ts';

type Point = readonly [x: number, y: number];
type Segment = readonly [Point, Point];

/** Neighbours in turning order; the side towards number i runs between the corners i and i + 1. */
const AROUND: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const CORNER_OFFSETS: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
const name = (hex: Hex): string => hex.join();
const cornersOf = ([q, r]: Hex): Point[] => CORNER_OFFSETS.map(([x, y]) => [3 * q + x, q + 2 * r + y]);
const sideOf = (hex: Hex, i: number): Segment => [cornersOf(hex)[i] as Point, cornersOf(hex)[(i + 1) % 6] as Point];

/** What stops a look: whole hexes, and thin walls. */
interface Blocks {
  readonly solid: Point[][];
  readonly thin: Segment[];
  readonly lines: Segment[];
}

function blocksOf({ board }: Scenario): Blocks {
  const listed = new Set(board.hexes.map(name));
  const closed = board.terrain.filter(({ kind }) => kind === 'wall' || kind === 'closedDoor').map(({ at }) => at);
  const solid = new Map<string, Hex>(closed.map((hex) => [name(hex), hex]));
  if (board.edge !== 'open') {
    for (const [q, r] of board.hexes) {
      for (const [dq, dr] of AROUND) {
        const beyond: Hex = [q + dq, r + dr];
        if (!listed.has(name(beyond))) solid.set(name(beyond), beyond);
      }
    }
  }
  const thin = board.thinWalls.map(([a, b]) =>
    sideOf(
      a,
      AROUND.findIndex(([dq, dr]) => a[0] + dq === b[0] && a[1] + dr === b[1]),
    ),
  );
  const lines = new Map<string, Segment>();
  const add = (segment: Segment) => lines.set(segment.map(String).sort().join(' '), segment);
  for (const hex of solid.values()) for (let i = 0; i < 6; i++) add(sideOf(hex, i));
  for (const wall of thin) add(wall);
  return { solid: [...solid.values()].map(cornersOf), thin, lines: [...lines.values()] };
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay];

/** Two closed convex shapes have a point in common unless some axis parts them. */
function meet(a: readonly Point[], b: readonly Point[]): boolean {
  const axes = [a, b].flatMap((shape) =>
    shape.flatMap((point, i): Point[] => {
      const [x, y] = between(point, shape[(i + 1) % shape.length] as Point);
      return [
        [-y, x],
        [x, y],
      ];
    }),
  );
  return axes.every((axis) => {
    if (axis[0] === 0 && axis[1] === 0) return true;
    const one = a.map((point) => dot(axis, point));
    const other = b.map((point) => dot(axis, point));
    return Math.max(...one) >= Math.min(...other) && Math.max(...other) >= Math.min(...one);
  });
}

const cornerToCorner = ({ solid, thin }: Blocks, a: Hex, b: Hex): boolean =>
  cornersOf(a).some((from) =>
    cornersOf(b).some((to) => {
      const look: Point[] = [from, to];
      return !solid.some((shape) => meet(look, shape)) && !thin.some((wall) => meet(look, wall));
    }),
  );

/** A fraction; the lower number is positive. */
type Fraction = readonly [number, number];
const notAbove = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d <= c * b;

/** All looks in one direction: each offset between two critical ones stands for all looks that lie there. */
function clearInDirection(d: Point, a: Hex, b: Hex, walls: readonly Segment[], points: readonly Point[]): boolean {
  const normal: Point = [-d[1], d[0]];
  const offsets = [...new Set(points.map((point) => 2 * dot(normal, point)))].sort((x, y) => x - y);
  for (let i = 1; i < offsets.length; i++) {
    const offset = ((offsets[i - 1] as number) + (offsets[i] as number)) / 2;
    const crossing = ([p, q]: Segment): Fraction | null => {
      const s = 2 * dot(normal, p) - offset;
      const t = 2 * dot(normal, q) - offset;
      if (s * t >= 0) return null;
      const sign = t > s ? 1 : -1;
      return [sign * (dot(d, p) * t - dot(d, q) * s), sign * (t - s)];
    };
    const chord = (hex: Hex): Fraction[] =>
      AROUND.map((_, side) => crossing(sideOf(hex, side)))
        .filter((at) => at !== null)
        .sort((x, y) => (notAbove(x, y) ? -1 : 1));
    const [first, second] = [chord(a), chord(b)];
    if (first.length < 2 || second.length < 2) continue;
    const ahead = notAbove(first[1] as Fraction, second[0] as Fraction);
    const leave = (ahead ? first[1] : second[1]) as Fraction;
    const arrive = (ahead ? second[0] : first[0]) as Fraction;
    const stopped = walls.some((wall) => {
      const at = crossing(wall);
      return at !== null && notAbove(leave, at) && notAbove(at, arrive);
    });
    if (!stopped) return true;
  }
  return false;
}

function pointToPoint(blocks: Blocks, a: Hex, b: Hex): boolean {
  // A look from corner to corner that touches nothing can be moved a little: then it runs from inside to inside.
  if (cornerToCorner(blocks, a, b)) return true;
  const ends = [...cornersOf(a), ...cornersOf(b)];
  const xs = ends.map(([x]) => x);
  const ys = ends.map(([, y]) => y);
  const outside = (values: number[], low: number, high: number) =>
    values.every((value) => value < low) || values.every((value) => value > high);
  const walls = blocks.lines.filter(
    (wall) =>
      !outside(
        wall.map(([x]) => x),
        Math.min(...xs),
        Math.max(...xs),
      ) &&
      !outside(
        wall.map(([, y]) => y),
        Math.min(...ys),
        Math.max(...ys),
      ),
  );
  const points = [...new Map([...ends, ...walls.flat()].map((point) => [String(point), point])).values()];
  const upper = ([x, y]: Point): Point => (y > 0 || (y === 0 && x > 0) ? [x, y] : [-x, -y]);
  const directions = points
    .flatMap((p, i) => points.slice(i + 1).map((q) => upper(between(p, q))))
    .sort((p, q) => q[0] * p[1] - q[1] * p[0]);
  const distinct = directions.filter((p, i) => {
    const before = directions[i - 1];
    return !before || before[0] * p[1] !== before[1] * p[0];
  });
  // Between two neighbouring critical directions lies their sum; after the last one comes the first, turned around.
  return distinct.some((p, i) => {
    const next = distinct[i + 1] ?? (distinct[0] as Point).map((value) => -value);
    return clearInDirection([p[0] + (next[0] as number), p[1] + (next[1] as number)], a, b, walls, points);
  });
}

/** May a figure on one hex see one on another? */
export function referenceSight(scenario: Scenario): (a: Hex, b: Hex) => boolean {
  const blocks = blocksOf(scenario);
  const split = new Set(scenario.board.thinWalls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
  const touching = (a: Hex, b: Hex) =>
    AROUND.some(([dq, dr]) => a[0] + dq === b[0] && a[1] + dr === b[1]) && !split.has(`${a}|${b}`);
  const known = new Map<string, boolean>();
  return (a, b) => {
    if (name(a) === name(b)) return true;
    const key = [a, b].map(name).sort().join(' ');
    let answer = known.get(key);
    if (answer === undefined) {
      if (scenario.rules === 'gh2e') answer = touching(a, b) || pointToPoint(blocks, a, b);
      else answer = (scenario.neighbourSight !== 'corners' && touching(a, b)) || cornerToCorner(blocks, a, b);
      known.set(key, answer);
    }
    return answer;
  };
}
