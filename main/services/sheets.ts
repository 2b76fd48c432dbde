import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/node';
import { escapeXlsx } from '../../engine/mk/cards/table/write.ts';
import { knownColumns } from '../../engine/mk/tables/judge.ts';
import { namedSeparator } from '../../engine/mk/tables/rows.ts';
import { chooseSheet, readWorkbook, type SheetTaken } from '../../engine/mk/tables/workbook.ts';
import { guardCell, unguardCell } from '../../engine/text/cells.ts';
import { decodeText } from '../../engine/text/decode.ts';

export type SheetCell = string | number;
export type SheetFault = 'BINARY' | 'BAD_SHEET' | 'NO_SUCH_SHEET' | 'HIDDEN_SHEETS';
export type Sheet =
  | {
      readonly ok: true;
      readonly cells: readonly (readonly string[])[];
      /** Which sheet of an XLSX it was; null for a text. */
      readonly taken: SheetTaken | null;
    }
  | {
      readonly ok: false;
      readonly fault: SheetFault;
      /** The sheets there are, where the wanted one is not. */
      readonly sheets: readonly string[];
    };

/**
 * The cells of a CSV (any separator; UTF-8, UTF-16 or Windows-1250) or of one sheet of an XLSX, as text, with the
 * guards of {@link writeCsv} taken off. The sheet is the wanted one, else the one whose headings read as a list.
 */
export async function readSheet(bytes: Uint8Array, wanted?: string): Promise<Sheet> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return await readXlsx(bytes, wanted);
  const decoded = decodeText(bytes);
  if (!decoded.ok) return { ok: false, fault: 'BINARY', sheets: [] };
  const text = decoded.text.replace(/^\ufeff/, '');
  // "sep=;" on the first line is a note to Excel about the separator, no row of the table.
  const first = /^[^\r\n]*(?:\r\n|\r|\n|$)/.exec(text)?.[0] ?? '';
  const named = namedSeparator(first);
  const body = named === undefined ? text : text.slice(first.length);
  const parsed = Papa.parse<string[]>(body, { delimiter: named ?? separatorOf(body) });
  const cells = parsed.data.map((row) => row.map(unguardCell));
  return { ok: true, cells: named === undefined ? cells : [[], ...cells], taken: null };
}

// Told by the heading: it is the one row whose cells hold no texts of the player's, so its commonest separator is the file's.
function separatorOf(text: string): string {
  const heading = (/\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => heading.split(sign).length;
  return [';', ',', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function readXlsx(bytes: Uint8Array, wanted: string | undefined): Promise<Sheet> {
  try {
    const choice = chooseSheet(await readWorkbook(bytes), knownColumns, wanted);
    if (!choice.ok) return { ok: false, fault: choice.fault, sheets: choice.sheets };
    return { ok: true, cells: choice.sheet.cells, taken: choice.taken };
  } catch {
    return { ok: false, fault: 'BAD_SHEET', sheets: [] };
  }
}

/** The cells as a text the list reader takes for the table it is: tabs between cells, quoted as in RFC 4180. */
export function sheetText(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(
    cells.map((row) => [...row]),
    { delimiter: '\t', newline: '\n' },
  );
}

/** A CSV that Hungarian Excel opens with a double click: UTF-8 with mark, semicolons, CRLF, formulas guarded. */
export function writeCsv(rows: readonly (readonly SheetCell[])[]): string {
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell)));
  return `\ufeff${Papa.unparse(guarded, { delimiter: ';', newline: '\r\n' })}\r\n`;
}

/** An XLSX of one sheet; its first row is set as heading. */
export async function writeXlsx(rows: readonly (readonly SheetCell[])[], sheet: string): Promise<Uint8Array> {
  const [heading = [], ...body] = rows;
  const safe = (cell: SheetCell) => (typeof cell === 'string' ? escapeXlsx(cell) : cell);
  const data = [heading.map((value) => ({ value, fontWeight: 'bold' as const })), ...body.map((row) => row.map(safe))];
  return await writeXlsxFile(data, { sheet, stickyRowsCount: 1 }).toBuffer();
}
