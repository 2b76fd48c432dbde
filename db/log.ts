import { readFileSync } from 'node:fs';

/** The committed pages in a write-ahead log. */
export interface LogPages {
  readonly pageSize: number;
  /** Pages of the whole data base after the last commit. */
  readonly count: number;
  /** The newest content of each page that stands in the log. */
  readonly pages: ReadonlyMap<number, Buffer>;
}

const MAGIC = 0x377f0682;
const FILE_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Reads a write-ahead log as SQLite would recover it: frames count up to the last commit, and end at the first whose salt or
 * checksum is wrong (file format: sqlite.org/fileformat2.html, section 4). Null if there is none or nothing is committed in it.
 */
export function readLog(file: string): LogPages | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  if (bytes.length < FILE_HEADER) return null;
  const magic = bytes.readUInt32BE(0);
  if ((magic & ~1) >>> 0 !== MAGIC) return null;
  const bigEndian = (magic & 1) === 1;
  const pageSize = bytes.readUInt32BE(8) === 1 ? 65536 : bytes.readUInt32BE(8);
  if (pageSize < 512 || pageSize > 65536 || (pageSize & (pageSize - 1)) !== 0) return null;

  let sum = checksum([0, 0], bytes.subarray(0, 24), bigEndian);
  if (sum[0] !== bytes.readUInt32BE(24) || sum[1] !== bytes.readUInt32BE(28)) return null;
  const salt = bytes.subarray(16, 24);
  const pages = new Map<number, Buffer>();
  let open: [number, Buffer][] = [];
  let count = 0;
  for (let at = FILE_HEADER; at + FRAME_HEADER + pageSize <= bytes.length; at += FRAME_HEADER + pageSize) {
    const head = bytes.subarray(at, at + FRAME_HEADER);
    const page = bytes.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageSize);
    if (!head.subarray(8, 16).equals(salt)) break;
    sum = checksum(checksum(sum, head.subarray(0, 8), bigEndian), page, bigEndian);
    if (sum[0] !== head.readUInt32BE(16) || sum[1] !== head.readUInt32BE(20)) break;
    open.push([head.readUInt32BE(0), page]);
    const committed = head.readUInt32BE(4);
    if (committed === 0) continue;
    for (const [number, content] of open) pages.set(number, content);
    open = [];
    count = committed;
  }
  return count === 0 ? null : { pageSize, count, pages };
}

type Sum = readonly [number, number];

function checksum([first, second]: Sum, bytes: Buffer, bigEndian: boolean): Sum {
  let s0 = first;
  let s1 = second;
  for (let i = 0; i < bytes.length; i += 8) {
    s0 = (s0 + (bigEndian ? bytes.readUInt32BE(i) : bytes.readUInt32LE(i)) + s1) >>> 0;
    s1 = (s1 + (bigEndian ? bytes.readUInt32BE(i + 4) : bytes.readUInt32LE(i + 4)) + s0) >>> 0;
  }
  return [s0, s1];
}
