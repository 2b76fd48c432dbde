/**
 * Cells of CSV files that spreadsheet programs open. A cell that such a program would take for a formula is guarded by an
 * apostrophe; {@link unguardCell} takes it off again, so that writing and reading gives the same text for every text.
 */

/** The text with an apostrophe in front where it would be taken for a formula (= + - @, also behind apostrophes). */
export function guardCell(text: string): string {
  return /^'*[=+\-@]/u.test(text) ? `'${text}` : text;
}

/** Takes the guard of {@link guardCell} off. */
export function unguardCell(text: string): string {
  return /^'+[=+\-@]/u.test(text) ? text.slice(1) : text;
}

/**
 * Several values in one cell: with commas where that is clear, else with bars ("a, b" or "1, 2 | 3"), in which \| and \\ stand
 * for the signs themselves. A single value that holds a comma gets a bar at its end.
 */
export function writeListCell(values: readonly string[]): string {
  if (values.every((value) => !/[,;|\\\n]/.test(value))) return values.join(', ');
  const escaped = values.map((value) => value.replace(/[\\|]/g, '\\$&'));
  return escaped.length === 1 ? `${escaped[0]} |` : escaped.join(' | ');
}

/** The values of a cell, separated by bars, else by line ends, else by semicolons, else by commas; empty ones left out. */
export function readListCell(cell: string): string[] {
  const parts = /(?<!\\)(?:\\\\)*\|/.test(cell)
    ? splitAtBars(cell)
    : cell.split(cell.includes('\n') ? '\n' : cell.includes(';') ? ';' : ',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function splitAtBars(cell: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < cell.length; at++) {
    const sign = cell[at] as string;
    if (sign === '\\' && /[\\|]/.test(cell[at + 1] ?? '')) part += cell[++at];
    else if (sign === '|') {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}
