import {
  CORNERS,
  centreX,
  centreY,
  DIRECTIONS,
  type Hex,
  hexDistance,
} from '../../../../engine/homalyrev/board/hex.ts';

/** Radius of a drawn hex in units of the map's picture. */
export const SIZE = 40;
const UNIT_X = SIZE / 2;
const UNIT_Y = (SIZE * Math.sqrt(3)) / 2;

export type Point = readonly [x: number, y: number];

/** A point of the engine's stretched grid as a point of the picture. */
export const toPicture = (x: number, y: number): Point => [x * UNIT_X, y * UNIT_Y];

export const centreOf = ([q, r]: Hex): Point => toPicture(centreX(q), centreY(q, r));

/** A hex's outline around its centre, for a polygon; `scale` below 1 leaves a gap between neighbours. */
export const outline = (scale = 1): string =>
  CORNERS.map(([x, y]) => {
    const [px, py] = toPicture(x, y);
    return `${(px * scale).toFixed(2)},${(py * scale).toFixed(2)}`;
  }).join(' ');

export const keyOf = (hex: Hex): string => `${hex[0]},${hex[1]}`;

export function fromKey(key: string): Hex {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return [q, r];
}

/** The hex a point of the picture lies in. */
export function hexAt(x: number, y: number): Hex {
  const q = x / (3 * UNIT_X);
  const r = y / (2 * UNIT_Y) - q / 2;
  // The nearest hex of the three rounded coordinates: the one rounded worst follows from the others.
  let a = Math.round(q);
  let b = Math.round(r);
  const c = Math.round(-q - r);
  const da = Math.abs(a - q);
  const db = Math.abs(b - r);
  const dc = Math.abs(c + q + r);
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0];
}

export const neighbourOf = ([q, r]: Hex, direction: number): Hex => {
  const [dq, dr] = DIRECTIONS[direction % 6] as Hex;
  return [q + dq, r + dr];
};

/** The direction whose edge of a hex lies nearest to a point of the picture. */
export function edgeNear(hex: Hex, x: number, y: number): number {
  const distances = DIRECTIONS.map((_, d) => {
    const [nx, ny] = centreOf(neighbourOf(hex, d));
    return (nx - x) ** 2 + (ny - y) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

/** Both ends of the edge between two neighbouring hexes; null if they do not touch. */
export function edgeBetween(a: Hex, b: Hex): readonly [x1: number, y1: number, x2: number, y2: number] | null {
  if (hexDistance(a, b) !== 1) return null;
  const d = DIRECTIONS.findIndex(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1]);
  const corner = (c: number): Point => {
    const [x, y] = CORNERS[c % 6] as Point;
    return toPicture(centreX(a[0]) + x, centreY(a[0], a[1]) + y);
  };
  return [...corner(d), ...corner(d + 1)];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the picture that shows these hexes, with a margin of so many hexes around. */
export function boxAround(hexes: readonly Hex[], margin: number): Box {
  const points = hexes.length > 0 ? hexes.map(centreOf) : [[0, 0] as const];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [padX, padY] = [UNIT_X * (2 + 3 * margin) + 2, UNIT_Y * (1 + 2 * margin) + 2];
  const x = Math.min(...xs) - padX;
  const y = Math.min(...ys) - padY;
  return { x, y, width: Math.max(...xs) + padX - x, height: Math.max(...ys) + padY - y };
}

// Arrow keys keep to rows of the picture: columns are staggered, so a step sideways goes half a hex up or down in turn.
const rowOf = ([q, r]: Hex): number => r + Math.floor(q / 2);
const atRow = (q: number, row: number): Hex => [q, row - Math.floor(q / 2)];

/** Where an arrow key leads from a hex; null for any other key. */
export function stepBy(key: string, hex: Hex): Hex | null {
  switch (key) {
    case 'ArrowUp':
      return [hex[0], hex[1] - 1];
    case 'ArrowDown':
      return [hex[0], hex[1] + 1];
    case 'ArrowLeft':
      return atRow(hex[0] - 1, rowOf(hex));
    case 'ArrowRight':
      return atRow(hex[0] + 1, rowOf(hex));
    default:
      return null;
  }
}

/** Hexes around a board that are not on it: where the next floor hex could be painted. */
export function rim(hexes: readonly Hex[]): Hex[] {
  const known = new Set(hexes.map(keyOf));
  const around = new Map<string, Hex>();
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(hex, d);
      if (!known.has(keyOf(next))) around.set(keyOf(next), next);
    }
  }
  return [...around.values()];
}
