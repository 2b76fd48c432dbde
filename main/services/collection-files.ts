import type { OwnedRow } from '../../db/tables/collection.ts';
import type { Catalogue } from '../../engine/mk/cards/catalogue.ts';
import type { MissingCard } from '../../engine/mk/collection/missing.ts';
import { MAX_OWNED, readOwnedTable, writeOwnedTable } from '../../engine/mk/collection/table.ts';
import type { ColumnFate } from '../../engine/mk/tables/judge.ts';
import type { ColumnRole } from '../../engine/mk/tables/roles.ts';
import type { SheetTaken } from '../../engine/mk/tables/workbook.ts';
import type { CollectionImportReport, CollectionImportRow, ImportMode } from '../api/contract/index.ts';
import { readInThread } from '../reading/read.ts';
import { type SheetCell, writeCsv, writeXlsx } from './sheets.ts';

/** A file's report, and the rows the collection is to hold after it. */
export interface CollectionFile {
  readonly report: Omit<CollectionImportReport, 'applied' | 'revision'>;
  readonly wanted: readonly OwnedRow[];
}

/** Names a nearest known one is looked for; beyond that a file of unknown names would take minutes. */
const SUGGESTIONS_MOST = 50;

const key = (row: { card: string; set: string; number: string }) => `${row.card}\u0000${row.set}\u0000${row.number}`;

/**
 * Reads a collection file against what is stored. Names the catalogue knows take its spelling; unknown ones are taken
 * in as they are, with a remark. Rows of one printing add up.
 */
export async function readCollectionFile(
  bytes: Uint8Array,
  stored: readonly OwnedRow[],
  mode: ImportMode,
  catalogue: Catalogue,
  {
    roles,
    sheet: wantedSheet,
    signal,
  }: {
    readonly roles?: readonly ColumnRole[] | undefined;
    readonly sheet?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  } = {},
): Promise<CollectionFile> {
  const reading = await readInThread({ kind: 'sheet', bytes, sheet: wantedSheet }, { signal });
  if (!reading.ok) return refused(reading.limit, []);
  const sheet = reading.value;
  if (!sheet.ok) return refused(sheet.fault, []);
  const isName = (cell: string) => catalogue.find(cell) !== undefined;
  const table = readOwnedTable(sheet.cells, { isName }, roles);
  if (!table.ok) return refused(table.fault, table.columns, sheet.taken);

  const before = new Map(stored.map((row) => [key(row), row]));
  const wanted = new Map<string, OwnedRow>();
  const rows: CollectionImportRow[] = [];
  let suggestions = 0;
  for (const read of table.rows) {
    if (!read.ok) {
      rows.push({ row: read.row, card: read.card, status: 'refused', code: read.code, value: read.value });
      continue;
    }
    const known = catalogue.find(read.card);
    const { set, number, note } = read;
    const place = { card: known?.name ?? read.card, set, number };
    const earlier = wanted.get(key(place));
    const old = before.get(key(place));
    const begun = earlier?.count ?? (mode === 'add' ? (old?.count ?? 0) : 0);
    const count = Math.min(MAX_OWNED, begun + read.count);
    wanted.set(key(place), { ...place, count, note: note || earlier?.note || old?.note || '' });
    let [code, value]: [CollectionImportRow['code'], string] = [earlier ? 'MERGED' : null, ''];
    if (!known) {
      code = 'UNKNOWN_CARD';
      if (suggestions++ < SUGGESTIONS_MOST) value = catalogue.suggest(read.card, 1)[0] ?? '';
    }
    const status = !old ? 'new' : count === old.count ? 'same' : 'changed';
    rows.push({ row: read.row, card: place.card, status, code, value });
  }
  const gone = mode === 'replaceAll' ? stored.filter((row) => !wanted.has(key(row))) : [];
  return {
    report: { fault: null, rows, counts: countsOf(rows), columns: table.columns, sheet: sheet.taken },
    wanted: [...wanted.values(), ...gone.map((row) => ({ ...row, count: 0, note: '' }))],
  };
}

function countsOf(rows: readonly CollectionImportRow[]): CollectionImportReport['counts'] {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const row of rows) counts[row.status] += 1;
  return counts;
}

function refused(
  fault: NonNullable<CollectionImportReport['fault']>,
  columns: readonly ColumnFate[],
  sheet: SheetTaken | null = null,
): CollectionFile {
  return { report: { fault, rows: [], counts: countsOf([]), columns, sheet }, wanted: [] };
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The collection as a file that can be read back without loss. */
export async function exportOwned(printings: readonly OwnedRow[], to: 'csv' | 'xlsx'): Promise<File> {
  return await sheetFile(writeOwnedTable(printings), 'gyujtemeny', 'Gyűjtemény', to);
}

/** The shopping list: as a table, or as a plain list a shop or friend can read. */
export async function exportMissing(missing: readonly MissingCard[], to: 'csv' | 'xlsx' | 'txt'): Promise<File> {
  if (to === 'txt') {
    const lines = missing.map((row) => `${row.missing} ${row.card}\r\n`);
    return new File([lines.join('')], 'hianylista.txt', { type: 'text/plain;charset=utf-8' });
  }
  const rows: SheetCell[][] = [['Hiányzik', 'Lap', 'Kell', 'Megvan', 'Más pakliban', 'Paklik']];
  for (const { missing: lacking, card, needed, owned, reserved, decks } of missing) {
    const users = decks.map((deck) => `${deck.name} (${deck.count})`).join(', ');
    rows.push([lacking, card, needed, owned, reserved, users]);
  }
  return await sheetFile(rows, 'hianylista', 'Hiánylista', to);
}

async function sheetFile(rows: SheetCell[][], name: string, title: string, to: 'csv' | 'xlsx'): Promise<File> {
  if (to === 'csv') return new File([writeCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' });
  return new File([Uint8Array.from(await writeXlsx(rows, title))], `${name}.xlsx`, { type: XLSX_TYPE });
}
