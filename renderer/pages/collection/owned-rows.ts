import type { Card } from '../../../engine/mk/cards/card.ts';
import type { CollectionState } from '../../../main/api/contract/index.ts';
import { type PrintingKey, printingKey } from '../../stores/printing-key.ts';

/** One line of the collection: a printing of a card. Its counts are looked up when it is drawn. */
export interface OwnedRow extends PrintingKey {
  /** Undefined for a name the catalogue does not know. */
  readonly known: Card | undefined;
}

/** Copies of a printing, and how its card stands over all its printings. */
export interface Counts {
  readonly owned: number;
  readonly reserved: number;
  readonly free: number;
}

export type Typed = ReadonlyMap<string, PrintingKey & { readonly count: number }>;
export type Shown = 'all' | 'owned' | 'over';

/**
 * Gives the counts of any printing. What was typed a moment ago counts already: the difference to the stored number
 * moves the card's free copies.
 */
export function countsOf(state: CollectionState, typed: Typed): (row: PrintingKey) => Counts {
  const stored = new Map(state.printings.map((one) => [printingKey(one), one.count]));
  const holdings = new Map(state.holdings.map((holding) => [holding.card, holding]));
  const moved = new Map<string, number>();
  for (const [key, one] of typed) moved.set(one.card, (moved.get(one.card) ?? 0) + one.count - (stored.get(key) ?? 0));
  return (row) => {
    const key = printingKey(row);
    const holding = holdings.get(row.card);
    return {
      owned: typed.get(key)?.count ?? stored.get(key) ?? 0,
      reserved: holding?.reserved ?? 0,
      free: (holding?.free ?? 0) + (moved.get(row.card) ?? 0),
    };
  };
}

/**
 * The lines to show: of each card found, every printing it has or is owned in (one line without a set where there is
 * none), and, if asked for, at the end what is owned besides: cards of sets put aside, and names the catalogue does not know.
 */
export function ownedRows(
  found: readonly Card[],
  state: CollectionState,
  withRest: boolean,
  find: (name: string) => Card | undefined = () => undefined,
): readonly OwnedRow[] {
  const owned = new Map<string, PrintingKey[]>();
  for (const { card, set, number } of state.printings) {
    const list = owned.get(card);
    if (list) list.push({ card, set, number });
    else owned.set(card, [{ card, set, number }]);
  }
  const rows: OwnedRow[] = [];
  for (const known of found) {
    for (const printing of printingsOf(known, owned.get(known.name))) rows.push({ ...printing, known });
    owned.delete(known.name);
  }
  if (withRest) {
    for (const [name, printings] of owned)
      for (const printing of printings) rows.push({ ...printing, known: find(name) });
  }
  return rows;
}

/** The lines of one kind. A line whose count was just typed stays in sight, whatever it was set to. */
export function filterRows(
  rows: readonly OwnedRow[],
  shown: Shown,
  counts: (row: PrintingKey) => Counts,
  typed: Typed,
): readonly OwnedRow[] {
  if (shown === 'owned') return rows.filter((row) => counts(row).owned > 0 || typed.has(printingKey(row)));
  if (shown === 'over') return rows.filter((row) => counts(row).free < 0);
  return rows;
}

function printingsOf(card: Card, owned: readonly PrintingKey[] | undefined): readonly PrintingKey[] {
  if (!owned && card.printings.length === 0) return [{ card: card.name, set: '', number: '' }];
  const all = new Map<string, PrintingKey>();
  for (const { set, number } of card.printings) {
    all.set(`${set}\u0000${number ?? ''}`, { card: card.name, set, number: number ?? '' });
  }
  for (const printing of owned ?? []) all.set(`${printing.set}\u0000${printing.number}`, printing);
  return [...all.values()];
}
