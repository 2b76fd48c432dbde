import { fold } from '../../text/fold.ts';

/**
 * Hungarian word forms, as far as the words of this game need them. All forms are folded (no case, no accents), so "á" and
 * "a" are one letter here and the lengthening of a last vowel (cápa, cápák) needs no rule of its own.
 */

/** A stem shorter than this is never split off: "ork" is no "or" in the plural. */
const SHORTEST = 3;

/** Endings of the plural, longest first. */
const PLURAL = ['ak', 'ek', 'ok', 'k'] as const;

/** Endings of cases, with and without the linking vowel. "val/vel" takes on the last letter of the stem, see {@link stemsOf}. */
const CASES = [
  'kent',
  'nak',
  'nek',
  'ban',
  'ben',
  'bol',
  'rol',
  'tol',
  'nal',
  'nel',
  'hoz',
  'hez',
  'ert',
  'at',
  'et',
  'ot',
  'ra',
  're',
  'ba',
  'be',
  'on',
  'en',
  'ig',
  't',
  'n',
] as const;

/** Possessive endings that stand on nouns of type lines and texts: harcosa, papja, tagjai, kalandozóinak. */
const POSSESSIVES = ['jai', 'jei', 'aik', 'eik', 'ja', 'je', 'ai', 'ei', 'uk', 'a', 'e', 'i'] as const;

/** Stems that lose a vowel before an ending, with the word they belong to. */
const SHORT_STEMS: Readonly<Record<string, string>> = {
  ikr: 'iker',
  tukr: 'tukor',
  lelk: 'lelek',
  torny: 'torony',
  farkas: 'farkas',
  pokl: 'pokol',
  terml: 'terem',
  ezr: 'ezer',
  mest: 'mester',
};

function withoutEnding(word: string, endings: readonly string[]): string[] {
  return endings.flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST) return [];
    const stem = word.slice(0, -ending.length);
    return [SHORT_STEMS[stem] ?? stem];
  });
}

/** A word and what it may be the plural of: the forms that stand on type lines and in conditions. */
export function singularsOf(word: string): readonly string[] {
  const own = fold(word);
  return [own, ...withoutEnding(own, PLURAL)];
}

/**
 * What a word may be a form of, itself first: every way of taking off a case ending, then a plural or possessive. Some of
 * them are no words at all; compare them with words that are known.
 * @param word in any spelling.
 */
export function stemsOf(word: string): readonly string[] {
  const own = fold(word);
  const bare = [own, ...withoutEnding(own, CASES), ...instrumental(own)];
  const singular = bare.flatMap((form) => withoutEnding(form, PLURAL));
  const owned = [...bare, ...singular].flatMap((form) => withoutEnding(form, POSSESSIVES));
  return [...new Set([...bare, ...singular, ...owned])];
}

// kalózzal, harcossal, elffel; after a vowel -val, -vel.
function instrumental(word: string): string[] {
  const match = /^(.{2,})([^aeiou])\2[ae]l$/u.exec(word);
  const doubled = match ? [`${match[1]}${match[2]}`] : [];
  return [...doubled, ...withoutEnding(word, ['val', 'vel'])];
}

/** The plain forms in which one word can stand for a member of a group: singular, plural, -ista, -tag, -beli, -i. */
function bases(word: string): ReadonlySet<string> {
  const singular = singularsOf(word);
  const found = new Set(singular);
  for (const form of singular) {
    // vihargárdista ↔ Vihargárda: the last vowel of the name gives way to the ending.
    for (const stem of withoutEnding(form, ['ista'])) for (const end of ['', 'a', 'e']) found.add(stem + end);
    for (const stem of withoutEnding(form, ['-tag', 'tag', '-beli', 'beli', '-i', 'i'])) found.add(stem);
  }
  return found;
}

const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 5000;

function basesOf(word: string): ReadonlySet<string> {
  let found = known.get(word);
  if (!found) {
    found = bases(word);
    if (known.size < MOST_KNOWN) known.set(word, found);
  }
  return found;
}

/**
 * True if two words name the same thing: one is the other in the plural, or a member's name of the other (vihargárdista ↔
 * Vihargárda, toroni ↔ Toron, céhtag ↔ céh). Of several words all but the last must be the same as they stand.
 */
export function sameWord(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)];
  if (one === other) return true;
  const [cut, otherCut] = [one.lastIndexOf(' ') + 1, other.lastIndexOf(' ') + 1];
  if (one.slice(0, cut) !== other.slice(0, otherCut)) return false;
  const theirs = basesOf(other.slice(otherCut));
  return [...basesOf(one.slice(cut))].some((base) => theirs.has(base));
}

/**
 * True if a word is the last part of a longer compound (mágus in smaragdmágus). It may then be what the compound is a
 * kind of; a félork is no ork, so nothing more than "may be" follows.
 */
export function isHeadOf(word: string, compound: string): boolean {
  const [head, whole] = [fold(word), fold(compound)];
  return head.length >= SHORTEST && whole.length >= head.length + SHORTEST - 1 && whole.endsWith(head);
}
