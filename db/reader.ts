import { dirname } from 'node:path';
import type { Card } from '../engine/mk/cards/card.ts';
import { Connection } from './connection.ts';
import { openCopy } from './copy.ts';
import { DataFolderError } from './errors.ts';
import { folderIsWritable, realFile } from './files.ts';
import { examine } from './health.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Store } from './open.ts';
import { allCards } from './tables/cards.ts';
import { type OwnedRow, ownedRows } from './tables/collection.ts';
import { formatRows } from './tables/formats.ts';
import { type Picture, pictureOf } from './tables/pictures.ts';
import { readSettings } from './tables/settings.ts';
import { lossOf } from './traces.ts';

/**
 * Opens a data base file for reading beside whatever program works on it; nothing is made, migrated or written. An
 * older file is read through an updated copy.
 * @throws DataFolderError naming the file if it is not there, no data base of this program, or damaged.
 */
export function openForReading(file: string): Store {
  const folder = dirname(file);
  const health = examine(file, 'quick');
  // A file that is gone or empty, though there was one, is not told as one that never was.
  if (health.kind === 'missing' || health.kind === 'empty') {
    const gone = lossOf(folder, realFile(file), health) !== null;
    throw new DataFolderError(file, gone ? 'lost' : health.kind === 'missing' ? 'ENOENT' : 'empty');
  }
  const older = health.kind === 'good' && health.version < MIGRATIONS.length;
  const base = { folder, file, notices: [], created: false };
  // Where SQLite cannot even look at the file in place, the copy tells whether it is the folder or the file.
  if (older || health.kind === 'unreadable' || !folderIsWritable(folder)) {
    return { ...base, ...openCopy(file, MIGRATIONS, { reason: 'folder', path: folder }) };
  }
  if (health.kind !== 'good') throw new DataFolderError(file, health.kind);
  const reason = health.version > MIGRATIONS.length ? 'newerProgram' : 'folder';
  const db = new Connection({ file, readOnly: { reason, path: file } });
  return { ...base, db, close: () => db.close() };
}

/** The user's own cards in a data base file. @throws DataFolderError as {@link openForReading} does. */
export function readUserCards(file: string): Card[] {
  return asked(file, allCards);
}

/** The user's own deck formats in a data base file, as they were saved. @throws DataFolderError likewise. */
export function readUserFormats(file: string): { id: string; content: unknown }[] {
  return asked(file, formatRows);
}

/** The user's settings as stored. @throws DataFolderError likewise. */
export function readUserSettings(file: string): Record<string, unknown> {
  return asked(file, readSettings);
}

/** The copies the user owns, printing by printing. @throws DataFolderError likewise. */
export function readUserOwned(file: string): OwnedRow[] {
  return asked(file, ownedRows);
}

/** The user's pictures of those of these cards that have one. @throws DataFolderError likewise. */
export function readUserPictures(file: string, names: readonly string[]): Picture[] {
  return asked(file, (db) => names.flatMap((name) => pictureOf(db, name) ?? []));
}

function asked<T>(file: string, question: (db: Connection) => T): T {
  const store = openForReading(file);
  try {
    return question(store.db);
  } finally {
    store.close();
  }
}
