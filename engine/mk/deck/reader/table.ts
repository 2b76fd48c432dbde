import { unguardCell } from '../../../text/cells.ts';
import { cleanText, fold } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { type ColumnFate, countIn, hasDecimals, headingsRow, isTotal, judgeColumns } from '../../tables/judge.ts';
import { type ColumnRole, roleOfHeading } from '../../tables/roles.ts';
import { namedSeparator, type TableRow, tableRows } from '../../tables/rows.ts';
import { headsOf, placeOfCell, readRow } from './cells.ts';
import type { FormatReading } from './forms/forms.ts';
import type { PlacedToken, Token } from './token.ts';

const DELIMITERS = ['\t', ';', ','] as const;
const HEADINGS_WITHIN = 25;
const LONGEST_HEADING = 2000;

/**
 * Reads a table, CSV or pasted from a spreadsheet: parted by tabs, semicolons or commas, quoted as in RFC 4180. It is judged as a
 * whole: where the headings stand, what each column is, which one holds the counts. Without headings it is one only where every row
 * has several numbers and most name a known card. An apostrophe that keeps a spreadsheet from taking a name for a formula is
 * taken off. `roles` are the player's own, column by column.
 */
export function readTable(
  lines: readonly string[],
  catalogue: Catalogue,
  roles?: readonly ColumnRole[],
): FormatReading | undefined {
  const named = lines.findIndex((line) => line.trim() !== '');
  const separator = named < 0 ? undefined : namedSeparator(lines[named] as string);
  const start = separator === undefined ? 0 : named + 1;
  const body = lines.slice(start);
  for (const delimiter of separator === undefined ? DELIMITERS : [separator]) {
    const begins = beginsAt(body, delimiter) ?? (isBareTable(body, delimiter, catalogue) ? 0 : undefined);
    if (begins === undefined) continue;
    const rows = tableRows(body.slice(begins), delimiter, clean);
    const headings = headingsRow(rows.map(({ cells }) => cells)) === 0 ? 0 : -1;
    const judged = judgeColumns(rows, headings, {
      isName: (cell) => catalogue.find(cell) !== undefined,
      isSection: (cell) => placeOfCell(cell) !== undefined,
    });
    const columns = roles
      ? judged.map((column, i) => ({ ...column, role: roles[i] ?? column.role, sure: true }))
      : judged;
    const above = lines.slice(0, start + begins).map((line, at): PlacedToken => ({ at, token: outsideTable(line) }));
    return {
      tokens: [...above, ...rowTokens(rows, start + begins, headings, columns, catalogue)],
      name: null,
      columns,
    };
  }
  return undefined;
}

// The line of headings: the first line, or one further down that names more than one known column.
function beginsAt(lines: readonly string[], delimiter: string): number | undefined {
  let first = true;
  for (let at = 0; at < Math.min(lines.length, HEADINGS_WITHIN); at++) {
    const line = lines[at] as string;
    if (line.trim() === '' || /^\s*(?:#|\/\/)/u.test(line)) continue;
    if (line.includes(delimiter) && line.length <= LONGEST_HEADING) {
      const cells = tableRows([line], delimiter, clean)[0]?.cells ?? [];
      const roles = cells.map(roleOfHeading);
      const known = new Set(roles.filter((role) => role !== undefined)).size;
      if (roles.includes('name') && cells.length >= 2 && (first || known >= 2)) return at;
    }
    first = false;
  }
  return undefined;
}

// Rows of as many cells, at least two of them numbers: which of these are counts only the table as a whole can tell.
function isBareTable(lines: readonly string[], delimiter: string, catalogue: Catalogue): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const [first] = filled;
  if (first === undefined || first.split(delimiter).length < 3 || !/\d/u.test(first)) return false;
  if (filled.some((line) => !line.includes(delimiter))) return false;
  const rows = tableRows(filled, delimiter, clean).map(({ cells }) => cells);
  const width = rows[0]?.length;
  const even = rows.every((cells) => isTotal(cells) || cells.length === width);
  const numbered = rows.every(
    (cells) => isTotal(cells) || cells.filter((cell) => typeof countIn(cell, true) === 'number').length >= 2,
  );
  if (!even || !numbered) return false;
  const known = rows.filter((cells) => cells.some((cell) => catalogue.find(cell) !== undefined)).length;
  return known * 2 >= rows.length;
}

function rowTokens(
  rows: readonly TableRow[],
  from: number,
  headings: number,
  columns: readonly ColumnFate[],
  catalogue: Catalogue,
): PlacedToken[] {
  const column = columns.findIndex(({ role }) => role === 'count');
  const decimals = column >= 0 && hasDecimals(rows.slice(headings + 1).map(({ cells }) => cells[column] ?? ''));
  const heads = headsOf(
    columns.map(({ role }) => role),
    decimals,
  );
  const context = { catalogue, numbered: false };
  const head = headings < 0 ? undefined : rows[headings]?.cells.map(fold).join('\u0000');
  const tokens: PlacedToken[] = [];
  rows.forEach(({ cells, at }, i) => {
    const put = (token: Token) => tokens.push({ at: from + at, token });
    const again = i !== headings && head !== undefined && cells.map(fold).join('\u0000') === head;
    if (i === headings || again) put({ kind: 'comment', note: 'column-heads' });
    else if (cells.length === 1 && /^(?:#|\/\/)/u.test(cells[0] as string)) put({ kind: 'comment' });
    else if (isTotal(cells) && !catalogue.find(cells[heads.name] ?? '')) put({ kind: 'comment', note: 'total' });
    else {
      const deck = heads.deck === undefined ? '' : (cells[heads.deck] ?? '');
      if (deck !== '') put({ kind: 'comment', note: 'deck-name', deckName: deck });
      put(readRow(cells, heads, context));
    }
  });
  return tokens;
}

function outsideTable(line: string): Token {
  return line.trim() === '' ? { kind: 'blank' } : { kind: 'comment' };
}

const clean = (cell: string): string => unguardCell(cleanText(cell).trim());
