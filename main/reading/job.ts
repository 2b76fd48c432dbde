import { READING_LIMITS, type ReadingLimit } from '../../engine/files/limits.ts';
import { type CardFileRead, cardFileKind, openCardFile } from '../../engine/mk/cards/import/card-file.ts';
import type { ColumnMapping } from '../../engine/mk/cards/table/columns.ts';
import { readSheet, type Sheet } from '../services/sheets.ts';
import { zipLimit } from './zip.ts';

/** A file to be read: of cards in any of their forms, or a table of which only the cells are wanted. */
export type ReadingJob =
  | {
      readonly kind: 'cards';
      readonly bytes: Uint8Array;
      readonly name: string;
      readonly mapping: readonly ColumnMapping[] | null;
      /** The sheet wanted, by name or number; else the likeliest one. */
      readonly sheet?: string | undefined;
    }
  | { readonly kind: 'sheet'; readonly bytes: Uint8Array; readonly sheet?: string | undefined };

export interface ReadingResults {
  readonly cards: CardFileRead;
  readonly sheet: Sheet;
}

export type Reading<K extends ReadingJob['kind']> =
  | { readonly ok: true; readonly value: ReadingResults[K] }
  | { readonly ok: false; readonly limit: ReadingLimit };

/** Looks for what a file would cost, then reads it. */
export async function runJob(job: ReadingJob): Promise<Reading<ReadingJob['kind']>> {
  const limit = limitOf(job);
  if (limit) return { ok: false, limit };
  const value =
    job.kind === 'cards'
      ? await openCardFile(job.bytes, job.name, job.mapping, job.sheet)
      : await readSheet(job.bytes, job.sheet);
  return { ok: true, value };
}

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

function limitOf(job: ReadingJob): ReadingLimit | null {
  const { bytes } = job;
  if (bytes.length > READING_LIMITS.bytes) return 'bytes';
  if (isZip(bytes)) return zipLimit(bytes);
  if (job.kind === 'cards' && cardFileKind(bytes, job.name) === 'catalogue') {
    return deepest(bytes) > READING_LIMITS.depth ? 'depth' : null;
  }
  return cellsAtMost(bytes) > READING_LIMITS.cells ? 'cells' : null;
}

const QUOTES = new Set([...'"\'`'].map((sign) => sign.charCodeAt(0)));
const BACKSLASH = 0x5c;

/** How many brackets stand inside one another outside quotation marks. */
function deepest(bytes: Uint8Array): number {
  let quote = 0;
  let depth = 0;
  let most = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (quote !== 0) {
      if (byte === BACKSLASH) i++;
      else if (byte === quote || (byte === 0x0a && quote !== 0x60)) quote = 0;
    } else if (QUOTES.has(byte)) quote = byte;
    else if (byte === 0x5b || byte === 0x7b) most = Math.max(most, ++depth);
    else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return most;
}

/** No fewer cells than a text has, whichever of the usual signs parts them. */
function cellsAtMost(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] as number) + 1;
  const of = (sign: string) => counts[sign.charCodeAt(0)] as number;
  return Math.max(of(';'), of(','), of('\t'), of('|')) + Math.max(of('\n'), of('\r')) + 1;
}
