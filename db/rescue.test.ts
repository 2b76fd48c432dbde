import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { fillMany } from '../tests/support/filled.ts';
import { makeBackup } from './backup.ts';
import { tableCounts } from './counts.ts';
import { LostDataError } from './errors.ts';
import { backupsFolder, databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { lookAround, rescue } from './rescue.ts';

const AT = new Date('2026-06-01T00:00:00Z');
const CARDS = 200;

/** A folder with a data base of 200 cards that was closed well, perhaps with a backup. */
function filledFolder(backup = false): string {
  const folder = scratchFolder();
  const store = openStore(folder);
  fillMany(store.db, CARDS);
  if (backup) makeBackup(store.db, folder, 'daily', new Date('2026-01-02T03:04:05Z'));
  store.close();
  return folder;
}

// SQLite puts an empty log beside a file it only looks at.
const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();

function lossAt(folder: string): LostDataError {
  try {
    openStore(folder).close();
  } catch (error) {
    if (error instanceof LostDataError) return error;
    throw error;
  }
  return expect.fail('opened as if nothing were lost');
}

function cardsIn(folder: string): number {
  const store = openStore(folder);
  const { cards } = tableCounts(store.db);
  store.close();
  return cards;
}

const FAULTS: Record<string, { reason: string; harm: (file: string) => void }> = {
  'the file missing': { reason: 'missing', harm: (file) => rmSync(file) },
  'zero bytes': { reason: 'empty', harm: (file) => truncateSync(file, 0) },
  'cut off': { reason: 'damaged', harm: (file) => truncateSync(file, 20 * 4096 + 100) },
  'zeroed pages': {
    reason: 'damaged',
    harm: (file) => writeFileSync(file, readFileSync(file).fill(0, 4 * 4096, 6 * 4096)),
  },
  'all zeroes': { reason: 'notADatabase', harm: (file) => writeFileSync(file, Buffer.alloc(8192)) },
  'a foreign header': {
    reason: 'notADatabase',
    harm: (file) => writeFileSync(file, Buffer.concat([Buffer.from('PK\x03\x04'), readFileSync(file).subarray(4)])),
  },
  'a folder in its place': {
    reason: 'directory',
    harm: (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  },
};

describe.each(Object.entries(FAULTS))('a start with %s', (_name, { reason, harm }) => {
  it.each([true, false])('never begins anew by itself and changes nothing (backup: %s)', (backup) => {
    const folder = filledFolder(backup);
    harm(databaseFile(folder));
    const listing = filesIn(folder);
    const lost = lossAt(folder);
    expect(lost).toMatchObject({ reason, path: databaseFile(folder) });
    const found = lookAround(lost);
    expect(found.known?.counts).toMatchObject({ cards: CARDS, decks: CARDS / 10 });
    expect(found.backups.map(({ counts }) => counts?.cards)).toEqual(backup ? [CARDS] : []);
    expect(filesIn(folder)).toEqual(listing);
    expect(lossAt(folder).reason).toBe(reason);
  });

  it('goes on from a backup, with what stood there kept', () => {
    const folder = filledFolder(true);
    harm(databaseFile(folder));
    const lost = lossAt(folder);
    const stood = existsSync(lost.path);
    const [backup] = lookAround(lost).backups;
    const done = rescue(lost, { kind: 'backup', path: backup?.path ?? '' }, AT);
    expect(done.aside !== '' && existsSync(done.aside)).toBe(stood);
    expect(cardsIn(folder)).toBe(CARDS);
  });

  it('begins anew only when told to', () => {
    const folder = filledFolder();
    harm(databaseFile(folder));
    rescue(lossAt(folder), { kind: 'fresh' }, AT);
    expect(cardsIn(folder)).toBe(0);
  });
});

it('salvages what plain reading could, and starts on it', () => {
  const folder = filledFolder();
  FAULTS['zeroed pages']?.harm(databaseFile(folder));
  const lost = lossAt(folder);
  const [file] = lookAround(lost).files;
  expect(file?.salvage.read).toBeGreaterThan(CARDS);
  const done = rescue(lost, { kind: 'salvage', path: lost.path }, AT);
  expect(done).toMatchObject({ read: file?.salvage.read, lost: file?.salvage.lost });
  expect(cardsIn(folder)).toBeGreaterThan(0);
});

it('tells lost data by its backups alone, by its log alone, and by what was set aside', () => {
  const byBackup = filledFolder(true);
  rmSync(databaseFile(byBackup));
  rmSync(`${databaseFile(byBackup)}.known`);
  expect(lossAt(byBackup).reason).toBe('missing');

  const source = scratchFolder();
  const open = openStore(source);
  fillMany(open.db, CARDS);
  const byLog = scratchFolder();
  copyFileSync(`${databaseFile(source)}-wal`, `${databaseFile(byLog)}-wal`);
  open.close();
  const lost = lossAt(byLog);
  expect(lookAround(lost).files[0]?.salvage.lost).toBe(0);
  rescue(lost, { kind: 'salvage', path: lost.path }, AT);
  expect(cardsIn(byLog)).toBe(CARDS);

  const byRest = filledFolder();
  renameSync(databaseFile(byRest), `${databaseFile(byRest)}.damaged-20260101-000000-000`);
  rmSync(`${databaseFile(byRest)}.known`);
  expect(lookAround(lossAt(byRest)).files[0]?.salvage.tables.find((t) => t.table === 'cards')?.read).toBe(CARDS);
});

it('is a first start in a new folder, and in one that holds nothing of a data base', () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'window.json'), '{}');
  mkdirSync(backupsFolder(folder));
  writeFileSync(databaseFile(folder), '');
  const store = openStore(folder);
  expect(store.created).toBe(true);
  store.close();
});
