/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The index of the box an arrow key leads to from one of them: the nearest in that direction, where being off the line counts
 * three times. Left and right stay in the same row where they can. -1 if there is none.
 */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number {
  const start = boxes[from];
  if (!start) return boxes.length > 0 ? 0 : -1;
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [i, box] of boxes.entries()) {
    if (i === from) continue;
    const dx = centreX(box) - centreX(start);
    const dy = centreY(box) - centreY(start);
    const along = (sideways ? dx : dy) * sign;
    const across = Math.abs(sideways ? dy : dx);
    // Cards of a fan lie over each other: a few pixels are enough to count as beside.
    if (along < 3 || (sideways && !sameRow(start, box))) continue;
    const cost = along + across * (sideways ? 3 : 0.5) + (sideways ? 0 : rowPenalty(start, box));
    if (cost < bestCost) {
      best = i;
      bestCost = cost;
    }
  }
  return best;
}

const centreX = (box: Box): number => box.left + box.width / 2;
const centreY = (box: Box): number => box.top + box.height / 2;

const sameRow = (a: Box, b: Box): boolean => a.top < b.top + b.height && b.top < a.top + a.height;

/** Up and down leave the row: a box that still overlaps it is no step. */
function rowPenalty(from: Box, to: Box): number {
  const overlap = Math.min(from.top + from.height, to.top + to.height) - Math.max(from.top, to.top);
  return overlap > Math.min(from.height, to.height) / 2 ? 2000 : 0;
}
