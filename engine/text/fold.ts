/**
 * Text at the borders and text for matching. Every search box, the list reader and the importers use these
 * same functions, so a name that is found in one place is found in all.
 */

// Zero-width characters, bidirectional marks, the byte-order mark, soft hyphen, and control characters but tab and line ends.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const APOSTROPHE = /[\u2018\u2019\u201a\u201b\u02b9\u02bb-\u02bd\u02c8\u02ca\u00b4\u0060\u2032\u2035\ua78c\uff07]/g;
const QUOTE = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\uff02]/g;
const DASH = /[\u2010-\u2015\u2212\u2043\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g;
const MARK = /\p{M}+/gu;

/** NFC, no invisible characters, ordinary spaces. Tabs and line ends stay. What a player sees is not changed. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(ODD_SPACE, ' ');
}

/** A card name as it is stored: clean, one blank between words, none at the ends. */
export function cleanName(name: string): string {
  return cleanText(name).replace(/\s+/g, ' ').trim();
}

/**
 * The form in which names and search words are compared: no case, no accents, one form of apostrophe, quote and
 * dash, no blanks around slashes, `//` as `/`. Two texts with the same folded form are the same to a search.
 * Folding a folded text changes nothing.
 */
export function fold(text: string): string {
  const plain = foldPlain(text);
  if (plain === null) return foldAny(text);
  if (plain.includes('/')) return tidy(plain);
  return plain.includes('  ') || plain.startsWith(' ') || plain.endsWith(' ')
    ? plain.replace(/ +/g, ' ').trim()
    : plain;
}

/** The whole rule, for any text; {@link fold} takes a shorter way where it comes to the same. */
export function foldAny(text: string): string {
  return oneForm(oneSign(cleanText(text)).normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARK, ''));
}

/**
 * Like {@link fold}, but accents stay: the form in which names that no catalogue knows are held to be the same, since
 * kor, kór and kör may be three cards.
 */
export function foldCase(text: string): string {
  return oneForm(oneSign(cleanText(text)).normalize('NFKC').toLowerCase().normalize('NFKC'));
}

// Compatibility forms are gone by now: they turn into the very apostrophes, dashes and blanks that are made one here.
function oneForm(text: string): string {
  return tidy(oneSign(text).replace(/ß/g, 'ss'));
}

// Also wanted before the compatibility forms: by those ´ would be a blank with a mark, and ″ two apostrophes.
function oneSign(text: string): string {
  return text.replace(APOSTROPHE, "'").replace(QUOTE, '"').replace(DASH, '-');
}

function tidy(text: string): string {
  return text
    .replace(/\s*\/+\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

// Letters, digits and signs of Hungarian and other Latin texts, one by one: each stands for itself whatever is beside it.
const PLAIN =
  '\t\n !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_abcdefghijklmnopqrstuvwxyz{|}~§¶·«»';
const LATIN = 'ÁÉÍÓÖŐÚÜŰÕÛÄÂÀÈÊËÎÏÔÒÙÇÑČŠŽŘĚĂÎȘȚŁáéíóöőúüűõûäâàèêëîïôòùçñčšžřěăîșțł';
const TYPOGRAPHIC = '–—−‘’‚“”„•■▲';
const folded: string[] = [];
for (const letter of PLAIN + LATIN + TYPOGRAPHIC) folded[letter.charCodeAt(0)] = foldAny(letter) || ' ';

/** The folded letters of a text, blanks not yet made one; null if it has a letter that is not in the table. */
function foldPlain(text: string): string | null {
  let plain = '';
  for (let at = 0; at < text.length; at++) {
    const letter = folded[text.charCodeAt(at)];
    if (letter === undefined) return null;
    plain += letter;
  }
  return plain;
}
