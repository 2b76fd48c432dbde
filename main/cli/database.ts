import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { DataFolderError } from '../../db/errors.ts';
import { databaseFile } from '../../db/names.ts';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type KeywordNames, NAMELESS_KEYWORDS } from '../../engine/mk/cards/keywords/vocabulary.ts';
import { type Format, formatSchema } from '../../engine/mk/deck/formats/format.ts';
import { fold } from '../../engine/text/fold.ts';
import { dataTexts } from '../../messages/data.ts';
import { dataFolder } from '../core/data-folder.ts';
import { type CliIo, UsageError } from './command.ts';

// SQLite is a native module; it is loaded only by the commands that come to a data base, so that the others start at once.

/** The data base a command works on: the named one, else that of the player's data folder. */
export function databasePath(db: string | undefined): string {
  if (db !== undefined) return resolve(db);
  return databaseFile(resolve(dataFolder(process.env, process.platform, homedir())));
}

/**
 * The user's own cards: of the named data base, or of the player's, if there is one yet.
 * @throws UsageError naming the file if a data base that is there, or was named, cannot be read.
 */
export async function userCards(db: string | undefined, io: CliIo): Promise<Card[]> {
  return await fromDatabase(db, io, async () => (await import('../../db/reader.ts')).readUserCards);
}

/**
 * The user's own format of this id or name, if there is one.
 * @throws UsageError as {@link userCards} does.
 */
export async function userFormat(name: string, db: string | undefined, io: CliIo): Promise<Format | undefined> {
  const saved = await fromDatabase(db, io, async () => (await import('../../db/reader.ts')).readUserFormats);
  return saved
    .flatMap(({ content }) => formatSchema.safeParse(content).data ?? [])
    .find((format) => [format.id, format.name].some((known) => fold(known) === fold(name)));
}

/** The names the user gave to keywords known by number. @throws UsageError as {@link userCards} does. */
export async function userKeywordNames(db: string | undefined, io: CliIo): Promise<KeywordNames> {
  const stored = await fromDatabase(db, io, async () => {
    const { readUserSettings } = await import('../../db/reader.ts');
    return (path: string) => Object.entries(readUserSettings(path));
  });
  const named = new Map(stored).get('keywordNames');
  if (typeof named !== 'object' || named === null) return {};
  const isName = ([id, name]: [string, unknown]) =>
    (NAMELESS_KEYWORDS as readonly string[]).includes(id) && typeof name === 'string';
  return Object.fromEntries(Object.entries(named).filter(isName));
}

/** The copies the user owns. @throws UsageError as {@link userCards} does. */
export async function userOwned(db: string | undefined, io: CliIo): Promise<{ card: string; count: number }[]> {
  return await fromDatabase(db, io, async () => (await import('../../db/reader.ts')).readUserOwned);
}

/** The user's pictures of these cards. @throws UsageError as {@link userCards} does. */
export async function userPictures(
  names: readonly string[],
  db: string | undefined,
  io: CliIo,
): Promise<{ card: string; type: string; bytes: Uint8Array }[]> {
  return await fromDatabase(db, io, async () => {
    const { readUserPictures } = await import('../../db/reader.ts');
    return (path: string) => readUserPictures(path, names);
  });
}

async function fromDatabase<T>(
  db: string | undefined,
  io: CliIo,
  load: () => Promise<(path: string) => T[]>,
): Promise<T[]> {
  const path = databasePath(db);
  if (db === undefined && !existsSync(path)) return [];
  const read = await load();
  try {
    return read(path);
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
    throw new UsageError(dataTexts[io.lang].openFault(error.path, error.code));
  }
}
