import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';
import { theDisk } from './disk.ts';
import { moveIntoPlace } from './files.ts';
import type { Ground } from './ground.ts';
import { readLog } from './log.ts';

// SQLite's own check follows the structure of the file: a changed letter inside a text is as good to it as the right one. So a
// file beside the data base holds a digest (CRC-32) of each of its pages. Pages change only when the log is brought into the
// file, which happens here and nowhere else; a write by itself costs nothing. The log has checksums of its own.

/** A log larger than this is brought into the file, by the write that made it so. */
export const LOG_FULL_BYTES = 4 * 1024 * 1024;

const MAGIC = 'JVSUM001';
const HEAD = 16;
/** Stands for a page whose content is not known to be right; it is not checked. */
const UNKNOWN = 0;
const CHUNK_PAGES = 256;

/** Name of the file with the digests of a data base file. */
export const sumsFile = (file: string) => `${file}.sums`;

interface Sums {
  readonly pageSize: number;
  readonly sums: Uint32Array;
}

const digest = (page: Buffer) => crc32(page) || 1;

/** The stored digests; null if there are none or they are damaged themselves. */
function readSums(file: string): Sums | null {
  try {
    const bytes = readFileSync(sumsFile(file));
    const body = bytes.subarray(0, bytes.length - 4);
    if (bytes.toString('latin1', 0, 8) !== MAGIC || crc32(body) !== bytes.readUInt32LE(body.length)) return null;
    const count = bytes.readUInt32LE(12);
    const sums = Uint32Array.from({ length: count }, (_, i) => bytes.readUInt32LE(HEAD + 4 * i));
    return { pageSize: bytes.readUInt32LE(8), sums };
  } catch {
    return null;
  }
}

function writeSums(file: string, { pageSize, sums }: Sums): void {
  const bytes = Buffer.alloc(HEAD + 4 * sums.length + 4);
  bytes.write(MAGIC, 'latin1');
  bytes.writeUInt32LE(pageSize, 8);
  bytes.writeUInt32LE(sums.length, 12);
  for (const [i, sum] of sums.entries()) bytes.writeUInt32LE(sum, HEAD + 4 * i);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
  const partial = `${sumsFile(file)}.part`;
  writeFileSync(partial, bytes);
  moveIntoPlace(partial, sumsFile(file));
}

function pageSizeOf(ground: Ground): number {
  const head = ground.read(0, 100);
  if (head.length < 100) return 0;
  const size = head.readUInt16BE(16);
  return size === 1 ? 65536 : size;
}

/** Every page of the file in order, read in large pieces. */
function* pagesOf(ground: Ground, pageSize: number): Generator<readonly [number, Buffer]> {
  for (let first = 0; ; first += CHUNK_PAGES) {
    const piece = ground.read(first * pageSize, CHUNK_PAGES * pageSize);
    for (let at = 0; at + pageSize <= piece.length; at += pageSize) {
      yield [first + at / pageSize, piece.subarray(at, at + pageSize)];
    }
    if (piece.length < CHUNK_PAGES * pageSize) return;
  }
}

/**
 * Brings the write-ahead log into the file and the digests up to date. While the two may differ on the disk no digests are
 * there, so that a crash in between can never make right pages look changed. A reader beside (the command line) may keep part of
 * the log back; its pages are then unknown until the next time.
 */
export function checkpoint(db: Database.Database, ground: Ground): void {
  const { file } = ground;
  const log = readLog(`${file}-wal`);
  if (!log && readSums(file)) return;
  const before = readSums(file);
  theDisk.remove(sumsFile(file));
  if (before) theDisk.syncFolder(dirname(file));
  const whole = log === null || truncated(db);
  const pageSize = pageSizeOf(ground);
  if (pageSize === 0) return;
  const count = Math.floor(ground.size() / pageSize);
  const sums = new Uint32Array(count);
  if (before?.pageSize === pageSize) sums.set(before.sums.subarray(0, count));
  for (const [number, page] of log?.pages ?? []) {
    if (number <= count) sums[number - 1] = whole ? digest(page) : UNKNOWN;
  }
  // A page the log did not bring and no digest was kept of: what stands there now is the beginning.
  if (whole && sums.includes(UNKNOWN)) {
    for (const [i, page] of pagesOf(ground, pageSize)) if (sums[i] === UNKNOWN) sums[i] = digest(page);
  }
  writeSums(file, { pageSize, sums });
}

function truncated(db: Database.Database): boolean {
  db.pragma('busy_timeout = 0');
  try {
    const [row] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return row?.busy === 0;
  } finally {
    db.pragma('busy_timeout = 5000');
  }
}

/** Pages whose bytes are not what the program wrote, by number from 1; empty if there are no digests to compare with. */
export function changedPages(ground: Ground): number[] {
  const known = readSums(ground.file);
  if (!known || known.pageSize !== pageSizeOf(ground)) return known ? [1] : [];
  const newer = readLog(`${ground.file}-wal`)?.pages;
  const changed: number[] = [];
  for (const [i, page] of pagesOf(ground, known.pageSize)) {
    const sum = known.sums[i] ?? UNKNOWN;
    if (sum !== UNKNOWN && sum !== digest(page) && !newer?.has(i + 1)) changed.push(i + 1);
  }
  return changed;
}
