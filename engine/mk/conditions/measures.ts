import { fold } from '../../text/fold.ts';
import type { NumberKind } from './condition.ts';

/** A number a condition asks for: of the team as a whole or of one card. */
export interface Measure {
  readonly of: NumberKind | 'team';
  readonly min: number | null;
  readonly max: number | null;
  /** The words of the measure, and what stands beside them. */
  readonly text: string;
  readonly rest: string;
}

const NAMES: readonly (readonly [Measure['of'], string])[] = [
  ['team', 'csapatszint\\p{L}*|csapat\\p{L}* (?:ossz)?szint\\p{L}*|osszszint\\p{L}*'],
  ['mp', 'mp-(?:ertek|igeny)\\p{L}*|mp'],
  ['fizikum', 'fizikum\\p{L}*'],
  ['asztral', 'asztral\\p{L}*'],
  ['mental', 'mental\\p{L}*'],
  ['level', '(?:alap)?szint\\p{L}*'],
];
const BOUND = '(?<bound>legalabb|minimum|min\\.?|legfeljebb|maximum|max\\.?|pontosan|>=|<=|=|:)';
const BOUND_AFTER = '(?<after>legalabb|minimum|legfeljebb|maximum|vagy tobb|vagy kevesebb|\\+)';
const NUMBER = '(?<number>\\d{1,3})(?:[-.]?(?:as|es|os)?(?= |\\+|$)\\.?)';

const PATTERNS = NAMES.map(
  ([of, name]) =>
    [
      of,
      [
        // legalább 3. szintű, 7-es csapatszint, legfeljebb 2 MP-értékű
        new RegExp(`(?:${BOUND} )?${NUMBER}(?: ${BOUND_AFTER})? (?:${name})(?!\\p{L})`, 'u'),
        // csapatszint legalább 7, szint: 3, Fizikum 8, csapatszint 7+
        new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})(?: ?${BOUND})? ?${NUMBER}(?: ?${BOUND_AFTER})?`, 'u'),
      ],
    ] as const,
);

/**
 * The number a part of a condition asks for; null if it asks for none. Without a word for it a level of the team and an
 * attribute are asked "at least", a level or MP-érték of one card exactly.
 */
export function readMeasure(text: string): Measure | null {
  const words = fold(text);
  for (const [of, patterns] of PATTERNS) {
    for (const pattern of patterns) {
      const match = pattern.exec(words);
      if (!match) continue;
      const number = Number(match.groups?.number);
      const rest = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`
        .replace(/ +/g, ' ')
        .trim();
      return { of, ...bounds(of, number, match.groups?.bound ?? match.groups?.after), text: match[0].trim(), rest };
    }
  }
  return null;
}

function bounds(
  of: Measure['of'],
  number: number,
  word: string | undefined,
): { min: number | null; max: number | null } {
  if (word !== undefined && /^(?:legfeljebb|max|<=|vagy kevesebb)/u.test(word)) return { min: null, max: number };
  if (word !== undefined && /^(?:legalabb|min|>=|vagy tobb|\+)/u.test(word)) return { min: number, max: null };
  if (word === undefined || word === ':') {
    return of === 'level' || of === 'mp' ? { min: number, max: number } : { min: number, max: null };
  }
  return { min: number, max: number };
}
