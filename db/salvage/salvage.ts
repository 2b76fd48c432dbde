import { Connection } from '../connection.ts';
import { dropDatabase } from '../files.ts';
import { migrate } from '../migrate.ts';
import { LATEST, MIGRATIONS } from '../migrations/index.ts';
import { APPLICATION_ID } from '../names.ts';
import { indexMissingTexts } from '../tables/cards.ts';
import type { Cell, Stored, TreePage } from './cells.ts';
import { type Image, openImage } from './image.ts';
import { giveParents } from './orphans.ts';
import { couldBe, rowOf, type Shape, shapesOf, wholeIndexes } from './shapes.ts';
import { freePages, orphanPages, readSchema, type SchemaEntry, type Walk, walkTree } from './trees.ts';

/** What came of one table. */
export interface SalvagedTable {
  readonly table: string;
  /** Rows in the new data base. */
  readonly read: number;
  /** Rows that were there and could not be read. */
  readonly lost: number;
  /** False: `lost` is an estimate, since the pages that would tell are gone too. */
  readonly exact: boolean;
}

export interface Salvage {
  readonly tables: readonly SalvagedTable[];
  readonly read: number;
  readonly lost: number;
  /** Empty decks, lists, cards and folders put in for lost ones that others refer to. */
  readonly placeholders: number;
}

const EMPTY_WALK: Walk = { cells: [], broken: 0, gaps: [{ above: null, upTo: null }], leaves: 0 };

/**
 * Reads every row of every table that can still be read from a data base file, however damaged, into a new data base of this
 * program's version. The pages are read one by one without SQLite: rows above and below a damaged place come along, and where
 * the schema or the inside of a table is gone, rows are told apart by their shape. The file itself is only read.
 * @param out a file that does not exist yet.
 * @throws the system's error if the file cannot be read or the new one cannot be written.
 */
export function salvage(file: string, out: string, at: Date): Salvage {
  const image = openImage(file);
  try {
    const seen = new Set<number>();
    const { entries } = readSchema(image, seen);
    const db = new Connection({ file: out, readOnly: null });
    try {
      prepareTables(db, image, entries);
      const done = fill(db, image, entries, seen, at);
      db.pragma('journal_mode = DELETE');
      return done;
    } catch (error) {
      db.close();
      dropDatabase(out);
      throw error;
    } finally {
      db.close();
      dropDatabase(out, ['-wal', '-shm', '.sums']);
    }
  } finally {
    image.close();
  }
}

// The program's own tables are made by its migrations, at the version the file had; others by their own words.
function prepareTables(db: Connection, image: Image, entries: readonly SchemaEntry[]): void {
  const head = image.page(1);
  const version = head && head.length >= 100 ? head.readUInt32BE(60) : 0;
  const owner = head && head.length >= 100 ? head.readUInt32BE(68) : 0;
  const names = new Set(entries.map((entry) => entry.name));
  const own = entries.length === 0 || owner === APPLICATION_ID || (names.has('decks') && names.has('cards'));
  if (own && !(owner === APPLICATION_ID && version > LATEST)) {
    migrate(db, MIGRATIONS.slice(0, version >= 1 && version <= LATEST ? version : LATEST));
  } else {
    db.exec(`PRAGMA application_id = ${owner | 0}; PRAGMA user_version = ${version | 0}`);
  }
  const there = new Set(db.all<{ name: string }>('SELECT name FROM sqlite_schema').map((row) => row.name));
  for (const entry of entries) {
    const plain = entry.type === 'table' && entry.root > 0 && !entry.name.startsWith('sqlite_');
    if (!plain || there.has(entry.name) || entry.sql === null) continue;
    try {
      db.exec(entry.sql);
    } catch {
      // Words that were damaged themselves: the rows of this table have nowhere to go and count as lost.
    }
  }
}

interface Source {
  readonly shape: Shape;
  readonly walk: Walk;
  /** Number of rows by an index of the table that is whole; null without one. */
  readonly expected: number | null;
}

