import type { Catalogue } from '../../cards/catalogue.ts';
import { repairs } from './damage.ts';
import { readGroupHeadings } from './group-headings.ts';
import { type LineContext, readLine } from './line.ts';
import { withNear } from './resolve.ts';
import { joinLines, lookAgain } from './second-look.ts';
import type { PlacedToken, Token } from './token.ts';
import { isNumbered } from './trimmings.ts';
import { readSideBySide } from './two-columns.ts';

/** Reads a list of one card per line, as players write it. */
export function readTextLines(lines: readonly string[], catalogue: Catalogue): PlacedToken[] {
  const context = { catalogue, numbered: isNumbered(lines), bare: true };
  const withNames = ({ at, token }: PlacedToken): PlacedToken => ({ at, token: withNearNames(token, catalogue) });
  const read = lines.map((line) => readDamaged(line, context));
  const placed = read.flatMap((tokens, at) => tokens.map((token) => ({ at, token })));
  if (!read.some((tokens) => tokens.some(isOpen))) return placed.map(withNames);
  return lookTwice(lines, read, context).map(withNames);
}

function withNearNames(token: Token, catalogue: Catalogue): Token {
  if (token.kind === 'card') return withNear(token, catalogue);
  if (token.kind !== 'suggested') return token;
  return { ...token, cards: token.cards.map((card) => withNear(card, catalogue)) };
}

/** True for a line that was not understood and may be worth a second look. */
function isOpen(token: Token): boolean {
  return (
    (token.kind === 'card' && !token.known && !token.literal) ||
    (token.kind === 'refused' && token.reason === 'count-out-of-range')
  );
}

function readDamaged(line: string, context: LineContext): Token[] {
  const tokens = readLine(line, context);
  const [token] = tokens;
  const heading = token?.kind === 'section' && token.section === null;
  if (!token || !(isOpen(token) || heading)) return tokens;
  for (const whole of repairs(line)) {
    const [repaired, more] = readLine(whole, context);
    if (more || !repaired) continue;
    if (repaired.kind === 'card' && repaired.known) return [{ ...repaired, notes: ['repaired', ...repaired.notes] }];
    if (repaired.kind === 'section' && repaired.section !== null) return [repaired];
  }
  return tokens;
}

function lookTwice(lines: readonly string[], first: readonly Token[][], context: LineContext): PlacedToken[] {
  const columns = readSideBySide(lines, context);
  const headed = readGroupHeadings(lines, first);
  const placed: PlacedToken[] = [];
  let continued = -1;
  lines.forEach((line, at) => {
    const tokens = first[at] as Token[];
    const taken = columns.get(at);
    const heading = headed.get(at);
    if (at === continued) placed.push({ at, token: { kind: 'comment', note: 'line-continued' } });
    else if (taken) placed.push(taken);
    else if (heading) placed.push({ at, token: heading });
    else if (!tokens.some(isOpen)) placed.push(...tokens.map((token) => ({ at, token })));
    else {
      const next = lines[at + 1];
      const nextOpen =
        next !== undefined && (first[at + 1] as Token[]).every((token) => isOpen(token) && !columns.has(at + 1));
      const joined =
        nextOpen && tokens.every((token) => token.kind === 'card') ? joinLines(line, next, context) : undefined;
      if (joined) {
        continued = at + 1;
        placed.push({ at, token: { kind: 'suggested', cards: [joined], notes: ['joined-lines'] } });
      } else {
        const again =
          lookAgain(
            line,
            context,
            tokens.some(({ kind }) => kind === 'refused'),
          ) ??
          lookAtRepaired(line, context) ??
          tokens;
        placed.push(...again.map((token) => ({ at, token })));
      }
    }
  });
  return placed;
}

function lookAtRepaired(line: string, context: LineContext): Token[] | undefined {
  for (const whole of repairs(line)) {
    const found = lookAgain(whole, context, /^\W*\d/u.test(line));
    if (found) return found;
  }
  return undefined;
}
