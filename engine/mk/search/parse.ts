import { distance } from 'fastest-levenshtein';
import { fold } from '../../text/fold.ts';
import { VOCABULARY, type Vocabulary } from '../cards/keywords/keywords.ts';
import { FIELD_NAMES, type FieldId, fieldNamed, searchField } from './fields.ts';
import type { ParsedQuery, Query, QueryError } from './query.ts';
import { OWN_SET } from './standing.ts';
import { type Operator, readTest } from './values.ts';

/**
 * Reads the query language (docs/search.md): words, `field:value` with : = != < <= > >=, quotes for whole words, a minus or
 * "not" in front to exclude, "or" or "vagy" between alternatives, brackets. Words beside each other must all be met. An empty text
 * asks for every card. A text that cannot be understood gives an error with its place; nothing is ever guessed.
 * @param collection false where nobody knows what the player owns: a query that asks for it is refused instead of answered wrongly.
 */
export function parseQuery(
  text: string,
  vocabulary: Vocabulary = VOCABULARY,
  { collection = true }: { readonly collection?: boolean } = {},
): ParsedQuery {
  try {
    const parser = new Parser(text, vocabulary, collection);
    return { ok: true, query: parser.whole() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.detail };
    throw error;
  }
}

/** A part of a query that must be met together with the others, and where it stands in the text. */
export interface QueryPiece {
  readonly at: number;
  readonly end: number;
  readonly query: Query;
}

