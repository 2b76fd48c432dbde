import { decodeText } from '../../../text/decode.ts';
import type { ColumnMapping } from '../table/columns.ts';
import { type CardTable, looksLikeXlsx, type OpenedTable, openCsv, openXlsx } from '../table/open.ts';
import { readTable } from '../table/read.ts';
import { readCards } from './read.ts';
import { fault, type ReadCards } from './report.ts';

export type CardFileKind = 'catalogue' | 'csv' | 'xlsx';

/**
 * What kind of card file this is. The content decides; the file name only helps where the content could be several things.
 */
export function cardFileKind(bytes: Uint8Array, fileName = ''): CardFileKind {
  if (looksLikeXlsx(bytes)) return 'xlsx';
  if (/\.(csv|tsv|tab)$/i.test(fileName)) return 'csv';
  if (/\.(json|js|mjs|cjs)$/i.test(fileName)) return 'catalogue';
  const decoded = decodeText(bytes);
  if (!decoded.ok || /^\s*(?:[[{]|\/[/*]|[\w.$]+\s*=|(?:const|let|var|export)\s)/.test(decoded.text))
    return 'catalogue';
  const opened = openCsv(decoded.text);
  return opened.ok && opened.table.mapping.some(({ path }) => path === 'name') ? 'csv' : 'catalogue';
}

/** Opens a CSV or XLSX file for showing its mapping; other kinds of files have none. */
export async function openCardTable(bytes: Uint8Array, fileName = '', sheet?: string): Promise<OpenedTable> {
  const kind = cardFileKind(bytes, fileName);
  if (kind === 'xlsx') return await openXlsx(bytes, sheet);
  return kind === 'csv' ? openCsv(bytes) : fault('NOT_A_CATALOGUE');
}

export interface CardFileRead {
  readonly read: ReadCards;
  /** The table as it was opened, for showing and correcting its mapping; null for other kinds of files. */
  readonly table: CardTable | null;
}

/**
 * Reads cards from any kind of file the program knows: own catalogue, the fan prototype's file, CSV or XLSX. `mapping` corrects what
 * the columns of a table are taken for; `sheet` says which one of an XLSX is meant.
 */
export async function openCardFile(
  bytes: Uint8Array,
  fileName = '',
  mapping: readonly ColumnMapping[] | null = null,
  sheet?: string,
): Promise<CardFileRead> {
  if (cardFileKind(bytes, fileName) === 'catalogue') return { read: readCards(bytes), table: null };
  const opened = await openCardTable(bytes, fileName, sheet);
  if (!opened.ok) return { read: opened, table: null };
  return { read: readTable(opened.table, mapping ?? opened.table.mapping), table: opened.table };
}

/** The cards of any kind of file, columns taken as they were recognised. */
export async function readCardFile(bytes: Uint8Array, fileName = ''): Promise<ReadCards> {
  return (await openCardFile(bytes, fileName)).read;
}
