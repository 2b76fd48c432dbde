import { cleanName, fold } from '../../text/fold.ts';
import { VOCABULARY } from '../cards/keywords/keywords.ts';
import { readWord, TYPE_NAMES } from '../cards/words.ts';
import { isMainClass, readClass } from '../vocabulary/classes.ts';
import { readGroup } from '../vocabulary/groups.ts';
import { stemsOf } from '../vocabulary/inflection.ts';
import { readOrigin } from '../vocabulary/origins.ts';
import { readRace } from '../vocabulary/races.ts';
import { FOLLOWER_WORDS, readGod } from '../vocabulary/religions.ts';
import { ALIGNMENT_WORDS, readAlignment, readNumber, readSex, SMALL_WORDS } from '../vocabulary/words.ts';
import type { Condition, Term, WordKind } from './condition.ts';
import { readMeasure } from './measures.ts';

const parsed = new Map<string, Condition>();
const MOST_KNOWN = 2000;

/**
 * Reads a condition. "+" and "és" ask for every part, "/", "," and "vagy" for one; words side by side ask one card for all of
 * them; a hyphen between two races, classes or groups means either (2.08.note2). What cannot be read becomes an `unread` part,
 * never a part that is not met. An empty text asks for nothing: `{ kind: 'all', of: [] }`.
 */
export function parseCondition(text: string): Condition {
  let found = parsed.get(text);
  if (!found) {
    found = readAll(cleanName(text));
    if (parsed.size < MOST_KNOWN) parsed.set(text, found);
  }
  return found;
}

function readAll(text: string): Condition {
  return joined('all', split(text, /\s*\+\s*|\s+(?:és|valamint)\s+/iu).map(readAny));
}

function readAny(text: string): Condition {
  return joined('any', shareAlignment(split(text, /\s*[/,;]\s*|\s+vagy\s+/iu)).map(readPart));
}

function joined(kind: 'all' | 'any', parts: readonly Condition[]): Condition {
  return parts.length === 1 ? (parts[0] as Condition) : { kind, of: parts };
}

/** Cuts a text at a sign outside brackets; empty pieces are left out. */
function split(text: string, at: RegExp): string[] {
  const hidden: string[] = [];
  const open = text.replace(/\([^()]*\)/gu, (inside) => `\ue000${hidden.push(inside) - 1}\ue001`);
  return open
    .split(at)
    .map((part) => part.replace(/\ue000(\d+)\ue001/gu, (_, i) => hidden[Number(i)] ?? '').trim())
    .filter((part) => part !== '');
}

// "Élet/rend jellem": the word behind the last one belongs to each.
function shareAlignment(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1)?.split(' ') ?? [];
  if (parts.length < 2 || last.length !== 2 || !ALIGNMENT_WORDS.has(fold(last[1] ?? ''))) return parts;
  return parts.map((part) => (readAlignment(part) ? `${part} ${last[1]}` : part));
}

/** Words of whole sentences; a condition that holds one says more than words side by side can hold. */
const SENTENCE_WORDS = new Set(
  'aki akinek akit ha csak minden legyen legyenek van vannak kell rendelkezik rendelkezo iranyit iranyitod jatekosa csapatban csapataban csapat tobb kevesebb mint nincs kivetelevel kiveve masik mas ugyanaz azonos'.split(
    ' ',
  ),
);

function readPart(text: string): Condition {
  const influence = /^befoly[áa]s\s*\(?\s*([^()]+?)\s*\)?$/iu.exec(text);
  if (influence) {
    const places = split(influence[1] as string, /\s*[/,]\s*|\s+vagy\s+/iu);
    return { kind: 'influence', places, text };
  }
  const measure = readMeasure(text);
  if (measure?.of === 'team') return { kind: 'teamLevel', min: measure.min, max: measure.max, text };
  if (/csapatszint|csapat\p{L}* szint/iu.test(text)) return { kind: 'unread', text };
  if (measure) {
    const { of, min, max } = measure;
    const term: Term = { kind: 'number', of, min, max, text: measure.text };
    const rest = measure.rest === '' ? [] : readTerms(measure.rest);
    return rest === null ? { kind: 'unread', text } : { kind: 'card', count: 1, terms: [term, ...rest], text };
  }
  const counted = readCount(text);
  const terms = readTerms(counted.rest);
  if (terms === null || counted.odd) return { kind: 'unread', text };
  return { kind: 'card', count: counted.count, terms, text };
}

// "2 elf", "legalább két harcos", "2 db ork"; a number with a full stop or more behind it is part of a name.
function readCount(text: string): { count: number; rest: string; odd: boolean } {
  const match =
    /^(?:(legal[áa]bb|minimum|legfeljebb|pontosan)\s+)?(\p{L}+|\d+)\s+(?:db\.?\s+|darab\s+|k[üu]l[öo]nb[öo]z[őo]\s+)?(.+)$/iu.exec(
      text,
    );
  const count = match ? readNumber(match[2] as string) : null;
  if (!match || count === null || count === 0) return { count: 1, rest: text, odd: false };
  const odd = match[1] !== undefined && /^(?:legfeljebb|pontosan)$/iu.test(match[1]);
  return { count, rest: match[3] as string, odd };
}

