import { cleanText } from '../../../text/fold.ts';
import type { PlaceId } from '../deck.ts';
import { readHeading } from './headings.ts';
import { type LineContext, readLine } from './line.ts';
import type { CardToken, PlacedToken } from './token.ts';

/** Blanks that part two columns of printed text. */
const GAP = / {3,}|\t+ *| {2,}(?=\d)/gu;
const LONGEST = 1000;
/** A page has no more columns than that. */
const MOST_COLUMNS = 4;

interface Part {
  readonly at: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Two or more lists side by side, as a page of two columns is copied: read column by column, each line as a suggestion. Only
 * where several lines have as many parts, and most of these are known cards or headings when read alone. Gives the lines it
 * took, by their place.
 */
export function readSideBySide(lines: readonly string[], context: LineContext): ReadonlyMap<number, PlacedToken> {
  const parts = lines.map((line, at) => partsOf(line, at));
  const wide = parts.filter((found) => found.length > 1);
  if (wide.length < 2) return new Map();
  const columns = Math.max(...wide.map((found) => found.length));
  const all = placeInColumns(parts, columns).filter((part) => part.text !== '');
  const read = all.map((part) => ({ ...part, heading: headingOf(part.text), token: readLine(part.text, context)[0] }));
  const known = read.filter(({ heading, token }) => heading !== undefined || (token?.kind === 'card' && token.known));
  const cards = known.filter(({ heading }) => heading === undefined);
  if (cards.length < 2 || known.length * 2 < read.length) return new Map();
  const sideBySide = new Set(wide.map((found) => (found[0] as Part).at));
  if (!cards.some(({ at, column }) => column > 0 && sideBySide.has(at))) return new Map();

  const cardsOf = new Map<number, CardToken[]>();
  let section: PlaceId | undefined;
  for (let column = 0; column < columns; column++) {
    for (const part of read) {
      if (part.column !== column) continue;
      if (part.heading !== undefined) section = part.heading ?? section;
      else if (part.token?.kind === 'card') {
        const { token } = part;
        cardsOf.set(part.at, [...(cardsOf.get(part.at) ?? []), { ...token, section: token.section ?? section }]);
      }
    }
  }
  const taken = new Map<number, PlacedToken>();
  for (const { at } of read) {
    const found = cardsOf.get(at);
    if (found) taken.set(at, { at, token: { kind: 'suggested', cards: found, notes: ['two-columns'] } });
    else taken.set(at, { at, token: { kind: 'comment', note: 'two-columns' } });
  }
  return taken;
}

const headingOf = (text: string): PlaceId | null | undefined => readHeading(text)?.section;

function partsOf(line: string, at: number): Part[] {
  if (line.length > LONGEST) return [];
  const text = cleanText(line).replace(/\t/gu, '   ').trimEnd();
  const parts: Part[] = [];
  let from = text.length - text.trimStart().length;
  for (const gap of text.slice(from).matchAll(GAP)) {
    const end = text.length - text.trimStart().length + gap.index;
    parts.push({ at, column: from, text: text.slice(from, end) });
    from = end + gap[0].length;
  }
  if (from < text.length) parts.push({ at, column: from, text: text.slice(from) });
  return parts.length > MOST_COLUMNS ? [] : parts;
}

// Each part into the column that begins nearest to where it stands; columns begin where the full lines have them.
function placeInColumns(parts: readonly (readonly Part[])[], columns: number): Part[] {
  const full = parts.filter((found) => found.length === columns);
  const starts = Array.from({ length: columns }, (_, i) => Math.min(...full.map((found) => (found[i] as Part).column)));
  return parts.flatMap((found) =>
    found.map((part) => {
      const distances = starts.map((start) => Math.abs(start - part.column));
      return { ...part, column: distances.indexOf(Math.min(...distances)) };
    }),
  );
}