/** The parts a query text consists of at its top, alternatives without brackets as one; null if the text is no query. */
export function queryPieces(text: string, vocabulary: Vocabulary = VOCABULARY): readonly QueryPiece[] | null {
  try {
    const parser = new Parser(text, vocabulary);
    const query = parser.whole();
    if (query.kind === 'all') return [];
    return parser.together === 1 ? parser.pieces : [{ at: text.search(/\S/), end: text.trimEnd().length, query }];
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Thrown inside the parser only, so that a fault deep in brackets comes straight out. */
class Refusal extends Error {
  readonly detail: QueryError;
  constructor(detail: QueryError) {
    super(detail.code);
    this.detail = detail;
  }
}

const MAX_DEPTH = 60;
const QUOTES = '"„”“«»\u201f';
const OPERATOR = /\s*(<=|>=|!=|≤|≥|≠|:|=|<|>)/y;
const WORD = /[^\s()"„”“«»\u201f]+/y;
/** What can be a field name before an operator. */
const FIELD_WORD = /[\p{L}\p{M}][\p{L}\p{M}-]*/uy;
const OPERATORS: Readonly<Record<string, Operator>> = {
  ':': ':',
  '=': '=',
  '!=': '!=',
  '≠': '!=',
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};

class Parser {
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  /** Parts met outside all brackets, and in how many alternatives they stand. */
  readonly pieces: QueryPiece[] = [];
  together = 0;
  #at = 0;
  #depth = 0;

  readonly #collection: boolean;

  constructor(text: string, vocabulary: Vocabulary, collection = true) {
    this.#text = text;
    this.#collection = collection;
    this.#vocabulary = vocabulary;
  }

  whole(): Query {
    this.#skipSpace();
    if (this.#atEnd()) return { kind: 'all' };
    const query = this.#alternatives();
    if (!this.#atEnd()) this.#refuse('UNEXPECTED_BRACKET', this.#at, 1);
    return query;
  }

  #alternatives(): Query {
    const items = [this.#together()];
    for (let joint = this.#joint(OR); joint; joint = this.#joint(OR)) {
      if (this.#atEnd() || this.#peek() === ')') this.#refuse('NOTHING_TO_JOIN', joint.at, joint.length);
      items.push(this.#together());
    }
    return join('or', items);
  }

  #together(): Query {
    const first = this.#wordAhead();
    if (first && OR.has(fold(first))) this.#refuse('NOTHING_TO_JOIN', this.#at, first.length);
    const items: Query[] = [];
    const atTop = this.#depth === 0;
    if (atTop) this.together++;
    for (;;) {
      this.#skipSpace();
      if (this.#atEnd() || this.#peek() === ')') break;
      const ahead = this.#wordAhead();
      if (ahead && items.length > 0 && OR.has(fold(ahead)) && !this.#isField(ahead)) break;
      const joint = items.length > 0 ? this.#joint(AND) : null;
      if (joint && (this.#atEnd() || this.#peek() === ')')) this.#refuse('NOTHING_TO_JOIN', joint.at, joint.length);
      const at = this.#at;
      const item = this.#one();
      if (item) items.push(item);
      if (item && atTop) this.pieces.push({ at, end: this.#at, query: item });
    }
    return join('and', items);
  }

  #one(): Query | null {
    const start = this.#at;
    const letter = this.#peek();
    if (letter === '(') return this.#brackets();
    if (/[-−–]/.test(letter) && /[^\s]/.test(this.#text[this.#at + 1] ?? ' ')) {
      this.#at++;
      return this.#excluded(start, 1);
    }
    const ahead = this.#wordAhead();
    if (ahead && NOT.has(fold(ahead)) && !this.#isField(ahead)) {
      this.#at += ahead.length;
      this.#skipSpace();
      return this.#excluded(start, ahead.length);
    }
    if (QUOTES.includes(letter)) return word(this.#quoted(), true);
    return this.#field() ?? this.#word();
  }

  #excluded(start: number, length: number): Query {
    if (this.#atEnd() || this.#peek() === ')') this.#refuse('NOTHING_TO_EXCLUDE', start, length);
    this.#enter(start);
    const item = this.#one();
    this.#depth--;
    return item ? { kind: 'not', item } : { kind: 'all' };
  }

  #brackets(): Query {
    const start = this.#at++;
    this.#enter(start);
    this.#skipSpace();
    if (this.#peek() === ')') this.#refuse('EMPTY_BRACKETS', start, this.#at + 1 - start);
    if (this.#atEnd()) this.#refuse('UNCLOSED_BRACKET', start, 1);
    const query = this.#alternatives();
    if (this.#peek() !== ')') this.#refuse('UNCLOSED_BRACKET', start, 1);
    this.#at++;
    this.#depth--;
    return query;
  }

  #enter(start: number): void {
    if (++this.#depth > MAX_DEPTH) this.#refuse('TOO_DEEP', start, 1);
  }

  #field(): Query | null {
    const start = this.#at;
    const name = this.#match(FIELD_WORD)?.[0];
    if (!name) return null;
    this.#at += name.length;
    const sign = this.#match(OPERATOR);
    const field = fieldNamed(name);
    const operator = sign && OPERATORS[sign[1] as string];
    if (!sign || !operator || (!field && !this.#meansField(sign))) {
      this.#at = start;
      return null;
    }
    if (!field) this.#refuse('UNKNOWN_FIELD', start, name.length, nearFields(name));
    const signAt = this.#at + sign[0].length - (sign[1] as string).length;
    this.#at += sign[0].length;
    return this.#fieldValue(field, operator, { at: start, end: this.#at, signAt });
  }

  // "Árnyék: második eljövetel" is a pasted name, "tipusz:kalandozó" and "tipusz < 3" are mistyped fields.
  #meansField(sign: RegExpExecArray): boolean {
    const next = this.#text[this.#at + sign[0].length];
    return next !== undefined && !/\s/.test(next) && !/^\s/.test(sign[0]);
  }

  #fieldValue(field: FieldId, operator: Operator, place: { at: number; end: number; signAt: number }): Query {
    this.#skipSpace();
    const valueAt = this.#at;
    const quoted = QUOTES.includes(this.#peek()) && !this.#atEnd();
    const value = quoted ? this.#quoted() : (this.#match(WORD)?.[0] ?? '');
    if (!quoted) this.#at += value.length;
    if (fold(value) === '') this.#refuse('MISSING_VALUE', place.at, place.end - place.at, [], field);
    if (!this.#collection && asksCollection(field, value)) {
      this.#refuse('NO_COLLECTION', place.at, this.#at - place.at, [], field);
    }
    const test = readTest(field, operator, value, quoted, this.#vocabulary);
    if (test.ok) return { kind: 'field', field, test: test.test };
    const atSign = test.code === 'BAD_OPERATOR';
    const at = atSign ? place.signAt : valueAt;
    return this.#refuse(test.code, at, (atSign ? place.end : this.#at) - at, test.expected, field);
  }

  #word(): Query | null {
    const found = this.#match(WORD)?.[0] ?? this.#peek();
    this.#at += Math.max(1, found.length);
    return word(found, false);
  }

  #quoted(): string {
    const start = this.#at;
    let end = start + 1;
    while (end < this.#text.length && !QUOTES.includes(this.#text[end] as string)) end++;
    if (end >= this.#text.length) this.#refuse('UNCLOSED_QUOTE', start, this.#text.length - start);
    this.#at = end + 1;
    return this.#text.slice(start + 1, end);
  }

  /** A joining word at this place, which is then behind us. */
  #joint(words: ReadonlySet<string>): { at: number; length: number } | null {
    this.#skipSpace();
    const ahead = this.#wordAhead();
    if (!ahead || !words.has(fold(ahead)) || this.#isField(ahead)) return null;
    const at = this.#at;
    this.#at += ahead.length;
    this.#skipSpace();
    return { at, length: ahead.length };
  }

  #wordAhead(): string | null {
    return this.#match(WORD)?.[0] ?? null;
  }

  // "or:" or "nem:" would be a field, not a joining word.
  #isField(ahead: string): boolean {
    const before = this.#at;
    this.#at += ahead.length;
    const sign = this.#match(OPERATOR);
    this.#at = before;
    return sign !== null && fieldNamed(ahead) !== undefined;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  #skipSpace(): void {
    while (this.#at < this.#text.length && /[\s\u200b\ufeff]/.test(this.#text[this.#at] as string)) this.#at++;
  }

  #atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  #refuse(
    code: QueryError['code'],
    at: number,
    length: number,
    expected: readonly string[] = [],
    field: FieldId | null = null,
  ): never {
    throw new Refusal({ code, at, length, found: this.#text.slice(at, at + length), expected, field });
  }
}

const asksCollection = (field: FieldId, value: string) =>
  searchField(field).kind === 'standing' || (field === 'set' && OWN_SET.has(fold(value)));

const OR = new Set(['or', 'vagy', '|', '||']);
const AND = new Set(['and', 'es', '&', '&&']);
const NOT = new Set(['not']);

function word(text: string, whole: boolean): Query | null {
  const folded = fold(text);
  return folded === '' ? null : { kind: 'word', text: folded, whole };
}

function join(kind: 'and' | 'or', items: readonly Query[]): Query {
  const [first] = items;
  if (first === undefined) return { kind: 'all' };
  return items.length === 1 ? first : { kind, items };
}

function nearFields(name: string): readonly string[] {
  const wanted = fold(name);
  return FIELD_NAMES.map((known) => ({ known, score: distance(wanted, fold(known)) }))
    .filter(({ score }) => score <= Math.ceil(wanted.length / 3))
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({ known }) => known);
}
