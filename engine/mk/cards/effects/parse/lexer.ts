import { cleanText } from '../../../../text/fold.ts';
import { VOCABULARY } from '../../keywords/keywords.ts';
import { writeKeyword } from '../../keywords/vocabulary.ts';
import type { Case } from '../words/inflect.ts';
import { type NounReading, nounReadings } from '../words/nouns.ts';
import { isQualityWord } from '../words/qualities.ts';
import { isVerb, PREFIXES, type VerbReading, verbReadings } from '../words/verbs.ts';

/** A piece of a sentence with everything it can be. */
export interface Token {
  readonly text: string;
  /** Small letters. */
  readonly word: string;
  /** Offset in the text. */
  readonly at: number;
  readonly end: number;
  readonly nouns: readonly NounReading[];
  readonly verbs: readonly VerbReading[];
  /** A number with its sign and ending: "1-gyel", "+2", "−1-et", "X". */
  readonly number: NumberToken | null;
  /** A keyword in capitals, as written on a card, and its ending ("PORTYÁZÁS-t"). */
  readonly keyword: { readonly text: string; readonly acc: boolean } | null;
}

export interface NumberToken {
  readonly value: number | 'X';
  readonly sign: '+' | '-' | null;
  readonly form: Case;
  /** "1-1": each. */
  readonly each: boolean;
  /** "1." as in "1. alapszintű". */
  readonly ordinal: boolean;
}

const NUMBER_WORDS: Readonly<Record<string, readonly [number, Case]>> = {
  egy: [1, 'nom'],
  egyet: [1, 'acc'],
  eggyel: [1, 'ins'],
  egyik: [1, 'nom'],
  két: [2, 'nom'],
  kettő: [2, 'nom'],
  kettőt: [2, 'acc'],
  kettővel: [2, 'ins'],
  három: [3, 'nom'],
  hármat: [3, 'acc'],
  hárommal: [3, 'ins'],
  négy: [4, 'nom'],
  négyet: [4, 'acc'],
  néggyel: [4, 'ins'],
  öt: [5, 'nom'],
  ötöt: [5, 'acc'],
  öttel: [5, 'ins'],
  hat: [6, 'nom'],
  hatot: [6, 'acc'],
  hattal: [6, 'ins'],
  hét: [7, 'nom'],
  hetet: [7, 'acc'],
  héttel: [7, 'ins'],
};

const NUMBER = /^([+\-−–])?(\d{1,3}|X)(?:-(\d{1,3}))?(?:-(\p{L}+))?(\.)?$/u;
const ENDING: readonly (readonly [RegExp, Case])[] = [
  [/^(?:[eoöaá]?t)$/u, 'acc'],
  [/^\p{L}?\p{L}?[^aeáé\d]?(?:[aeá]l|[aáeé]l|[aoe]?l)$/u, 'ins'],
  [/^(?:nak|nek)$/u, 'dat'],
  [/^(?:ra|re)$/u, 'sub'],
  [/^(?:ról|ről)$/u, 'del'],
  [/^(?:ban|ben)$/u, 'ine'],
];

function readNumber(text: string): NumberToken | null {
  const word = NUMBER_WORDS[text.toLocaleLowerCase('hu')];
  if (word && !/^egyik$/iu.test(text))
    return { value: word[0], sign: null, form: word[1], each: false, ordinal: false };
  const hit = NUMBER.exec(text);
  if (!hit) return null;
  const ending = hit[4];
  const form = ending === undefined ? 'nom' : ENDING.find(([pattern]) => pattern.test(ending))?.[1];
  if (!form) return null;
  return {
    value: hit[2] === 'X' ? 'X' : Number(hit[2]),
    sign: hit[1] === undefined ? null : hit[1] === '+' ? '+' : '-',
    form,
    each: hit[3] !== undefined && hit[3] === hit[2],
    ordinal: hit[5] === '.',
  };
}

// A keyword with its numbers: "VÉDŐKÜSZÖB 9 SFÉ 1-et", "PORTYÁZÁS-t", "FÓKUSZ".
const KEYWORD =
  /(?:VÉDŐKÜSZÖB \d+ SFÉ \d+|\p{Lu}{3,}(?: \p{Lu}{3,})?(?: (?:\d+|X)(?![\p{L}\p{N}.,]))?)(-?[eoöa]?t(?!\p{L}))?(?![\p{L}\d])/uy;

const SYMBOLIC = /^(?:MP|DP|SFÉ|SZP|ÓP|FAL|SZÁM|TÁMADÁS|SEBZÉS)/u;

function keywordAt(text: string, at: number): { text: string; acc: boolean; end: number } | null {
  KEYWORD.lastIndex = at;
  const hit = KEYWORD.exec(text);
  if (!hit || SYMBOLIC.test(hit[0])) return null;
  const ending = hit[1] ?? '';
  const bare = hit[0].slice(0, hit[0].length - ending.length);
  for (const part of [bare, bare.replace(/ \p{Lu}{3,}.*$/u, ''), bare.replace(/ (?:\d+|X)$/u, '')]) {
    const keyword = VOCABULARY.read(part);
    if (!keyword) continue;
    const whole = part.length === bare.length;
    const end = at + part.length + (whole ? ending.length : 0);
    return {
      text: writeKeyword(keyword).replace(/^(\p{Lu}+)$/u, '$1') + (/ X$/u.test(part) ? ' X' : ''),
      acc: whole && ending !== '',
      end,
    };
  }
  return null;
}

