import { KEYWORD_IDS, KEYWORDS, type KeywordId, type KeywordNames, keywordName } from './vocabulary.ts';

/** The ways one keyword is written, ready for the scanner. */
export interface KeywordPattern {
  readonly id: KeywordId;
  /** The bare word at a place, without any ending: the only form in which a card states a keyword. */
  readonly bare: RegExp;
  /** The word with or without an ending anywhere in a text. */
  readonly anywhere: RegExp;
}

// Old files write Õ and Û, and some leave the accents out.
const ACCENTS: Readonly<Record<string, string>> = {
  Á: '[ÁA]',
  É: '[ÉE]',
  Í: '[ÍI]',
  Ó: '[ÓO]',
  Ö: '[ÖO]',
  Ő: '[ŐÖÕO]',
  Ú: '[ÚU]',
  Ü: '[ÜU]',
  Ű: '[ŰÜÛU]',
};

/**
 * Endings behind a keyword: "-val", "-os", "-et", "sel" and the like in small letters, with or without hyphen, or capital
 * ones that a whole capital word carries (MÚLTIDÉZÉSSEL, KINCCSEL has its own form below).
 */
const SMALL_ENDING = '-?[a-záéíóöőúüű]+';
const CAPITAL_ENDING =
  '-?(?:[A-ZÁÉÍÓÖŐÚÜŰ]?(?:AL|EL)|[OEAÖ]?T|[OEAÖ]?S|[OEAÖ]?K(?:AT|ET)?|NAK|NEK|RA|RE|BAN|BEN|[RBT][ÓŐ]L|HOZ|HEZ|HÖZ|ÉRT|KÉNT)';
const NOT_LETTER_BEFORE = '(?<![\\p{L}\\p{N}])';

function source(word: string): string {
  return [...word.normalize('NFC')]
    .map((letter) => ACCENTS[letter] ?? (/\s/.test(letter) ? '\\s+' : letter.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')))
    .join('');
}

function wordSource(id: KeywordId, word: string): string {
  // 2.01.a: "Fal: 3" is printed in small letters too, but only before a colon and a number.
  if (id === 'wall') return '(?:FAL|Fal(?=\\s*:\\s*\\d))';
  return source(word);
}

function pattern(id: KeywordId, names: KeywordNames, flags: string): KeywordPattern {
  const named = wordSource(id, keywordName(id, names));
  // Who types a keyword may go on calling it by its number after having named it.
  const word = flags.includes('i') && id in names ? `(?:${named}|${source(KEYWORDS[id].clause)})` : named;
  const inflected =
    id === 'treasure'
      ? `(?:${word}(?:${SMALL_ENDING}|${CAPITAL_ENDING})?|KINCCS(?:EL|el))`
      : `${word}(?:${SMALL_ENDING}|${CAPITAL_ENDING})?`;
  return {
    id,
    bare: new RegExp(`${word}(?![\\p{L}\\p{N}])(?!-\\p{Ll})`, `y${flags}`),
    anywhere: new RegExp(`${NOT_LETTER_BEFORE}${inflected}(?![\\p{L}\\p{N}])`, `g${flags}`),
  };
}

/** Patterns for a text (capitals count) or, with `loose`, for what a user types as one keyword (case does not count). */
export function keywordPatterns(names: KeywordNames, loose = false): readonly KeywordPattern[] {
  // Longer words first: of two that fit at one place the longer one is meant.
  return KEYWORD_IDS.filter((id) => loose || KEYWORDS[id].name !== null || id in names)
    .map((id) => pattern(id, names, loose ? 'iu' : 'u'))
    .sort((a, b) => keywordName(b.id, names).length - keywordName(a.id, names).length);
}
