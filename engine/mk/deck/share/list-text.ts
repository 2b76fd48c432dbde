import { type Deck, type DeckEntry, MAX_COUNT, SECTIONS, type SectionId } from '../deck.ts';

// A list as one text: every name is followed by a sign that tells its count, a section ends with END. The signs are
// control characters, which no clean name has; one that has them all the same is escaped.
const END = '\u0000';
/** Counts 1 to 9 are the signs of these codes; a larger one is written in digits between two MANY. */
const LARGEST_SHORT = 9;
const MANY = '\u000b';
const ESCAPE = '\u001b';

const NAMED = '\u0001';
const NAMELESS = '\u0002';

/** The deck as one text, from which {@link listOfText} makes the same deck. */
export function textOfList(deck: Deck): string {
  const title = deck.name === null ? NAMELESS : `${escaped(deck.name)}${NAMED}`;
  return title + SECTIONS.map((id) => deck.sections[id].map(entryText).join('') + END).join('');
}

function entryText({ name, count }: DeckEntry): string {
  return escaped(name) + (count <= LARGEST_SHORT ? String.fromCharCode(count) : `${MANY}${count}${MANY}`);
}

const escaped = (name: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs of the format
  name.replace(/[\u0000-\u001f]/gu, (sign) => ESCAPE + String.fromCharCode(sign.charCodeAt(0) + 0x40));

/** The deck; undefined for a text {@link textOfList} cannot have written. */
export function listOfText(text: string): Deck | undefined {
  let at = 0;
  const next = () => text.charAt(at++);

  /** The text up to the next sign of the format, which is left to be read. */
  function name(): string {
    let read = '';
    for (;;) {
      const letter = text.charAt(at);
      if (letter === '' || (letter < ' ' && letter !== ESCAPE)) return read;
      at++;
      read += letter === ESCAPE ? String.fromCharCode(next().charCodeAt(0) - 0x40) : letter;
    }
  }

  function count(): number {
    const sign = next();
    if (sign !== MANY) return sign.charCodeAt(0);
    const end = text.indexOf(MANY, at);
    const digits = text.slice(at, end);
    at = end + 1;
    return end > 0 && /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  }

  const title = name();
  const titleSign = next();
  if (titleSign !== NAMED && !(titleSign === NAMELESS && title === '')) return undefined;
  const sections: Record<SectionId, DeckEntry[]> = { torony: [], jovo: [], csere: [] };
  for (const id of SECTIONS) {
    while (text.charAt(at) !== END) {
      const entry = { name: name(), count: count() };
      if (entry.name === '' || !(entry.count >= 1 && entry.count <= MAX_COUNT)) return undefined;
      sections[id].push(entry);
    }
    at++;
  }
  return at === text.length ? { name: titleSign === NAMED ? title : null, sections } : undefined;
}
