import Papa from 'papaparse';
import { cleanText } from '../../../text/fold.ts';
import { readHeads, readRow, type TableHeads } from './cells.ts';
import type { readLine } from './line.ts';
import { lineFinder } from './lines.ts';
import type { FormatReader } from './read.ts';
import type { PlacedToken } from './token.ts';

interface Row {
  readonly cells: readonly string[];
  /** Index of the physical line it begins on. */
  readonly at: number;
}

const DELIMITERS = ['\t', ';', ','] as const;

/**
 * Reads a table with headings, CSV or pasted from a spreadsheet: parted by tabs, semicolons or commas, quoted as in
 * RFC 4180. An apostrophe that keeps a spreadsheet from taking a name for a formula is taken off.
 */
export const readTable: FormatReader = (lines, catalogue) => {
  const start = lines.findIndex((line) => line.trim() !== '' && !/^\s*(?:sep=|#|\/\/)/iu.test(line));
  if (start < 0) return undefined;
  const first = lines[start] as string;
  for (const delimiter of DELIMITERS) {
    if (!first.includes(delimiter)) continue;
    const heads = readHeads(rowsOf([first], delimiter)[0]?.cells ?? []);
    if (heads) return { tokens: readRows(lines, start, delimiter, heads, { catalogue, numbered: false }), name: null };
  }
  return undefined;
};

function readRows(
  lines: readonly string[],
  start: number,
  delimiter: string,
  heads: TableHeads,
  context: Parameters<typeof readLine>[1],
): PlacedToken[] {
  const tokens: PlacedToken[] = lines
    .slice(0, start)
    .map((line, at) => ({ at, token: line.trim() === '' ? { kind: 'blank' } : { kind: 'comment' } }));
  tokens.push({ at: start, token: { kind: 'comment', note: 'column-heads' } });
  for (const { cells, at } of rowsOf(lines.slice(start + 1), delimiter)) {
    const line = start + 1 + at;
    const comment = cells.length === 1 && /^(?:#|\/\/)/u.test(cells[0] as string);
    if (comment) tokens.push({ at: line, token: { kind: 'comment' } });
    else {
      if (heads.deck !== undefined && cells[heads.deck]) {
        tokens.push({ at: line, token: { kind: 'comment', note: 'deck-name', deckName: cells[heads.deck] } });
      }
      tokens.push({ at: line, token: readRow(cells, heads, context) });
    }
  }
  return tokens;
}

// A row may go over several lines inside quotation marks. Where marks do not pair up, each line is a row of its own, so
// that one stray mark does not swallow the rest of the list.
function rowsOf(lines: readonly string[], delimiter: string): Row[] {
  const text = lines.join('\n');
  const lineOf = lineFinder(text);
  const rows: Row[] = [];
  let odd = false;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      odd ||= errors.some((error) => error.type === 'Quotes');
      rows.push({ cells: data.map(unguarded), at: lineOf(from) });
      from = meta.cursor;
    },
  });
  if (!odd) return rows;
  return lines.map((line, at) => ({ cells: line.split(delimiter).map((cell) => unguarded(cell.trim())), at }));
}

function unguarded(cell: string): string {
  const text = cleanText(cell).trim();
  return /^'+[=+\-@]/u.test(text) ? text.slice(1) : text;
}
