import type { Catalogue } from '../../cards/catalogue.ts';
import type { Deck } from '../deck.ts';
import type { ListLine } from '../reader/assemble.ts';
import type { StubDetails } from '../reader/token.ts';
import { writeShareCode } from '../share/code.ts';
import { writeCockatrice } from './cockatrice.ts';
import { writeCsv } from './csv.ts';
import { type DetailsByName, NO_DETAILS, type WriterFacts } from './facts.ts';
import { writeHtml } from './html.ts';
import { writeJson } from './json.ts';
import { writeMarkdown } from './markdown.ts';
import { writeTabletop } from './tabletop.ts';
import { writeText } from './text.ts';

/** Forms a list can be written in, by the usual ending of their files; a share code is no file but a line to be sent. */
export const WRITE_FORMATS = ['txt', 'csv', 'json', 'md', 'html', 'code', 'cod', 'tts'] as const;
export type WriteFormat = (typeof WRITE_FORMATS)[number];

const WRITERS: Readonly<Record<WriteFormat, (deck: Deck, facts: WriterFacts) => string>> = {
  txt: writeText,
  csv: writeCsv,
  json: writeJson,
  md: writeMarkdown,
  html: writeHtml,
  cod: writeCockatrice,
  tts: writeTabletop,
  code: (deck) => `${writeShareCode(deck)}\n`,
};

/**
 * Writes a deck. Reading the result with the same catalogue gives the same deck: every name, count and section, in the
 * same order, and the deck's name. What the list told about unknown cards (`detailsOf`) is written beside them.
 */
export function writeDeck(
  deck: Deck,
  format: WriteFormat,
  catalogue: Catalogue,
  details: DetailsByName = NO_DETAILS,
): string {
  return WRITERS[format](deck, { catalogue, details });
}

/** Type and cost that the lines of a list tell about unknown cards. */
export function detailsOf(lines: readonly ListLine[]): DetailsByName {
  const details = new Map<string, StubDetails>();
  for (const line of lines) {
    if (line.kind !== 'unknown' || line.name === null || line.details === null) continue;
    details.set(line.name, { ...line.details, ...details.get(line.name) });
  }
  return details;
}
