import type { Cell } from './exact.ts';

/**
 * Whether a further copy takes the place of a card that meets no condition (the deck keeps its size) or is put on top.
 */
export type CopyMode = 'replace' | 'add';

/** The chance with so many copies in the deck. */
export interface CopiesStep {
  readonly copies: number;
  readonly deckSize: number;
  readonly p: number;
}

const sizeOf = (cells: readonly Cell[]) => cells.reduce((sum, cell) => sum + cell.size, 0);

/**
 * The deck with so many copies more (or fewer, if negative) of a card that meets the conditions of `mask`.
 * null if there are not so many to take out, or no card without a condition to make room.
 */
export function withCopies(cells: readonly Cell[], mask: number, change: number, mode: CopyMode): Cell[] | null {
  const sizes = new Map(cells.map((cell) => [cell.mask, cell.size]));
  sizes.set(mask, (sizes.get(mask) ?? 0) + change);
  if (mode === 'replace') sizes.set(0, (sizes.get(0) ?? 0) - change);
  const changed = [...sizes].map(([cell, size]) => ({ mask: cell, size }));
  return changed.some((cell) => cell.size < 0) ? null : changed.filter((cell) => cell.size > 0);
}

/** The card whose copies are counted. */
export interface Subject {
  /** The conditions it meets. */
  readonly mask: number;
  /** Its copies in the deck as it is. */
  readonly copies: number;
}

/**
 * The chance for every number of copies from 0 to `most` (or to where the deck has no more room), everything else in
 * the deck unchanged but for the cards that make room.
 */
export function chanceByCopies(
  cells: readonly Cell[],
  subject: Subject,
  mode: CopyMode,
  chance: (cells: readonly Cell[]) => number,
  most: number,
): CopiesStep[] {
  const steps: CopiesStep[] = [];
  for (let copies = 0; copies <= most; copies++) {
    const changed = withCopies(cells, subject.mask, copies - subject.copies, mode);
    if (changed) steps.push({ copies, deckSize: sizeOf(changed), p: chance(changed) });
    else if (copies > subject.copies) break;
  }
  return steps;
}

/** "How many copies for 90 %?": the fewest of the steps that reach the wanted chance, or null if none does. */
export const firstReaching = (steps: readonly CopiesStep[], wanted: number): CopiesStep | null =>
  steps.find((step) => step.p >= wanted) ?? null;
