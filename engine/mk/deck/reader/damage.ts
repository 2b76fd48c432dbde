import { parse } from 'node-html-parser';
import type { Card } from '../../cards/card.ts';
import type { Catalogue } from '../../cards/catalogue.ts';

/**
 * Text that was damaged on its way: read as another encoding, encoded twice, or taken out of a page or mail with its codes. The
 * repairs only say what a text may have been; the caller takes one where it makes a known name of an unknown one.
 */

/** The characters of a one-byte encoding, by byte. */
function table(encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
}
const WINDOWS_1252 = table('windows-1252');
const WINDOWS_1250 = table('windows-1250');
const byteIn = (characters: string) => new Map([...characters].map((character, byte) => [character, byte] as const));
const BYTES_1252 = byteIn(WINDOWS_1252);
const BYTES_1250 = byteIn(WINDOWS_1250);

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeBytes(bytes: readonly number[]): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

// UTF-8 that was read as Windows: "Ã©" for é. Only runs that are whole UTF-8 when put back are touched.
function onceEncoded(text: string, bytes: ReadonlyMap<string, number>): string {
  return text.replace(/\P{ASCII}+/gu, (run) => {
    const codes = [...run].map((character) => bytes.get(character) ?? character.charCodeAt(0));
    if (codes.some((code) => code > 255)) return run;
    return decodeBytes(codes) ?? run;
  });
}

function twiceEncoded(text: string): string {
  if (!/[ÂÃÄÅĂĹâ]\P{ASCII}/u.test(text)) return text;
  for (const bytes of [BYTES_1252, BYTES_1250]) {
    const once = onceEncoded(text, bytes);
    if (once === text) continue;
    const again = onceEncoded(once, bytes);
    return again === once ? once : again;
  }
  return text;
}

function withoutEntities(text: string): string {
  return /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d?);/iu.test(text)
    ? parse(text.replaceAll('<', '&lt;'), { comment: true }).text.replace(/&(#\d+|[a-z]+);/giu, '&$1;')
    : text;
}

// =C3=A9 of mails, %C3%A9 of addresses, \u00e9 and \xe9 of programs.
function withoutCodes(text: string): string {
  return text
    .replace(/(?:[=%][\dA-F]{2})+/giu, (run) => {
      const bytes = run
        .split(/[=%]/u)
        .slice(1)
        .map((code) => Number.parseInt(code, 16));
      if (!bytes.some((byte) => byte > 127)) return /^(?:%20|=20)+$/u.test(run) ? ' '.repeat(bytes.length) : run;
      return decodeBytes(bytes) ?? bytes.map((byte) => WINDOWS_1250[byte]).join('');
    })
    .replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/giu, (_, wide: string, narrow: string) =>
      String.fromCharCode(Number.parseInt(wide ?? narrow, 16)),
    );
}

// Hungarian letters of the encodings of DOS (852) and of old Macs, as Windows-1250 shows their bytes.
const HUNGARIAN = 'áéíóöőúüűÁÉÍÓÖŐÚÜŰ';
const DOS = [
  0xa0, 0x82, 0xa1, 0xa2, 0x94, 0x8b, 0xa3, 0x81, 0xfb, 0xb5, 0x90, 0xd6, 0xe0, 0x99, 0x8a, 0xe9, 0x9a, 0xeb,
];
const MAC = [
  0x87, 0x8e, 0x92, 0x97, 0x9a, 0xce, 0x9c, 0x9f, 0xf5, 0xe7, 0x83, 0xea, 0xee, 0x85, 0xcc, 0xf2, 0x86, 0xf4,
];

function otherLetters(shownAs: string, codes: readonly number[]): (text: string) => string {
  const letters = new Map(codes.map((code, i) => [shownAs[code] as string, HUNGARIAN[i] as string]));
  return (text) => text.replace(/\P{ASCII}/gu, (shown) => letters.get(shown) ?? shown);
}

/** Letters of Windows-1250 shown as those of Windows-1252; õ and û for ő and ű. */
const asHungarian = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (shown) => WINDOWS_1250[BYTES_1252.get(shown) ?? -1] ?? shown);

const OTHERS = [
  otherLetters(WINDOWS_1250, DOS),
  otherLetters(WINDOWS_1252, DOS),
  otherLetters(WINDOWS_1250, MAC),
  otherLetters(WINDOWS_1252, MAC),
  asHungarian,
];

/** True for a text that may be damaged; a quick look that most texts end with. */
export function looksDamaged(text: string): boolean {
  return /[\p{Cc}\u00a1-\u00a7\u00a9-\u00b4\u00b6-\u00ba\u00bc-\u00be]|[ÂÃÄÅĂĹâ‚„”’‡šťžźŠŤŽŹ‹›Îőű…†‰ű÷ěŮ][^\s]|\P{ASCII}{2}|[ŕůĘëÖ]|&[#a-z]|[=%][\dA-F]{2}|\\[ux]/iu.test(
    text,
  );
}

/** What a text may have been before it was damaged, the likeliest first; none where nothing can be told. */
export function repairs(text: string): readonly string[] {
  if (text.length > 2000 || !looksDamaged(text)) return [];
  const plain = twiceEncoded(withoutCodes(withoutEntities(text)));
  const found = new Set([plain, ...OTHERS.map((letters) => letters(plain))]);
  found.delete(text);
  return [...found];
}

/** The one card whose name has letters where this one lost them ("R?vkalauz", "R�vkalauz"). */
export function withLostLetters(name: string, catalogue: Catalogue): Card | undefined {
  const lost = /\p{L}\?|\?\p{L}|\ufffd/u.test(name);
  if (!lost || name.length > 200) return undefined;
  const form = new RegExp(
    `^${name
      .normalize('NFC')
      .replace(/[.*+^${}()|[\]\\]/gu, '\\$&')
      .replace(/\ufffd+|\?/gu, (sign) => (sign === '?' ? '\\P{ASCII}' : '\\P{ASCII}{1,2}'))}$`,
    'iu',
  );
  const fitting = catalogue.suggest(name, 12).filter((near) => form.test(near));
  return fitting.length === 1 ? catalogue.exact(fitting[0] as string) : undefined;
}
