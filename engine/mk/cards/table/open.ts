import Papa from 'papaparse';
import { unguardCell } from '../../../text/cells.ts';
import { decodeText, type TextEncoding } from '../../../text/decode.ts';
import { namedSeparator } from '../../tables/rows.ts';
import { chooseSheet, readWorkbook, type SheetTaken } from '../../tables/workbook.ts';
import { fault, type ImportFault } from '../import/report.ts';
import { type ColumnMapping, mapHeading } from './columns.ts';

/** A table of cards as it was found in a file, with what its columns are taken for; the mapping can be corrected. */
export interface CardTable {
  readonly source:
    | { readonly kind: 'csv'; readonly encoding: TextEncoding; readonly separator: string }
    | { readonly kind: 'xlsx'; readonly sheet: SheetTaken };
  readonly rows: readonly (readonly string[])[];
  /** Place of the row of headings in `rows`; what stands above it is no card. */
  readonly headerRow: number;
  /** One for each column of the row of headings. */
  readonly mapping: readonly ColumnMapping[];
}

export type OpenedTable =
  | { readonly ok: true; readonly table: CardTable }
  | { readonly ok: false; readonly fault: ImportFault };

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Titles and remarks above the headings are common; further down no headings are looked for. */
const HEADINGS_WITHIN = 25;

/**
 * Opens CSV text or bytes: UTF-8 with or without mark, UTF-16, Windows-1250; semicolon, comma, tab or bar, whichever makes the
 * headings readable. Without any known heading the first row is taken for the headings and nothing is mapped.
 */
export function openCsv(input: Uint8Array | string): OpenedTable {
  const decoded =
    typeof input === 'string' ? ({ ok: true, text: input, encoding: 'utf-8' } as const) : decodeText(input);
  if (!decoded.ok) return fault('BINARY');
  const text = decoded.text.replace(/^\ufeff/, '');
  // "sep=;" on the first line is a note to Excel about the separator: no row of the table, but counted as one.
  const first = /^[^\r\n]*(?:\r\n|\r|\n|$)/.exec(text)?.[0] ?? '';
  const named = namedSeparator(first);
  const body = named === undefined ? text : text.slice(first.length);
  if (body.trim() === '') return fault('EMPTY', '', 1, 1);
  const separator = named ?? bestSeparator(body);
  const { data, errors } = parseCsv(body, separator);
  const open = errors.find((error) => error.code === 'MissingQuotes');
  if (open) return fault('SYNTAX', '"', (open.row ?? 0) + (named === undefined ? 1 : 2), 1);
  const rows = [...(named === undefined ? [] : [[]]), ...data.map((row) => row.map((cell) => unguardCell(cell)))];
  return { ok: true, table: tableOf(rows, { kind: 'csv', encoding: decoded.encoding, separator }) };
}

function parseCsv(text: string, separator: string, preview = 0) {
  return Papa.parse<string[]>(text, { delimiter: separator, preview });
}

function bestSeparator(text: string): string {
  const scored = SEPARATORS.map((separator) => {
    const { data } = parseCsv(text, separator, HEADINGS_WITHIN);
    return {
      separator,
      known: Math.max(...data.map(knownHeadings)),
      width: Math.max(...data.map((row) => row.length)),
    };
  });
  return scored.reduce((best, next) =>
    next.known > best.known || (next.known === best.known && next.width > best.width) ? next : best,
  ).separator;
}

const knownHeadings = (row: readonly string[]) => row.filter((cell) => mapHeading(cell).path !== null).length;

/** Opens one sheet of an XLSX file: the wanted one, else the one whose headings say most about cards. */
export async function openXlsx(bytes: Uint8Array, wanted?: string): Promise<OpenedTable> {
  try {
    const choice = chooseSheet(await readWorkbook(bytes), mostHeadings, wanted);
    if (!choice.ok) return fault(choice.fault, choice.sheets.join(', '));
    const rows = choice.sheet.cells;
    if (rows.length === 0) return fault('EMPTY');
    return { ok: true, table: tableOf(rows, { kind: 'xlsx', sheet: choice.taken }) };
  } catch {
    return fault('BAD_SHEET');
  }
}

const mostHeadings = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.slice(0, HEADINGS_WITHIN).map(knownHeadings));

/** True for the bytes of a zipped file, which an XLSX file is. */
export function looksLikeXlsx(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

function tableOf(rows: readonly (readonly string[])[], source: CardTable['source']): CardTable {
  const found = rows.slice(0, HEADINGS_WITHIN).findIndex((row) => row.some((cell) => mapHeading(cell).path === 'name'));
  const headerRow = Math.max(0, found);
  return { source, rows, headerRow, mapping: firstOfEach((rows[headerRow] ?? []).map(mapHeading)) };
}

// A heading that stands there twice is taken at its first place only; the user can map the other one to something else.
function firstOfEach(mapping: readonly ColumnMapping[]): readonly ColumnMapping[] {
  const taken = new Set<string>();
  return mapping.map((column) => {
    const key = `${column.path} ${column.nth}`;
    if (column.path === null || !taken.has(key)) {
      taken.add(key);
      return column;
    }
    return { ...column, path: null };
  });
}
