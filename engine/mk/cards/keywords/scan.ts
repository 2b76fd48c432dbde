import { fold } from '../../../text/fold.ts';
import type { KeywordPattern } from './patterns.ts';
import { KEYWORDS, type Keyword, type KeywordId, makeKeyword } from './vocabulary.ts';

/** How a keyword stands in a text: stated of the card itself, handed to other cards, or only spoken about. */
export type Standing = 'has' | 'grants' | 'mentions';

export interface Occurrence {
  readonly keyword: Keyword;
  readonly standing: Standing;
  /** Place of the words in the text, for showing them in small capitals. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the keywords in one text of a card. A card states a keyword by a sentence that consists of keywords and what they
 * carry ("KINCS 3, ŐSERŐ."), or by one that opens a text ("Elf TÖRZSSZÖVETSÉG: …"). A keyword inside any other sentence is
 * granted to others ("… kapja a MOMENTUM kulcsszót") or only mentioned ("SORSFORDÍTÓ-val rendelkező lapok …").
 */
export function scanText(text: string, patterns: readonly KeywordPattern[]): readonly Occurrence[] {
  if (!CAPITALS.test(text)) return [];
  const found: Occurrence[] = [];
  let under: Keyword['under'] = null;
  let carried = false;
  let at = 0;
  while (at < text.length) {
    at = skip(text, at, LEADING);
    const statement = readStatement(text, skip(text, at, OF_ITSELF), patterns);
    if (statement) {
      for (const item of statement.items) {
        found.push({ ...item, keyword: { ...item.keyword, under }, standing: carried ? 'grants' : 'has' });
      }
      if (statement.opens) {
        const opener = statement.items.at(-1)?.keyword.id;
        if (opener === 'tribe' || opener === 'influence') under = opener; // 2.08.b, 2.20.b: the rest of the text hangs on it
        if (opener === 'mount') carried = true; // 2.06.f: what follows is given to the rider
      }
      at = statement.end;
    } else {
      const end = sentenceEnd(text, at);
      found.push(...mentions(text, at, end, patterns));
      at = end;
    }
  }
  return found;
}

/** No keyword is shorter than FAL, and only FAL is printed in small letters (2.01.a), so most texts need no closer look. */
const CAPITALS = /\p{Lu}{3}|Fal\s*:/u;
const LEADING = /[\s•·*.;,!–-]*/y;
/** "Ez a lap KINCS 3 kulcsszóval rendelkezik." speaks of the card itself. */
const OF_ITSELF = /(?:ez a |a |)(?:lap|kártya|kalandozó|küldetés|építmény|felszerelés) (?=\p{Lu}{3})/iuy;
const SPACE = /\s*/y;
const SEPARATOR = /\s*(?:[,/+•]|és(?=\s)|valamint(?=\s))?\s*/y;
const REMINDER = /\s*\([^()]*\)/y;
const SENTENCE_CLOSE = /[^\S\n]*(?:[.;!]|\n|$)/y;
const OPENING = /\s*(?::|[–—](?=\s)|-(?=\s))\s*/y;

function skip(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function match(text: string, at: number, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

type Item = Pick<Occurrence, 'keyword' | 'start' | 'end'>;
interface Statement {
  readonly items: readonly Item[];
  readonly end: number;
  /** True where a text follows that belongs to the last keyword. */
  readonly opens: boolean;
}

function readStatement(text: string, start: number, patterns: readonly KeywordPattern[]): Statement | null {
  const items: Item[] = [];
  let at = start;
  for (;;) {
    const item = readItem(text, at, patterns);
    if (!item) return null;
    items.push(item);
    at = skip(text, item.end, REMINDER);
    const closed = match(text, at, SENTENCE_CLOSE);
    if (closed) return { items, end: at + closed[0].length, opens: false };
    const opening = match(text, at, OPENING);
    if (opening) return { items, end: at + opening[0].length, opens: true };
    // "KINCS 3 kulcsszóval rendelkezik." says of the card itself what "KINCS 3." says.
    const having = match(text, at, HAVING);
    if (having) return { items, end: at + having[0].length, opens: false };
    if (item.keyword.place !== null) return { items, end: at, opens: true }; // 2.20: the text may follow without a colon
    at = skip(text, at, SEPARATOR);
  }
}

const HAVING = /\s+kulcssz(?:óval|avakkal)\s+rendelkezik\s*(?:\.|$)/uy;

/** One keyword with what it carries, at a place in a text; null where none is stated there. */
export function readItem(text: string, at: number, patterns: readonly KeywordPattern[]): Item | null {
  for (const { id, bare } of patterns) {
    const word = match(text, at, bare);
    if (!word) continue;
    const rest = readArgument(id, text, at + word[0].length);
    return rest && { keyword: makeKeyword(id, rest.parts), start: at, end: rest.end };
  }
  return readWithCondition(text, at, patterns);
}

const VALUE = /\s*:?\s*\(?(\d{1,3}|X)\)?(?![\p{L}\p{N}-])/uy;
const SECOND_VALUE = /[\s,;/]*SFÉ\s*:?\s*(\d{1,3}|X)(?![\p{L}\p{N}-])/iuy;
const BRACKETS = /\s*[([]([^()[\]]+)[)\]]/y;
/** "BEFOLYÁS Toron: …", as some write it. */
const BARE_PLACE = /\s+(\p{Lu}\p{Ll}[\p{L}' -]*?)(?=\s*:)/uy;
const NAME_DASH = /\s*[-–—:]\s*/y;

interface Argument {
  readonly parts: Partial<Keyword>;
  readonly end: number;
}

function readArgument(id: KeywordId, text: string, at: number): Argument | null {
  switch (KEYWORDS[id].argument) {
    case 'value': {
      const value = match(text, at, VALUE);
      return value ? { parts: { value: numberOf(value[1]) }, end: at + value[0].length } : { parts: {}, end: at };
    }
    case 'twoValues': {
      const value = match(text, at, VALUE);
      if (!value) return { parts: {}, end: at };
      const end = at + value[0].length;
      const second = match(text, end, SECOND_VALUE);
      return {
        parts: { value: numberOf(value[1]), second: second ? numberOf(second[1]) : null },
        end: end + (second?.[0].length ?? 0),
      };
    }
    case 'conditionInBrackets':
    case 'place': {
      const brackets = match(text, at, BRACKETS) ?? (id === 'influence' ? match(text, at, BARE_PLACE) : null);
      const inside = brackets?.[1]?.trim();
      // A whole sentence in brackets explains the keyword; it is no condition.
      if (!brackets || !inside || inside.endsWith('.')) return { parts: {}, end: at };
      const parts = KEYWORDS[id].argument === 'place' ? { place: inside } : { condition: inside };
      return { parts, end: at + brackets[0].length };
    }
    case 'cardName':
      return readCardName(text, at);
    default:
      return { parts: {}, end: at };
  }
}

const numberOf = (text: string | undefined) => (text === undefined || text === 'X' ? null : Number(text));

// A name may hold commas, dots and numbers ("7. érzék"); it ends with the sentence or before the next keyword of a list.
const CARD_NAME =
  /(?:\[([^\]]+)\]|\(([^)]+)\)|[„"]([^”"]+)[”"]|(.+?))(?=\s*(?:[.;!]?\s*(?:$|\n)|[.;!]\s+[\p{Lu}\d•]|[,;]?\s+(?:és\s+)?\p{Lu}{4,}|\s\())/uy;

function readCardName(text: string, at: number): Argument | null {
  const dash = match(text, at, NAME_DASH);
  const bracketed = /\s*[[(„"]/y;
  const start = dash ? at + dash[0].length : match(text, at, bracketed) ? skip(text, at, SPACE) : null;
  if (start === null) return { parts: {}, end: at };
  const name = match(text, start, CARD_NAME);
  const cardName = (name?.[1] ?? name?.[2] ?? name?.[3] ?? name?.[4])?.trim();
  if (!name || !cardName) return null;
  return { parts: { cardName }, end: start + name[0].length };
}

// [feltétel] before HÁTAS, TÖRZSSZÖVETSÉG, CSATLÓS.
function readWithCondition(text: string, start: number, patterns: readonly KeywordPattern[]): Item | null {
  for (const { id, bare } of patterns) {
    if (KEYWORDS[id].argument !== 'conditionBefore') continue;
    const line = text.slice(start, start + 100);
    const cut = /[.:;()\n]/.exec(line)?.index ?? line.length;
    for (let at = start; at < start + cut; at++) {
      if (!/[\s\]]/.test(text[at - 1] ?? '') || !match(text, at, bare)) continue;
      const condition = text
        .slice(start, at)
        .trim()
        .replace(/^\[(.*)\]$/, '$1');
      if (!isCondition(condition)) return null;
      return { keyword: makeKeyword(id, { condition }), start, end: bare.lastIndex };
    }
  }
  return null;
}

/** Words that show that what stands before a keyword is a sentence and no condition. */
const SENTENCE_WORDS = new Set(
  (
    'a az egy ha amig amikor nem ne se sem is csak van lehet legyen minden mindegyik celpont ellenseges ellenfel jatekosa ' +
    'jatekosanak iranyit iranyitott kap kapja megkapja ad adja rendelkezik rendelkezo nelkul mint olyan ez aki ami amely ' +
    'kuldetes fordulo csatolt csatolhat leidezhet barmelyik osszes egyetlen'
  ).split(' '),
);

function isCondition(text: string): boolean {
  const words = fold(text).split(/[\s,/+-]+/);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    text.length > 0 &&
    words.every((word) => word !== '' && !SENTENCE_WORDS.has(word))
  );
}

/** Where the sentence that begins here ends; a dot inside brackets or before a small letter ("2. szintű") ends none. */
function sentenceEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === '\n') return at + 1;
    else if (depth === 0 && (letter === '.' || letter === '!' || letter === '?' || letter === ';')) {
      if (/^\s*$|^\s+[\p{Lu}\d„"•▲■([]/u.test(text.slice(at + 1, at + 6))) return at + 1;
    }
  }
  return text.length;
}

function mentions(text: string, start: number, end: number, patterns: readonly KeywordPattern[]): Occurrence[] {
  const sentence = text.slice(start, end);
  const hits: { id: KeywordId; from: number; to: number }[] = [];
  for (const { id, anywhere } of patterns) {
    for (const hit of sentence.matchAll(anywhere)) {
      const [from, to] = [hit.index, hit.index + hit[0].length];
      if (!hits.some((other) => from < other.to && other.from < to)) hits.push({ id, from, to });
    }
  }
  hits.sort((a, b) => a.from - b.from);
  const grants = grantsIn(sentence, hits);
  return hits.map((hit, i) => {
    const bare = patterns.find((pattern) => pattern.id === hit.id)?.bare;
    const item = bare && match(sentence, hit.from, bare) ? readArgument(hit.id, sentence, bare.lastIndex) : null;
    const parts = KEYWORDS[hit.id].argument === 'cardName' ? {} : (item?.parts ?? {});
    return {
      keyword: makeKeyword(hit.id, parts),
      standing: grants[i] ? 'grants' : 'mentions',
      start: start + hit.from,
      end: start + Math.max(hit.to, item && KEYWORDS[hit.id].argument !== 'cardName' ? item.end : 0),
    } satisfies Occurrence;
  });
}

const GIVING = /(?<!\p{L})(?:(?:meg)?kap(?:ja|nak|ják|hat|hatja|hatnak)?|ad(?:ja|nak|ják)?)(?!\p{L})/u;
const TAKING = /(?<!\p{L})(?:el)?vesz[ií]t|(?<!\p{L})nem\s+(?:kap|ad)|helyett/u;
const GIVEN_TAIL = /^(?:\s*\d+)?(?:\s*SFÉ\s*\d+)?(?:\s*\([^)]*\))?(?:-?[oeaéáöü]?t(?!\p{L})|\s+kulcssz(?:ót|avakat))/u;
const LIST_TAIL = /^\s*(?:,|és|valamint|,\s*valamint)\s*$/u;
const GIVEN_HEAD = /kulcssz(?:ót|avakat)\s*:\s*$/u;

// Which of the keywords in a sentence are handed out by it: "MOMENTUM és ÁTTÖRÉS kulcsszót kap".
function grantsIn(sentence: string, hits: readonly { from: number; to: number }[]): boolean[] {
  const grants = hits.map(() => false);
  if (!GIVING.test(sentence) || TAKING.test(sentence)) return grants;
  for (let i = hits.length - 1; i >= 0; i--) {
    const hit = hits[i] as { from: number; to: number };
    const next = hits[i + 1];
    const tail = sentence.slice(hit.to, next?.from);
    const ending = /t$/u.test(sentence.slice(hit.from, hit.to)) && /[a-z]$/u.test(sentence.slice(hit.from, hit.to));
    grants[i] = ending || GIVEN_TAIL.test(tail) || (LIST_TAIL.test(tail) && grants[i + 1] === true);
  }
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i] as { from: number; to: number };
    const before = sentence.slice(hits[i - 1]?.to ?? 0, hit.from);
    if (GIVEN_HEAD.test(before) || (i > 0 && grants[i - 1] && LIST_TAIL.test(before))) grants[i] = true;
  }
  return grants;
}
