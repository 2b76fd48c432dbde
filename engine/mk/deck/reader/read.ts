import type { Catalogue } from '../../cards/catalogue.ts';
import type { ColumnFate } from '../../tables/judge.ts';
import type { ColumnRole } from '../../tables/roles.ts';
import type { Deck } from '../deck.ts';
import { assemble, type ListLine } from './assemble.ts';
import { readCodes } from './code.ts';
import { type DeckForm, type FormatReading, readForms } from './forms/forms.ts';
import { refuseStructure } from './forms/unknown.ts';
import { readHtml } from './html.ts';
import { readJsonList } from './json.ts';
import { physicalLines } from './lines.ts';
import { readMarkdown } from './markdown.ts';
import { mended } from './mended.ts';
import { readTable } from './table.ts';
import { readTextLines } from './text.ts';

export const LIST_FORMATS = ['text', 'table', 'json', 'markdown', 'html', 'code', 'form'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface ReadList {
  readonly format: ListFormat;
  /** Which form of another program it is, where it is one. */
  readonly form: DeckForm | null;
  /** What a file that is no decklist looks like: nothing of it was read. Null for everything that was read. */
  readonly refused: DeckForm | null;
  readonly deck: Deck;
  /** What every column of a table was taken for; null for anything that is no table. */
  readonly columns: readonly ColumnFate[] | null;
  /** One entry for each physical line, in order. */
  readonly lines: readonly ListLine[];
}

export interface ReadOptions {
  /** Whether the suggestion of a line (counted from 1) is taken into the deck; all of them are, if nothing is said. */
  readonly take?: (line: number) => boolean;
  /** What the columns of a table are, where the player knows better. */
  readonly columns?: readonly ColumnRole[] | undefined;
}

export type { FormatReader } from './forms/forms.ts';

type Reader = (lines: readonly string[], catalogue: Catalogue, options: ReadOptions) => FormatReading | undefined;

const READERS: readonly [ListFormat, Reader][] = [
  ['code', readCodes],
  ['form', readForms],
  ['json', readJsonList],
  ['html', readHtml],
  ['form', refuseStructure],
  ['table', (lines, catalogue, { columns }) => readTable(lines, catalogue, columns)],
  ['markdown', readMarkdown],
  ['text', (lines, catalogue) => ({ tokens: readTextLines(lines, catalogue), name: null })],
];

/**
 * Reads a decklist in any form: text as players write it, spreadsheet columns and CSV, JSON, Markdown, HTML copied from
 * a page, share codes, the deck files of other programs. The form is found out from the text itself. Never fails: what cannot be
 * understood is a line of the report, and every copy a line brought in is in the deck. Unknown names stay in the deck as they were
 * written. A structured file that is no list of a known form is refused as a whole: its name stands in `refused`.
 */
export function readList(text: string, catalogue: Catalogue, options: ReadOptions = {}): ReadList {
  const lines = physicalLines(text);
  const { format, reading } = mended(lines, (written) => readAny(written, catalogue, options));
  const form = reading.form ?? null;
  const made = assemble(lines, reading.tokens, catalogue, reading.name, options.take);
  return {
    format,
    form: reading.refused ? null : form,
    refused: reading.refused ? form : null,
    columns: reading.columns ?? null,
    ...made,
  };
}

function readAny(
  lines: readonly string[],
  catalogue: Catalogue,
  options: ReadOptions,
): { readonly format: ListFormat; readonly reading: FormatReading } {
  for (const [format, reader] of READERS) {
    const reading = reader(lines, catalogue, options);
    if (reading) return { format, reading };
  }
  throw new Error('the text reader takes every text');
}
