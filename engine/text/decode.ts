/** How the bytes of a text file were understood. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';
export type Decoded = { ok: true; text: string; encoding: TextEncoding } | { ok: false; reason: 'binary' };

/**
 * Reads the bytes of a file as text: UTF-16 by its mark, else UTF-8 (with or without mark), else Windows-1250, the
 * encoding of old Hungarian files. The mark is taken off. Bytes with a NUL that are not UTF-16 are no text at all, nor is
 * UTF-16 with a NUL character in it: its mark is also the beginning of UTF-32.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  if (bytes.includes(0)) return { ok: false, reason: 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decoded(bytes, 'windows-1250');
  }
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): Decoded {
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? { ok: false, reason: 'binary' } : { ok: true, text, encoding };
}
