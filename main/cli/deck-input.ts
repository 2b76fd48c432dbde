import { existsSync } from 'node:fs';
import type { Catalogue } from '../../engine/mk/cards/catalogue.ts';
import type { Format } from '../../engine/mk/deck/formats/format.ts';
import { RULEBOOK } from '../../engine/mk/deck/formats/format.ts';
import { builtInFormat, readFormat } from '../../engine/mk/deck/formats/read.ts';
import { type ReadList, type ReadOptions, readList } from '../../engine/mk/deck/reader/read.ts';
import { describeFormatFault } from '../../messages/formats.ts';
import { refusedForm } from '../../messages/list-forms.ts';
import { countNote } from '../../messages/sheets.ts';
import { type CatalogueChoice, loadCatalogue } from './catalogues.ts';
import { type CliIo, UsageError } from './command.ts';
import { userFormat } from './database.ts';
import { readListText, readText } from './input.ts';

/** How a list is read, and which sheet it is where the file has several. */
export interface ListOptions extends ReadOptions {
  readonly worksheet?: string | undefined;
}

/**
 * Reads the list a command is about, against the cards it may use.
 * @throws UsageError if the list or a catalogue cannot be read.
 */
export async function loadList(
  path: string,
  choice: CatalogueChoice,
  io: CliIo,
): Promise<{ list: ReadList; catalogue: Catalogue }> {
  const catalogue = await loadCatalogue(choice, io);
  return { list: await readListFile(path, catalogue, io, { worksheet: choice.worksheet }), catalogue };
}

/**
 * Reads one list against cards that are loaded already.
 * @throws UsageError if it cannot be read, is no text, or is a structured file of no known form.
 */
export async function readListFile(
  path: string,
  catalogue: Catalogue,
  io: CliIo,
  { worksheet, ...options }: ListOptions = {},
): Promise<ReadList> {
  const list = readList(await readListText(io, path, worksheet), catalogue, options);
  if (list.refused) throw new UsageError(refusedForm(list.refused, io.lang, path));
  const doubtful = list.columns?.find((column) => !column.sure && column.role === 'count');
  if (doubtful) io.err(`${path}: ${countNote(doubtful.heading, io.lang)}`);
  return list;
}

/**
 * The format a deck is checked by: a built-in one by its name, else a format file, else one of the user's own by its
 * name; the rulebook's if none is named.
 * @throws UsageError naming file and place if it is none of these.
 */
export async function loadFormat(name: string | undefined, choice: CatalogueChoice, io: CliIo): Promise<Format> {
  if (name === undefined) return RULEBOOK;
  const known = builtInFormat(name);
  if (known) return known;
  if (name !== '-' && !existsSync(name)) {
    const own = await userFormat(name, choice.db, io);
    if (own) return own;
  }
  const read = readFormat(await readText(io, name));
  if (!read.ok) throw new UsageError(`${name}: ${describeFormatFault(read.fault, io.lang)}`);
  return read.format;
}
