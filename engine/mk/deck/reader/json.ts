import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { PlaceId } from '../deck.ts';
import { readCount } from './counts.ts';
import { sectionOfWord } from './headings.ts';
import {
  type JsonField as Field,
  type JsonLiteral as Literal,
  parseLiteral,
  type JsonValue as Value,
} from './json-values.ts';
import { readLine } from './line.ts';
import { lineFinder } from './lines.ts';
import type { FormatReader } from './read.ts';
import { literalCard } from './resolve.ts';
import type { CardToken, PlacedToken, Token } from './token.ts';
import { readDetails } from './trimmings.ts';

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
  if (reader.tokens.length === 0 && !saysItIsAList(value)) return undefined;
  return { tokens: reader.tokens.sort((a, b) => a.at - b.at), name: reader.name() };
};

/** An empty list, an empty object, or one with the keys of a list: a list of nothing. Anything else is no list at all. */
function saysItIsAList(value: Value): boolean {
  if ('items' in value) return value.items.length === 0;
  if (!('fields' in value)) return false;
  return (
    value.fields.length === 0 ||
    value.fields.some(
      ({ key, value: inner }) => !('literal' in inner) && (HOLDERS.has(key) || sectionOfWord(key) !== undefined),
    )
  );
}

function createJsonReader(catalogue: Catalogue, lineOf: (offset: number) => number) {
  const tokens: PlacedToken[] = [];
  let name: string | null = null;

  const put = (value: Value, token: Token, section: PlaceId | undefined) => {
    const placed = token.kind === 'card' && section !== undefined ? { ...token, section } : token;
    tokens.push({ at: lineOf(value.at), token: placed });
  };
  const refuse = (value: Value) => put(value, { kind: 'refused', reason: 'not-understood', name: null }, undefined);

  function read(value: Value, section: PlaceId | undefined, depth: number): void {
    if (depth > DEEPEST) refuse(value);
    else if ('items' in value) for (const item of value.items) readItem(item, section, depth + 1);
    else if ('fields' in value) readFields(value.fields, section, depth);
  }

  // An object around cards: sections by their words, holders by the usual keys, a map of names to counts; anything else
  // (version, date, notes) says nothing about the deck.
  function readFields(fields: readonly Field[], section: PlaceId | undefined, depth: number): void {
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

  function readItem(item: Value, section: PlaceId | undefined, depth: number): void {
    if ('items' in item) readArray(item, item.items, section, depth);
    else if ('fields' in item) readObject(item, item.fields, section);
    else if (typeof item.literal !== 'string') refuse(item);
    else for (const token of readLine(item.literal, { catalogue, numbered: false })) put(item, token, section);
  }

  // The name may stand one level deeper: { "card": { "name": "Alfa" }, "count": 3 }.
  function readObject(item: Value, fields: readonly Field[], section: PlaceId | undefined): void {
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
  function readArray(item: Value, items: readonly Value[], section: PlaceId | undefined, depth: number): void {
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
