/** How the bytes of a text file were understood. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';
export type Decoded = { ok: true; text: string; encoding: TextEncoding } | { ok: false; reason: 'binary' };

/**
 * Reads the bytes of a file as text: UTF-16 by its mark or, without one, by its NULs, else UTF-8 (with or without mark), else Windows-1250, the
 * encoding of old Hungarian files. The mark is taken off. Bytes with a NUL that are not UTF-16 are no text at all, nor is
 * UTF-16 with a NUL character in it: its mark is also the beginning of UTF-32.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  if (bytes.includes(0)) return withoutMark(bytes);
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decoded(bytes, 'windows-1250');
  }
}

// Half of the bytes of a European text in UTF-16 say which alphabet: nearly all of them are 0 to 2, or 20 (dashes, quotation marks).
function withoutMark(bytes: Uint8Array): Decoded {
  for (const [encoding, high] of [
    ['utf-16le', 1],
    ['utf-16be', 0],
  ] as const) {
    if (bytes.length % 2 !== 0 || bytes.length < 8) break;
    let alphabets = 0;
    let latin = 0;
    for (let at = high; at < bytes.length; at += 2) {
      const value = bytes[at] as number;
      if (value <= 2 || value === 0x20) alphabets += 1;
      if (value === 0) latin += 1;
    }
    if (alphabets < (bytes.length / 2) * 0.95 || latin < (bytes.length / 2) * 0.6) continue;
    const read = decoded(bytes, encoding);
    // Control characters and halves of pairs are no text, whatever the pattern of the bytes.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for control characters is the purpose
    if (read.ok && !/[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffd\ufffe\uffff]/u.test(read.text)) return read;
  }
  return { ok: false, reason: 'binary' };
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): Decoded {
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? { ok: false, reason: 'binary' } : { ok: true, text, encoding };
}
