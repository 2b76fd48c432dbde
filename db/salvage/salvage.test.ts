import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../../tests/support/database.ts';
import { fillMany, rowsOf } from '../../tests/support/filled.ts';
import { Connection } from '../connection.ts';
import { examine } from '../health.ts';
import { databaseFile } from '../names.ts';
import { openStore } from '../open.ts';
import { searchTexts } from '../tables/card-texts.ts';
import { allCards } from '../tables/cards.ts';
import { type Salvage, salvage } from './salvage.ts';

const AT = new Date('2026-06-01T00:00:00Z');
const PAGE = 4096;
let whole: Buffer;
/** Pages of each table and index of the sound file, by the data base's own account. */
let pages: Map<string, number[]>;
let sound: Map<string, Set<string>>;

const KEPT = ['cards', 'printings', 'decks', 'deck_lists', 'deck_entries', 'deck_tags', 'folders', 'notes', 'owned'];
const TABLES = [...KEPT, 'collection_steps', 'settings', 'searches', 'games', 'formats', 'pictures'];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-db-'));
  const store = openStore(folder);
  fillMany(store.db, 1500);
  sound = new Map(TABLES.map((table) => [table, new Set(rowsOf(store.db, table))]));
  store.close();
  whole = readFileSync(databaseFile(folder));
  const db = new Database(databaseFile(folder), { readonly: true });
  const found = db.prepare('SELECT name, pageno FROM dbstat').all() as { name: string; pageno: number }[];
  pages = new Map([...Map.groupBy(found, (row) => row.name)].map(([name, rows]) => [name, rows.map((r) => r.pageno)]));
  db.close();
  rmSync(folder, { recursive: true });
});

interface Outcome extends Salvage {
  readonly db: Connection;
  of(table: string): { read: number; lost: number; exact: boolean };
  /** Rows in the new data base that were in the sound one, and the number of those that were not. */
  same(table: string): { kept: number; foreign: number };
}

function salvaged(damage: (bytes: Buffer) => Buffer | undefined): Outcome {
  const folder = scratchFolder();
  const bytes = Buffer.from(whole);
  const file = join(folder, 'sérült.sqlite');
  writeFileSync(file, damage(bytes) ?? bytes);
  const before = readFileSync(file);
  const out = join(folder, 'új.sqlite');
  const done = salvage(file, out, AT);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(examine(out, 'full').kind).toBe('good');
  const db = new Connection({ file: out, readOnly: null });
  onTestFinished(() => db.close());
  const of = (table: string) => done.tables.find((row) => row.table === table) ?? expect.fail(table);
  const same = (table: string) => {
    const rows = rowsOf(db, table);
    const kept = rows.filter((row) => sound.get(table)?.has(row)).length;
    return { kept, foreign: rows.length - kept };
  };
  return { ...done, db, of, same };
}

const zero = (bytes: Buffer, page: number) => bytes.fill(0, (page - 1) * PAGE, page * PAGE);
const all = (table: string) => sound.get(table)?.size ?? expect.fail(table);
const leafOf = (name: string, at: number) => pages.get(name)?.at(at) ?? expect.fail(name);

