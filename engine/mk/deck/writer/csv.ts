import Papa from 'papaparse';
import { type Deck, entriesIn } from '../deck.ts';
import { cellText } from '../reader/cells.ts';
import { factCells, type WriterFacts } from './facts.ts';
import { filledPlaces, PLACE_NAMES } from './text.ts';

/**
 * The deck as CSV for Hungarian Excel: UTF-8 with mark, semicolons, RFC 4180 quoting, CR LF. Cells a spreadsheet would
 * take for a formula are guarded by an apostrophe, which the reader takes off again.
 */
export function writeCsv(deck: Deck, facts: WriterFacts): string {
  const named = deck.name !== null;
  const heads = ['Szakasz', 'Darab', 'Név', 'Típus', 'MP', ...(named ? ['Pakli neve'] : [])];
  const rows: string[][] = filledPlaces(deck).flatMap((id) =>
    entriesIn(deck, id).map(({ name, count }) => [
      PLACE_NAMES[id],
      String(count),
      cellText(name, facts.catalogue),
      ...factCells(name, facts),
      ...(named ? [deck.name ?? ''] : []),
    ]),
  );
  if (named && rows.length === 0) rows.push(['', '', '', '', '', deck.name ?? '']);
  const guarded = [heads, ...rows].map((row) => row.map(guard));
  return `\ufeff${Papa.unparse(guarded, { delimiter: ';', newline: '\r\n' })}\r\n`;
}

// Apostrophes that stand there already get one more, or the reader would take one of the name's own off.
const guard = (cell: string) => (/^'*[=+\-@]/u.test(cell) ? `'${cell}` : cell);
