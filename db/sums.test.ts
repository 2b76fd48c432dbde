import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { fillMany } from '../tests/support/filled.ts';
import { databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { sumsFile } from './sums.ts';

/** Flips to try; `npm run faults` sets more. */
const FLIPS = Number(process.env.JOVOLATO_FLIPS ?? 40);

/** Numbers below a bound that look like chance and are the same every time. */
function* places(bound: number): Generator<number> {
  let state = 12345;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state % bound;
  }
}

it(`finds single flipped bits of a file at rest, which SQLite mostly does not (${FLIPS} flips)`, () => {
  const folder = scratchFolder();
  const made = openStore(folder);
  fillMany(made.db, 400);
  made.close();
  const file = databaseFile(folder);
  const whole = readFileSync(file);
  const at = places(whole.length * 8);
  let digests = 0;
  let sqlite = 0;
  for (let n = 0; n < FLIPS; n++) {
    const bit = at.next().value;
    const bytes = Buffer.from(whole);
    bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
    const copy = mkdtempSync(join(tmpdir(), 'jovolato-flip-'));
    try {
      writeFileSync(databaseFile(copy), bytes);
      writeFileSync(sumsFile(databaseFile(copy)), readFileSync(sumsFile(file)));
      if (bySqlite(databaseFile(copy))) sqlite++;
      if (byDigests(copy)) digests++;
    } finally {
      rmSync(copy, { recursive: true });
    }
  }
  process.stdout.write(
    `single-bit flips: ${FLIPS}, found by SQLite's full check ${sqlite}, with the digests ${digests}\n`,
  );
  expect(digests).toBe(FLIPS);
  expect(sqlite).toBeLessThan(FLIPS);
});

function bySqlite(file: string): boolean {
  try {
    const db = new Database(file, { readonly: true });
    try {
      return db.pragma('integrity_check(1)', { simple: true }) !== 'ok';
    } finally {
      db.close();
    }
  } catch {
    return true;
  }
}

// A file that does not open at all any more is found, too.
function byDigests(folder: string): boolean {
  try {
    const store = openStore(folder);
    try {
      return store.db.pragma('integrity_check(1)') !== 'ok' || store.db.changedContent().size > 0;
    } finally {
      store.close();
    }
  } catch {
    return true;
  }
}

it('never takes an own write for a change: during work, after it, after a crash, after accepting', () => {
  const folder = scratchFolder();
  const store = openStore(folder);
  fillMany(store.db, 100);
  expect(store.db.changedContent().size).toBe(0);
  store.db.checkpoint();
  expect(store.db.changedContent().size).toBe(0);
  store.db.run('UPDATE cards SET name = name || ?', '!');
  expect(store.db.changedContent().size).toBe(0);
  // As after a kill: file, log and digests as they lie there now.
  const crashed = scratchFolder();
  for (const tail of ['', '-wal', '.sums']) {
    writeFileSync(databaseFile(crashed) + tail, readFileSync(databaseFile(folder) + tail));
  }
  const again = openStore(crashed);
  expect(again.db.changedContent().size).toBe(0);
  again.close();
  store.close();
  expect(existsSync(sumsFile(databaseFile(folder)))).toBe(true);
});

it('tells the table, stays until it is accepted, and not longer', () => {
  const folder = scratchFolder();
  const made = openStore(folder);
  fillMany(made.db, 100);
  made.close();
  const bytes = readFileSync(databaseFile(folder));
  const at = bytes.indexOf('Pakli 7');
  bytes.write('Pakli 8', at);
  writeFileSync(databaseFile(folder), bytes);
  for (let n = 0; n < 2; n++) {
    const store = openStore(folder);
    expect([...store.db.changedContent().keys()]).toEqual(['decks']);
    if (n === 1) store.db.acceptContent();
    store.close();
  }
  const store = openStore(folder);
  expect(store.db.changedContent().size).toBe(0);
  store.close();
});
