import { cleanName, cleanText, fold } from '../../text/fold.ts';

/** Copies of one printing as a row of a collection file. */
export interface OwnedEntry {
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly count: number;
  readonly note: string;
}

export const MAX_OWNED = 99_999;

type Field = keyof OwnedEntry;

/** Headings a column is known by, folded; the first Hungarian one is the heading written. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  card: ['Lap', 'Név', 'Lapnév', 'Kártya', 'Kártyanév', 'Card', 'Name', 'Card name'],
  set: ['Készlet', 'Kiadás', 'Kiegészítő', 'Szett', 'Set', 'Edition', 'Expansion'],
  number: ['Szám', 'Sorszám', 'Lapszám', 'Number', 'Collector number', 'No', 'No.', '#'],
  count: ['Darab', 'Db', 'Darabszám', 'Mennyiség', 'Példány', 'Megvan', 'Count', 'Quantity', 'Qty', 'Owned', 'Copies'],
  note: ['Megjegyzés', 'Jegyzet', 'Note', 'Notes', 'Comment'],
};
const FIELDS = Object.keys(HEADINGS) as Field[];
const FIELD_OF = new Map(FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [fold(heading), field] as const)));

/** One row that was read, or refused with the reason. `row` counts from 1 with the heading. */
export type OwnedRow =
  | ({ readonly row: number; readonly ok: true } & OwnedEntry)
  | {
      readonly row: number;
      readonly ok: false;
      readonly card: string | null;
      readonly code: 'NO_NAME' | 'BAD_COUNT';
      readonly value: string;
    };

export type OwnedTable =
  | { readonly ok: true; readonly rows: readonly OwnedRow[] }
  | { readonly ok: false; readonly fault: 'EMPTY' | 'NO_NAME_COLUMN' | 'NO_COUNT_COLUMN' };

/**
 * Reads the cells of a collection file. Columns are known by their headings, Hungarian or English, in any order; columns
 * nobody knows are passed over. Empty rows are no rows; every other row is either read or refused with a reason.
 */
export function readOwnedTable(cells: readonly (readonly string[])[]): OwnedTable {
  const start = cells.findIndex((row) => !isBlank(row));
  const heading = cells[start];
  if (!heading) return { ok: false, fault: 'EMPTY' };
  const columns = new Map<Field, number>();
  heading.forEach((cell, i) => {
    const field = FIELD_OF.get(fold(cell).replace(/:$/, ''));
    if (field && !columns.has(field)) columns.set(field, i);
  });
  if (!columns.has('card')) return { ok: false, fault: 'NO_NAME_COLUMN' };
  if (!columns.has('count')) return { ok: false, fault: 'NO_COUNT_COLUMN' };
  const rows: OwnedRow[] = [];
  for (let i = start + 1; i < cells.length; i++) {
    const row = cells[i] as readonly string[];
    if (!isBlank(row)) rows.push(readRow(row, i + 1, columns));
  }
  return { ok: true, rows };
}

const isBlank = (row: readonly string[]) => row.every((cell) => cleanText(cell).trim() === '');

function readRow(cells: readonly string[], row: number, columns: ReadonlyMap<Field, number>): OwnedRow {
  const text = (field: Field) => cells[columns.get(field) ?? -1] ?? '';
  const card = cleanName(text('card'));
  if (card === '' || card.length > 200)
    return { row, ok: false, card: null, code: 'NO_NAME', value: card.slice(0, 80) };
  const count = readCount(text('count'));
  if (count === null) return { row, ok: false, card, code: 'BAD_COUNT', value: cleanName(text('count')).slice(0, 80) };
  const short = (field: Field, most: number) => cleanName(text(field)).slice(0, most);
  const note = cleanText(text('note')).trim().slice(0, 1000);
  return { row, ok: true, card, set: short('set', 200), number: short('number', 50), count, note };
}

// "3", "3 db", "3x" and the 3.0 of some spreadsheets are three; halves, minus and words are no count.
function readCount(text: string): number | null {
  const digits = /^\+?(\d{1,9})(?:[.,]0+)?\s*(?:x|×|db\.?|darab|pcs)?$/i.exec(cleanName(text))?.[1];
  const count = digits === undefined ? Number.NaN : Number(digits);
  return count <= MAX_OWNED ? count : null;
}

/** The rows of a collection file: Hungarian headings, then a row for each printing. */
export function writeOwnedTable(entries: Iterable<OwnedEntry>): (string | number)[][] {
  const rows: (string | number)[][] = [FIELDS.map((field) => HEADINGS[field][0] as string)];
  for (const entry of entries) rows.push(FIELDS.map((field) => entry[field]));
  return rows;
}