const NONE: readonly never[] = [];
const WORD = /[+\-−–]?[\p{L}\p{N}]+(?:[-/'’][\p{L}\p{N}]+)*(?:\.(?=\s+\p{Ll}))?|[^\s]/uy;

/** Cuts one sentence into tokens; `from` is its offset in the whole text. */
export function tokens(sentence: string, from = 0): Token[] {
  const found: Token[] = [];
  const text = sentence;
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at] as string)) {
      at++;
      continue;
    }
    const keyword = keywordAt(text, at);
    if (keyword) {
      found.push(plain(text.slice(at, keyword.end), from + at, { keyword }));
      at = keyword.end;
      continue;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0] ?? (text[at] as string);
    const clean = trimmed(word);
    found.push(plain(clean, from + at, {}));
    at += clean.length;
  }
  return joinPrefixes(found);
}

// "szintű." ends a sentence, "1." does not: only numbers keep their point. A point alone stays, or the lexer would not move on.
function trimmed(word: string): string {
  return /[^.]\.$/.test(word) && !/^\d+\.$/.test(word) ? word.slice(0, -1) : word;
}

function plain(text: string, at: number, more: { keyword?: { text: string; acc: boolean } }): Token {
  const word = text.toLocaleLowerCase('hu').replace(/’/g, "'");
  return {
    text,
    word,
    at,
    end: at + text.length,
    nouns: more.keyword ? NONE : nounReadings(word),
    verbs: more.keyword ? NONE : verbReadings(word),
    number: more.keyword ? null : readNumber(text),
    keyword: more.keyword ?? null,
  };
}

// "nem dobhat el", "Küldetést old meg": the prefix behind its verb is read with it.
function joinPrefixes(list: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < list.length; i++) {
    const token = list[i] as Token;
    const next = list[i + 1];
    if (next && token.verbs.length > 0 && PREFIXES.has(next.word)) {
      const verbs = token.verbs.flatMap((one) =>
        isVerb(next.word + one.verb) ? [{ ...one, verb: next.word + one.verb }] : [],
      );
      if (verbs.length > 0) {
        joined.push({ ...token, text: `${token.text} ${next.text}`, end: next.end, verbs, nouns: NONE });
        i++;
        continue;
      }
    }
    joined.push(token);
  }
  return joined;
}

/** Words that are neither nouns nor verbs but part of the language of the cards. */
const FUNCTION_WORDS = new Set(
  (
    'a az egy és vagy de ha akkor hogy amikor amíg ami aki amely amelyik amelynek akinek akit amit nem ne se sem is csak ' +
    'minden összes valamennyi bármely bármelyik egyik másik többi legfeljebb legalább pontosan pihenő éber sérült ellenséges saját célpont ' +
    'jelző nevesített viselt csatolt lévő majd így ekkor ezután helyette ellene ellen még egyszer alá ez ezt azt ehhez hozzá ' +
    'megoldásra váró nélkül által választott következő felső legfelső minden mint több kevesebb annyi annyival ahány amennyi'
  ).split(' '),
);

/** True for a word the reader can place somewhere: used to name the first strange word of a sentence. */
export function isKnown(token: Token): boolean {
  return (
    token.nouns.length > 0 ||
    token.verbs.length > 0 ||
    token.number !== null ||
    token.keyword !== null ||
    FUNCTION_WORDS.has(token.word) ||
    isQualityWord(token.word) ||
    !/\p{L}/u.test(token.text)
  );
}

export interface SentenceSpan {
  readonly text: string;
  readonly at: number;
}

const ABBREVIATION = /(?:^|[\s(,])(?:\d+|[a-z]|pl|ill|stb)\.$/iu;

/** The sentences of a text with their offsets; a point inside brackets or after a number before a small letter ends none. */
export function sentencesOf(raw: string): SentenceSpan[] {
  const text = cleanText(raw);
  const found: SentenceSpan[] = [];
  let depth = 0;
  let start = 0;
  const close = (end: number) => {
    const piece = text.slice(start, end);
    const lead = /^[\s•·*–]*/u.exec(piece)?.[0].length ?? 0;
    const body = piece.slice(lead).trimEnd();
    if (/[\p{L}\p{N}]/u.test(body)) found.push({ text: body, at: start + lead });
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === '\n') close(at + 1);
    else if (depth === 0 && (letter === '.' || letter === '!' || letter === '?')) {
      if (!/^\s*$|^\s*\n|^\s+[\p{Lu}\d„"•▲■+−(]/u.test(text.slice(at + 1, at + 8))) continue;
      if (
        letter === '.' &&
        ABBREVIATION.test(text.slice(Math.max(0, at - 5), at + 1)) &&
        /^\s+\p{Ll}/u.test(text.slice(at + 1))
      )
        continue;
      close(at + 1);
    }
  }
  close(text.length);
  return found;
}
