import type { Box, Point } from './geometry.ts';

/** The largest magnification, against the whole board. */
const CLOSEST = 4;

/**
 * A part of the picture looked at more closely, or from farther off: by `factor` around a point that stays where it is.
 * Never closer than {@link CLOSEST}; null (the whole board) once nothing is left out.
 */
export function zoomed(now: Box, whole: Box, factor: number, [x, y]: Point): Box | null {
  const scale = Math.min(CLOSEST, (whole.width / now.width) * factor);
  if (scale <= 1.01) return null;
  const width = whole.width / scale;
  const height = whole.height / scale;
  const left = x - ((x - now.x) / now.width) * width;
  const top = y - ((y - now.y) / now.height) * height;
  return inside({ x: left, y: top, width, height }, whole);
}

/** The view moved, but not off the board. */
export const moved = (now: Box, whole: Box, dx: number, dy: number): Box =>
  inside({ ...now, x: now.x + dx, y: now.y + dy }, whole);

/** The view moved so far that a point with some room around it is in sight. */
export function showing(now: Box, whole: Box, [x, y]: Point, room: number): Box {
  const left = Math.min(now.x, x - room);
  const top = Math.min(now.y, y - room);
  const right = Math.max(now.x + now.width, x + room) - now.width;
  const low = Math.max(now.y + now.height, y + room) - now.height;
  return inside({ ...now, x: left < now.x ? left : right, y: top < now.y ? top : low }, whole);
}

function inside(box: Box, whole: Box): Box {
  const keep = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), Math.max(from, to));
  return {
    ...box,
    x: keep(box.x, whole.x, whole.x + whole.width - box.width),
    y: keep(box.y, whole.y, whole.y + whole.height - box.height),
  };
}
