import { cleanName, cleanText, fold } from '../../../text/fold.ts';
import type { Card } from '../card.ts';
import { meaningsIn } from './meaning.ts';
import { type KeywordPattern, keywordPatterns } from './patterns.ts';
import { type Occurrence, readItem, scanText } from './scan.ts';
import { type Keyword, type KeywordId, type KeywordNames, makeKeyword } from './vocabulary.ts';

/**
 * Reads keywords with one set of names for the five whose heading is missing (Q14). Make one when the user's names are
 * known and keep it: what it finds is remembered per card object, so asking again costs nothing.
 */
export interface Vocabulary {
  readonly names: KeywordNames;
  /** Keywords the card has, in the order of its text; those that hang on TÖRZSSZÖVETSÉG or BEFOLYÁS are marked by `under`. */
  keywordsOf(card: Card): readonly Keyword[];
  /** Every keyword in the card's texts with how it stands there; `ability` is the place in `card.abilities`. */
  occurrencesOf(card: Card): readonly CardOccurrence[];
  /** The keywords in any text, for showing them. */
  scan(text: string): readonly Occurrence[];
  /** One keyword as a user writes it ("kincs 3", "2.26"), or null if it is none. */
  read(text: string): Keyword | null;
}

export interface CardOccurrence extends Occurrence {
  readonly ability: number;
  readonly part: 'label' | 'text';
}

