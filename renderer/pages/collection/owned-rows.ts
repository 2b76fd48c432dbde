import type { Card } from '../../../engine/mk/cards/card.ts';
import type { CollectionState } from '../../../main/api/contract/index.ts';
import { type PrintingKey, printingKey } from '../../stores/printing-key.ts';

/** One line of the collection: a printing with its copies, and how the card stands over all its printings. */
export interface OwnedRow extends PrintingKey {
  /** Undefined for a name the catalogue does not know. */
  readonly known: Card | undefined;
  readonly owned: number;
  readonly reserved: number;
  readonly free: number;
}

export type Shown = 'all' | 'owned' | 'over';

/**
 * The lines to show: of each card found, every printing it has or is owned in (one line without a set where there is
 * none), and owned cards the catalogue does not know at the end if the search is empty.
 */
export function ownedRows(
  found: readonly Card[],
  state: CollectionState,
  typed: ReadonlyMap<string, PrintingKey & { readonly count: number }>,
  shown: Shown,
  withUnknown: boolean,
): readonly OwnedRow[] {
  const owned = new Map<string, (PrintingKey & { count: number })[]>();
  for (const { card, set, number, count } of state.printings) push(owned, card, { card, set, number, count });
  const holdings = new Map(state.holdings.map((holding) => [holding.card, holding]));
  // What was typed a moment ago counts already: the difference to the stored number moves the card's free copies.
  const moved = new Map<string, number>();
  const stored = new Map(state.printings.map((one) => [printingKey(one), one.count]));
  for (const [key, one] of typed) moved.set(one.card, (moved.get(one.card) ?? 0) + one.count - (stored.get(key) ?? 0));

  const row = (printing: PrintingKey, known: Card | undefined): OwnedRow => {
    const key = printingKey(printing);
    const holding = holdings.get(printing.card);
    return {
      card: printing.card,
      set: printing.set,
      number: printing.number,
      known,
      owned: typed.get(key)?.count ?? stored.get(key) ?? 0,
      reserved: holding?.reserved ?? 0,
      free: (holding?.free ?? 0) + (moved.get(printing.card) ?? 0),
    };
  };

  const rows: OwnedRow[] = [];
  for (const card of found) {
    for (const printing of printingsOf(card, owned.get(card.name) ?? [])) rows.push(row(printing, card));
    owned.delete(card.name);
  }
  if (withUnknown) {
    const known = new Set(found.map((card) => card.name));
    for (const [name, printings] of owned) {
      if (!known.has(name)) for (const printing of printings) rows.push(row(printing, undefined));
    }
  }
  if (shown === 'owned') return rows.filter((one) => one.owned > 0 || typed.has(printingKey(one)));
  if (shown === 'over') return rows.filter((one) => one.free < 0);
  return rows;
}

function printingsOf(card: Card, owned: readonly PrintingKey[]): readonly PrintingKey[] {
  const all = new Map<string, PrintingKey>();
  for (const { set, number } of card.printings) {
    const printing = { card: card.name, set, number: number ?? '' };
    all.set(printingKey(printing), printing);
  }
  for (const printing of owned) all.set(printingKey(printing), printing);
  return all.size > 0 ? [...all.values()] : [{ card: card.name, set: '', number: '' }];
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
