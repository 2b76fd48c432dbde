import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { type Backup, makeBackup } from './backup.ts';
import { bareDisk, type Disk, patient } from './disk.ts';
import { SwapError } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { restore } from './restore.ts';
import { readSettings, writeSetting } from './tables/settings.ts';

const CODES = ['EBUSY', 'EPERM', 'EACCES', 'EIO', 'ENOSPC'];
const PASSING = ['EBUSY', 'EPERM', 'EACCES'];

/** A disk whose n-th step fails, once or from then on; `steps` counts what was asked of it. */
function failing(at: number, code: string, times: number): { disk: Disk; steps: () => number } {
  let steps = 0;
  const wrap = <A extends unknown[]>(step: (...args: A) => void) => {
    return (...args: A) => {
      steps++;
      if (steps >= at && steps < at + times) throw Object.assign(new Error(code), { code });
      step(...args);
    };
  };
  const { rename, remove, copy, write, sync, syncFolder } = bareDisk;
  const bad: Disk = {
    rename: wrap(rename),
    remove: wrap(remove),
    copy: wrap(copy),
    write: wrap(write),
    sync: wrap(sync),
    syncFolder: wrap(syncFolder),
  };
  return { disk: patient(bad, () => {}), steps: () => steps };
}

/** A folder whose data base says "now" and whose backup says "then". */
function folderWithBackup(): { folder: string; backup: Backup } {
  const folder = scratchFolder();
  const store = openStore(folder);
  writeSetting(store.db, 'lang', 'then');
  const backup = makeBackup(store.db, folder, 'manual', new Date('2026-01-01T00:00:00Z'));
  writeSetting(store.db, 'lang', 'now');
  store.close();
  return { folder, backup };
}

/** Restores with a failing disk, then starts again with a good one. Gives what was said and what the start found. */
function tryRestore(at: number, code: string, times: number) {
  const { folder, backup } = folderWithBackup();
  const store = openStore(folder);
  const { disk, steps } = failing(at, code, times);
  let said: 'done' | 'unchanged' | 'apart';
  try {
    restore(store.db, folder, backup.path, MIGRATIONS, new Date('2026-01-02T00:00:00Z'), disk);
    said = 'done';
  } catch (error) {
    const aside = error instanceof SwapError ? error.aside : null;
    if (aside !== null) expect(existsSync(aside)).toBe(true);
    said = aside === null ? 'unchanged' : 'apart';
  }
  const standing = existsSync(databaseFile(folder));
  store.close();
  const again = openStore(folder);
  const found = readSettings(again.db).lang;
  again.close();
  const rest = readdirSync(folder).filter((name) => /swap|restore|before|damaged/.test(name));
  return { said, standing, found, rest, steps: steps() };
}

describe('a restore whose steps fail', () => {
  /** The number of every step a restore takes. */
  const every = () => {
    const { steps } = tryRestore(Number.POSITIVE_INFINITY, '', 0);
    expect(steps).toBeGreaterThan(5);
    return Array.from({ length: steps }, (_, i) => i + 1);
  };

  describe.each(CODES)('with %s', (code) => {
    it('once: a passing one is waited out, at any other everything is as it was; the sentence is true', () => {
      for (const at of every()) {
        const { said, standing, found, rest } = tryRestore(at, code, 1);
        expect([at, standing, rest]).toEqual([at, true, []]);
        expect([at, found]).toEqual([at, said === 'done' ? 'then' : 'now']);
        expect([at, said]).not.toEqual([at, 'apart']);
        if (PASSING.includes(code)) expect([at, said]).toEqual([at, 'done']);
      }
    });

    it('for ever: the sentence says what is on the disk, and the next start heals it', () => {
      for (const at of every()) {
        const { said, standing, found, rest } = tryRestore(at, code, Number.POSITIVE_INFINITY);
        expect([at, said === 'apart']).toEqual([at, !standing]);
        expect([at, found, rest]).toEqual([at, said === 'done' ? 'then' : 'now', []]);
      }
    });
  });
});
