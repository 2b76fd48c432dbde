import { copyFileSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { testProgram } from '../tests/support/program.ts';
import { GroundMovedError } from './errors.ts';
import { databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { writeSetting } from './tables/settings.ts';

const MOVES: Record<string, (folder: string, file: string) => void> = {
  'the file deleted': (_folder, file) => rmSync(file),
  'the folder deleted': (folder) => rmSync(folder, { recursive: true }),
  'the file moved': (_folder, file) => renameSync(file, `${file}.elvitt`),
  'the folder moved': (folder) => renameSync(folder, `${folder}-elvitt`),
  'the file replaced by another': (_folder, file) => {
    const other = databaseFile(scratchFolder());
    openStore(dirname(other)).close();
    renameSync(other, file);
  },
  'the file written over in place': (_folder, file) => {
    const other = databaseFile(scratchFolder());
    openStore(dirname(other)).close();
    copyFileSync(other, file);
  },
  'the file cut off': (_folder, file) => truncateSync(file, 512),
  'the log deleted': (_folder, file) => rmSync(`${file}-wal`),
  'the folder replaced by a file': (folder) => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
  },
};

it.each(Object.entries(MOVES))('%s under a running program: no further write is acknowledged', async (_name, move) => {
  const folder = join(scratchFolder(), 'adat');
  mkdirSync(folder);
  const { client } = testProgram({ dataFolder: folder });
  await client.settings.set({ theme: 'dark' });
  move(folder, databaseFile(folder));
  for (let n = 0; n < 2; n++) {
    await expect(client.settings.set({ theme: 'light' })).rejects.toMatchObject({
      code: 'READ_ONLY',
      data: { reason: 'moved' },
    });
  }
  const info = await client.system.info();
  expect(info.readOnly?.reason).toBe('moved');
  const notice = info.notices.find(({ code }) => code === 'GROUND_MOVED') ?? expect.fail();
  onTestFinished(() => rmSync(`${folder}-elvitt`, { recursive: true, force: true }));
  // Where the bytes themselves were written over there may be nothing sound to copy; then it says so.
  const copy = String(notice.values.copy);
  if (copy === '') return expect(_name).toMatch(/in place|cut off/);
  onTestFinished(() => rmSync(copy, { force: true }));
  const saved = new Database(copy, { readonly: true });
  const theme = saved.prepare(`SELECT value FROM settings WHERE key = 'theme'`).pluck().get();
  saved.close();
  if (!/in place|cut off/.test(_name)) expect(theme).toBe('"dark"');
});

it('stays firm under own writes, checkpoints and a reader beside', () => {
  const folder = scratchFolder();
  const store = openStore(folder);
  const beside = new Database(databaseFile(folder), { readonly: true });
  for (let n = 0; n < 200; n++) {
    writeSetting(store.db, 'x', 'y'.repeat(40_000 + n));
    if (n % 20 === 0) store.db.checkpoint();
    beside.prepare('SELECT count(*) FROM settings').get();
  }
  expect(store.db.standsFirm()).toBe(true);
  beside.close();
  store.close();
});

it('refuses a write into a file that went away, whoever asks', () => {
  const folder = scratchFolder();
  const store = openStore(folder);
  rmSync(databaseFile(folder));
  expect(() => writeSetting(store.db, 'x', 1)).toThrow(GroundMovedError);
  expect(() => store.db.transaction(() => {})).toThrow(GroundMovedError);
  store.close();
});
