import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseAt, scratchFolder } from '../tests/support/database.ts';
import { listBackups, makeBackup } from './backup.ts';
import { DataFolderError, MigrationError, ReadOnlyError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { databaseFile } from './names.ts';
import { type OpenOptions, openStore } from './open.ts';
import { readSettings, writeSetting } from './tables/settings.ts';

function open(folder: string, options?: OpenOptions) {
  const store = openStore(folder, options);
  onTestFinished(() => store.close());
  return store;
}

/** A data folder with one setting in it, closed. */
function folderWith(value: string): string {
  const folder = scratchFolder();
  const store = openStore(folder);
  writeSetting(store.db, 'lang', value);
  store.close();
  return folder;
}

const notices = (store: { notices: readonly { code: string }[] }) => store.notices.map((notice) => notice.code);
const CLOSED_DOOR: OpenOptions = { isWritable: () => false };

describe('opening a data folder', () => {
  it('makes folder and file at the first start, in WAL mode with foreign keys on', () => {
    const folder = join(scratchFolder(), 'új', 'mappa');
    const store = open(folder);
    expect(store.created).toBe(true);
    expect(store.notices).toEqual([]);
    expect(store.db.pragma('journal_mode')).toBe('wal');
    expect(store.db.pragma('foreign_keys')).toBe(1);
    expect(store.db.pragma('user_version')).toBe(MIGRATIONS.length);
  });

  it('finds everything again the next time', () => {
    const store = open(folderWith('en'));
    expect(store.created).toBe(false);
    expect(readSettings(store.db)).toEqual({ lang: 'en' });
  });

  it('takes a file that was made but never filled for a first start', () => {
    const folder = scratchFolder();
    const empty = new Database(databaseFile(folder));
    empty.pragma('journal_mode = WAL');
    empty.close();
    expect(open(folder)).toMatchObject({ created: true, notices: [] });
  });

  it('brings an older data base up to date after a snapshot that still has the old version', () => {
    const folder = scratchFolder();
    const old = databaseAt(2, databaseFile(folder));
    old.exec(`INSERT INTO settings VALUES ('lang', '"en"')`);
    old.close();
    const store = open(folder);
    expect(notices(store)).toEqual(['MIGRATED']);
    expect(readSettings(store.db)).toEqual({ lang: 'en' });
    const [snapshot] = listBackups(folder);
    expect(snapshot?.kind).toBe('migration');
    const kept = new Database(snapshot?.path ?? '', { readonly: true });
    expect(kept.pragma('user_version', { simple: true })).toBe(2);
    kept.close();
  });

  it('leaves the data base as it was when an update fails, and names the snapshot', () => {
    const folder = folderWith('en');
    const up = () => {
      throw new Error('odd data');
    };
    const broken = { version: MIGRATIONS.length + 1, name: 'broken', up };
    let failure: unknown;
    try {
      openStore(folder, { migrations: [...MIGRATIONS, broken] });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(MigrationError);
    expect((failure as MigrationError).version).toBe(MIGRATIONS.length + 1);
    expect(existsSync((failure as MigrationError).backup ?? '')).toBe(true);
    expect(readSettings(open(folder).db)).toEqual({ lang: 'en' });
  });

  it('opens the data base of a newer program for reading only and changes no byte of it', () => {
    const folder = folderWith('en');
    const file = databaseFile(folder);
    const newer = new Database(file);
    newer.pragma(`user_version = ${MIGRATIONS.length + 5}`);
    newer.close();
    const before = readFileSync(file);
    const store = open(folder);
    expect(store.notices).toEqual([
      { code: 'NEWER_DATABASE', values: { path: file, found: MIGRATIONS.length + 5, known: MIGRATIONS.length } },
    ]);
    expect(readSettings(store.db)).toEqual({ lang: 'en' });
    expect(() => writeSetting(store.db, 'lang', 'hu')).toThrow(ReadOnlyError);
    expect(() => store.db.transaction(() => {})).toThrow(ReadOnlyError);
    store.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a folder that may not be written', () => {
  it('is read, newest rows in the write-ahead log included, and nothing is written to it', () => {
    const folder = scratchFolder();
    const writing = open(folder);
    writeSetting(writing.db, 'lang', 'en');
    // The folder as it would lie on a locked disk: file and log, no program running on it.
    const locked = scratchFolder();
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('-shm') && name.startsWith('jovolato')) copyFileSync(join(folder, name), join(locked, name));
    }
    expect(statSync(`${databaseFile(locked)}-wal`).size).toBeGreaterThan(0);
    const listing = readdirSync(locked);
    const store = open(locked, CLOSED_DOOR);
    expect(notices(store)).toEqual(['FOLDER_READ_ONLY']);
    expect(readSettings(store.db)).toEqual({ lang: 'en' });
    expect(() => writeSetting(store.db, 'lang', 'hu')).toThrow(
      expect.objectContaining({ reason: 'folder', path: locked }) as Error,
    );
    expect(readdirSync(locked)).toEqual(listing);
  });

  it.skipIf(process.platform === 'win32')('is found out from the file system itself, for an ordinary user', () => {
    const folder = folderWith('en');
    const script = `
      import { openStore } from ${JSON.stringify(new URL('./open.ts', import.meta.url).href)};
      const store = openStore(process.argv[1]);
      const lang = store.db.get("SELECT value FROM settings WHERE key = 'lang'");
      console.log(JSON.stringify([store.notices.map((notice) => notice.code), store.db.readOnly, lang.value]));
      store.close();`;
    chmodSync(folder, 0o555);
    chmodSync(databaseFile(folder), 0o444);
    // The superuser may write anywhere, so as root the question is asked as nobody.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const asked = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      encoding: 'utf8',
      ...nobody,
    });
    chmodSync(folder, 0o755);
    expect(asked.stderr).toBe('');
    expect(JSON.parse(asked.stdout)).toEqual([['FOLDER_READ_ONLY'], { reason: 'folder', path: folder }, '"en"']);
  });

  it('is refused by name when there is nothing to read: cannot read is never shown as empty', () => {
    const folder = scratchFolder();
    expect(() => openStore(folder, CLOSED_DOOR)).toThrow(expect.objectContaining({ path: folder }) as Error);
  });

  it('is refused by name when its path is a file', () => {
    const file = join(scratchFolder(), 'fájl');
    writeFileSync(file, 'x');
    expect(() => openStore(join(file, 'adat'))).toThrow(DataFolderError);
  });
});

describe('a damaged file', () => {
  function damage(file: string): void {
    const handle = openSync(file, 'r+');
    const noise = Buffer.alloc(4096, 0x5a);
    for (let page = 2; page < 12; page++) writeSync(handle, noise, 0, noise.length, page * 4096);
    closeSync(handle);
  }

  it('is not touched and not replaced by itself: the start asks, whatever good backup there is', () => {
    const folder = folderWith('en');
    const first = openStore(folder);
    makeBackup(first.db, folder, 'daily', new Date('2026-01-02T03:04:05Z'));
    first.close();
    damage(databaseFile(folder));
    const damaged = readFileSync(databaseFile(folder));
    const listing = readdirSync(folder);
    expect(() => openStore(folder)).toThrow(
      expect.objectContaining({ name: 'LostDataError', reason: 'damaged' }) as Error,
    );
    expect(readFileSync(databaseFile(folder)).equals(damaged)).toBe(true);
    expect(readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(listing);
  });
});
