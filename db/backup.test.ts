import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cardSchema } from '../engine/mk/cards/card.ts';
import { databaseAt, scratchFolder } from '../tests/support/database.ts';
import { BackupError, listBackups, makeBackup, makeBackupAt, rotate } from './backup.ts';
import type { Connection } from './connection.ts';
import { TABLES, tableCounts } from './counts.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { backupsFolder, databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { restore } from './restore.ts';
import { allCards, putCards } from './tables/cards.ts';
import { addStep, putOwned } from './tables/collection.ts';
import { addVersion, putDraft } from './tables/deck-lists.ts';
import { insertDeck } from './tables/decks.ts';
import { insertFolder } from './tables/folders.ts';
import { putFormat } from './tables/formats.ts';
import { putGame } from './tables/games.ts';
import { putNote } from './tables/notes.ts';
import { pictureOf, putPicture } from './tables/pictures.ts';
import { putSearch } from './tables/searches.ts';
import { readSettings, writeSetting } from './tables/settings.ts';
import { setTags } from './tables/tags.ts';

const AT = '2026-01-01T00:00:00.000Z';
const at = (text: string) => new Date(text);

/** At least one row in every table. */
function fillEveryTable(db: Connection): void {
  const card = { name: 'Őz', abilities: [{ text: 'Szélvész' }], printings: [{ set: 'Alap', number: '7' }] };
  putCards(db, [cardSchema.parse(card)], AT);
  const folderId = insertFolder(db, 'Mappa', null);
  const id = insertDeck(db, { name: 'Pakli', format: null, folderId, reserves: true }, AT);
  const deck = { name: null, sections: { torony: [], jovo: [{ name: 'Őz', count: 3 }], csere: [] } };
  addVersion(db, id, deck, { kind: 'saved', comment: 'első', at: AT });
  putDraft(db, id, deck, AT);
  setTags(db, id, ['gyors']);
  putNote(db, { deck_id: id, card: null, text: 'jegyzet', updated_at: AT });
  const place = { card: 'Őz', set: 'Alap', number: '7' };
  putOwned(db, { ...place, count: 2, note: '' });
  addStep(db, 'edit', [{ ...place, before: { count: 0, note: '' }, after: { count: 2, note: '' } }], AT);
  writeSetting(db, 'lang', 'en');
  putSearch(db, { id: null, place: 'cards', name: 'olcsók', query: 'mp<=2' });
  putGame(db, { id: null, kind: 'table', name: 'Játék', deck_id: id, updated_at: AT }, { turn: 3 });
  putFormat(db, 'klub', { limit: 3 });
  putPicture(db, { card: 'Őz', type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }, AT);
}

const dump = (db: Connection) =>
  TABLES.map((table) => [
    table,
    db
      .all(`SELECT * FROM ${table} ORDER BY 1`)
      .map((row) => JSON.stringify(row))
      .sort(),
  ]);

function openFolder() {
  const folder = scratchFolder();
  const store = openStore(folder);
  onTestFinished(() => store.close());
  return { folder, db: store.db };
}

