import { fold } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { PlaceId } from '../deck.ts';
import { sectionOfWord } from './headings.ts';
import { exactCard, foldedCard, type Named } from './resolve.ts';
import { readDetails } from './trimmings.ts';

/** A known name with things around it that are no part of it. */
export interface TailedCard {
  readonly card: Named;
  /** Set, number, finish, category: what other programs write around a name. */
  readonly dropped: string;
  /** Anything else: the player's own words and signs. */
  readonly remark: string;
  readonly section: PlaceId | undefined;
}

const NUMBER = '#?(?:\\p{Lu}{1,4}-?)?\\d{1,4}\\p{L}?[★†*]?';
const CODE = '(?=\\S*\\p{Lu})[\\p{Lu}\\d]{2,6}(?:-[\\p{Lu}\\d]{1,5})?';
const FRONT = /^[([<]\s*[\p{L}\d]{2,6}(?:[:#/\s-]+[\p{L}\d]{1,6})?\s*[)\]>]\s*(?=\S)/u;
const NUMBER_AFTER_FRONT = /^#?(\d{1,4})\p{Ll}?\s+(?=\S)/u;
/** PRB 12 · PRB-012 · PRB:12 in front of the name. */
const BARE_FRONT = /^(?=\S*\p{Lu})[\p{Lu}\d]{2,6}([-:/#]|\s+)(\d{1,4})\p{Ll}?\s+(?:[-–:]\s+)?(?=\S)/u;
/** More copies than any limit allows (1.02.a: three or four). */
const ABOVE_EVERY_LIMIT = 5;

/** What other programs write behind a name, one piece at a time. */
const PIECES: readonly RegExp[] = [
  /\s*[([<][^()[\]<>]*[)\]>]/uy, // (PRB) · [Ramp] · (Foil)
  /\s*\{[^{}]*\}/uy,
  /\s*\^[^^]*\^?/uy, // ^Have,#37d67a^
  /\s*\*[^*\s]{1,12}\*/uy, // *F*
  /\s*\|[^|]*/uy, // |PRB|12
  new RegExp(`\\s+${CODE}\\s+${NUMBER}(?:\\s+\\p{Lu}{1,3})?(?=\\s|$)`, 'uy'), // SVI 68 PH
];
const NUMBER_BEHIND = new RegExp(`\\s+${NUMBER}(?=\\s|$)`, 'uy');
const TAG = /\s*#\s*[\p{L}\d][^#]*/uy;
const WORDS: readonly RegExp[] = [
  /\s*(?:\/\/|--)\s*.*/uy,
  /\s*[=:]\s*(?:€|\$)?\s*\d[\d.,\s]*(?:ft|huf|eur|€|\$|usd|forint)?\.?(?=\s|$)/iuy,
  /\s*(?:[,;:]|\s[-–—])?\s*(?:€|\$)?\s*\d[\d.,\s]*(?:ft|huf|eur|€|\$|usd|forint)\.?(?=\s|$)/iuy,
];
const NAMED_WORDS = /\s*(?:[,;:]|\s[-–—])\s*([^,;–—]+)/uy;
const SIGNS = /\s*[^\p{L}\p{N}\s([{<#^|]+/uy;

const LONGEST = 400;
const MOST_WORDS = 24;

/**
 * Reads a text that begins with a known name, perhaps behind a set code, and goes on with nothing but sets, numbers,
 * categories, prices, remarks and signs. Undefined where words follow that may belong to a longer name or are another card.
 * `counted` says that the copies stand in front of all of it.
 */
export function readTailed(text: string, catalogue: Catalogue, counted = false): TailedCard | undefined {
  if (text.length > LONGEST) return undefined;
  const front = frontOf(text, counted);
  const body = text.slice(front.length);
  const [first] = /[\p{L}\p{N}]+/u.exec(body) ?? [];
  if (first === undefined || !firstWords(catalogue).has(fold(first))) return undefined;
  const most = Math.min(MOST_WORDS, catalogue.mostWords);
  const ends = [...body.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, most).map((word) => word.index + word[0].length);
  for (const end of ends.reverse()) {
    const signs = /^[^\p{L}\p{N}\s]{1,2}(?=\s|$)/u.exec(body.slice(end))?.[0].length ?? 0;
    for (const cut of signs > 0 ? [end + signs, end] : [end]) {
      if (front === '' && cut === body.length) continue;
      const name = body.slice(0, cut);
      const card = exactCard(catalogue, name) ?? foldedCard(catalogue, name);
      const tail = card && readTail(body.slice(cut), catalogue);
      if (card && tail) return { card, ...tail, dropped: [front.trim(), tail.dropped].filter(Boolean).join(' ') };
    }
  }
  return undefined;
}

// Behind "[PRB]" a number is the card's own where the copies were told already, and where it is no number of copies.
function frontOf(text: string, counted: boolean): string {
  const own = (number = '') => counted || number.startsWith('0') || Number(number) >= ABOVE_EVERY_LIMIT;
  const code = FRONT.exec(text)?.[0];
  if (code === undefined) {
    const [bare = '', sign = '', number] = BARE_FRONT.exec(text) ?? [];
    return sign.trim() !== '' || own(number) ? bare : '';
  }
  const number = NUMBER_AFTER_FRONT.exec(text.slice(code.length));
  return number && own(number[1]) ? code + number[0] : code;
}

function readTail(rest: string, catalogue: Catalogue): Omit<TailedCard, 'card'> | undefined {
  const dropped: string[] = [];
  const remarks: string[] = [];
  let at = 0;
  const take = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    const found = form.exec(rest)?.[0];
    if (!found) return undefined;
    at += found.length;
    return found.trim();
  };
  while (rest.slice(at).trim() !== '') {
    const piece = first(PIECES, take) ?? (dropped.length > 0 ? take(NUMBER_BEHIND) : undefined);
    if (piece?.startsWith('|') && isCard(piece.slice(1), catalogue)) return undefined;
    if (piece !== undefined) dropped.push(piece);
    else {
      const words = take(TAG) ?? first(WORDS, take) ?? namedWords(rest, at, catalogue, take) ?? take(SIGNS);
      if (words === undefined) return undefined;
      remarks.push(words);
    }
  }
  const [tail, remark] = [dropped.join(' '), remarks.join(' ')];
  return { dropped: tail, remark, section: placeOfTail(`${tail} ${remark}`) };
}

// "3 Alfa | 2 Béta": another card, no set.
function isCard(words: string, catalogue: Catalogue): boolean {
  const name = words
    .replace(/^[\s[(]*[x×]?\s?\d{1,3}\s?(?:[x×*]|db\.?)?[\s\])]+|\s+[x×]?\s?\d{1,3}\s*[x×]?$/giu, '')
    .trim();
  return name !== '' && catalogue.find(name) !== undefined;
}

function first(forms: readonly RegExp[], take: (form: RegExp) => string | undefined): string | undefined {
  for (const form of forms) {
    const found = take(form);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words that say something about a copy, not about the card. */
const COPY_WORDS = new Set(
  'foil foils fóliás proxy promo signed alter altered nm lp sp hp mint magyar angol hu en hun eng megvan hiányzik kell nincs van új régi kölcsön kölcsönben csere cserélhető eladó'
    .split(' ')
    .map(fold),
);
const SET_WORDS = /(?:készlet|kiadás|kiegészítő|sorozat|széria|edition|expansion|\bset\b)/iu;

/** Words that may stand behind a comma or a dash and are no part of a name: type, cost, set, state of a copy. */
export function isNoName(words: string, catalogue: Catalogue): boolean {
  const bare = words.trim().replace(/[.!?]+$/u, '');
  if (bare.split(/\s+/u).every((word) => COPY_WORDS.has(fold(word)))) return true;
  return readDetails([bare]) !== undefined || SET_WORDS.test(bare) || setNames(catalogue).has(fold(bare));
}

function namedWords(rest: string, at: number, catalogue: Catalogue, take: (form: RegExp) => string | undefined) {
  NAMED_WORDS.lastIndex = at;
  const words = NAMED_WORDS.exec(rest)?.[1];
  return words !== undefined && isNoName(words, catalogue) ? take(NAMED_WORDS) : undefined;
}

const knownFirstWords = new WeakMap<Catalogue, ReadonlySet<string>>();

// The word each name begins with, so that most lines need no further look.
function firstWords(catalogue: Catalogue): ReadonlySet<string> {
  let words = knownFirstWords.get(catalogue);
  if (!words) {
    words = new Set(
      catalogue.cards.flatMap(({ name }) => /[\p{L}\p{N}]+/u.exec(name.normalize('NFC'))?.map(fold) ?? []),
    );
    knownFirstWords.set(catalogue, words);
  }
  return words;
}

const knownSets = new WeakMap<Catalogue, ReadonlySet<string>>();

function setNames(catalogue: Catalogue): ReadonlySet<string> {
  let names = knownSets.get(catalogue);
  if (!names) {
    names = new Set(catalogue.cards.flatMap((card) => card.printings.map((printing) => fold(printing.set))));
    knownSets.set(catalogue, names);
  }
  return names;
}

/**
 * Where categories and tags behind a name say it belongs: `[Sideboard]`, `[Maybeboard{noDeck}{noPrice}]`, `#talán`. A category
 * that is no section says nothing.
 */
export function placeOfTail(tail: string): PlaceId | undefined {
  if (!/[[(#]/u.test(tail)) return undefined;
  for (const [, inner] of tail.matchAll(/\[([^[\]]*)\]/gu)) {
    if (/\{no\s*deck\}/iu.test(inner as string)) return 'outside';
    for (const category of (inner as string).replace(/\{[^{}]*\}/gu, '').split(',')) {
      const place = sectionOfWord(category);
      if (place === 'outside' || place === 'csere') return place;
    }
  }
  for (const [, inner] of tail.matchAll(/\(([^()]*)\)/gu)) {
    // All in capitals it is a set.
    if (!/^[\p{Lu}\d\s]*$/u.test(inner as string) && sectionOfWord(inner as string) === 'outside') return 'outside';
  }
  for (const [, tag] of tail.matchAll(/#([\p{L}\d_-]+)/gu)) {
    if (sectionOfWord((tag as string).replace(/[_-]/gu, ' ')) === 'outside') return 'outside';
  }
  return undefined;
}
