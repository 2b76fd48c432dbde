/** An axial coordinate pair [q, r] on a flat-top grid. */
export type Hex = readonly [q: number, r: number];

/** The six neighbours of a hex, in turning order; direction d lies opposite to (d + 3) % 6. */
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/**
 * The corners of a hex around its centre, on a grid stretched so that every corner of every hex has whole coordinates.
 * Stretching keeps straight lines straight, so questions of touching and crossing can be answered exactly.
 * Corner c joins the edges of direction (c + 5) % 6 and c; the edge of direction d runs from corner d to corner d + 1.
 */
export const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** The centre of a hex on the stretched grid of {@link CORNERS}. */
export const centreX = (q: number): number => 3 * q;
export const centreY = (q: number, r: number): number => q + 2 * r;

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

/** The direction from one hex to a neighbour, or -1 if they are no neighbours. */
export function directionTo(from: Hex, to: Hex): number {
  return DIRECTIONS.findIndex(([q, r]) => from[0] + q === to[0] && from[1] + r === to[1]);
}

/** A hex offset turned by sixths of a full turn. */
export function turned([q, r]: Hex, sixths: number): Hex {
  let a = q;
  let b = r;
  for (let i = 0; i < sixths; i++) [a, b] = [-b, a + b];
  return [a, b];
}

/** A hex offset seen in a mirror. */
export const mirrored = ([q, r]: Hex): Hex => [r, q];

/** Number of steps between two hexes on an empty plane. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
