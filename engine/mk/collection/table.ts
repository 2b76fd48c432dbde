import { cleanName, cleanText, fold } from '../../text/fold.ts';
import {
  type ColumnFate,
  countIn,
  hasDecimals,
  headingsRow,
  isTotal,
  judgeColumns,
  type TableKnowledge,
} from '../tables/judge.ts';
import type { ColumnRole } from '../tables/roles.ts';

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
  | { readonly ok: true; readonly rows: readonly OwnedRow[]; readonly columns: readonly ColumnFate[] }
  | {
      readonly ok: false;
      readonly fault: 'EMPTY' | 'NO_NAME_COLUMN' | 'NO_COUNT_COLUMN';
      readonly columns: readonly ColumnFate[];
    };

/** Where the columns of a collection stand; several counts where normal and foil copies have one each. */
interface Places {
  readonly card: number;
  readonly set: number;
  readonly number: number;
  readonly count: number;
  readonly foilCount: number;
  readonly finish: number;
  readonly note: number;
  readonly decimals: boolean;
}

/**
 * Reads the cells of a collection file, judged as a whole like the tables of decks: the row of headings may stand lower down, the
 * column of counts is told by its values where no heading says it, totals are no cards. Foil copies are kept apart from normal ones,
 * by their number. `roles` are the player's own, column by column. Empty rows are no rows; every other row is read or refused
 * with a reason.
 */
export function readOwnedTable(
  cells: readonly (readonly string[])[],
  knowledge: Pick<TableKnowledge, 'isName'> = { isName: () => false },
  roles?: readonly ColumnRole[],
): OwnedTable {
  const start = cells.findIndex((row) => !isBlank(row));
  if (start < 0) return { ok: false, fault: 'EMPTY', columns: [] };
  const found = headingsRow(cells);
  const headings = found >= 0 ? found : ownHeadings(cells[start] as readonly string[]).includes('name') ? start : -1;
  const rows = cells.map((row, at) => ({ cells: row, at }));
  const judged = judgeColumns(rows, headings, { isName: knowledge.isName, isSection: () => false });
  const own = headings < 0 ? [] : ownHeadings(cells[headings] as readonly string[]);
  const columns = judged.map((column, i): ColumnFate => {
    const role = roles?.[i] ?? own[i] ?? column.role;
    return { ...column, role, sure: roles?.[i] !== undefined || own[i] !== undefined || column.sure };
  });
  const at = (role: ColumnRole) => columns.findIndex((column) => column.role === role);
  // A single row without headings may be anything; two that name known cards are a table.
  const bare = headings < 0 && cells.filter((row) => row.some((cell) => knowledge.isName(cleanName(cell)))).length < 2;
  if (at('name') < 0 || bare) return { ok: false, fault: 'NO_NAME_COLUMN', columns };
  if (at('count') < 0 && at('foilCount') < 0) return { ok: false, fault: 'NO_COUNT_COLUMN', columns };
  const places: Places = {
    card: at('name'),
    set: at('set'),
    number: at('number'),
    count: at('count'),
    foilCount: at('foilCount'),
    finish: at('finish'),
    note: at('note'),
    decimals: hasDecimals(cells.slice(headings + 1).map((row) => row[at('count')] ?? '')),
  };
  const read: OwnedRow[] = [];
  for (let i = headings < 0 ? start : headings + 1; i < cells.length; i++) {
    const row = cells[i] as readonly string[];
    if (isBlank(row) || (isTotal(row) && !knowledge.isName(cleanName(row[places.card] ?? '')))) continue;
    read.push(...readRow(row, i + 1, places));
  }
  return { ok: true, rows: read, columns };
}

const ROLE_OF: Readonly<Record<Field, ColumnRole>> = {
  card: 'name',
  set: 'set',
  number: 'number',
  count: 'count',
  note: 'note',
};

// The headings this program writes itself, each at its first place.
function ownHeadings(heading: readonly string[]): (ColumnRole | undefined)[] {
  const fields = heading.map((cell) => FIELD_OF.get(fold(cell).replace(/:$/, '')));
  return fields.map((field, i) => (field && fields.indexOf(field) === i ? ROLE_OF[field] : undefined));
}

const isBlank = (row: readonly string[]) => row.every((cell) => cleanText(cell).trim() === '');

/** What a foil printing is told by, behind its number. */
const FOIL = 'foil';

function readRow(cells: readonly string[], row: number, places: Places): OwnedRow[] {
  const text = (at: number) => cells[at] ?? '';
  const card = cleanName(text(places.card));
  if (card === '' || card.length > 200)
    return [{ row, ok: false, card: null, code: 'NO_NAME', value: card.slice(0, 80) }];
  const foilWritten = text(places.foilCount).trim();
  const normal =
    text(places.count).trim() === '' && foilWritten !== '' ? 0 : copies(text(places.count), places.decimals);
  const foil = foilWritten === '' ? 0 : copies(foilWritten, places.decimals);
  if (normal === null || foil === null) {
    const value = cleanName(text(normal === null ? places.count : places.foilCount)).slice(0, 80);
    return [{ row, ok: false, card, code: 'BAD_COUNT', value }];
  }
  const short = (at: number, most: number) => cleanName(text(at)).slice(0, most);
  const number = short(places.number, 44);
  const foilNumber = number === '' ? FOIL : `${number} ${FOIL}`;
  const allFoil = /^(?:foil|folias|etched|igen|yes|true|1|x)$/u.test(fold(text(places.finish)));
  const entry = {
    row,
    ok: true,
    card,
    set: short(places.set, 200),
    note: cleanText(text(places.note)).trim().slice(0, 1000),
  } as const;
  const entries: OwnedRow[] = [];
  if (normal > 0 || foil === 0) entries.push({ ...entry, number: allFoil ? foilNumber : number, count: normal });
  if (foil > 0) entries.push({ ...entry, number: foilNumber, count: foil });
  return entries;
}

// "3", "3 db", "3x" and the 3.0 of some spreadsheets are three; halves, minus and words are no count.
function copies(text: string, decimals: boolean): number | null {
  const count = countIn(cleanName(text), decimals) ?? Number.NaN;
  return count <= MAX_OWNED ? count : null;
}

/** The rows of a collection file: Hungarian headings, then a row for each printing. */
export function writeOwnedTable(entries: Iterable<OwnedEntry>): (string | number)[][] {
  const rows: (string | number)[][] = [FIELDS.map((field) => HEADINGS[field][0] as string)];
  for (const entry of entries) rows.push(FIELDS.map((field) => entry[field]));
  return rows;
}