export function createVocabulary(given: KeywordNames = {}): Vocabulary {
  const names: KeywordNames = Object.fromEntries(
    Object.entries(given).flatMap(([id, name]) => {
      const word = cleanName(name).toLocaleUpperCase('hu');
      return word === '' ? [] : [[id, word]];
    }),
  );
  // Some seventy expressions, compiled only where keywords are really asked for: most commands never do.
  const patterns = once(() => keywordPatterns(names));
  const loose = once(() => keywordPatterns(names, true));
  const keywords = new WeakMap<Card, readonly Keyword[]>();
  const occurrences = new WeakMap<Card, readonly CardOccurrence[]>();

  const scan = (text: string) => scanText(text.normalize('NFC'), patterns());
  const read = (text: string) => readKeyword(text, loose());
  const occurrencesOf = (card: Card) => remember(occurrences, card, () => findOccurrences(card, patterns()));
  const keywordsOf = (card: Card) => remember(keywords, card, () => findKeywords(card, occurrencesOf(card), read));
  return { names, keywordsOf, occurrencesOf, scan, read };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function remember<T>(known: WeakMap<Card, T>, card: Card, make: () => T): T {
  let value = known.get(card);
  if (value === undefined) {
    value = make();
    known.set(card, value);
  }
  return value;
}

function findOccurrences(card: Card, patterns: readonly KeywordPattern[]): readonly CardOccurrence[] {
  return card.abilities.flatMap((ability, index) => {
    const inLabel = ability.label === null ? [] : scanText(ability.label.normalize('NFC'), patterns);
    // A label that is TÖRZSSZÖVETSÉG or BEFOLYÁS rules the text below it (2.08.a, 2.20.a).
    const ruling = inLabel.find(
      ({ keyword, standing }) => standing === 'has' && (keyword.id === 'tribe' || keyword.id === 'influence'),
    );
    const under = ruling?.keyword.id as Keyword['under'] | undefined;
    const inText = scanText(ability.text.normalize('NFC'), patterns).map((found) =>
      under ? { ...found, keyword: { ...found.keyword, under: found.keyword.under ?? under } } : found,
    );
    return [
      ...inLabel.map((found) => ({ ...found, ability: index, part: 'label' as const })),
      ...inText.map((found) => ({ ...found, ability: index, part: 'text' as const })),
    ];
  });
}

function findKeywords(
  card: Card,
  occurrences: readonly CardOccurrence[],
  read: (text: string) => Keyword | null,
): readonly Keyword[] {
  const found: Keyword[] = occurrences.filter(({ standing }) => standing === 'has').map(({ keyword }) => keyword);
  // 2.01.a, 2.13.a: the number may be printed beside the text instead of in it.
  if (card.fal !== null) replaceValue(found, makeKeyword('wall', { value: card.fal, source: 'field' }));
  if (card.obstacleSlots !== null)
    replaceValue(found, makeKeyword('obstacles', { value: card.obstacleSlots, source: 'field' }));
  for (const ability of card.abilities) {
    for (const id of meaningsIn(ability.text)) found.push(makeKeyword(id, { source: 'meaning' }));
  }
  // Corrections by the user come last, so that they have the last word.
  const removed = card.keywordsRemoved.map(read).filter((keyword) => keyword !== null);
  const kept = found.filter((keyword) => !removed.some((wanted) => covers(wanted, keyword)));
  const added = card.keywordsAdded.map(read).filter((keyword) => keyword !== null);
  for (const keyword of added) replaceValue(kept, { ...keyword, source: 'user' });
  return distinct(kept);
}

/** A number known from a field or the user takes the place of the one in the text. */
function replaceValue(found: Keyword[], keyword: Keyword): void {
  if (keyword.value !== null) {
    for (let i = found.length - 1; i >= 0; i--)
      if (found[i]?.id === keyword.id && found[i]?.under === null) found.splice(i, 1);
  }
  found.push(keyword);
}

const PARTS = ['value', 'second', 'condition', 'place', 'cardName'] as const;
const folded = (part: string | number | null) => (typeof part === 'string' ? fold(part) : part);

/** True if a correction means this keyword: the same one, and the same in everything that the correction spells out. */
function covers(wanted: Keyword, keyword: Keyword): boolean {
  return (
    wanted.id === keyword.id &&
    PARTS.every((part) => wanted[part] === null || folded(wanted[part]) === folded(keyword[part]))
  );
}

function distinct(keywords: readonly Keyword[]): readonly Keyword[] {
  const known = new Map<string, Keyword>();
  for (const keyword of keywords) {
    const key = [keyword.id, keyword.under, ...PARTS.map((part) => folded(keyword[part]))].join('\u0000');
    if (!known.has(key)) known.set(key, keyword);
  }
  return [...known.values()];
}

function readKeyword(text: string, patterns: readonly KeywordPattern[]): Keyword | null {
  const clean = cleanText(text).replace(/\s+/g, ' ').trim();
  const item = readItem(clean, 0, patterns);
  if (!item || !/^[\s.]*$/.test(clean.slice(item.end))) return null;
  return { ...item.keyword, source: 'user' };
}

/** The vocabulary with the printed names only. */
export const VOCABULARY: Vocabulary = createVocabulary();

/** Keywords a card has; see {@link Vocabulary.keywordsOf}. */
export function keywordsOf(card: Card, vocabulary: Vocabulary = VOCABULARY): readonly Keyword[] {
  return vocabulary.keywordsOf(card);
}

/**
 * True if the card has the keyword in itself. One that stands only under TÖRZSSZÖVETSÉG or BEFOLYÁS does not count, since
 * without its condition it is as if it were not on the card (2.20.b).
 */
export function hasKeyword(card: Card, id: KeywordId, vocabulary: Vocabulary = VOCABULARY): boolean {
  return vocabulary.keywordsOf(card).some((keyword) => keyword.id === id && keyword.under === null);
}

/** The first keyword of this kind that the card has in itself. */
export function findKeyword(card: Card, id: KeywordId, vocabulary: Vocabulary = VOCABULARY): Keyword | undefined {
  return vocabulary.keywordsOf(card).find((keyword) => keyword.id === id && keyword.under === null);
}

/** Keywords the card's text speaks about without having or granting them. */
export function mentionedKeywords(card: Card, vocabulary: Vocabulary = VOCABULARY): readonly KeywordId[] {
  return idsStanding(card, 'mentions', vocabulary);
}

/** Keywords the card hands to other cards. */
export function grantedKeywords(card: Card, vocabulary: Vocabulary = VOCABULARY): readonly KeywordId[] {
  return idsStanding(card, 'grants', vocabulary);
}

function idsStanding(card: Card, standing: Occurrence['standing'], vocabulary: Vocabulary): readonly KeywordId[] {
  const ids = vocabulary
    .occurrencesOf(card)
    .flatMap((found) => (found.standing === standing ? [found.keyword.id] : []));
  return [...new Set(ids)];
}
