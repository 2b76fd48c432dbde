import { accessSync, constants, existsSync, rmSync, statSync } from 'node:fs';
import { makeBackup, newestGoodBackup, rotate } from './backup.ts';
import { Connection } from './connection.ts';
import { openCopy } from './copy.ts';
import { DataFolderError, errorCode, MigrationError } from './errors.ts';
import { folderIsWritable, moveIntoPlace, setAside } from './files.ts';
import { examine, type Health } from './health.ts';
import { makeFolder } from './make-folder.ts';
import { type Migration, migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { databaseFile, fileStamp } from './names.ts';
import { prepareCopy } from './restore.ts';

/** What happened at opening that the player should know, as codes with values. */
export interface OpeningNotice {
  readonly code: 'NEWER_DATABASE' | 'FOLDER_READ_ONLY' | 'DAMAGED_SET_ASIDE' | 'MIGRATED';
  readonly values: Readonly<Record<string, string | number>>;
}

/** An open data base with what there is to tell about it. */
export interface Store {
  readonly folder: string;
  /** The player's file; the connection may be on a copy of it. */
  readonly file: string;
  readonly db: Connection;
  readonly notices: readonly OpeningNotice[];
  /** True if the file was made just now: the first start. */
  readonly created: boolean;
  close(): void;
}

export interface OpenOptions {
  /** Another file than the folder's own; its backups still lie in the folder. */
  readonly file?: string;
  readonly migrations?: readonly Migration[];
  readonly now?: () => Date;
  /** Answers whether files can be made in a folder; tests put their own. */
  readonly isWritable?: (folder: string) => boolean;
}

/** Snapshots kept from before updates. */
const MIGRATION_BACKUPS_KEPT = 5;

/**
 * Opens the data base of a data folder, made on first use. Brings an older one up to date after a snapshot; opens one
 * of a newer program, or one in a folder that may not be written, for reading only; sets a damaged file aside, never
 * over it, and puts the newest good backup in its place, if there is one.
 * @throws DataFolderError if the folder can neither be made nor read; MigrationError if an update failed, with the
 * data base as it was.
 */
export function openStore(folder: string, options: OpenOptions = {}): Store {
  const { migrations = MIGRATIONS, now = () => new Date(), isWritable = folderIsWritable } = options;
  const file = options.file ?? databaseFile(folder);
  if (!isWritable(folder) || !mayBeWritten(file)) {
    if (!existsSync(file)) throw new DataFolderError(folder, folderCode(folder));
    const { db, close } = openCopy(file, migrations, { reason: 'folder', path: folder });
    const notices: OpeningNotice[] = [{ code: 'FOLDER_READ_ONLY', values: { path: folder } }];
    return { folder, file, db, notices, created: false, close };
  }

  const notices: OpeningNotice[] = [];
  let health = examine(file, 'quick');
  if (health.kind === 'unreadable') throw new DataFolderError(file, health.code);
  if (isBroken(health)) {
    notices.push(replaceBroken(folder, file, health, migrations, now()));
    health = examine(file, 'quick');
  }
  if (health.kind === 'good' && health.version > migrations.length) {
    const db = new Connection({ file, readOnly: { reason: 'newerProgram', path: file } });
    const values = { path: file, found: health.version, known: migrations.length };
    return store(folder, db, [...notices, { code: 'NEWER_DATABASE', values }], false);
  }
  const db = new Connection({ file, readOnly: null });
  try {
    const updated = update(db, folder, migrations, now());
    return store(folder, db, updated ? [...notices, updated] : notices, health.kind !== 'good');
  } catch (error) {
    db.close();
    throw error;
  }
}

function mayBeWritten(file: string): boolean {
  try {
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function store(folder: string, db: Connection, notices: readonly OpeningNotice[], created: boolean): Store {
  return { folder, file: db.file, db, notices, created, close: () => db.close() };
}

function isBroken(health: Health): boolean {
  return health.kind === 'damaged' || health.kind === 'notADatabase' || health.kind === 'otherProgram';
}

function update(db: Connection, folder: string, migrations: readonly Migration[], at: Date): OpeningNotice | undefined {
  const from = schemaVersion(db);
  if (from === migrations.length) return undefined;
  const snapshot = from === 0 ? null : makeBackup(db, folder, 'migration', at);
  try {
    migrate(db, migrations);
  } catch (error) {
    throw new MigrationError(schemaVersion(db) + 1, snapshot?.path ?? null, error);
  }
  if (!snapshot) return undefined;
  rotate(folder, 'migration', MIGRATION_BACKUPS_KEPT);
  return { code: 'MIGRATED', values: { from, to: migrations.length, backup: snapshot.name } };
}

function replaceBroken(
  folder: string,
  file: string,
  health: Health,
  migrations: readonly Migration[],
  at: Date,
): OpeningNotice {
  const aside = setAside(file, `${file}.damaged-${fileStamp(at)}`);
  const detail = health.kind === 'damaged' ? health.detail : health.kind;
  const backup = newestGoodBackup(folder, migrations.length);
  if (backup) {
    const copy = `${file}.restore`;
    rmSync(copy, { force: true });
    prepareCopy(backup.path, copy, migrations);
    moveIntoPlace(copy, file);
  }
  return {
    code: 'DAMAGED_SET_ASIDE',
    values: { path: file, aside, detail, backup: backup?.name ?? '', backupAt: backup?.at ?? '' },
  };
}

function folderCode(folder: string): string {
  try {
    makeFolder(folder);
    return statSync(folder).isDirectory() ? 'EACCES' : 'ENOTDIR';
  } catch (error) {
    return errorCode(error);
  }
}
