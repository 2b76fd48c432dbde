import type { Catalogue } from '../../cards/catalogue.ts';
import { readLine } from './line.ts';
import type { PlacedToken, Token } from './token.ts';
import { isNumbered } from './trimmings.ts';

/** Reads a list of one card per line, as players write it. */
export function readTextLines(lines: readonly string[], catalogue: Catalogue): PlacedToken[] {
  const context = { catalogue, numbered: isNumbered(lines) };
  const placed = lines.flatMap((line, at) => readLine(line, context).map((token) => ({ at, token })));
  return placed.map((each, i) => ({ ...each, token: groupHeading(lines[each.at] as string, placed, i) ?? each.token }));
}

/** More copies than any limit allows (1.02.a: three or four). */
const ABOVE_EVERY_LIMIT = 5;

/**
 * "Varázslók (8)" over eight cards is a heading, though it looks like eight copies of an unknown card: taken for one if
 * the number is above every copy limit and is just what stands below it.
 */
function groupHeading(line: string, placed: readonly PlacedToken[], i: number): Token | undefined {
  const { token } = placed[i] as PlacedToken;
  if (token.kind !== 'card' || token.known || token.count < ABOVE_EVERY_LIMIT) return undefined;
  if (!/^[^\d([].*[([]\s*\d+\s*[)\]]$/u.test(line.trim())) return undefined;
  let below = 0;
  for (const { token: next } of placed.slice(i + 1)) {
    if (below > 0 && next.kind !== 'card' && next.kind !== 'comment') break;
    if (next.kind === 'card') below += next.count;
    if (below === token.count) return { kind: 'section', section: null, title: token.name };
    if (below > token.count) break;
  }
  return undefined;
}