/** The terms of words side by side; null where they are a sentence. */
function readTerms(text: string): readonly Term[] | null {
  const words = text
    .replace(/[[\]"]/gu, '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.some((word) => SENTENCE_WORDS.has(fold(word)))) return null;
  const terms: Term[] = [];
  let loose: string[] = [];
  const flush = () => {
    if (loose.length > 0) terms.push({ kind: 'words', words: loose, text: loose.join(' ') });
    loose = [];
  };
  for (let at = 0; at < words.length; ) {
    const found = termAt(words, at);
    if (found === null) {
      loose.push(words[at] as string);
      at++;
      continue;
    }
    if (found.term !== null) {
      flush();
      terms.push(found.term);
    }
    at += found.length;
  }
  flush();
  return terms;
}

interface Found {
  readonly term: Term | null;
  readonly length: number;
}

const LABELS: Readonly<Record<string, WordKind>> = {
  faju: 'race',
  faj: 'race',
  kasztu: 'class',
  kaszt: 'class',
  fokasztu: 'mainClass',
  alkasztu: 'class',
  szarmazasu: 'origin',
  vallasu: 'religion',
  kepzettsegu: 'skill',
  kepzettseg: 'skill',
  kepzettseggel: 'skill',
  szferaju: 'sphere',
  szfera: 'sphere',
  nevu: 'name',
  helyszinu: 'place',
  csoport: 'group',
  csoportu: 'group',
};

function termAt(words: readonly string[], at: number): Found | null {
  const word = words[at] as string;
  const folded = fold(word);
  const next = words[at + 1];
  if (folded === 'nem' && next !== undefined) {
    const inner = termAt(words, at + 1) ?? {
      term: { kind: 'words', words: [next], text: next } as const,
      length: 1,
    };
    if (inner.term === null) return null;
    const text = words.slice(at, at + 1 + inner.length).join(' ');
    return { term: { kind: 'not', term: inner.term, text }, length: 1 + inner.length };
  }
  const labelled = labelledAt(words, at);
  if (labelled) return labelled;
  const god = religionAt(words, at);
  if (god) return god;
  if (next !== undefined) {
    const pair = `${word} ${next}`;
    const group = readGroup(pair);
    if (group) return { term: { kind: 'group', word: group, text: pair }, length: 2 };
    const alignment = readAlignment(word);
    if (alignment && ALIGNMENT_WORDS.has(fold(next)))
      return { term: { kind: 'alignment', word: alignment, text: pair }, length: 2 };
  }
  if (SMALL_WORDS.has(folded) && words.length > 1 && at === 0) return { term: null, length: 1 };
  const term = singleTerm(word) ?? hyphenTerm(word);
  return term ? { term, length: 1 } : null;
}

// "elf fajú", "toroni származású", "Úszás képzettségű", "Alfa nevű": the word behind says what is meant.
function labelledAt(words: readonly string[], at: number): Found | null {
  for (let end = at + 1; end < Math.min(words.length, at + 4); end++) {
    const kind = LABELS[fold(words[end] as string)];
    if (kind === undefined) continue;
    const text = words.slice(at, end).join(' ');
    const word = kind === 'race' ? (readRace(text) ?? text) : text;
    return { term: { kind, word, text: words.slice(at, end + 1).join(' ') }, length: end + 1 - at };
  }
  return null;
}

function religionAt(words: readonly string[], at: number): Found | null {
  for (let length = Math.min(3, words.length - at); length >= 1; length--) {
    const phrase = words.slice(at, at + length);
    const text = phrase.join(' ');
    const hyphen = /^(.+)-([^-]+)$/u.exec(text);
    if (hyphen && FOLLOWER_WORDS.has(fold(hyphen[2] as string)) && phrase.every(isProper))
      return { term: religion(hyphen[1] as string, text), length };
    if (length > 1 && FOLLOWER_WORDS.has(fold(phrase.at(-1) as string)))
      return { term: religion(phrase.slice(0, -1).join(' '), text), length };
    if (readGod(text)) return { term: religion(text, text), length };
  }
  return null;
}

const isProper = (word: string) => /^\p{Lu}/u.test(word);
const religion = (god: string, text: string): Term => ({ kind: 'religion', word: readGod(god) ?? god, text });

function singleTerm(word: string): Term | null {
  const text = word;
  const race = readRace(word);
  if (race) return { kind: 'race', word: race, text };
  const cls = readClass(word);
  if (cls) {
    // HARCOS in capitals is the főkaszt, Harcos may be either.
    const capitals = word === word.toLocaleUpperCase('hu') && isMainClass(cls);
    return { kind: capitals ? 'mainClass' : 'class', word: cls, text };
  }
  const sex = readSex(word);
  if (sex) return { kind: 'sex', word: sex, text };
  const folded = fold(word);
  if (/^pszi(?:s|vel)?$/u.test(folded)) return { kind: 'flag', flag: 'psi', text };
  if (/^(?:nevesitett|nevesitettek)$/u.test(folded)) return { kind: 'flag', flag: 'named', text };
  if (/^(?:jelzo|jelzok)$/u.test(folded)) return { kind: 'flag', flag: 'token', text };
  for (const stem of stemsOf(word)) {
    const type = readWord(TYPE_NAMES, stem);
    if (type) return { kind: 'type', type, text };
  }
  const keyword = word === word.toLocaleUpperCase('hu') && /\p{L}{3}/u.test(word) ? VOCABULARY.read(word) : null;
  if (keyword) return { kind: 'keyword', id: keyword.id, text };
  const group = readGroup(word);
  if (group) return { kind: 'group', word: group, text };
  const origin = readOrigin(word);
  return origin ? { kind: 'origin', word: origin, text } : null;
}

// Elf-Sárkány: either, if both halves are of one kind.
function hyphenTerm(word: string): Term | null {
  const halves = word.split('-').map((half) => half.trim());
  if (halves.length < 2 || halves.some((half) => half.length < 2)) return null;
  const terms = halves.map(singleTerm);
  if (terms.some((term) => term === null || term.kind !== terms[0]?.kind)) return null;
  return { kind: 'either', of: terms as Term[], text: word };
}
