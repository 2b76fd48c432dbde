import { looksDamaged, repairs } from './damage.ts';
import type { FormatReading } from './forms/forms.ts';
import type { ListFormat } from './read.ts';

interface Read {
  readonly format: ListFormat;
  readonly reading: FormatReading;
}

/** Headings are looked for within as many lines. */
const HEADINGS_WITHIN = 25;

/**
 * Reads a list whose letters may be damaged as a whole (headings, sections and names of a table alike): where the mended text
 * names more known cards, that reading stands. Plain text is mended line by line, names cell by cell; this is for the rest.
 */
export function mended(lines: readonly string[], read: (lines: readonly string[]) => Read): Read {
  const plain = read(lines);
  if (plain.format === 'code' || plain.reading.refused) return plain;
  // Damaged headings hide a table; a list of lines was mended line by line.
  const mayBeTable = (line: string) => /[;,\t]/u.test(line) && looksDamaged(line);
  if (plain.format === 'text' && (lines.length < 2 || !lines.slice(0, HEADINGS_WITHIN).some(mayBeTable))) return plain;
  const choices = lines.map(repairs);
  if (!choices.some((found) => found.length > 0)) return plain;
  const known = ({ reading }: Read) =>
    reading.tokens.reduce((sum, { token }) => sum + (token.kind === 'card' && token.known ? 1 : 0), 0);
  const places = ({ reading }: Read) =>
    reading.tokens.reduce((sum, { token }) => {
      const place = token.kind === 'section' || token.kind === 'card' ? token.section : null;
      return sum + (place ? 1 : 0);
    }, 0);
  const whole = read(lines.map((line, at) => choices[at]?.[0] ?? line));
  if (whole.format === 'text' || whole.reading.refused) return plain;
  if (known(whole) < known(plain) || known(whole) + places(whole) <= known(plain) + places(plain)) return plain;
  const tokens = whole.reading.tokens.map(({ at, token }) =>
    token.kind === 'card' && token.known && (choices[at] as readonly string[]).length > 0
      ? { at, token: { ...token, notes: ['repaired' as const, ...token.notes] } }
      : { at, token },
  );
  return { format: whole.format, reading: { ...whole.reading, tokens } };
}
