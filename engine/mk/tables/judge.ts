import { fold } from '../../text/fold.ts';
import { type ColumnRole, roleOfHeading } from './roles.ts';
import type { TableRow } from './rows.ts';

/** What became of a column, for showing and correcting before anything is taken in. */
export interface ColumnFate {
  /** As the file has it; empty where the table has no headings. */
  readonly heading: string;
  readonly role: ColumnRole;
  /** False where another column could be meant as well: the player should say. */
  readonly sure: boolean;
}

export interface JudgedTable {
  /** Place of the row of headings among the rows; -1 where there is none. */
  readonly headings: number;
  readonly columns: readonly ColumnFate[];
}

/** How the kind of table looks at its cells. */
export interface TableKnowledge {
  /** True for the name of a card that is known. */
  isName(cell: string): boolean;
  /** True for a word that names a section. */
  isSection(cell: string): boolean;
}

/** Titles and remarks above the headings are common; further down none are looked for. */
const HEADINGS_WITHIN = 25;
/** Rows that are looked at to judge a column by its values. */
const JUDGED_ROWS = 2000;
/** More copies than any limit allows (1.02.a: three or four). */
const ABOVE_EVERY_LIMIT = 5;

/**
 * The row of headings: the first one that names a column of names and another known column, or, as the first row of all, just a
 * column of names among others. -1 where there is none.
 */
export function headingsRow(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  return rows.slice(0, HEADINGS_WITHIN).findIndex((cells, at) => {
    const roles = cells.map(roleOfHeading);
    if (!roles.includes('name') || cells.length < 2) return false;
    return at === first || new Set(roles.filter((role) => role !== undefined)).size >= 2;
  });
}

/** What every column is, by its heading and, where that does not tell, by its values. */
export function judgeColumns(
  rows: readonly TableRow[],
  headings: number,
  knowledge: TableKnowledge,
): readonly ColumnFate[] {
  const head = headings < 0 ? [] : (rows[headings]?.cells ?? []);
  const body = rows.slice(headings + 1, headings + 1 + JUDGED_ROWS).map(({ cells }) => cells);
  const filled = body.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1 && !isTotal(cells));
  const width = Math.max(head.length, ...filled.map((cells) => cells.length));
  const named = Array.from({ length: width }, (_, i) => roleOfHeading(head[i] ?? ''));
  const values = (column: number) => filled.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
  const roles: (ColumnRole | undefined)[] = named.map((role, i) => (named.indexOf(role) < i ? secondOf(role) : role));

  if (!roles.includes('name')) {
    const names = roles.map((role, i) => (role === undefined ? values(i).filter(knowledge.isName).length : 0));
    const most = Math.max(...names, 0);
    if (most > 0) roles[names.indexOf(most)] = 'name';
  }
  roles.forEach((role, i) => {
    if (role !== undefined) return;
    const cells = values(i);
    if (cells.length === 0) roles[i] = 'other';
    else if (!roles.includes('section') && cells.every(knowledge.isSection)) roles[i] = 'section';
    else if (cells.every(isDate)) roles[i] = 'date';
    else if (cells.every((cell) => numberOf(cell) !== undefined)) roles[i] = cells.some(isPrice) ? 'price' : undefined;
    else roles[i] = 'other';
  });
  const sure = chooseCount(roles, values);
  return roles.map((role, i) => ({ heading: head[i] ?? '', role: role ?? 'other', sure: !sure.has(i) }));
}

// A second column of counts, sets or notes is one more of its kind; a second column of names is another language.
const secondOf = (role: ColumnRole | undefined): ColumnRole | undefined =>
  role === 'set' || role === undefined
    ? undefined
    : role === 'finish' || role === 'price' || role === 'date' || role === 'note'
      ? role
      : 'other';

