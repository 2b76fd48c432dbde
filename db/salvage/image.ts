import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { errorCode } from '../errors.ts';
import { type LogPages, readLog } from '../log.ts';

/** The pages of a data base file, damaged or not, with the committed part of its write-ahead log laid over them. */
export interface Image {
  readonly pageSize: number;
  /** Bytes of a page that hold content; the rest is reserved. */
  readonly usable: number;
  readonly count: number;
  /** A page by its number from 1; null if it is not there. Page 1 begins with the file's header. */
  page(number: number): Buffer | null;
  close(): void;
}

const SIZES = [4096, 8192, 1024, 16384, 2048, 32768, 65536, 512];
const LEAVES = new Set([0x0d, 0x0a]);

/** Opens what there is of a data base: the file, its log, or both. @throws the system's error if the file is there but unreadable. */
export function openImage(file: string): Image {
  const log = readLog(`${file}-wal`);
  const handle = openIfThere(file);
  const bytes = handle === null ? 0 : fstatSync(handle).size;
  const raw = (at: number, length: number): Buffer => {
    const buffer = Buffer.alloc(length);
    if (handle === null) return buffer.subarray(0, 0);
    try {
      return buffer.subarray(0, readSync(handle, buffer, 0, length, at));
    } catch {
      // A sector the disk no longer gives: this page is lost, the others are not.
      return buffer.subarray(0, 0);
    }
  };
  const pageSize = sizeOf(raw, bytes, log);
  const stored = Math.ceil(bytes / pageSize);
  const page = (number: number): Buffer | null => {
    const newer = log?.pages.get(number);
    if (newer) return newer;
    const found = raw((number - 1) * pageSize, pageSize);
    if (found.length === 0) return null;
    return found.length === pageSize ? found : Buffer.concat([found, Buffer.alloc(pageSize - found.length)]);
  };
  const reserved = page(1)?.[20] ?? 0;
  return {
    pageSize,
    usable: reserved <= 32 ? pageSize - reserved : pageSize,
    count: Math.max(stored, log?.count ?? 0),
    page,
    close: () => (handle === null ? undefined : closeSync(handle)),
  };
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The page size by the log or the header; where both are gone, the one that finds the most pages of rows. */
function sizeOf(raw: (at: number, length: number) => Buffer, bytes: number, log: LogPages | null): number {
  if (log) return log.pageSize;
  const head = raw(0, 100);
  const told = head.length === 100 ? head.readUInt16BE(16) : 0;
  const plausible = told === 1 ? 65536 : told;
  // The bytes behind the size have fixed values in every file; if they are right, so is the size.
  if (SIZES.includes(plausible) && head[21] === 64 && head[22] === 32 && head[23] === 32) return plausible;
  const leavesAt = (size: number) => {
    let found = 0;
    for (let n = 1; n < Math.min(bytes / size, 4000); n++) if (isLeaf(raw(n * size, 12), size)) found++;
    return found;
  };
  const counted = SIZES.map((size) => ({ size, leaves: leavesAt(size) }));
  return counted.reduce((best, one) => (one.leaves > best.leaves ? one : best)).size;
}

/** Whether this could be the beginning of a page of rows: its first cell must lie on a page of this size. */
function isLeaf(head: Buffer, size: number): boolean {
  if (head.length < 12 || !LEAVES.has(head[0] as number)) return false;
  const cells = head.readUInt16BE(3);
  const content = head.readUInt16BE(5);
  const first = head.readUInt16BE(8);
  return cells > 0 && 8 + 2 * cells <= content && content <= first && first < size;
}
