import { fold } from '../../text/fold.ts';
import type { Card, CardType } from '../cards/card.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import { KEYWORD_IDS, type Keyword, type KeywordId, keywordName } from '../cards/keywords/vocabulary.ts';
import { completeCard } from '../cards/type-line/complete.ts';
import { TYPE_NAMES, writeWord } from '../cards/words.ts';
import { type FieldId, searchField } from './fields.ts';
import { type QueryPiece, queryPieces } from './parse.ts';
import type { FieldTest, Query } from './query.ts';

/**
 * Facets: the values of a few fields, to be chosen instead of typed. What is chosen stands in the query text itself as
 * `mp:3` or `(mp:3 vagy mp:4)`, so a search says everything about itself, can be kept, and can be changed by hand.
 */
export const FACETS = ['type', 'mp', 'alignment', 'keyword', 'set'] as const satisfies readonly FieldId[];
export type Facet = (typeof FACETS)[number];

/**
 * One value: its key is the id of a type or keyword, "0"–"6", "7+" or "X" for the MP, the folded word of an alignment or set,
 * and "?" where the card does not say.
 */
export interface FacetValue {
  readonly key: string;
  /** The word as it stands on the card, for alignment and set; the key elsewhere. */
  readonly word: string;
}

/** MP from this value on share one value of the facet. */
export const HIGH_MP = 7;
const HIGH = `${HIGH_MP}+`;
const UNKNOWN: FacetValue = { key: '?', word: '?' };

const worded = (word: string): FacetValue => ({ key: fold(word), word });
const plain = (key: string): FacetValue => ({ key, word: key });

/** The values a card has in a facet, each once; none where it says nothing and "not known" would help nobody. */
export function facetValues(card: Card, facet: Facet, vocabulary: Vocabulary): readonly FacetValue[] {
  switch (facet) {
    case 'type':
      return [card.type === null ? UNKNOWN : plain(card.type)];
    case 'mp':
      if (card.mp === null) return [UNKNOWN];
      if (typeof card.mp === 'string') return [plain('X')];
      return [plain(card.mp >= HIGH_MP ? HIGH : String(card.mp))];
    case 'alignment': {
      const { alignment } = completeCard(card);
      return alignment === null ? [] : [worded(alignment)];
    }
    case 'keyword':
      return [...new Set(vocabulary.keywordsOf(card).map((keyword) => keyword.id))].map(plain);
    case 'set':
      return [
        ...new Map(card.printings.filter(({ set }) => set !== '').map(({ set }) => [fold(set), set])).values(),
      ].map(worded);
  }
}

/** The order in which the values of a facet are shown; of those not in it the caller decides. */
export function facetOrder(facet: Facet): readonly string[] {
  switch (facet) {
    case 'type':
      return [...Object.keys(TYPE_NAMES), '?'];
    case 'mp':
      return [...Array.from({ length: HIGH_MP }, (_, mp) => String(mp)), HIGH, 'X', '?'];
    case 'keyword':
      return KEYWORD_IDS;
    default:
      return [];
  }
}

/** The words a value is asked for with, in one of the languages: `típus:Kalandozó`, `cost>=7`, `készlet="Alap"`. */
export function facetTerm(
  facet: Facet,
  { key, word }: FacetValue,
  lang: 'hu' | 'en',
  vocabulary: Vocabulary = VOCABULARY,
): string {
  const field = searchField(facet);
  const name = lang === 'hu' ? field.names[0] : field.english;
  if (key === '?') return `${name}:?`;
  if (facet === 'mp') return key === HIGH ? `${name}>=${HIGH_MP}` : `${name}:${key}`;
  // The ids of the types are their English names, and read as such.
  if (facet === 'type')
    return `${name}:${(lang === 'hu' ? writeWord(TYPE_NAMES, key as CardType) : key).toLowerCase()}`;
  if (facet === 'keyword') return `${name}:${inQuotes(keywordName(key as KeywordId, vocabulary.names))}`;
  return `${name}=${inQuotes(word)}`;
}

