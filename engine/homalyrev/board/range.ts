import type { Field } from './field.ts';

/** Stands for "cannot be reached" in range rows. */
export const OUT_OF_RANGE = 0x7fff;

/**
 * Range from one floor hex to all others: steps that never cross a wall; obstacles, figures and traps do not matter (Q92).
 * {@link OUT_OF_RANGE} where no way leads. Remembered by the field; do not change the row.
 */
export function rangeRow(field: Field, from: number): Int16Array {
  const known = field.rangeRows[from];
  if (known) return known;
  const row = new Int16Array(field.size).fill(OUT_OF_RANGE);
  const queue = new Int32Array(field.size);
  row[from] = 0;
  queue[0] = from;
  let filled = 1;
  for (let head = 0; head < filled; head++) {
    const at = queue[head] as number;
    const next = (row[at] as number) + 1;
    for (let d = 0; d < 6; d++) {
      const to = field.neighbours[at * 6 + d] as number;
      if (to < 0 || row[to] !== OUT_OF_RANGE) continue;
      row[to] = next;
      queue[filled++] = to;
    }
  }
  field.rangeRows[from] = row;
  return row;
}

/** True if two floor hexes touch with no wall between them: range 1. */
export function adjacent(field: Field, a: number, b: number): boolean {
  for (let d = 0; d < 6; d++) if (field.neighbours[a * 6 + d] === b) return true;
  return false;
}
