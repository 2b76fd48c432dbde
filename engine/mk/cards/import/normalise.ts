import type { z } from 'zod';
import { cleanName, cleanText } from '../../../text/fold.ts';
import { type Card, cardSchema } from '../card.ts';
import { VOCABULARY } from '../keywords/keywords.ts';
import {
  ABILITY_KIND_NAMES,
  ACTION_KIND_NAMES,
  DURATION_NAMES,
  OBSTACLE_KIND_NAMES,
  PHASE_NAMES,
  readWord,
  SYMBOL_NAMES,
  TYPE_NAMES,
  type Words,
} from '../words.ts';
import { droppedIn, withLeftOver } from './left-over.ts';
import { type ImportNote, shown } from './report.ts';

export type Raw = Record<string, unknown>;

/** Fields that hold words of a fixed list, by their path in a card. */
const WORD_FIELDS: readonly (readonly [string, Words<string>])[] = [
  ['type', TYPE_NAMES],
  ['obstacleKind', OBSTACLE_KIND_NAMES],
  ['actionKind', ACTION_KIND_NAMES],
  ['phases', PHASE_NAMES],
  ['duration', DURATION_NAMES],
];
const ABILITY_WORD_FIELDS: readonly (readonly [string, Words<string>])[] = [
  ['kind', ABILITY_KIND_NAMES],
  ['symbols', SYMBOL_NAMES],
];
/** Names are kept with one blank between words, everything else only loses what cannot be seen. */
const NAME_LIKE = new Set(['name', 'set']);

/**
 * Makes a card of an object in the program's own shape. Words may be Hungarian or English; what a field cannot hold is
 * left out and noted, never guessed; only an entry without a name gives no card. What is left out stays on the card in
 * `unread`, so that it is never taken for absent; the printed type line fills the fields that are empty.
 * @param first where in `notes` the notes about this entry begin, if some have been made already.
 */
export function normaliseCard(
  input: unknown,
  at: number,
  notes: ImportNote[],
  first: number = notes.length,
): Card | null {
  if (!isObject(input)) {
    notes.push({ at, card: null, code: 'NOT_A_CARD', field: '', value: shown(input) });
    return null;
  }
  const raw = clean(input) as Raw;
  const name = typeof raw.name === 'string' ? raw.name : '';
  if (name === '' || name.length > 200) {
    notes.push({ at, card: null, code: 'NO_NAME', field: 'name', value: shown(input.name ?? '') });
    return null;
  }
  const note = (code: ImportNote['code'], field: string, value: unknown) =>
    notes.push({ at, card: name, code, field, value: shown(value) });

  for (const [field, words] of WORD_FIELDS) translate(raw, field, words, field, note);
  if (Array.isArray(raw.abilities)) {
    raw.abilities = raw.abilities.map((ability) => (typeof ability === 'string' ? { text: ability } : ability));
    (raw.abilities as unknown[]).forEach((ability, i) => {
      if (!isObject(ability)) return;
      for (const [field, words] of ABILITY_WORD_FIELDS)
        translate(ability, field, words, `abilities[${i}].${field}`, note);
    });
  }
  const stated = parsed(raw, note);
  const card = withLeftOver(stated, droppedIn(notes.slice(first)), note);
  for (const field of ['keywordsAdded', 'keywordsRemoved'] as const) {
    // Kept all the same: it may be a name the user has given to a keyword whose own is not known (Q14).
    for (const word of card[field]) if (VOCABULARY.read(word) === null) note('UNKNOWN_WORD', field, word);
  }
  return card;
}

type Noter = (code: ImportNote['code'], field: string, value: unknown) => void;

