import { cleanName } from '../../../text/fold.ts';
import { type Card, cardSchema, type Printing } from '../card.ts';
import { type ImportNote, shown } from './report.ts';

/** True for a value that says nothing: an unknown field never overwrites a known one. */
function isUnknown(value: unknown): boolean {
  return value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export interface Merged {
  readonly card: Card;
  /** Fields in which both said something different; the later value stands. */
  readonly conflicts: readonly { readonly field: keyof Card; readonly earlier: unknown; readonly later: unknown }[];
}

/**
 * Joins two descriptions of one card (identity is the card, not the printing): known fields win over unknown ones,
 * printings are put together, and where both know better the later one stands and the difference is told.
 */
export function mergeCards(earlier: Card, later: Card): Merged {
  const card: Record<string, unknown> = { ...earlier };
  const conflicts: { field: keyof Card; earlier: unknown; later: unknown }[] = [];
  for (const field of Object.keys(cardSchema.shape) as (keyof Card)[]) {
    const [a, b] = [earlier[field], later[field]];
    if (field === 'name' || (isUnknown(b) && field !== 'unread') || same(a, b)) continue;
    if (field === 'unread') card.unread = joinUnread(earlier, later);
    else if (field === 'printings') card.printings = joinPrintings(earlier.printings, later.printings);
    else {
      card[field] = b;
      if (!isUnknown(a)) conflicts.push({ field, earlier: a, later: b });
    }
  }
  return { card: card as Card, conflicts };
}

// Whoever gives the type line also says what of it is unread; what only one of them left over stays.
function joinUnread(earlier: Card, later: Card): Card['unread'] {
  if (later.unread === null) return earlier.unread;
  if (earlier.unread === null || later.typeLine !== null) return later.unread;
  return [...new Set([...earlier.unread, ...later.unread])];
}

function joinPrintings(a: readonly Printing[], b: readonly Printing[]): Printing[] {
  return [...keyed(b, keyed(a)).values()];
}

/** Joins the cards of one file that have the same name, in order of first appearance, with a note for each. */
export function mergeSame(
  entries: readonly { readonly card: Card; readonly at: number }[],
  notes: ImportNote[],
): readonly Card[] {
  const byName = new Map<string, Card>();
  // Kept aside until the end: joined anew for each entry, the time would grow with the square of a card's printings.
  const printings = new Map<string, Map<string, Printing>>();
  for (const { card, at } of entries) {
    const key = cleanName(card.name);
    const known = byName.get(key);
    if (!known) {
      byName.set(key, card);
      continue;
    }
    const all = printings.get(key) ?? keyed(known.printings);
    printings.set(key, keyed(card.printings, all));
    const merged = mergeCards({ ...known, printings: [] }, { ...card, printings: [] });
    byName.set(key, merged.card);
    notes.push({ at, card: card.name, code: 'MERGED', field: '', value: '' });
    for (const { field, earlier, later } of merged.conflicts) {
      notes.push({ at, card: card.name, code: 'CONFLICT', field, value: `${shown(earlier)} → ${shown(later)}` });
    }
  }
  return [...byName].map(([key, card]) => {
    const all = printings.get(key);
    return all ? { ...card, printings: [...all.values()] } : card;
  });
}

/** Each different printing once, after those of an earlier entry. */
function keyed(printings: readonly Printing[], all = new Map<string, Printing>()): Map<string, Printing> {
  for (const printing of printings) {
    const key = JSON.stringify(printing);
    if (!all.has(key)) all.set(key, printing);
  }
  return all;
}
