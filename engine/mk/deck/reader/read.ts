import type { Catalogue } from '../../cards/catalogue.ts';
import type { Deck } from '../deck.ts';
import { assemble, type ListLine } from './assemble.ts';
import { readCodes } from './code.ts';
import { readHtml } from './html.ts';
import { readJsonList } from './json.ts';
import { physicalLines } from './lines.ts';
import { readMarkdown } from './markdown.ts';
import { readTable } from './table.ts';
import { readTextLines } from './text.ts';
import type { PlacedToken } from './token.ts';

export const LIST_FORMATS = ['text', 'table', 'json', 'markdown', 'html', 'code'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface ReadList {
  readonly format: ListFormat;
  readonly deck: Deck;
  /** One entry for each physical line, in order. */
  readonly lines: readonly ListLine[];
}

/** What a reader of one file format gives back; undefined if the text is not in that format. */
export type FormatReader = (
  lines: readonly string[],
  catalogue: Catalogue,
) => { tokens: readonly PlacedToken[]; name: string | null } | undefined;

const READERS: readonly [ListFormat, FormatReader][] = [
  ['code', readCodes],
  ['json', readJsonList],
  ['html', readHtml],
  ['table', readTable],
  ['markdown', readMarkdown],
  ['text', (lines, catalogue) => ({ tokens: readTextLines(lines, catalogue), name: null })],
];

/**
 * Reads a decklist in any form: text as players write it, spreadsheet columns and CSV, JSON, Markdown, HTML copied from
 * a page, share codes. The form is found out from the text itself. Never fails: what cannot be understood is a line of the report,
 * and every copy a line brought in is in the deck. Unknown names stay in the deck as they were written.
 */
export function readList(text: string, catalogue: Catalogue): ReadList {
  const lines = physicalLines(text);
  for (const [format, reader] of READERS) {
    const read = reader(lines, catalogue);
    if (read) return { format, ...assemble(lines, read.tokens, catalogue, read.name) };
  }
  throw new Error('the text reader takes every text');
}
