import { join } from 'node:path';

/** Name of the data base file inside a data folder. */
export const DATABASE_NAME = 'jovolato.sqlite';
/** Folder of the backups inside a data folder. */
export const BACKUPS_NAME = 'backups';

/** Marks a SQLite file as this program's (`PRAGMA application_id`): the bytes "JVLT". */
export const APPLICATION_ID = 0x4a564c54;

export const databaseFile = (folder: string) => join(folder, DATABASE_NAME);
export const backupsFolder = (folder: string) => join(folder, BACKUPS_NAME);

/** A moment as part of a file name, sortable as text, in UTC: 20261130-030811-042. */
export function fileStamp(at: Date): string {
  const digits = at.toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 14)}-${digits.slice(14, 17)}`;
}
