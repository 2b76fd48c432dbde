import { fold } from '../../text/fold.ts';
import type { Card } from '../cards/card.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import type { Keyword } from '../cards/keywords/vocabulary.ts';
import { TYPE_NAMES, writeWord } from '../cards/words.ts';
import { type FieldId, type SearchField, searchField } from './fields.ts';
import type { FieldTest, Query } from './query.ts';

/** One card folded for searching. Made once per card and kept as long as the card. */
export interface SearchDocument {
  readonly card: Card;
  /** The folded name. */
  readonly name: string;
  /** Everything a player can read on the card, folded, the name first. */
  readonly all: string;
  /** Folded values of the text fields that have been asked for. */
  readonly values: Map<FieldId, readonly string[]>;
}

const documents = new WeakMap<Card, SearchDocument>();

export function documentOf(card: Card): SearchDocument {
  let document = documents.get(card);
  if (!document) {
    const name = fold(card.name);
    document = { card, name, all: `${name}\n${readable(card)}`, values: new Map() };
    documents.set(card, document);
  }
  return document;
}

function readable(card: Card): string {
  const parts: (string | null)[] = [
    card.type && writeWord(TYPE_NAMES, card.type),
    card.typeLine,
    card.alignment,
    card.sex,
    ...card.mainClasses,
    ...card.subclasses,
    ...card.skills,
    ...card.spheres,
    ...card.races,
    ...card.origins,
    ...card.religions,
    ...card.groups,
    ...card.places,
    ...card.conditions,
    ...card.subtypes,
    ...card.abilities.flatMap((ability) => [ability.label, ability.text]),
    ...card.keywordsAdded,
    card.flavour,
  ];
  return fold(parts.filter((part) => part !== null && part !== '').join(' ¶ '));
}

export type CardTest = (card: Card) => boolean;
export type DocumentTest = (document: SearchDocument) => boolean;

/** Makes a test of cards of a query. The vocabulary matters to keyword fields only. */
export function compile(query: Query, vocabulary: Vocabulary = VOCABULARY): CardTest {
  const test = compileForDocuments(query, vocabulary);
  return (card) => test(documentOf(card));
}

export function compileForDocuments(query: Query, vocabulary: Vocabulary = VOCABULARY): DocumentTest {
  switch (query.kind) {
    case 'all':
      return () => true;
    case 'and': {
      const tests = query.items.map((item) => compileForDocuments(item, vocabulary));
      return (document) => tests.every((test) => test(document));
    }
    case 'or': {
      const tests = query.items.map((item) => compileForDocuments(item, vocabulary));
      return (document) => tests.some((test) => test(document));
    }
    case 'not': {
      const test = compileForDocuments(query.item, vocabulary);
      return (document) => !test(document);
    }
    case 'word': {
      const { text } = query;
      return query.whole ? (document) => hasWords(document.all, text) : (document) => document.all.includes(text);
    }
    case 'field':
      return compileField(query.field, query.test, vocabulary);
  }
}

function compileField(id: FieldId, test: FieldTest, vocabulary: Vocabulary): DocumentTest {
  const field: SearchField = searchField(id);
  switch (field.kind) {
    case 'number':
      return ({ card }) => numberMeets(field.get(card), test);
    case 'flag': {
      const wanted = test.kind === 'flag' && test.value;
      return ({ card }) => field.get(card) === wanted;
    }
    case 'choice':
      return ({ card }) => choiceMeets(field.get(card), test);
    case 'keyword':
      return ({ card }) => keywordMeets(card, field.standing, test, vocabulary);
    default:
      return (document) => textMeets(valuesOf(document, id, field.get), test);
  }
}

function numberMeets(value: number | string | null, test: FieldTest): boolean {
  if (test.kind === 'unknown') return value === null;
  if (test.kind === 'x') return typeof value === 'string' && value.endsWith('X');
  if (typeof value !== 'number') return false; // X and unknown are never compared (5.01.c)
  if (test.kind === 'range') return value >= test.from && value <= test.to;
  if (test.kind !== 'compare') return false;
  switch (test.operator) {
    case '=':
      return value === test.value;
    case '!=':
      return value !== test.value;
    case '<':
      return value < test.value;
    case '<=':
      return value <= test.value;
    case '>':
      return value > test.value;
    default:
      return value >= test.value;
  }
}

function choiceMeets(values: readonly string[], test: FieldTest): boolean {
  if (test.kind === 'unknown') return values.length === 0;
  return test.kind === 'choice' && values.some((value) => test.ids.includes(value)) !== test.not;
}

function keywordMeets(
  card: Card,
  standing: 'has' | 'grants' | 'mentions',
  test: FieldTest,
  vocabulary: Vocabulary,
): boolean {
  const keywords =
    standing === 'has'
      ? vocabulary.keywordsOf(card)
      : vocabulary.occurrencesOf(card).flatMap((found) => (found.standing === standing ? [found.keyword] : []));
  if (test.kind === 'unknown') return keywords.length === 0;
  if (test.kind !== 'keyword') return false;
  return keywords.some((keyword) => test.wanted.some((wanted) => carries(keyword, wanted))) !== test.not;
}

// What the question leaves open may be anything; what it spells out must be the same.
function carries(keyword: Keyword, wanted: Keyword): boolean {
  const same = (a: string | null, b: string | null) => b === null || (a !== null && fold(a) === fold(b));
  return (
    keyword.id === wanted.id &&
    (wanted.value === null || keyword.value === wanted.value) &&
    (wanted.second === null || keyword.second === wanted.second) &&
    same(keyword.condition, wanted.condition) &&
    same(keyword.place, wanted.place) &&
    same(keyword.cardName, wanted.cardName)
  );
}

function valuesOf(document: SearchDocument, id: FieldId, get: (card: Card) => readonly string[]): readonly string[] {
  if (id === 'name') return [document.name];
  let values = document.values.get(id);
  if (!values) {
    values = get(document.card).map(fold);
    document.values.set(id, values);
  }
  return values;
}

function textMeets(values: readonly string[], test: FieldTest): boolean {
  if (test.kind === 'unknown') return values.every((value) => value === '');
  return test.kind === 'text' && values.some((value) => textMatches(value, test)) !== test.not;
}

function textMatches(value: string, test: FieldTest & { kind: 'text' }): boolean {
  switch (test.match) {
    case 'part':
      return value.includes(test.text);
    case 'whole':
      return hasWords(value, test.text);
    case 'start':
      return startsWord(value, test.text);
    default:
      return value === test.text;
  }
}

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** True if the words stand in the text with no letter or digit touching their ends. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + words.length])) return true;
  }
  return false;
}

function startsWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (!isWordPart(text[at - 1])) return true;
  }
  return false;
}
