import { type Expression, parseExpressionAt } from 'acorn';
import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { SectionId } from '../deck.ts';
import { readCount } from './counts.ts';
import { sectionOfWord } from './headings.ts';
import { readLine } from './line.ts';
import { lineFinder } from './lines.ts';
import type { FormatReader } from './read.ts';
import { literalCard } from './resolve.ts';
import type { CardToken, PlacedToken, Token } from './token.ts';
import { readDetails } from './trimmings.ts';

type Literal = string | number | boolean | null;
/** A value of the file with the place it stands at. */
type Value =
  | { readonly at: number; readonly literal: Literal }
  | { readonly at: number; readonly items: readonly Value[] }
  | { readonly at: number; readonly fields: readonly Field[] };
interface Field {
  readonly key: string;
  readonly value: Value;
}

const NAME_KEYS = new Set(['name', 'nev', 'név', 'lap', 'lapnev', 'card', 'cardName', 'title']);
const COUNT_KEYS = new Set(['count', 'db', 'darab', 'qty', 'quantity', 'mennyiseg', 'mennyiség', 'amount', 'copies']);
const SECTION_KEYS = new Set(['section', 'szakasz', 'zone', 'zona', 'zóna', 'board']);
const DETAIL_KEYS = new Set(['type', 'tipus', 'laptipus', 'mp']);
const HOLDERS = new Set(['deck', 'sections', 'cards', 'lapok', 'items', 'entries', 'list', 'lista']);
const DEEPEST = 40;

/**
 * Reads JSON: the program's own deck file, what `check --json` prints, and lists of names or of objects with a name and a
 * count under the usual keys, also as a JavaScript assignment (`pakli = [ … ];`). Parsed as data, never run.
 */
