import type { Hex } from './hex.ts';
import { canEnd, type Mover, NO_WAY, negativesOf, pathTo, pointsOf, waysFrom } from './movement.ts';

/** A hex a figure can end its move on, by the best way. */
export interface Reachable {
  readonly hex: Hex;
  readonly points: number;
  /** Traps and hazards on the way. */
  readonly negatives: number;
  readonly path: readonly Hex[];
}

/**
 * Everywhere a figure may end a move of so many points, its own hex included (HOM.3.a to HOM.3.h). For a character's own
 * move prepare the field with open doors.
 */
export function reachable(mover: Mover, start: number, points: number): Reachable[] {
  const ways = waysFrom(mover, start);
  const found: Reachable[] = [];
  for (let hex = 0; hex < mover.field.size; hex++) {
    const rating = ways.ratings[hex] as number;
    if (rating === NO_WAY || pointsOf(rating) > points || (hex !== start && !canEnd(mover, hex))) continue;
    found.push({
      hex: mover.field.hexes[hex] as Hex,
      points: pointsOf(rating),
      negatives: negativesOf(rating),
      path: pathTo(mover, ways, hex),
    });
  }
  return found;
}
