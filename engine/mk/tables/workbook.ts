import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import readXlsxFile from 'read-excel-file/universal';
import { fold } from '../../text/fold.ts';

/** One sheet of a spreadsheet file; its cells as text, as they are shown. */
export interface Worksheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly cells: readonly (readonly string[])[];
}

/** Which sheet of a file was read, and the others one can see in it. */
export interface SheetTaken {
  readonly name: string;
  readonly others: readonly string[];
}

export type SheetChoice =
  | { readonly ok: true; readonly sheet: Worksheet; readonly taken: SheetTaken }
  | {
      readonly ok: false;
      /** The wanted sheet is not there, or every sheet is hidden and none was asked for. */
      readonly fault: 'NO_SUCH_SHEET' | 'HIDDEN_SHEETS';
      readonly sheets: readonly string[];
    };

/**
 * The sheets of an XLSX file, in its order. Numbers, dates and yes-no cells become text.
 * @throws Error if it is no such file.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Worksheet[]> {
  // A copy of its own: the bytes may be a view into something larger.
  const sheets = await readXlsxFile(new Uint8Array(bytes).buffer as ArrayBuffer, { trim: false });
  const hidden = hiddenSheets(bytes);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    hidden: hidden.has(sheet),
    cells: data.map((row) => row.map(cellText)),
  }));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'igen' : 'nem';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}

// The reading library does not tell which sheets are hidden; the list of sheets in the file does.
function hiddenSheets(bytes: Uint8Array): ReadonlySet<string> {
  const files = unzipSync(bytes, { filter: ({ name }) => /(?:^|\/)workbook\.xml$/iu.test(name) });
  const hidden = new Set<string>();
  for (const file of Object.values(files)) {
    for (const [tag] of strFromU8(file).matchAll(/<(?:\w+:)?sheet\b[^>]*>/gu)) {
      const name = /\bname\s*=\s*(?:"([^"]*)"|'([^']*)')/u.exec(tag);
      if (/\bstate\s*=\s*["'](?:veryH|h)idden["']/u.test(tag)) hidden.add(parse(name?.[1] ?? name?.[2] ?? '').text);
    }
  }
  return hidden;
}

/**
 * The sheet to read: the wanted one, by its name or its number; else, of those one can see, the one whose headings say most
 * (`telling` gives how much a sheet says, 0 for nothing), else the first with anything in it. A hidden sheet is read only if asked for.
 */
export function chooseSheet(
  sheets: readonly Worksheet[],
  telling: (cells: Worksheet['cells']) => number,
  wanted?: string,
): SheetChoice {
  const seen = sheets.filter((sheet) => !sheet.hidden);
  const names = (list: readonly Worksheet[]) => list.map(({ name }) => name);
  const take = (sheet: Worksheet): SheetChoice => {
    const others = names(seen.filter((one) => one !== sheet && !isEmpty(one)));
    return { ok: true, sheet, taken: { name: sheet.name, others } };
  };
  if (wanted !== undefined) {
    const found =
      sheets.find(({ name }) => name === wanted) ??
      sheets.find(({ name }) => fold(name) === fold(wanted)) ??
      (/^\d{1,4}$/u.test(wanted) ? seen[Number(wanted) - 1] : undefined);
    return found ? take(found) : { ok: false, fault: 'NO_SUCH_SHEET', sheets: names(seen) };
  }
  if (seen.length === 0) return { ok: false, fault: 'HIDDEN_SHEETS', sheets: names(sheets) };
  const scores = seen.map(({ cells }) => telling(cells));
  const most = Math.max(...scores);
  const best =
    most > 0
      ? scores.indexOf(most)
      : Math.max(
          0,
          seen.findIndex((sheet) => !isEmpty(sheet)),
        );
  return take(seen[best] as Worksheet);
}

const isEmpty = ({ cells }: Worksheet): boolean => cells.every((row) => row.every((cell) => cell.trim() === ''));
