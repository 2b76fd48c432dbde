import type { Card } from '../../engine/mk/cards/card.ts';
import { writeCatalogue } from '../../engine/mk/cards/export/json.ts';
import type { CardFileRead } from '../../engine/mk/cards/import/card-file.ts';
import { mergeCards } from '../../engine/mk/cards/import/merge.ts';
import { fault as faultOf, type ImportFault } from '../../engine/mk/cards/import/report.ts';
import type { ColumnMapping } from '../../engine/mk/cards/table/columns.ts';
import type { CardTable } from '../../engine/mk/cards/table/open.ts';
import { writeCardsCsv, writeCardsXlsx } from '../../engine/mk/cards/table/write.ts';
import type { CardImportReport, CardTableReport } from '../api/contract/index.ts';
import { readInThread } from '../reading/read.ts';
import type { Library } from './library.ts';

export interface CardFile {
  readonly report: Omit<CardImportReport, 'applied' | 'revision'>;
  readonly fault: ImportFault | null;
  /** Cards to write: new ones, and known ones joined with what the file says. */
  readonly changed: readonly Card[];
}

/** Which sheet of an XLSX is meant, and what ends the reading. */
export interface ReadingWishes {
  readonly sheet?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Rows shown beside the mapping of a table. */
const SAMPLE_ROWS = 20;

/**
 * Reads a file of cards against the user's own: identity is the card, so a card that is known is joined with the file's
 * (known fields stay where the file says nothing) instead of standing twice.
 */
export async function importCards(
  file: File,
  mapping: readonly ColumnMapping[] | null,
  library: Library,
  { sheet, signal }: ReadingWishes = {},
): Promise<CardFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { read, table } = await readCards(bytes, file.name, mapping, { sheet, signal });
  const shown = table && tableReport(table, mapping);
  if (!read.ok) {
    const report = { source: null, fault: read.fault, notes: [], cards: [], table: shown, before: [] };
    return { report, fault: read.fault, changed: [] };
  }
  const changed: Card[] = [];
  const before: Card[] = [];
  const cards = read.cards.map((card): CardImportReport['cards'][number] => {
    const known = library.ofUser(card.name);
    const joined = known ? mergeCards(known, card).card : card;
    if (known && JSON.stringify(known) === JSON.stringify(joined)) return { name: card.name, status: 'same' };
    changed.push(joined);
    if (known) before.push(known);
    return { name: card.name, status: known ? 'changed' : 'new' };
  });
  const report = { source: read.source, fault: null, notes: read.notes, cards, table: shown, before };
  return { report, fault: null, changed };
}

/** Reads a file of cards in a thread; a limit it goes beyond is a fault like any other. Rejects if the signal ends the reading. */
export async function readCards(
  bytes: Uint8Array,
  name: string,
  mapping: readonly ColumnMapping[] | null = null,
  { sheet, signal }: ReadingWishes = {},
): Promise<CardFileRead> {
  const reading = await readInThread({ kind: 'cards', bytes, name, mapping, sheet }, { signal });
  return reading.ok ? reading.value : { read: faultOf('LIMIT', reading.limit), table: null };
}

function tableReport(table: CardTable, mapping: readonly ColumnMapping[] | null): CardTableReport {
  const rows = table.rows.slice(table.headerRow + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  return {
    source: table.source,
    mapping: mapping ?? table.mapping,
    sample: rows.slice(0, SAMPLE_ROWS),
  };
}

const TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The cards as a file that reads back without loss: the program's own catalogue, CSV or XLSX. */
export async function exportCards(cards: readonly Card[], to: keyof typeof TYPES): Promise<File> {
  const content =
    to === 'json'
      ? writeCatalogue(cards)
      : to === 'csv'
        ? writeCardsCsv(cards)
        : Uint8Array.from(await writeCardsXlsx(cards));
  return new File([content], `lapok.${to}`, { type: TYPES[to] });
}