const inQuotes = (word: string) => (/[\s()"„”“«»]/.test(word) ? `"${word.replace(/["„”“«»]/g, '')}"` : word);

/** The values of a facet that a query text asks for at its top, as keys; none where it asks in a way the facet cannot show. */
export function chosenIn(text: string, facet: Facet, vocabulary: Vocabulary = VOCABULARY): ReadonlySet<string> {
  const pieces = queryPieces(text, vocabulary);
  const piece = pieces?.find((one) => keysOf(one.query, facet) !== null);
  return new Set(piece ? keysOf(piece.query, facet) : []);
}

/** The same text with a value of a facet taken in, or out if it is in. A text that cannot be understood stays as it is. */
export function toggleFacet(
  text: string,
  facet: Facet,
  value: FacetValue,
  lang: 'hu' | 'en',
  vocabulary: Vocabulary = VOCABULARY,
): string {
  const pieces = queryPieces(text, vocabulary);
  if (pieces === null) return text;
  const at = pieces.findIndex((one) => keysOf(one.query, facet) !== null);
  const terms = at < 0 ? new Map<string, string>() : termsOf(text, pieces[at] as QueryPiece, facet, lang, vocabulary);
  if (!terms.delete(value.key)) terms.set(value.key, facetTerm(facet, value, lang, vocabulary));
  const or = lang === 'hu' ? ' vagy ' : ' or ';
  const written = terms.size > 1 ? `(${[...terms.values()].join(or)})` : [...terms.values()].join('');
  const parts = pieces.map((piece, i) => (i === at ? written : bracketed(text.slice(piece.at, piece.end), piece)));
  if (at < 0) parts.push(written);
  return parts.filter((part) => part !== '').join(' ');
}

/** The text without what it asks for in one facet: what the counts of that facet are made of. */
export function withoutFacet(text: string, facet: Facet, vocabulary: Vocabulary = VOCABULARY): string {
  const pieces = queryPieces(text, vocabulary);
  if (pieces === null) return text;
  const kept = pieces.filter((one) => keysOf(one.query, facet) === null);
  return kept.map((piece) => bracketed(text.slice(piece.at, piece.end), piece)).join(' ');
}

const sameQuery = (a: Query, b: Query) => JSON.stringify(a) === JSON.stringify(b);
const placeOf = (pieces: readonly QueryPiece[], term: string, vocabulary: Vocabulary) => {
  const [wanted] = queryPieces(term, vocabulary) ?? [];
  return wanted ? pieces.findIndex((piece) => sameQuery(piece.query, wanted.query)) : -1;
};

/** True if a text asks at its top for what this one term asks for, in whatever words. */
export function hasTerm(text: string, term: string, vocabulary: Vocabulary = VOCABULARY): boolean {
  return placeOf(queryPieces(text, vocabulary) ?? [], term, vocabulary) >= 0;
}

/** The same text with one term taken in, or out if it is in. A text that cannot be understood stays as it is. */
export function toggleTerm(text: string, term: string, vocabulary: Vocabulary = VOCABULARY): string {
  const pieces = queryPieces(text, vocabulary);
  if (pieces === null) return text;
  const at = placeOf(pieces, term, vocabulary);
  const kept = pieces.flatMap((piece, i) => (i === at ? [] : [bracketed(text.slice(piece.at, piece.end), piece)]));
  return (at < 0 ? [...kept, term] : kept).join(' ');
}

// Alternatives without brackets would swallow what is put beside them.
const bracketed = (part: string, { query }: QueryPiece) =>
  query.kind === 'or' && !part.startsWith('(') ? `(${part})` : part;

/** Each value the piece asks for, with the words it stands there with; those the player typed stay as they are. */
function termsOf(text: string, piece: QueryPiece, facet: Facet, lang: 'hu' | 'en', vocabulary: Vocabulary) {
  const terms = new Map(
    (keysOf(piece.query, facet) ?? []).map((key) => [key, facetTerm(facet, plain(key), lang, vocabulary)]),
  );
  const inner = text.slice(piece.at, piece.end).replace(/^\(\s*|\s*\)$/g, '');
  for (const part of inner.split(/\s+(?:vagy|or|\|{1,2})\s+/i)) {
    const [only] = queryPieces(part, vocabulary) ?? [];
    const [key] = (only && keysOf(only.query, facet)) ?? [];
    if (key !== undefined && terms.has(key)) terms.set(key, part.trim());
  }
  return terms;
}

/** The keys a part of a query asks for, if it asks for nothing but values of this facet; null otherwise. */
function keysOf(query: Query, facet: Facet): readonly string[] | null {
  if (query.kind === 'or') {
    const keys = query.items.map((item) => keysOf(item, facet));
    return keys.includes(null) ? null : keys.flatMap((key) => key ?? []);
  }
  if (query.kind !== 'field' || query.field !== facet) return null;
  const key = keyOf(query.test);
  return key === null ? null : [key];
}

function keyOf(test: FieldTest): string | null {
  switch (test.kind) {
    case 'unknown':
      return '?';
    case 'x':
      return 'X';
    case 'compare':
      if (test.operator === '>=' && test.value === HIGH_MP) return HIGH;
      return test.operator === '=' && test.value < HIGH_MP ? String(test.value) : null;
    case 'choice':
      return test.ids.length === 1 && !test.not ? (test.ids[0] ?? null) : null;
    case 'text':
      return test.not ? null : test.text;
    case 'keyword': {
      const [only] = test.wanted;
      return test.wanted.length === 1 && only && !test.not && asksForNothingMore(only) ? only.id : null;
    }
    default:
      return null;
  }
}

const asksForNothingMore = ({ value, second, condition, place, cardName }: Keyword) =>
  [value, second, condition, place, cardName].every((part) => part === null);
