import { fold } from '../../../text/fold.ts';
import type { PlaceId } from '../deck.ts';
import { FOREIGN_GROUPS, GROUP_WORDS, LEADER_WORDS, OTHER_LANGUAGES, SECTION_WORDS } from './section-words.ts';

const sectionOf = new Map(
  Object.entries(SECTION_WORDS).flatMap(([id, words]) => words.map((word) => [word, id as PlaceId] as const)),
);
const groups = new Set(GROUP_WORDS);
const foreignGroups = new Set(FOREIGN_GROUPS);
/** Section words that may as well be a card's name where a count stands before them: "1 Talán". */
const uncounted = new Set<string>([
  ...LEADER_WORDS,
  ...SECTION_WORDS.outside,
  ...Object.values(OTHER_LANGUAGES).flat(),
]);

/** The section a word names, in any case and with or without accents; undefined for any other word. */
export function sectionOfWord(word: string): PlaceId | undefined {
  return sectionOf.get(fold(word));
}

export interface Heading {
  /** null: a heading that names no section ("Lények (12)"). */
  readonly section: PlaceId | null;
  /** The heading's words without count and marks. */
  readonly title: string;
  /** True if it ends with a colon: then it is a heading even where a card has that very name. */
  readonly colon: boolean;
}

// A ruled line around words: "=== Torony ===", "## Jövő", "[Csere]", "**Torony**", "// Sideboard".
const FRAME_BEFORE = /^(?:[=*_~#|>/•·;]+|[-–—]{2,}|-(?=\s))\s*/u;
const FRAME_BEHIND = /\s*(?:[=*_~#|/]+|[-–—]{2,})$/u;
const BRACKETS = /^[<[{]\s*([^<>[\]{}]+?)\s*[>\]}]$/u;
const RULED = /^[=*_~–—-]{2,}\s*[^\s=*_~–—-].*[=*_~–—-]{2,}$/u;
// "(12)", "[3/3]", "(12 lap)" or a bare "12", "3/3", "12 lap" after a blank, dash or colon.
const COUNT_BEHIND =
  /\s*(?:[([]\s*\d+\s*(?:\/\s*\d+)?\s*\p{L}{0,8}\s*[)\]]|(?<=[\s:–-])\d+(?:\s*\/\s*\d+)?(?:\s*(?:lap|db|darab|cards?))?)$/iu;
const COUNT_BEFORE = /^[([]?\d{1,4}[)\]]?\s*(?:db|darab|x|×)?\s+/iu;

/**
 * Reads a clean line as a heading: a section or group word, alone or with a count and marks around it, or any words
 * that end with a colon or stand between rules. Says nothing about cards of that name; the caller asks that first.
 */
export function readHeading(line: string): Heading | undefined {
  const bare = stripFrame(line);
  const colon = bare.endsWith(':');
  const words = withoutColon(bare);
  const title = withoutColon(words.replace(COUNT_BEHIND, '')).replace(/\s*[–-]$/u, '');
  if (title === '') return undefined;
  for (const name of [title, title.replace(COUNT_BEFORE, '')]) {
    const folded = fold(name);
    const section = sectionOf.get(folded);
    if (name !== title && (uncounted.has(folded) || foreignGroups.has(folded))) continue;
    if (section || groups.has(folded) || foreignGroups.has(folded))
      return { section: section ?? null, title: name, colon };
  }
  if ((colon || RULED.test(line)) && !/^[-+]?\d/u.test(title)) return { section: null, title, colon };
  return undefined;
}

const withoutColon = (text: string) => text.replace(/\s*:+$/u, '').trim();

function stripFrame(line: string): string {
  return line.replace(FRAME_BEFORE, '').replace(FRAME_BEHIND, '').replace(BRACKETS, '$1').trim();
}

export interface InlineSection {
  readonly section: PlaceId;
  readonly rest: string;
  /** True for the words that head a title as often as a section: "Pakli: Hajnali rohanás". */
  readonly mayTitle: boolean;
}

/** A group word of any game ("Kalandozók", "Trainer"), in any case and with or without accents. */
export function isGroupWord(word: string): boolean {
  const folded = fold(word);
  return groups.has(folded) || foreignGroups.has(folded);
}

/** A section word with a colon before something else on the same line: "Torony: Pénzesház", "SB: 2 Vadász". */
export function readInlineSection(line: string): InlineSection | undefined {
  const match = /^([^:]{2,24}?)\s*:\s*(\S.*)$/u.exec(line);
  if (!match) return undefined;
  const word = fold(match[1] as string);
  const section = sectionOf.get(word);
  return section ? { section, rest: match[2] as string, mayTitle: word === 'pakli' || word === 'deck' } : undefined;
}
