/**
 * Rows as columns of a text terminal: numbers to the right, the rest to the left, two blanks between. Width counts
 * letters as a player sees them.
 */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(String(cell)));
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const gap = ' '.repeat((widths[i] ?? 0) - width(String(cell)));
          return typeof cell === 'number' ? gap + cell : cell + gap;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const letters = new Intl.Segmenter('hu');
const width = (text: string) => [...letters.segment(text)].length;