describe('backups', () => {
  it('know every table there is', () => {
    const db = databaseAt(MIGRATIONS.length);
    const there = db.all<{ name: string }>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual')
         AND name NOT LIKE 'sqlite_%'`,
    );
    expect(there.map((row) => row.name).sort()).toEqual([...TABLES].sort());
  });

  it('and restore bring every table back row for row', () => {
    const { folder, db } = openFolder();
    fillEveryTable(db);
    expect(Object.entries(tableCounts(db)).filter(([, n]) => n === 0)).toEqual([]);
    const before = dump(db);
    const backup = makeBackup(db, folder, 'manual', at('2026-02-03T04:05:06.007Z'));
    expect(backup).toMatchObject({ name: 'jovolato-20260203-040506-007-manual.sqlite', kind: 'manual' });
    expect(backup.at).toBe('2026-02-03T04:05:06.007Z');

    for (const table of ['decks', 'cards', 'owned', 'settings', 'pictures']) db.run(`DELETE FROM ${table}`);
    expect(dump(db)).not.toEqual(before);
    restore(db, folder, backup.path, MIGRATIONS, at('2026-02-04T00:00:00Z'));
    expect(dump(db)).toEqual(before);
    expect(pictureOf(db, 'Őz')?.bytes).toEqual(Buffer.from([1, 2, 3]));
  });

  it('hold the newest rows, which still lie in the write-ahead log', () => {
    const { folder, db } = openFolder();
    writeSetting(db, 'lang', 'en');
    const { path } = makeBackup(db, folder, 'daily', at(AT));
    expect(existsSync(`${path}-wal`)).toBe(false);
    const copy = new Database(path, { readonly: true });
    expect(copy.prepare('SELECT value FROM settings').pluck().get()).toBe('"en"');
    copy.close();
  });

  it('leave nothing half-made behind and do not list it', () => {
    const { folder, db } = openFolder();
    makeBackup(db, folder, 'daily', at(AT));
    writeFileSync(join(backupsFolder(folder), 'jovolato-20260101-000000-001-daily.sqlite.part'), 'fél');
    writeFileSync(join(backupsFolder(folder), 'idegen.sqlite'), 'x');
    expect(listBackups(folder)).toHaveLength(1);
    db.close();
    expect(() => makeBackup(db, folder, 'daily', at('2026-01-02T00:00:00Z'))).toThrow();
    expect(listBackups(folder)).toHaveLength(1);
    expect(readdirSync(backupsFolder(folder)).filter((name) => name.includes('20260102'))).toEqual([]);
  });

  it('go to a full path the player chose and replace an older file there only when they are good', () => {
    const { db } = openFolder();
    const path = join(scratchFolder(), 'mentés', 'jövőlátó.sqlite');
    makeBackupAt(db, path, at(AT));
    writeSetting(db, 'lang', 'en');
    makeBackupAt(db, path, at(AT));
    const copy = new Database(path, { readonly: true });
    expect(copy.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(1);
    copy.close();
    expect(() => makeBackupAt(db, 'valahol.sqlite', at(AT))).toThrow(BackupError);
  });
});

describe('rotation', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];

  it('keeps the newest of its kind and touches no other kind', () => {
    const { folder, db } = openFolder();
    makeBackup(db, folder, 'manual', at('2025-01-01T00:00:00Z'));
    for (const day of days) makeBackup(db, folder, 'daily', at(`${day}T00:00:00Z`));
    expect(rotate(folder, 'daily', 2, at('2026-02-01T00:00:00Z'))).toHaveLength(2);
    expect(listBackups(folder).map((backup) => [backup.kind, backup.at.slice(0, 10)])).toEqual([
      ['daily', '2026-01-04'],
      ['daily', '2026-01-03'],
      ['manual', '2025-01-01'],
    ]);
  });

  it('never removes the last good one, even when newer ones are damaged or none are to be kept', () => {
    const { folder, db } = openFolder();
    for (const day of days) makeBackup(db, folder, 'daily', at(`${day}T00:00:00Z`));
    for (const backup of listBackups(folder).slice(0, 3)) writeFileSync(backup.path, 'elromlott');
    rotate(folder, 'daily', 1, at('2026-02-01T00:00:00Z'));
    rotate(folder, 'daily', 0, at('2026-02-01T00:00:00Z'));
    expect(listBackups(folder).map((backup) => backup.at.slice(0, 10))).toContain('2026-01-01');
  });
});

describe('restore', () => {
  const stays = (reason: string, make: (path: string, folder: string, db: Connection) => void) => {
    const { folder, db } = openFolder();
    writeSetting(db, 'lang', 'en');
    const path = join(scratchFolder(), 'mentés.sqlite');
    make(path, folder, db);
    expect(() => restore(db, folder, path, MIGRATIONS, at(AT))).toThrow(
      expect.objectContaining({ reason, path }) as Error,
    );
    expect(readSettings(db)).toEqual({ lang: 'en' });
    expect(readdirSync(folder).filter((name) => name.includes('restore'))).toEqual([]);
    expect(listBackups(folder)).toEqual([]);
  };

  it('refuses what is no data base', () => stays('notADatabase', (path) => writeFileSync(path, 'szöveg')));
  it('refuses what is not there', () => stays('unreadable', () => {}));
  it('refuses a damaged backup', () =>
    stays('damaged', (path, _folder, db) => {
      fillEveryTable(db);
      for (const table of TABLES.filter((name) => name !== 'settings')) db.run(`DELETE FROM ${table}`);
      makeBackupAt(db, path, at(AT));
      const bytes = readFileSync(path);
      bytes.fill(0x5a, 4096 * 3, 4096 * 9);
      writeFileSync(path, bytes);
    }));
  it('refuses the file of another program', () =>
    stays('otherProgram', (path) => {
      const other = new Database(path);
      other.exec('CREATE TABLE x (y)');
      other.close();
    }));
  it('refuses the backup of a newer program', () =>
    stays('newerProgram', (path, _folder, db) => {
      makeBackupAt(db, path, at(AT));
      const newer = new Database(path);
      newer.pragma(`user_version = ${MIGRATIONS.length + 1}`);
      newer.close();
    }));

  it('brings a backup of an older program up to date as a copy, the backup stays old', () => {
    const { folder, db } = openFolder();
    const path = join(scratchFolder(), 'régi.sqlite');
    const old = databaseAt(1, path);
    old.exec(`INSERT INTO settings VALUES ('lang', '"en"')`);
    old.exec('PRAGMA journal_mode = DELETE');
    old.close();
    const bytes = readFileSync(path);
    restore(db, folder, path, MIGRATIONS, at(AT));
    expect(readSettings(db)).toEqual({ lang: 'en' });
    expect(db.pragma('user_version')).toBe(MIGRATIONS.length);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('keeps what stood before as a backup, so that a restore can be taken back', () => {
    const { folder, db } = openFolder();
    const empty = makeBackup(db, folder, 'manual', at(AT));
    fillEveryTable(db);
    const before = dump(db);
    const undo = restore(db, folder, empty.path, MIGRATIONS, at('2026-01-05T00:00:00Z')).before ?? expect.fail();
    expect(allCards(db)).toEqual([]);
    expect(undo.kind).toBe('restore');
    restore(db, folder, undo.path, MIGRATIONS, at('2026-01-06T00:00:00Z'));
    expect(dump(db)).toEqual(before);
  });

  it('works over a data base that was damaged meanwhile, whose file is kept', () => {
    const { folder, db } = openFolder();
    fillEveryTable(db);
    const good = makeBackup(db, folder, 'manual', at(AT));
    db.whileClosed(() => {
      const bytes = readFileSync(databaseFile(folder));
      bytes.fill(0x5a, 4096 * 3, 4096 * 9);
      writeFileSync(databaseFile(folder), bytes);
    });
    expect(restore(db, folder, good.path, MIGRATIONS, at('2026-01-05T00:00:00Z')).before).toBeNull();
    expect(allCards(db)).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => /\.damaged-[\d-]+$/.test(name))).toHaveLength(1);
    expect(listBackups(folder)).toHaveLength(1);
  });

  it('takes the newest rows of a live data base along and mixes no log of the old file in', () => {
    const { folder, db } = openFolder();
    writeSetting(db, 'lang', 'hu');
    const other = openFolder();
    writeSetting(other.db, 'lang', 'en');
    restore(db, folder, databaseFile(other.folder), MIGRATIONS, at(AT));
    expect(readSettings(db)).toEqual({ lang: 'en' });
    writeSetting(db, 'theme', 'dark');
    expect(readSettings(other.db)).toEqual({ lang: 'en' });
  });

  it('would lose rows by copying the bare file, which is why nothing here does that', () => {
    const { folder, db } = openFolder();
    writeSetting(db, 'lang', 'en');
    const copy = join(scratchFolder(), 'másolat.sqlite');
    copyFileSync(databaseFile(folder), copy);
    const lost = new Database(copy, { readonly: true });
    expect(() => lost.prepare('SELECT value FROM settings').all()).toThrow();
    lost.close();
  });
});

describe('a clock that was wrong', () => {
  it('keeps no new backup out: what is dated later than now is the oldest', () => {
    const { folder, db } = openFolder();
    for (const day of ['2099-01-01', '2099-01-02', '2026-01-01', '2026-01-02']) {
      makeBackup(db, folder, 'daily', at(`${day}T00:00:00Z`));
    }
    rotate(folder, 'daily', 3, at('2026-01-02T12:00:00Z'));
    expect(listBackups(folder).map((backup) => backup.at.slice(0, 10))).toEqual([
      '2099-01-02',
      '2026-01-02',
      '2026-01-01',
    ]);
  });
});

describe('a backup to a path', () => {
  it('is never written over what is no backup of ours', () => {
    const { folder, db } = openFolder();
    const text = join(scratchFolder(), 'napló.txt');
    writeFileSync(text, 'fontos');
    for (const path of [text, databaseFile(folder), `${databaseFile(folder)}-wal`]) {
      expect(() => makeBackupAt(db, path, at(AT))).toThrow(BackupError);
    }
    expect(readFileSync(text, 'utf8')).toBe('fontos');
  });
});