// The column of counts, where no heading says so: whole numbers that do not count the rows; of several, the one that no copy
// limit rules out. Gives the columns that are as good as the one chosen.
function chooseCount(roles: (ColumnRole | undefined)[], values: (column: number) => string[]): ReadonlySet<number> {
  const open = roles.flatMap((role, i) => (role === undefined ? [i] : []));
  if (roles.includes('count')) {
    for (const i of open) roles[i] = 'other';
    return new Set();
  }
  // A foil column of numbers beside no other count, a "#" that does not count the rows.
  const doubtful = roles.flatMap((role, i) => (role === 'rowNumber' || role === 'finish' ? [i] : []));
  const whole = (i: number) =>
    values(i).every((cell) => /^[x×]?\s*\d{1,3}(?:[.,]0+)?\s*(?:x|×|db\.?|pcs)?$/iu.test(cell));
  const counting = [...open, ...doubtful].filter((i) => values(i).length > 0 && whole(i) && !countsUp(values(i)));
  for (const i of open) if (countsUp(values(i))) roles[i] = 'rowNumber';
  const small = counting.filter((i) =>
    values(i).every((cell) => Number.parseInt(cell.replace(/\D*/u, ''), 10) < ABOVE_EVERY_LIMIT),
  );
  const best = (small.length > 0 ? small : counting).filter((i) => open.includes(i));
  const chosen = best[0] ?? (small.length > 0 ? small : counting)[0];
  if (chosen !== undefined) roles[chosen] = 'count';
  for (const i of open) roles[i] ??= 'other';
  return new Set(best.length > 1 ? best : []);
}

/** Numbers that go up by one from row to row: they count the rows, not copies. */
function countsUp(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => (/^\d{1,6}[.)]?$/u.test(cell) ? Number.parseInt(cell, 10) : Number.NaN));
  const [first = Number.NaN] = numbers;
  return numbers.length >= (first === 1 ? 2 : 3) && numbers.every((number, i) => number === first + i);
}

const DATE = /^(?:\d{4}[.\-/]\s?\d{1,2}[.\-/]\s?\d{1,2}\.?|\d{1,2}[.\-/]\s?\d{1,2}[.\-/]\s?\d{4})(?:[T\s].*)?$/u;
const isDate = (cell: string) => DATE.test(cell);
const isPrice = (cell: string) => /[.,]\d*[1-9]\d*$/u.test(cell) || /(?:ft|huf|eur|usd|€|\$)/iu.test(cell);

function numberOf(cell: string): number | undefined {
  const bare = cell.replace(/\s|ft|huf|eur|usd|€|\$|db\.?|[x×]/giu, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/u.test(bare) ? Number(bare) : undefined;
}

const TOTAL =
  /^(?:ossz|osszes|osszesen|mindosszesen|osszeg|osszesites|szumma|vegosszeg|total|totals|grand total|sum|subtotal|reszosszeg)(?:$|[\s:(])/u;

/** True for a row of totals: its first filled cell says so, and no row of cards does. */
export function isTotal(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell.trim() !== '' && !/^[\d\s.,]+$/u.test(cell));
  return first !== undefined && TOTAL.test(fold(first));
}

/**
 * A cell of counts as a whole number: "3", "3 db", "3x", the "3.0" of some spreadsheets, and "1.000" where all of the column is
 * written with decimals. Null for anything else; undefined for an empty cell.
 */
export function countIn(cell: string, decimals: boolean): number | null | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  const match = /^\+?[x×]?\s*(\d{1,9})(?:([.,])(0{1,3}))?\s*(?:x|×|db\.?|drb\.?|darab|pcs)?$/iu.exec(text);
  if (!match) return null;
  const thousands = match[3]?.length === 3 && !decimals;
  return Number(match[1]) * (thousands ? 1000 : 1);
}

/** True if every filled cell of a column has decimals, so that "1.000" is one and not a thousand. */
export function hasDecimals(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^\d{1,6}[.,]0{1,3}$/u.test(cell));
}

/** How many known columns the headings of a table of cards name; 0 where it has none. */
export function knownColumns(rows: readonly (readonly string[])[]): number {
  const heads = rows[headingsRow(rows)] ?? [];
  return new Set(heads.map(roleOfHeading).filter((role) => role !== undefined)).size;
}
