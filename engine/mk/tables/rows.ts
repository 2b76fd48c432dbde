import Papa from 'papaparse';

/** One row of a table with the place it begins at. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Index of the physical line it begins on. */
  readonly at: number;
}

export const SEPARATORS = ['\t', ';', ',', '|'] as const;

/** The separator a first line such as `sep=;` or `"sep=;"` names for a spreadsheet program; undefined for any other line. */
export function namedSeparator(line: string): string | undefined {
  return /^\ufeff?\s*"?sep=(.)"?[\s;,]*$/iu.exec(line)?.[1];
}

/**
 * The rows of a table, quoted as in RFC 4180. A row may go over several lines inside quotation marks; where marks do not pair up,
 * each line is a row of its own, so that one stray mark does not swallow the rest.
 */
export function tableRows(lines: readonly string[], separator: string, clean: (cell: string) => string): TableRow[] {
  const text = lines.join('\n');
  const starts = lineStarts(text);
  const rows: TableRow[] = [];
  let odd = false;
  let from = 0;
  let line = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      odd ||= errors.some((error) => error.type === 'Quotes');
      while (line + 1 < starts.length && (starts[line + 1] as number) <= from) line += 1;
      rows.push({ cells: data.map(clean), at: line });
      from = meta.cursor;
    },
  });
  if (!odd) return rows;
  return lines.map((written, at) => ({ cells: written.split(separator).map((cell) => clean(cell.trim())), at }));
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