export const readJsonList: FormatReader = (lines, catalogue) => {
  const text = lines.join('\n');
  const start = /^\s*(?:(?:const|let|var)\s+)?(?:[\p{L}_$][\p{L}\d_$.]*\s*=\s*)?(?=[[{])/u.exec(text);
  const value = start && parseLiteral(text, start[0].length);
  if (!value || 'literal' in value) return undefined;
  const reader = createJsonReader(catalogue, lineFinder(text));
  reader.read(value, undefined, 0);
  return { tokens: reader.tokens.sort((a, b) => a.at - b.at), name: reader.name() };
};

function createJsonReader(catalogue: Catalogue, lineOf: (offset: number) => number) {
  const tokens: PlacedToken[] = [];
  let name: string | null = null;

  const put = (value: Value, token: Token, section: SectionId | undefined) => {
    const placed = token.kind === 'card' && section !== undefined ? { ...token, section } : token;
    tokens.push({ at: lineOf(value.at), token: placed });
  };
  const refuse = (value: Value) => put(value, { kind: 'refused', reason: 'not-understood', name: null }, undefined);

  function read(value: Value, section: SectionId | undefined, depth: number): void {
    if (depth > DEEPEST) refuse(value);
    else if ('items' in value) for (const item of value.items) readItem(item, section, depth + 1);
    else if ('fields' in value) readFields(value.fields, section, depth);
  }

  // An object around cards: sections by their words, holders by the usual keys, a map of names to counts; anything else
  // (version, date, notes) says nothing about the deck.
  function readFields(fields: readonly Field[], section: SectionId | undefined, depth: number): void {
    const isMap =
      fields.length > 0 && fields.every(({ value }) => 'literal' in value && typeof value.literal === 'number');
    for (const { key, value } of fields) {
      const own = sectionOfWord(key);
      if (isMap) put(value, card(key, value), section);
      else if ('literal' in value) {
        if (depth === 0 || NAME_KEYS.has(key)) noteName(key, value.literal);
      } else if (HOLDERS.has(key)) read(value, section, depth + 1);
      else if (own) read(value, own, depth + 1);
    }
  }

  function noteName(key: string, literal: Literal): void {
    if (NAME_KEYS.has(key) && typeof literal === 'string' && literal.trim() !== '') name ??= cleanName(literal);
  }

  function readItem(item: Value, section: SectionId | undefined, depth: number): void {
    if ('items' in item) readArray(item, item.items, section, depth);
    else if ('fields' in item) readObject(item, item.fields, section);
    else if (typeof item.literal !== 'string') refuse(item);
    else for (const token of readLine(item.literal, { catalogue, numbered: false })) put(item, token, section);
  }

  // The name may stand one level deeper: { "card": { "name": "Alfa" }, "count": 3 }.
  function readObject(item: Value, fields: readonly Field[], section: SectionId | undefined): void {
    const nameOf = (list: readonly Field[]) => list.find(({ key }) => NAME_KEYS.has(key))?.value;
    const outer = nameOf(fields);
    const named = outer && 'fields' in outer ? nameOf(outer.fields) : outer;
    const text = named && 'literal' in named && typeof named.literal === 'string' ? cleanName(named.literal) : '';
    if (!named || text === '') {
      refuse(item);
      return;
    }
    const count = fields.find(({ key }) => COUNT_KEYS.has(key))?.value;
    const word = fields.find(({ key }) => SECTION_KEYS.has(key))?.value;
    const own = word && 'literal' in word && typeof word.literal === 'string' ? sectionOfWord(word.literal) : undefined;
    const token = card(text, count);
    const words = fields
      .filter(({ key }) => DETAIL_KEYS.has(key))
      .map(({ value }) => ('literal' in value ? String(value.literal) : ''));
    const details = token.kind === 'card' && !token.known ? readDetails(words) : undefined;
    put(named, details ? { ...(token as CardToken), details } : token, own ?? section);
  }

  // ["Alfa", 3] or [3, "Alfa"]; any other array inside an array is a list of its own.
  function readArray(item: Value, items: readonly Value[], section: SectionId | undefined, depth: number): void {
    const named = items.find((part) => 'literal' in part && typeof part.literal === 'string');
    const count = items.find((part) => 'literal' in part && typeof part.literal === 'number');
    if (items.length === 2 && named && count && 'literal' in named)
      put(item, card(String(named.literal), count), section);
    else read(item, section, depth);
  }

  function card(text: string, count: Value | undefined): Token {
    const written = count === undefined ? 1 : 'literal' in count ? (count.literal ?? 1) : null;
    const copies = readCount(String(written));
    if (copies === null) return { kind: 'refused', reason: 'count-out-of-range', name: cleanName(text) };
    return { kind: 'card', count: copies, ...literalCard(catalogue, text) };
  }

  return { tokens, read, name: () => name };
}

// The whole text must be one literal value; anything else is no JSON list.
function parseLiteral(text: string, start: number): Value | undefined {
  try {
    const tree = parseExpressionAt(text, start, { ecmaVersion: 2023 });
    return /^\s*;?\s*$/u.test(text.slice(tree.end)) ? toValue(tree) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws SyntaxError for anything but literals. */
function toValue(node: Expression): Value {
  const at = node.start;
  if (
    node.type === 'Literal' &&
    node.value !== undefined &&
    !(node.value instanceof RegExp) &&
    typeof node.value !== 'bigint'
  ) {
    return { at, literal: node.value };
  }
  if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal') {
    return { at, literal: -Number(node.argument.value) };
  }
  if (node.type === 'ArrayExpression') {
    return {
      at,
      items: node.elements.map((element) => {
        if (element === null || element.type === 'SpreadElement') throw new SyntaxError('no literal');
        return toValue(element);
      }),
    };
  }
  if (node.type !== 'ObjectExpression') throw new SyntaxError('no literal');
  return {
    at,
    fields: node.properties.map((property) => {
      if (property.type !== 'Property' || property.computed || property.kind !== 'init')
        throw new SyntaxError('no literal');
      const key =
        property.key.type === 'Identifier' ? property.key.name : String((property.key as { value?: unknown }).value);
      return { key, value: toValue(property.value as Expression) };
    }),
  };
}
