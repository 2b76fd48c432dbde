import { fold } from '../../../text/fold.ts';
import { mpValue } from '../../cards/card.ts';
import { readWord, TYPE_NAMES } from '../../cards/words.ts';
import type { StubDetails } from './token.ts';

/** What stands around a name and is no part of it. Each function takes one kind off and says what it took. */

/** "3 Alfa # próba": the remark behind a hash that has a blank before it. */
export function splitRemark(line: string): { rest: string; remark: string } | undefined {
  const match = /^(.*?\S)\s+#+\s*(.*)$/u.exec(line);
  return match ? { rest: match[1] as string, remark: match[2] as string } : undefined;
}

const CODE = '[A-ZÁÉÍÓÖŐÚÜŰ0-9]{2,6}';
const SET_TAILS: readonly { form: RegExp; onlyKnown: boolean }[] = [
  // (M1) 12 · [ALF] · (RNA:200) · <M1> 12b *F*
  {
    form: new RegExp(
      `\\s+[([<](?=[^)\\]>]*\\p{L})${CODE}(?:[:/ ]\\d{1,4}\\p{Ll}?)?[)\\]>](?:\\s+#?\\d{1,4}\\p{Ll}?)?(?:\\s+\\*\\p{Lu}+\\*)?$`,
      'u',
    ),
    onlyKnown: false,
  },
  { form: /\s+\*\p{Lu}{1,5}\*$/u, onlyKnown: false },
  // M1 12 · (12) · #12: names may end like that.
  { form: new RegExp(`\\s+(?=\\S*\\p{L})${CODE}\\s+#?\\d{1,4}\\p{Ll}?$`, 'u'), onlyKnown: true },
  { form: /\s+(?:[([]#?\d{1,4}\p{Ll}?[)\]]|#\d{1,4})$/u, onlyKnown: true },
  // (Alapkészlet) · [A] 12: a set's name in full, or anything else in brackets that the catalogue's name does not have.
  { form: /\s+(?:\([^()]+\)|\[[^[\]]+\]|<[^<>]+>)(?:\s+#?\d{1,4}\p{Ll}?)?$/u, onlyKnown: true },
];

/** A set code or collector number behind a name, each way to take it for one; a bare number is a count, not a code. */
export function splitSetTail(line: string): { rest: string; dropped: string; onlyKnown: boolean } | undefined {
  for (const { form, onlyKnown } of SET_TAILS) {
    const match = form.exec(line);
    if (match && match.index > 0)
      return { rest: line.slice(0, match.index).trim(), dropped: match[0].trim(), onlyKnown };
  }
  return undefined;
}

/** `Vadász (kalandozó, 4 MP)`: type and cost in brackets; undefined if anything else stands there too. */
export function splitDetails(line: string): { rest: string; details: StubDetails } | undefined {
  const match = /^(.*?\S)\s*\(([^()]+)\)$/u.exec(line);
  if (!match) return undefined;
  let details: StubDetails = {};
  for (const part of (match[2] as string).split(/[,;]/u)) {
    // A bare number is a count or a collector number, not a cost.
    const read = /^\s*(?:\d+|x)\s*$/iu.test(part) ? undefined : readDetails([part]);
    if (!read) return undefined;
    details = { ...details, ...read };
  }
  return { rest: match[1] as string, details };
}

/** Type and cost from words such as "Kalandozó", "4 MP", "3X"; undefined if none of them says either. */
export function readDetails(words: readonly string[]): StubDetails | undefined {
  let details: StubDetails = {};
  for (const word of words) {
    const type = readWord(TYPE_NAMES, word);
    const mp = /^(?:mp\s*:?\s*)?(\d{1,3}|\d{0,2}x)(?:\s*mp)?$/u.exec(fold(word))?.[1];
    if (type) details = { ...details, type };
    else if (mp !== undefined)
      details = { ...details, mp: mpValue.parse(mp.endsWith('x') ? mp.toUpperCase() : Number(mp)) };
  }
  return Object.keys(details).length > 0 ? details : undefined;
}

/** Without the bullet, check box or quotation mark of an e-mail in front. A bullet needs a blank behind it. */
export function withoutBullet(line: string): string | undefined {
  const bare = line.replace(/^(?:(?:[-*+–—•·‣▪◦●>]|\[[ xX✓]\])\s+|[•·‣▪◦●>]\s*)+/u, '');
  return bare === line || bare === '' ? undefined : bare;
}

const NUMBERING = /^(\d{1,3})[.)]\s*(?=\S)/u;

/** Without the number of the line ("7. Alfa", "7) Alfa"). */
export function withoutNumbering(line: string): { rest: string; number: number } | undefined {
  const match = NUMBERING.exec(line);
  // "2.5" and "1.000" are no numbering.
  if (!match || /^\d{1,3}\.\d/u.test(line)) return undefined;
  return { rest: line.slice(match[0].length), number: Number(match[1]) };
}

/** True if the lines that begin with a number and a dot count up from 1: then those numbers are no part of the names. */
export function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => withoutNumbering(line)?.number).filter((number) => number !== undefined);
  return numbers.length > 0 && numbers.every((number, i) => number === i + 1);
}

/** Without Markdown emphasis, code marks and link around the whole text or around the count in front. */
export function withoutEmphasis(text: string): string | undefined {
  const bare = text
    .replace(/^\[([^\]]+)\]\([^)\s]*\)$/u, '$1')
    .replace(/^(\*\*\*|\*\*|\*|__|_|`|~~)(.+)\1$/u, '$2')
    .replace(/^(\*\*|__|\*|_|`)(\d+\s*[x×]?)\1(?=\s)/u, '$2')
    .trim();
  return bare === text || bare === '' ? undefined : bare;
}

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '”': '”',
  '„': '”',
  '“': '”',
  '«': '»',
  '»': '«',
  '‘': '’',
};

/** The text inside quotation marks that embrace the whole; a doubled straight quote inside stands for one. */
export function unquoted(text: string): string | undefined {
  const close = QUOTES[text[0] as string];
  if (close === undefined || text.length < 3 || !text.endsWith(close)) return undefined;
  const inner = text.slice(1, -1);
  if (text[0] !== '"') return inner.includes(close) ? undefined : inner.trim();
  return /^(?:[^"]|"")*$/u.test(inner) ? inner.replaceAll('""', '"').trim() : undefined;
}

/** The text in straight quotation marks, as {@link unquoted} takes them off. */
export function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Without a comma, semicolon or full stop left over at the end. */
export function withoutEndMark(text: string): string | undefined {
  const bare = text.replace(/\s*[,;.]+$/u, '');
  return bare === text || bare === '' ? undefined : bare;
}
