import { readListCell } from '../../../text/cells.ts';
import { cleanText } from '../../../text/fold.ts';
import type { Card } from '../card.ts';
import { mergeSame } from '../import/merge.ts';
import { normaliseCard, type Raw, readMpText } from '../import/normalise.ts';
import { fault, type ImportNote, type ReadCards, shown } from '../import/report.ts';
import { readYesNo } from '../words.ts';
import { type CardColumn, type ColumnMapping, columnAt, NOTHING_UNREAD } from './columns.ts';
import type { CardTable } from './open.ts';

/**
 * Reads the cards of a table by its mapping, or by a corrected one. Every row that is not empty gives a card or a note that
 * says why it does not; rows of one card (its printings) are joined. Places in notes are row numbers as the spreadsheet shows them.
 */
export function readTable(table: CardTable, mapping: readonly ColumnMapping[] = table.mapping): ReadCards {
  if (!mapping.some((column) => column.path === 'name')) return fault('NO_NAME_COLUMN');
  const notes = unmappedNotes(table, mapping);
  const entries = readRows(table, mapping, notes, table.rows.length);
  const rows = table.rows.slice(table.headerRow + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (entries.length === 0 && rows.length > 0) return fault('NO_CARDS');
  return { ok: true, source: 'table', cards: mergeSame(entries, notes), notes };
}

/** One row of a preview: what it would become. */
export interface PreviewRow {
  readonly row: number;
  readonly card: Card | null;
  readonly notes: readonly ImportNote[];
}

/** What the first rows would become, for showing beside the mapping before anything is imported. */
export function previewTable(
  table: CardTable,
  mapping: readonly ColumnMapping[] = table.mapping,
  limit = 20,
): readonly PreviewRow[] {
  const notes: ImportNote[] = [];
  const entries = readRows(table, mapping, notes, table.headerRow + 1 + limit);
  const rows = new Set([...entries.map(({ at }) => at), ...notes.map(({ at }) => at)]);
  return [...rows]
    .sort((a, b) => a - b)
    .map((row) => ({
      row,
      card: entries.find(({ at }) => at === row)?.card ?? null,
      notes: notes.filter(({ at }) => at === row),
    }));
}

// A column with a heading nobody knows is told once; a column without any heading only if something stands in it.
function unmappedNotes(table: CardTable, mapping: readonly ColumnMapping[]): ImportNote[] {
  const at = table.headerRow + 1;
  return mapping.flatMap(({ heading, path }, index) => {
    if (path !== null) return [];
    const example = table.rows.slice(at).find((row) => (row[index] ?? '').trim() !== '')?.[index];
    if (example === undefined) return [];
    return [
      {
        at,
        card: null,
        code: 'UNKNOWN_FIELD' as const,
        field: heading.trim() || `#${index + 1}`,
        value: shown(example),
      },
    ];
  });
}

function readRows(table: CardTable, mapping: readonly ColumnMapping[], notes: ImportNote[], end: number) {
  const entries: { card: Card; at: number }[] = [];
  const columns = mapping.map((mapped) => ({
    mapped,
    column: mapped.path === null ? undefined : columnAt(mapped.path),
  }));
  for (let index = table.headerRow + 1; index < Math.min(end, table.rows.length); index++) {
    const cells = table.rows[index] as readonly string[];
    if (cells.every((cell) => cell.trim() === '')) continue;
    const at = index + 1;
    const raw: Raw = {};
    columns.forEach(({ mapped, column }, i) => {
      const cell = cleanText(cells[i] ?? '').trim();
      if (column && cell !== '') put(raw, column, mapped.nth, readCell(column, cell));
    });
    const before = notes.length;
    const card = normaliseCard(compact(raw), at, notes);
    for (let i = before; i < notes.length; i++) notes[i] = withHeading(notes[i] as ImportNote, mapping);
    if (card) entries.push({ card, at });
  }
  return entries;
}

function readCell(column: CardColumn, cell: string): unknown {
  switch (column.kind) {
    case 'number':
      return /^\d{1,6}(?:[.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : cell;
    case 'cost':
      return readMpText(cell.replace(/^(\d+)[.,]0+$/, '$1'));
    case 'yesNo':
      return readYesNo(cell) ?? cell;
    case 'list':
      if (column.path === 'unread' && cell === NOTHING_UNREAD) return [];
      return readListCell(column.path === 'phases' ? cell.replaceAll('/', ',') : cell);
    default:
      return cell;
  }
}

function put(raw: Raw, column: CardColumn, nth: number, value: unknown): void {
  const [first, second] = column.path.split('.') as [string, string | undefined];
  if (second === undefined) {
    raw[first] = value;
    return;
  }
  if (column.repeated) {
    raw[first] ??= [];
    const list = raw[first] as Raw[];
    list[nth] ??= first === 'printings' ? { set: '' } : {};
    (list[nth] as Raw)[second] = value;
  } else {
    raw[first] ??= {};
    (raw[first] as Raw)[second] = value;
  }
}

/** Closes the gaps that empty columns leave between képesség or printings. */
function compact(raw: Raw): Raw {
  for (const [key, value] of Object.entries(raw))
    if (Array.isArray(value)) raw[key] = value.filter((element) => element !== undefined);
  return raw;
}

// Notes about a card speak of the file's own heading.
function withHeading(note: ImportNote, mapping: readonly ColumnMapping[]): ImportNote {
  const path = note.field.replace(/\[\d+\](?=\.)/g, '').replace(/\[\d+\]$/, '');
  const nth = Number(/\[(\d+)\]\./.exec(note.field)?.[1] ?? 0);
  const mapped =
    mapping.find((column) => column.path === path && column.nth === nth) ??
    mapping.find((column) => column.path === path);
  return mapped ? { ...note, field: mapped.heading.trim() } : note;
}
