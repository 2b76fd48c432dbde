import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { databaseFile } from '../../db/names.ts';
import type { Card } from '../../engine/mk/cards/card.ts';
import { describeOpenFault } from '../../messages/data.ts';
import type { Lang } from '../../messages/lang.ts';
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
  const path = databasePath(db);
  if (db === undefined && !existsSync(path)) return [];
  const { readUserCards } = await import('../../db/reader.ts');
  return await readable(io.lang, () => readUserCards(path));
}

/** Runs what opens a data base; what cannot be opened is a usage error in one sentence. */
export async function readable<T>(lang: Lang, open: () => T | Promise<T>): Promise<T> {
  const { DataFolderError, MigrationError } = await import('../../db/errors.ts');
  try {
    return await open();
  } catch (error) {
    if (error instanceof DataFolderError) throw new UsageError(describeOpenFault(error.path, error.code, lang));
    if (error instanceof MigrationError) {
      throw new UsageError(
        lang === 'hu'
          ? `Nem sikerült az adatbázis frissítése (${error.version}. lépés), minden a régiben maradt. Mentés: ${error.backup ?? '–'}`
          : `The data base could not be updated (step ${error.version}) and is as it was. Backup: ${error.backup ?? '–'}`,
      );
    }
    throw error;
  }
}
