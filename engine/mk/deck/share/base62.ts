/**
 * Bytes as letters and digits only, so that a code survives links, chats and markup and is selected whole by a double
 * click. Blocks of 32 bytes make 43 signs each; the last, shorter one makes as many as it needs.
 */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BLOCK = 32;
const BLOCK_SIGNS = signsFor(BLOCK);
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, BigInt(value)]));

/** How many signs so many bytes need. */
function signsFor(bytes: number): number {
  return Math.ceil((bytes * 8) / Math.log2(SIGNS.length));
}

export function toBase62(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += BLOCK) text += blockToText(bytes.subarray(at, at + BLOCK));
  return text;
}

function blockToText(block: Uint8Array): string {
  let value = 0n;
  for (const byte of block) value = (value << 8n) | BigInt(byte);
  return numberToBase62(value, signsFor(block.length));
}

/** A number in so many signs; higher places are left out. */
export function numberToBase62(value: bigint, signs: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < signs; i++) {
    text = SIGNS[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text;
}

/** The number these signs write; undefined if one is no sign of this alphabet. */
export function numberFromBase62(text: string): bigint | undefined {
  let value = 0n;
  for (const sign of text) {
    const digit = VALUES.get(sign);
    if (digit === undefined) return undefined;
    value = value * 62n + digit;
  }
  return value;
}

/** The bytes that {@link toBase62} wrote; undefined for anything it cannot have written. */
export function fromBase62(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += BLOCK_SIGNS) {
    const part = text.slice(at, at + BLOCK_SIGNS);
    const length = Math.floor((part.length * Math.log2(SIGNS.length)) / 8);
    const value = numberFromBase62(part);
    if (value === undefined || signsFor(length) !== part.length || value >> BigInt(length * 8) !== 0n) return undefined;
    for (let i = length - 1; i >= 0; i--) bytes.push(Number((value >> BigInt(i * 8)) & 255n));
  }
  return Uint8Array.from(bytes);
}
