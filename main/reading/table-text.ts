import type { ReadingLimit } from '../../engine/files/limits.ts';
import type { SheetTaken } from '../../engine/mk/tables/workbook.ts';
import { type SheetFault, sheetText } from '../services/sheets.ts';
import { readInThread } from './read.ts';

export type TableText =
  | { readonly ok: true; readonly text: string; readonly taken: SheetTaken | null }
  | { readonly ok: false; readonly fault: SheetFault | ReadingLimit; readonly sheets: readonly string[] };

/** One sheet of an XLSX as a text for the list reader; the wanted one, else the one whose headings read as a list. */
export async function tableText(bytes: Uint8Array, sheet?: string, signal?: AbortSignal): Promise<TableText> {
  const reading = await readInThread({ kind: 'sheet', bytes, sheet }, { signal });
  if (!reading.ok) return { ok: false, fault: reading.limit, sheets: [] };
  if (!reading.value.ok) return { ok: false, fault: reading.value.fault, sheets: reading.value.sheets };
  return { ok: true, text: sheetText(reading.value.cells), taken: reading.value.taken };
}
