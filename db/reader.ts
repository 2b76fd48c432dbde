import { dirname } from 'node:path';
import type { Card } from '../engine/mk/cards/card.ts';
import { Connection } from './connection.ts';
import { openCopy } from './copy.ts';
import { DataFolderError } from './errors.ts';
import { folderIsWritable } from './files.ts';
import { examine } from './health.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Store } from './open.ts';
import { allCards } from './tables/cards.ts';

/**
 * Opens a data base file for reading beside whatever program works on it; nothing is made, migrated or written. An
 * older file is read through an updated copy.
 * @throws DataFolderError naming the file if it is not there, no data base of this program, or damaged.
 */
export function openForReading(file: string): Store {
  const folder = dirname(file);
  const health = examine(file, 'quick');
  if (health.kind === 'missing') throw new DataFolderError(file, 'ENOENT');
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
  const store = openForReading(file);
  try {
    return allCards(store.db);
  } finally {
    store.close();
  }
}
