import { MAX_COUNT } from '../deck.ts';

/** A line cut into a count and the rest. */
export interface CountSplit {
  readonly name: string;
  /** The number written, or null where it is no whole number from 1 to 999. */
  readonly count: number | null;
  /** True where this cut is right only if the rest is a known name, since names may end like this too. */
  readonly onlyKnown: boolean;
}

// Anything a player may have meant as a number, valid or not: 4, -1, +2, 1,5, 2.5, 1/2, 99999999999.
const NUMBER = '[-−–+]?\\d+(?:[.,/]\\d+)*';
const TIMES = '[xX×*]';
const PIECES = '(?:db|drb|darab|pcs|pc|-?sz[eoö]r)\\.?';

const BEFORE: readonly RegExp[] = [
  new RegExp(`^(?<n>${NUMBER})\\s+(?<name>.+)$`, 'u'), // 4 Alfa
  new RegExp(`^(?<n>${NUMBER})\\s*[:;]\\s*(?<name>\\S.*)$`, 'u'), // 4: Alfa
  new RegExp(`^(?<n>${NUMBER})\\s+[-–—]\\s+(?<name>.+)$`, 'u'), // 4 - Alfa
  new RegExp(`^(?<n>${NUMBER})\\s*${TIMES}\\s+(?<name>.+)$`, 'u'), // 4x Alfa, 4 x Alfa
  new RegExp(`^(?<n>${NUMBER})(?:[xX](?=\\S)|\\s*[×*])\\s*(?<name>.+)$`, 'u'), // 4xAlfa, 4×Alfa
  new RegExp(`^${TIMES}\\s*(?<n>${NUMBER})\\s+(?<name>.+)$`, 'u'), // x4 Alfa
  new RegExp(`^(?<n>${NUMBER})\\s*${PIECES}:?\\s+(?<name>.+)$`, 'iu'), // 4 db Alfa, 4-szer Alfa
  new RegExp(`^[[(]\\s*${TIMES}?\\s*(?<n>${NUMBER})\\s*(?:${TIMES}|${PIECES})?\\s*[\\])]\\s*(?<name>.+)$`, 'iu'), // [4] Alfa
];

const BEHIND: readonly { form: RegExp; onlyKnown: boolean }[] = [
  { form: new RegExp(`^(?<name>.+?)\\s+(?<n>${NUMBER})$`, 'u'), onlyKnown: true }, // Alfa 4
  { form: new RegExp(`^(?<name>.+?)\\s*[:;=,]\\s*(?<n>${NUMBER})$`, 'u'), onlyKnown: true }, // Alfa: 4
  { form: new RegExp(`^(?<name>.+?)\\s+[-–—]\\s+(?<n>${NUMBER})$`, 'u'), onlyKnown: true }, // Alfa - 4
  { form: new RegExp(`^(?<name>.+?)(?:\\s+${TIMES}|\\s*[×])\\s*(?<n>${NUMBER})$`, 'u'), onlyKnown: false }, // Alfa x4
  { form: new RegExp(`^(?<name>.+?)\\s+(?<n>${NUMBER})\\s*${TIMES}$`, 'u'), onlyKnown: false }, // Alfa 4x
  { form: new RegExp(`^(?<name>.+?)\\s*[,;:–-]?\\s+(?<n>${NUMBER})\\s*${PIECES}$`, 'iu'), onlyKnown: false }, // Alfa, 4 db
  {
    form: new RegExp(
      `^(?<name>.+?)\\s*[[(]\\s*${TIMES}?\\s*(?<n>${NUMBER})\\s*(?:${TIMES}|${PIECES})?\\s*[\\])]$`,
      'iu',
    ),
    onlyKnown: false,
  }, // Alfa (4), Alfa [x4]
];

/** A written count as a number; null unless it is a whole number from 1 to 999. */
export function readCount(text: string): number | null {
  const digits = plainDigits(text).trim();
  if (!/^\d+$/.test(digits)) return null;
  const value = Number(digits);
  return value >= 1 && value <= MAX_COUNT ? value : null;
}

const WHOLE_CELL = new RegExp(`^${TIMES}?\\s*(${NUMBER})\\s*(?:${TIMES}|${PIECES})?[.):;]?$`, 'iu');

/** A cell or line that is nothing but a count ("3", "3x", "3 db"); `count` is null if it is out of range. */
export function readWholeCount(cell: string): { count: number | null } | undefined {
  const match = WHOLE_CELL.exec(plainDigits(cell).trim());
  return match ? { count: readCount(match[1] as string) } : undefined;
}

/** Longer lines are no card with a count: a name has 200 characters at most. */
const LONGEST = 1000;

/**
 * Every way to cut a count off a line, the least eager first; none for a line without one. Beside a count in front one
 * behind is looked for only where a known name is left: "1 Árnyék x2" is one copy of a name that ends with x2, unless a
 * card is called "1 Árnyék".
 */
export function countSplits(line: string): CountSplit[] {
  if (line.length > LONGEST || !/[\d０-９]/u.test(line)) return [];
  const plain = plainDigits(line);
  const before = BEFORE.map((form) => cut(line, form.exec(plain), false)).filter((split) => split !== undefined);
  const behind = BEHIND.map(({ form, onlyKnown }) =>
    cut(line, form.exec(plain), onlyKnown || before.length > 0),
  ).filter((split) => split !== undefined);
  return [...before, ...behind];
}

// Digits are made plain one for one, so positions in the plain text are positions in the line.
function cut(line: string, match: RegExpExecArray | null, onlyKnown: boolean): CountSplit | undefined {
  const { n, name } = match?.groups ?? {};
  if (!match || n === undefined || name === undefined) return undefined;
  const from = match[0].startsWith(name) ? 0 : match[0].length - name.length;
  return { name: line.slice(from, from + name.length).trim(), count: readCount(n), onlyKnown };
}

/** Full-width digits and x as plain ones. */
function plainDigits(text: string): string {
  return text.replace(/[０-９ｘＸ]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}