function fill(db: Connection, image: Image, entries: readonly SchemaEntry[], seen: Set<number>, at: Date): Salvage {
  const free = freePages(image);
  const indexes = new Map<string, number>();
  for (const entry of entries.filter(({ type, root }) => type === 'index' && root > 0)) {
    const walk = walkTree(image, entry.root, false, seen);
    const whole = walk.gaps.length === 0 && walk.broken === 0;
    if (whole && wholeIndexes([entry]).length > 0) indexes.set(entry.table, walk.cells.length);
  }
  const shadows = new Set(entries.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql ?? '')).map(({ name }) => name));
  shadows.add('card_texts');
  const isShadow = (table: string) => [...shadows].some((name) => table.startsWith(`${name}_`));
  const sources = shapesOf(db).map((shape): Source => {
    const entry = entries.find(({ type, name }) => type === 'table' && name === shape.table);
    const walk = entry ? walkTree(image, entry.root, shape.hasRowids, seen) : EMPTY_WALK;
    return { shape, walk, expected: indexes.get(shape.table) ?? null };
  });
  // What AUTOINCREMENT gave out last bounds a branch that is open at its end.
  const sequences = new Map<string, bigint>();
  const sequence = entries.find(({ name }) => name === 'sqlite_sequence');
  for (const { values } of sequence ? walkTree(image, sequence.root, true, seen).cells : []) {
    if (typeof values[0] === 'string' && values[1] != null) sequences.set(values[0], BigInt(values[1] as number));
  }
  const wanted = sources.filter(({ shape }) => !isShadow(shape.table));
  const torn = sources.filter(({ walk }) => walk.gaps.length > 0);
  const orphans = torn.length > 0 ? orphanPages(image, seen, free) : [];

  db.exec('PRAGMA foreign_keys = OFF');
  const read = new Map<string, number>();
  const refused = new Map<string, number>();
  const tally = (map: Map<string, number>, table: string, n: number) => map.set(table, (map.get(table) ?? 0) + n);
  db.transaction(() => {
    for (const { shape, walk } of wanted) {
      for (const cell of walk.cells) tally(put(db, cell, shape) ? read : refused, shape.table, 1);
    }
    for (const page of orphans) {
      const home = homeOf(page, torn, isShadow);
      for (const shape of home) {
        const taken = page.cells.filter((cell) => put(db, cell, shape)).length;
        if (taken === 0) continue;
        tally(read, shape.table, taken);
        break;
      }
    }
  });
  const { placeholders, dropped } = db.transaction(() =>
    giveParents(
      db,
      wanted.map(({ shape }) => shape.table),
      at.toISOString(),
    ),
  );
  finish(db);
  const tables = wanted.map(({ shape, walk, expected }): SalvagedTable => {
    const got = (read.get(shape.table) ?? 0) - (dropped.get(shape.table) ?? 0);
    const left = (refused.get(shape.table) ?? 0) + (dropped.get(shape.table) ?? 0);
    if (expected !== null) return { table: shape.table, read: got, lost: Math.max(0, expected - got), exact: true };
    const lost = walk.broken + left + inGaps(walk, got, sequences.get(shape.table) ?? null);
    return { table: shape.table, read: got, lost, exact: walk.gaps.length === 0 };
  });
  const sum = (pick: (table: SalvagedTable) => number) => tables.reduce((all, table) => all + pick(table), 0);
  return { tables, read: sum((table) => table.read), lost: sum((table) => table.lost), placeholders };
}

function finish(db: Connection): void {
  if (Number(db.pragma('application_id')) !== APPLICATION_ID || Number(db.pragma('user_version')) > LATEST) return;
  migrate(db, MIGRATIONS);
  db.transaction(() => indexMissingTexts(db));
}

function put(db: Connection, cell: Cell, shape: Shape): boolean {
  const row = rowOf(cell, shape);
  const names = [...row.keys()].map((name) => `"${name}"`);
  // A row number that no column shows is kept only where nothing can refer to it, so it need not be.
  const sql = `INSERT INTO "${shape.table}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  try {
    db.run(sql, ...[...row.values()].map(bound));
    return true;
  } catch {
    return false;
  }
}

// Whole numbers are handed over as such, or SQLite would store them as fractions in columns without a type.
const bound = (value: Stored) => (typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value);

/** The torn tables whose rows a page without a branch could hold, the likeliest first. */
function homeOf(page: TreePage, torn: readonly Source[], isShadow: (table: string) => boolean): Shape[] {
  const fitting = torn.map(({ shape }) => shape).filter((shape) => page.cells.every((cell) => couldBe(cell, shape)));
  const width = Math.max(...page.cells.map((cell) => cell.values.length));
  const sorted = fitting.sort((a, b) => Math.abs(a.columns.length - width) - Math.abs(b.columns.length - width));
  // A page of the full-text index: that is made anew.
  if (sorted[0]?.hasRowids && isShadow(sorted[0].table)) return [];
  return sorted.filter((shape) => !isShadow(shape.table));
}

/** Rows that the branches which could not be followed may have held: by their row numbers, else as many as other pages hold. */
function inGaps(walk: Walk, read: number, last: bigint | null): number {
  const rowids = walk.cells.flatMap((cell) => (cell.rowid === null ? [] : [cell.rowid]));
  const onLeaf = walk.leaves > 0 ? Math.ceil(walk.cells.length / walk.leaves) : 0;
  // What was found on pages without a branch lay in the gaps.
  const found = read - walk.cells.length;
  const all = walk.gaps.reduce((sum, { above, upTo }) => {
    const end = upTo ?? last;
    const known = end !== null && (rowids.length > 0 || last !== null) && end >= (above ?? 0n);
    return sum + (known ? Number(end - (above ?? 0n)) : onLeaf);
  }, 0);
  return Math.max(0, all - Math.max(0, found));
}
