import { deflateSync, inflateSync } from 'fflate';
import type { Deck } from '../deck.ts';
import { fromBase62, numberFromBase62, numberToBase62, toBase62 } from './base62.ts';
import { crc32 } from './crc32.ts';
import { bytesOf, lettersOf } from './letters.ts';
import { listOfText, textOfList } from './list-text.ts';

/** What a share code begins with: the program's mark, the version of the form, and a letter that ends the number. */
export const SHARE_MARK = 'JOVO';
const VERSION = 1;
/** Behind the beginning stands how many signs follow, in two signs, modulo their largest number. */
const LENGTH_SIGNS = 2;
const LENGTHS = 62 ** LENGTH_SIGNS;
const CHECK_BYTES = 4;

/** A text that can hardly be anything but a share code, also a damaged or a future one. */
export const SHARE_CODE = /(?<![\p{L}\p{N}])JOVO(\d{1,3})x([0-9A-Za-z]{6,})(?![\p{L}\p{N}])/u;
/** Why a code cannot be read. */
export type ShareFault =
  | 'code-cut-off' // its end is missing
  | 'code-mistyped' // signs were changed, left out or added
  | 'code-newer'; // made by a newer version of the program

export type ShareResult =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly fault: ShareFault };

/**
 * The deck as a share code: letters and digits only, with the names inside (packed), so that it needs no catalogue, a check
 * against typing errors, and the version of the form. Order of entries and the deck's name are kept.
 */
export function writeShareCode(deck: Deck): string {
  const packed = deflateSync(bytesOf(textOfList(deck)), { level: 9 });
  const bytes = new Uint8Array(CHECK_BYTES + packed.length);
  new DataView(bytes.buffer).setUint32(0, crc32(packed));
  bytes.set(packed, CHECK_BYTES);
  const signs = toBase62(bytes);
  return `${SHARE_MARK}${VERSION}x${numberToBase62(BigInt(signs.length % LENGTHS), LENGTH_SIGNS)}${signs}`;
}

/** Reads a share code; nothing may stand around it. The deck is exactly the one that was written, or the fault is told. */
export function readShareCode(code: string): ShareResult {
  const match = SHARE_CODE.exec(code);
  if (match === null || match[0] !== code) return { ok: false, fault: 'code-mistyped' };
  const version = Number(match[1]);
  if (version > VERSION) return { ok: false, fault: 'code-newer' };
  const body = match[2] as string;
  const signs = body.slice(LENGTH_SIGNS);
  const missing = (Number(numberFromBase62(body.slice(0, LENGTH_SIGNS))) - signs.length) % LENGTHS;
  if (missing !== 0) return { ok: false, fault: missing > 0 ? 'code-cut-off' : 'code-mistyped' };
  const deck = version === VERSION ? unpacked(signs) : undefined;
  return deck ? { ok: true, deck } : { ok: false, fault: 'code-mistyped' };
}

function unpacked(signs: string): Deck | undefined {
  const bytes = fromBase62(signs);
  if (!bytes || bytes.length <= CHECK_BYTES) return undefined;
  const packed = bytes.subarray(CHECK_BYTES);
  if (new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) !== crc32(packed)) return undefined;
  const text = inflated(packed);
  return text === undefined ? undefined : listOfText(text);
}

// The check has passed, so this fails only for bytes that somebody made on purpose; they must not stop the program.
function inflated(packed: Uint8Array): string | undefined {
  try {
    return lettersOf(inflateSync(packed));
  } catch {
    return undefined;
  }
}
