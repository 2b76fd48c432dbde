import { fold } from '../../text/fold.ts';
import type { Card } from '../cards/card.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import type { Keyword } from '../cards/keywords/vocabulary.ts';
import { Columns } from './columns.ts';
import { type FieldId, type SearchField, searchField } from './fields.ts';
import type { FieldTest, Query } from './query.ts';
import { OWN_SET, type StandingOf } from './standing.ts';

export type CardTest = (card: Card) => boolean;
/** A test of the card at a place in the columns it was made for. */
export type RowTest = (row: number) => boolean;

const single = new WeakMap<Vocabulary, WeakMap<Card, Columns>>();

function columnsOfOne(card: Card, vocabulary: Vocabulary): Columns {
  let known = single.get(vocabulary);
  if (!known) {
    known = new WeakMap();
    single.set(vocabulary, known);
  }
  let columns = known.get(card);
  if (!columns) {
    columns = new Columns([card], vocabulary);
    known.set(card, columns);
  }
  return columns;
}

/** Makes a test of single cards of a query. To ask about many cards build an index instead; that is much faster. */
export function compile(query: Query, vocabulary: Vocabulary = VOCABULARY): CardTest {
  return (card) => compileFor(columnsOfOne(card, vocabulary), query)(0);
}

/** Makes a test of a query for the cards of these columns; `standing` tells what the collection says of them. */
export function compileFor(columns: Columns, query: Query, standing?: StandingOf): RowTest {
  switch (query.kind) {
    case 'all':
      return () => true;
    case 'and':
    case 'or': {
      // The cheap questions first: most cards never come to the others.
      const items = [...query.items].sort((a, b) => effort(a) - effort(b));
      return joined(
        items.map((item) => compileFor(columns, item, standing)),
        query.kind === 'or',
      );
    }
    case 'not': {
      const test = compileFor(columns, query.item, standing);
      return (row) => !test(row);
    }
    case 'word': {
      const { readable } = columns;
      const { text } = query;
      return query.whole ? (row) => hasWords(at(readable, row), text) : (row) => at(readable, row).includes(text);
    }
    case 'field':
      return compileField(columns, query.field, query.test, standing);
  }
}

function joined(tests: readonly RowTest[], stopAt: boolean): RowTest {
  return (row) => {
    for (const test of tests) if (test(row) === stopAt) return stopAt;
    return !stopAt;
  };
}

const at = <T>(column: readonly T[], row: number): T => column[row] as T;

/** How much work a question is, in rough steps; longer words before shorter ones, since they leave fewer cards. */
function effort(query: Query): number {
  switch (query.kind) {
    case 'word':
      return 30 - Math.min(query.text.length, 9);
    case 'field': {
      const { kind } = searchField(query.field);
      return { flag: 0, number: 1, standing: 1, choice: 2, words: 10, open: 11, keyword: 12, text: 20 }[kind];
    }
    case 'not':
      return effort(query.item) + 1;
    case 'and':
    case 'or':
      return Math.max(...query.items.map(effort)) + 1;
    default:
      return 0;
  }
}

function compileField(columns: Columns, id: FieldId, test: FieldTest, standing: StandingOf | undefined): RowTest {
  const field: SearchField = searchField(id);
  switch (field.kind) {
    case 'number': {
      const column = columns.numbers(id, field.get);
      return (row) => numberMeets(at(column, row), test);
    }
    case 'standing': {
      const { cards } = columns;
      // Without a collection the number is not known, and what is not known meets no comparison.
      return (row) => numberMeets(standing?.(at(cards, row))[field.of] ?? null, test);
    }
    case 'flag': {
      const column = columns.flags(id, field.get);
      const wanted = test.kind === 'flag' && test.value;
      return (row) => column[row] === wanted;
    }
    case 'choice': {
      const column = columns.choices(id, field.get);
      return (row) => choiceMeets(at(column, row), test);
    }
    case 'keyword': {
      const column = columns.keywords(id, field.standing);
      return (row) => keywordMeets(at(column, row), test);
    }
    default: {
      if (id === 'name' && test.kind === 'text') {
        const { names } = columns;
        return (row) => textMatches(at(names, row), test) !== test.not;
      }
      const column = columns.texts(id, field.get);
      if (id === 'set' && test.kind === 'text' && OWN_SET.has(test.text) && standing) {
        const { cards } = columns;
        const either = { ...test, not: false };
        return (row) => (standing(at(cards, row)).own || textMeets(at(column, row), either)) !== test.not;
      }
      return (row) => textMeets(at(column, row), test);
    }
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

function keywordMeets(keywords: readonly Keyword[], test: FieldTest): boolean {
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
