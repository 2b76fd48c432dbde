import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { createVocabulary } from '../../engine/mk/cards/keywords/keywords.ts';
import { catalogueWithNames } from '../../engine/mk/cards/named-keywords.ts';
import { cliTexts } from '../../messages/cli.ts';
import { countsAsOdd, describeImportFault } from '../../messages/import.ts';
import { demoCards } from '../demo/index.ts';
import { readCards } from '../services/card-files.ts';
import { type CliIo, UsageError } from './command.ts';
import { userCards, userKeywordNames } from './database.ts';

/** Options every command with a list takes; spread them into `parseCommand`. */
export const CATALOGUE_OPTIONS = {
  catalogue: { type: 'string', multiple: true },
  db: { type: 'string' },
  worksheet: { type: 'string' },
} as const;

/** For the usage lines of those commands. */
export const CATALOGUE_USAGE = '[--worksheet <munkalap>] [--catalogue <fájl>]… [--db <fájl>]';

export interface CatalogueChoice {
  readonly catalogue?: readonly string[] | undefined;
  readonly db?: string | undefined;
  /** The sheet of an XLSX list, by name or number. */
  readonly worksheet?: string | undefined;
}

/**
 * The cards a command works with: the named catalogue files and nothing else, if any is named; otherwise the demo set
 * and the user's data base. A later card of the same name replaces an earlier one. Keywords that stand on them by the names the
 * user gave are known to the rules as in the program, unless only files are named.
 * @throws UsageError with one sentence naming file and place if a catalogue cannot be read.
 */
export async function loadCatalogue(choice: CatalogueChoice, io: CliIo): Promise<Catalogue> {
  const catalogue = await loadPrintedCatalogue(choice, io);
  const onlyFiles = choice.db === undefined && (choice.catalogue?.length ?? 0) > 0;
  return onlyFiles ? catalogue : catalogueWithNames(catalogue, createVocabulary(await userKeywordNames(choice.db, io)));
}

/** The same cards with nothing but what was written on them, for giving them out again. @throws UsageError likewise. */
export async function loadPrintedCatalogue(choice: CatalogueChoice, io: CliIo): Promise<Catalogue> {
  const cards: Card[] = [];
  if (choice.catalogue && choice.catalogue.length > 0) {
    for (const path of choice.catalogue) cards.push(...(await readCatalogueFile(path, io)));
  } else {
    cards.push(...demoCards(), ...(await userCards(choice.db, io)));
  }
  return createCatalogue(cards);
}

async function readCatalogueFile(path: string, io: CliIo): Promise<readonly Card[]> {
  const read = (await readCards(await io.read(path), path)).read;
  if (!read.ok) throw new UsageError(`${path}: ${describeImportFault(read.fault, io.lang)}`);
  const odd = read.notes.filter(countsAsOdd).length;
  if (odd > 0) {
    io.err(cliTexts[io.lang].cardNotes(path, odd));
  }
  return read.cards;
}
