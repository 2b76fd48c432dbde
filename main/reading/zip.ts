import { Unzip, UnzipInflate } from 'fflate';
import { READING_LIMITS, type ReadingLimit } from '../../engine/files/limits.ts';

/** Bytes of the packed file handled at once: small, since a byte of it may hold a thousand unpacked. */
const STEP = 16 * 1024;
const SHEET = /(?:^|\/)worksheets\/[^/]+\.xml$/i;
/** A cell with its place, or a row with its number; a place that is left out follows on the one before. */
const PLACE = /<(?:\w+:)?(?:c|row|dimension)\b[^>]*?\br(?:ef)?="(?:[A-Z]+\d+:)?([A-Z]*)(\d+)"/g;
/** No beginning of a tag that matters is longer. */
const TAIL = 300;

/**
 * Which limit a zipped spreadsheet would go beyond, found out while unpacking it bit by bit and throwing away what was unpacked: sizes
 * stated in the file are not believed. The cells are those of the rectangle up to the farthest one, since that is what gets made of
 * them. Null if it may be read; what is no proper zip is left to the reader to refuse.
 */
export function zipLimit(
  bytes: Uint8Array,
  limits: Readonly<Record<'unpacked' | 'cells', number>> = READING_LIMITS,
): ReadingLimit | null {
  let unpacked = 0;
  let found: ReadingLimit | null = null;
  const unzip = new Unzip((file) => {
    const look = SHEET.test(file.name) ? farthestCell() : () => 0;
    file.ondata = (error, data) => {
      if (error || found) return;
      unpacked += data.length;
      if (unpacked > limits.unpacked) found = 'unpacked';
      else if (look(data) > limits.cells) found = 'cells';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !found; at += STEP) {
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch {
    return found;
  }
  return found;
}

/** Takes a sheet in piece by piece and tells how many cells the rectangle has that holds all so far. */
function farthestCell(): (data: Uint8Array) => number {
  const decoder = new TextDecoder('latin1');
  let before = '';
  let columns = 1;
  let rows = 0;
  return (data) => {
    const text = before + decoder.decode(data, { stream: true });
    for (const [, letters = '', row = '0'] of text.matchAll(PLACE)) {
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnOf(letters));
    }
    before = text.slice(-TAIL);
    return rows * columns;
  };
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
