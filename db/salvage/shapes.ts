import type { Connection } from '../connection.ts';
import type { Cell, Stored } from './cells.ts';
import type { SchemaEntry } from './trees.ts';

/** How the rows of a table are stored. */
export interface Shape {
  readonly table: string;
  readonly hasRowids: boolean;
  /** Columns in the order of the record. */
  readonly columns: readonly string[];
  readonly types: readonly string[];
  /** The column that is the row number itself and stands as NULL in the record. */
  readonly rowidColumn: string | null;
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

/** The shapes of the plain tables of a data base; full-text indexes are made anew from the rows they stand for. */
export function shapesOf(db: Connection): Shape[] {
  const tables = db.all<{ name: string; wr: number }>(
    `SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow') AND name NOT LIKE 'sqlite_%'`,
  );
  return tables.map(({ name, wr }) => {
    const declared = db.all<Column>('SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid', name);
    const keys = declared.filter((column) => column.pk > 0).sort((a, b) => a.pk - b.pk);
    const stored = wr ? [...keys, ...declared.filter((column) => column.pk === 0)] : declared;
    const [key] = keys;
    const isAlias = !wr && keys.length === 1 && key?.type.toUpperCase() === 'INTEGER';
    return {
      table: name,
      hasRowids: wr === 0,
      columns: stored.map((column) => column.name),
      types: stored.map((column) => column.type.toUpperCase()),
      rowidColumn: isAlias && key ? key.name : null,
    };
  });
}

/** The values of a row by column name; columns added after it was written are left to their defaults. */
export function rowOf(cell: Cell, shape: Shape): Map<string, Stored> {
  const row = new Map<string, Stored>();
  for (const [i, value] of cell.values.slice(0, shape.columns.length).entries()) {
    const column = shape.columns[i] as string;
    row.set(column, column === shape.rowidColumn ? cell.rowid : value);
  }
  return row;
}

const FITS: Readonly<Record<string, (value: Stored) => boolean>> = {
  TEXT: (value) => typeof value === 'string',
  INTEGER: (value) => typeof value === 'number' || typeof value === 'bigint',
  BLOB: (value) => Buffer.isBuffer(value),
  REAL: (value) => typeof value === 'number',
};

/** Whether a row could be one of this table's, going by its columns. */
export function couldBe(cell: Cell, shape: Shape): boolean {
  if ((cell.rowid !== null) !== shape.hasRowids) return false;
  const { values } = cell;
  if (values.length > shape.columns.length || values.length < shape.columns.length - 3) return false;
  return values.every((value, i) => value === null || (FITS[shape.types[i] as string]?.(value) ?? true));
}

/** Indexes that hold an entry for every row of their table, by table. */
export function wholeIndexes(entries: readonly SchemaEntry[]): SchemaEntry[] {
  return entries.filter((entry) => entry.type === 'index' && entry.root > 0 && !/\bWHERE\b/i.test(entry.sql ?? ''));
}
