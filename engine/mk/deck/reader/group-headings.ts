import { fold } from '../../../text/fold.ts';
import type { Token } from './token.ts';

/** More copies than any limit allows (1.02.a: three or four). */
const ABOVE_EVERY_LIMIT = 5;
const BRACKETED = /^([^\d([].*?)\s*[([]\s*(\d{1,3})\s*[)\]]\s*:?$/u;
const AFTER_COLON = /^([^\d:].{0,60}?)\s*(?::|\s[-–—])\s*(\d{1,3})$/u;
const COUNT_IN_FRONT = /^\s*(?:[-*•]\s*)?\d{1,3}\s*(?:[x×*]|db\.?)?\s*\S/iu;

interface Candidate {
  readonly at: number;
  readonly title: string;
  readonly number: number;
  readonly colon: boolean;
  /** The number is just that of the copies below, up to the next such line. */
  readonly sums: boolean;
}

/**
 * Unknown words with a number behind them that head a group and are no copies: "Varázslók (8)" over eight cards, "Hősök (1)",
 * "Trainer: 5". Told by what stands below: lines with their counts in front, and just as many copies, or several such headings in
 * one list, or words in the plural. Gives the headings by their lines.
 */
export function readGroupHeadings(
  lines: readonly string[],
  tokens: readonly (readonly Token[])[],
): ReadonlyMap<number, Token> {
  const found = lines.flatMap((line, at): Candidate[] => {
    const [token, more] = tokens[at] as readonly Token[];
    if (more || token?.kind !== 'card' || token.known) return [];
    const text = line.trim();
    const bracketed = BRACKETED.exec(text);
    const match = bracketed ?? AFTER_COLON.exec(text);
    if (!match || !COUNT_IN_FRONT.test(nextLine(lines, at))) return [];
    return [{ at, title: match[1] as string, number: Number(match[2]), colon: !bracketed, sums: false }];
  });
  const starts = new Set(found.map(({ at }) => at));
  const summed = found.map((one) => ({ ...one, sums: sumsUp(one, tokens, starts) }));
  const several = summed.filter((one) => one.sums || one.colon).length > 1;
  const headings = summed.filter(
    (one) => (one.sums && (one.number >= ABOVE_EVERY_LIMIT || several || isPlural(one.title))) || one.colon,
  );
  return new Map(headings.map(({ at, title }) => [at, { kind: 'section', section: null, title } as const]));
}

function nextLine(lines: readonly string[], at: number): string {
  return lines.slice(at + 1, at + 3).find((line) => line.trim() !== '') ?? '';
}

// Hungarian -k, English -s.
const isPlural = (title: string): boolean => /(?:k|s)$/u.test(fold(title));

function sumsUp(one: Candidate, tokens: readonly (readonly Token[])[], starts: ReadonlySet<number>): boolean {
  let below = 0;
  for (let at = one.at + 1; at < tokens.length; at++) {
    const [token] = tokens[at] as readonly Token[];
    if (starts.has(at) || token?.kind === 'section') break;
    if (below > 0 && token?.kind === 'blank') break;
    for (const each of tokens[at] as readonly Token[]) if (each.kind === 'card') below += each.count;
    if (below >= one.number && one.number >= ABOVE_EVERY_LIMIT) break;
  }
  return below === one.number;
}
