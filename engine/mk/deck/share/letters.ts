/**
 * Text as bytes, shorter for Hungarian than UTF-8: a letter of the table is one byte. Version 1 of the share code rests on
 * this table, so it may never change.
 */
const TABLE = 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ–—’‘„”“…«»×äßçèêëîïôàâñšžčřćđěłńśźżÄÇÈŠŽČŘÂÎȘșȚțăĂ·•°½²³¹';
const FIRST = 0x80;
const BYTES = new Map([...TABLE].map((letter, i) => [letter.charCodeAt(0), FIRST + i]));
/** Two bytes of a code unit follow. */
const ANY = 0xff;

/** Every string, also one that is no well-formed Unicode, comes back the same from {@link lettersOf}. */
export function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const known = unit < FIRST ? unit : BYTES.get(unit);
    if (known === undefined) bytes.push(ANY, unit >> 8, unit & 0xff);
    else bytes.push(known);
  }
  return Uint8Array.from(bytes);
}

/** The text of these bytes; undefined if they end inside a letter or hold a byte of no meaning. */
export function lettersOf(bytes: Uint8Array): string | undefined {
  let text = '';
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte < FIRST) text += String.fromCharCode(byte);
    else if (byte === ANY) {
      const high = bytes[i + 1];
      const low = bytes[i + 2];
      if (high === undefined || low === undefined) return undefined;
      text += String.fromCharCode((high << 8) | low);
      i += 2;
    } else {
      const letter = TABLE[byte - FIRST];
      if (letter === undefined) return undefined;
      text += letter;
    }
  }
  return text;
}