describe('salvage', () => {
  it('of a sound file gives every row of every table, counts nothing as lost, and cards can be searched', () => {
    const found = salvaged(() => undefined);
    for (const table of TABLES) {
      expect([table, found.same(table)]).toEqual([table, { kept: all(table), foreign: 0 }]);
      expect([table, found.of(table).read, found.of(table).lost]).toEqual([table, all(table), 0]);
    }
    expect(searchTexts(found.db, 'sorrendben', 5000)).toHaveLength(all('cards'));
    expect(found).toMatchObject({ lost: 0, placeholders: 0 });
  });

  it('passes over two zeroed pages, reads above and below them, and says how many rows they held', () => {
    const found = salvaged((bytes) => {
      zero(bytes, leafOf('cards', 5));
      zero(bytes, leafOf('cards', 9));
      return bytes;
    });
    const cards = found.of('cards');
    expect(cards.read).toBe(found.same('cards').kept);
    expect(cards.lost).toBeGreaterThan(0);
    expect(cards.exact).toBe(true);
    expect(cards.read + cards.lost).toBe(all('cards'));
    expect(found.same('decks')).toEqual({ kept: all('decks'), foreign: 0 });
    // Their printings are kept, with an empty card for each.
    expect(found.same('printings').kept).toBe(all('printings'));
    expect(found.placeholders).toBe(cards.lost);
    expect(allCards(found.db)).toHaveLength(all('cards'));
  });

  it.each(['cards', 'decks', 'printings', 'deck_entries', 'owned', 'notes'])(
    'reads on where the root of %s is gone: its rows are told by their shape',
    (table) => {
      const roots = (pages.get(table) as number[]).length;
      expect(roots).toBeGreaterThan(1);
      const found = salvaged((bytes) => zero(bytes, leafOf(table, 0)));
      const { kept } = found.same(table);
      // In a table without row numbers the root itself holds some rows.
      expect(kept).toBeGreaterThanOrEqual(all(table) - 40);
      for (const other of KEPT.filter((name) => name !== table)) {
        expect([other, found.same(other).kept]).toEqual([other, all(other)]);
      }
    },
  );

  it.each(['cards', 'decks', 'printings', 'deck_entries'])(
    'counts rows of %s lost with a page: read and lost together are all there were',
    (table) => {
      const found = salvaged((bytes) => zero(bytes, leafOf(table, 3)));
      const { read, lost } = found.of(table);
      expect(lost).toBeGreaterThan(0);
      expect(Math.abs(read + lost - all(table))).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ['zeroed', (bytes: Buffer) => zero(bytes, 1)],
    ['overwritten', (bytes: Buffer) => bytes.fill(0x5a, 0, PAGE)],
  ])('finds every row again where the schema page is %s', (_how, damage) => {
    const found = salvaged(damage);
    for (const table of KEPT) expect([table, found.same(table)]).toEqual([table, { kept: all(table), foreign: 0 }]);
    expect(found.same('games').kept).toBe(1);
    expect(found.same('pictures').kept).toBe(1);
  });

  it('does not mind a foreign header over sound pages', () => {
    const found = salvaged((bytes) => bytes.fill('PK\x03\x04', 0, 100));
    for (const table of TABLES) expect([table, found.same(table).kept]).toEqual([table, all(table)]);
  });

  it('does not mind a damaged index', () => {
    const found = salvaged((bytes) => {
      for (const page of pages.get('sqlite_autoindex_cards_1') ?? []) zero(bytes, page);
      return bytes;
    });
    expect(found.same('cards')).toEqual({ kept: all('cards'), foreign: 0 });
  });

  it('reads what is left of a file that was cut off', () => {
    const found = salvaged((bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.6)));
    expect(found.read).toBeGreaterThan(0);
    expect(found.lost).toBeGreaterThan(0);
    for (const table of KEPT) expect([table, found.same(table).kept]).toEqual([table, found.of(table).read]);
  });

  it('brings nothing back that was deleted', () => {
    const folder = scratchFolder();
    const store = openStore(folder);
    fillMany(store.db, 300);
    store.db.run('DELETE FROM cards WHERE id > 10');
    store.close();
    const bytes = readFileSync(databaseFile(folder));
    const db = new Database(databaseFile(folder), { readonly: true });
    const root = db.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'decks'`).pluck().get() as number;
    db.close();
    zero(bytes, root);
    const file = join(folder, 'sérült.sqlite');
    writeFileSync(file, bytes);
    expect(salvage(file, join(folder, 'új.sqlite'), AT).tables.find((row) => row.table === 'cards')?.read).toBe(10);
  });

  it('reads the newest rows from the write-ahead log, also where the log is all there is', () => {
    const folder = scratchFolder();
    const store = openStore(folder);
    onTestFinished(() => store.close());
    fillMany(store.db, 60);
    const file = join(folder, 'másolat.sqlite');
    copyFileSync(databaseFile(folder), file);
    copyFileSync(`${databaseFile(folder)}-wal`, `${file}-wal`);
    for (const step of [() => {}, () => truncateSync(file, 0), () => rmSync(file)]) {
      step();
      const out = join(folder, 'új.sqlite');
      rmSync(out, { force: true });
      expect(salvage(file, out, AT).tables.find((row) => row.table === 'cards')).toMatchObject({ read: 60, lost: 0 });
    }
  });

  it('of a data base of another kind copies its tables as they are', () => {
    const folder = scratchFolder();
    const file = join(folder, 'más.sqlite');
    const db = new Database(file);
    db.exec(`CREATE TABLE x (a INTEGER PRIMARY KEY, b, c REAL); INSERT INTO x VALUES (7, 'ő', 1.5), (9, NULL, 2)`);
    db.close();
    salvage(file, join(folder, 'új.sqlite'), AT);
    const out = new Connection({ file: join(folder, 'új.sqlite'), readOnly: null });
    expect(out.all('SELECT * FROM x')).toEqual([
      { a: 7, b: 'ő', c: 1.5 },
      { a: 9, b: null, c: 2 },
    ]);
    out.close();
  });
});
