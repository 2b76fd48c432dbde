import type { Catalogue } from '../../cards/catalogue.ts';
import type { Deck } from '../deck.ts';
import { writeCsv } from './csv.ts';
import { writeHtml } from './html.ts';
import { writeJson } from './json.ts';
import { writeMarkdown } from './markdown.ts';
import { writeText } from './text.ts';

/** Forms a list can be written in, by the usual ending of their files. */
export const WRITE_FORMATS = ['txt', 'csv', 'json', 'md', 'html'] as const;
export type WriteFormat = (typeof WRITE_FORMATS)[number];

const WRITERS: Readonly<Record<WriteFormat, (deck: Deck, catalogue: Catalogue) => string>> = {
  txt: writeText,
  csv: writeCsv,
  json: writeJson,
  md: writeMarkdown,
  html: writeHtml,
};

/**
 * Writes a deck. Reading the result with the same catalogue gives the same deck: every name, count and section, in the
 * same order, and the deck's name.
 */
export function writeDeck(deck: Deck, format: WriteFormat, catalogue: Catalogue): string {
  return WRITERS[format](deck, catalogue);
}