// Drops what the definition refuses, one fault at a time, until the rest is a card. Every drop is noted.
function parsed(raw: Raw, note: Noter): Card {
  for (;;) {
    const result = cardSchema.safeParse(raw);
    if (result.success) return result.data;
    const before = JSON.stringify(raw);
    for (const issue of deepestFirst(result.error.issues)) drop(raw, issue, note);
    // Every round must take something away; if a fault cannot be placed, its whole field goes.
    if (JSON.stringify(raw) === before)
      for (const issue of result.error.issues)
        drop(raw, { ...issue, path: issue.path.slice(0, 1) } as z.core.$ZodIssue, note);
  }
}

function deepestFirst(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  // Of several faults in one array the last element goes first, so that the places of the others stay right.
  return [...issues].sort((a, b) => comparePaths(b.path, a.path));
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (typeof x === 'number' && typeof y === 'number' && x !== y) return x - y;
    if (x !== y) return String(x) < String(y) ? -1 : 1;
  }
  return a.length - b.length;
}

function drop(raw: Raw, issue: z.core.$ZodIssue, note: Noter): void {
  const path = [...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const holder = valueAt(raw, path);
    if (!isObject(holder)) return;
    for (const key of issue.keys) {
      note('UNKNOWN_FIELD', pathText([...path, key]), holder[key]);
      delete holder[key];
    }
    return;
  }
  // A missing or wrong part that its holder cannot do without takes the holder along.
  if (valueAt(raw, path) === undefined) path.pop();
  const value = valueAt(raw, path);
  const last = path.pop();
  const holder = valueAt(raw, path);
  if (last === undefined || value === undefined) return;
  note('BAD_VALUE', pathText([...path, last]), value);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (isObject(holder)) delete holder[String(last)];
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) value = isObject(value) || Array.isArray(value) ? (value as Raw)[String(key)] : undefined;
  return value;
}

const pathText = (path: readonly PropertyKey[]) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? String(key) : `.${String(key)}`)).join('');

function translate(holder: Raw, field: string, words: Words<string>, label: string, note: Noter): void {
  const value = holder[field];
  const one = (text: unknown) => {
    if (typeof text !== 'string') return text;
    const id = readWord(words, text);
    if (id === undefined) note('UNKNOWN_WORD', label, text);
    return id;
  };
  if (Array.isArray(value)) holder[field] = value.map(one).filter((id) => id !== undefined);
  else if (typeof value === 'string') {
    const id = one(value);
    if (id === undefined) delete holder[field];
    else holder[field] = id;
  }
}

export function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts that are there even when nothing stands in them; an empty text elsewhere means that the value is not known. */
const KEPT_EMPTY = new Set(['name', 'set', 'text']);

/** A copy with every text in NFC and without invisible characters, costs read; what is empty is left out or `null`. */
function clean(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (NAME_LIKE.has(key)) return cleanName(value);
    const text = cleanText(value).replace(/\r\n?/g, '\n').trim();
    if (key === 'mp' || key === 'points') return readMpText(text);
    return text === '' && !KEPT_EMPTY.has(key) ? null : text;
  }
  if (Array.isArray(value))
    return value.map((element) => clean(element)).filter((element) => element !== null && !saysNothing(element));
  if (!isObject(value)) return value;
  const copy: Raw = {};
  for (const [name, element] of Object.entries(value)) {
    if (element === undefined) continue;
    const cleaned = clean(element, name);
    // attributes and beast: an object in which nothing is known is itself not known.
    const kept = isObject(cleaned) && saysNothing(cleaned) ? null : cleaned;
    Object.defineProperty(copy, name, { value: kept, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}

function saysNothing(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.values(value).every(
      (part) => part === null || part === '' || part === false || (Array.isArray(part) && part.length === 0),
    )
  );
}

/** A cost as it stands in a file: "3" is 3, "x" is "X", "3 X" is "3X"; anything else stays for the definition to refuse. */
export function readMpText(text: string): number | string | null {
  const plain = text.replace(/\s+/g, '');
  if (plain === '' || plain === '-' || plain === '–') return null;
  if (/^\d{1,3}$/.test(plain)) return Number(plain);
  return /^\d{0,2}x$/i.test(plain) ? plain.toUpperCase() : text;
}
