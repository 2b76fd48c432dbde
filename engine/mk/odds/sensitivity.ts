import { type CopyMode, withCopies } from './copies.ts';
import type { Cell } from './exact.ts';

/** What one copy more or fewer of a card does to the chance. null where the deck has no room or no copy to take out. */
export interface Sensitivity {
  readonly name: string;
  readonly copies: number;
  readonly p: number;
  readonly more: number | null;
  readonly fewer: number | null;
}

/** A card of the deck, its copies and the conditions it meets (bit i = condition i). */
export interface CopiesOf {
  readonly name: string;
  readonly copies: number;
  readonly mask: number;
}

/**
 * The chance as it is and with one copy more and one fewer of each card, the deck growing or shrinking by that card or
 * keeping its size. Strongest effect first, then in the order given.
 */
export function sensitivity(
  cells: readonly Cell[],
  cards: readonly CopiesOf[],
  mode: CopyMode,
  chance: (cells: readonly Cell[]) => number,
): Sensitivity[] {
  const p = chance(cells);
  // Cards that meet the same conditions change the chance alike.
  const known = new Map<string, number | null>();
  const changed = (mask: number, by: number): number | null => {
    const key = `${mask} ${by}`;
    let found = known.get(key);
    if (found === undefined) {
      const other = withCopies(cells, mask, by, mode);
      found = other ? chance(other) : null;
      known.set(key, found);
    }
    return found;
  };
  const effect = (row: Sensitivity) => Math.max(Math.abs((row.more ?? p) - p), Math.abs((row.fewer ?? p) - p));
  return cards
    .map(({ name, copies, mask }) => ({ name, copies, p, more: changed(mask, 1), fewer: changed(mask, -1) }))
    .sort((a, b) => effect(b) - effect(a));
}
