import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeBackup, rotate } from './backup.ts';
import { Connection } from './connection.ts';
import { openCopy } from './copy.ts';
import { tableCounts } from './counts.ts';
import { type Disk, theDisk } from './disk.ts';
import { DataFolderError, errorCode, MigrationError } from './errors.ts';
import { dropDatabase, folderIsWritable, realFile } from './files.ts';
import { examine } from './health.ts';
import { makeFolder } from './make-folder.ts';
import { type Migration, migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { databaseFile } from './names.ts';
import { freshName } from './restore.ts';
import { healSwap } from './swap.ts';
import { lossOf, readMarker, writeMarker } from './traces.ts';

/** What happened at opening that the player should know, as codes with values. */
export interface OpeningNotice {
  readonly code: 'NEWER_DATABASE' | 'FOLDER_READ_ONLY' | 'SWAP_HEALED' | 'MIGRATED';
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
  readonly disk?: Disk;
}

/** Snapshots kept from before updates. */
const MIGRATION_BACKUPS_KEPT = 5;

/**
 * Opens the data base of a data folder, made at the first start. Brings an older one up to date after a snapshot; opens one of
 * a newer program, or one in a folder that may not be written, for reading only. A swap that was cut off is finished or taken
 * back first.
 * @throws LostDataError if there was a data base and it is gone or damaged: nothing is made or moved then; DataFolderError if
 * the folder can neither be made nor read; SwapError if a swap that was cut off cannot be taken back now; MigrationError if an
 * update failed, with the data base as it was.
 */
export function openStore(folder: string, options: OpenOptions = {}): Store {
  const { migrations = MIGRATIONS, now = () => new Date(), isWritable = folderIsWritable, disk = theDisk } = options;
  const named = options.file ?? databaseFile(folder);
  const file = realFile(named);
  if (!isWritable(folder) || !isWritable(dirname(file)) || !mayBeWritten(file)) {
    return openWithoutWriting(folder, named, migrations);
  }

  const notices: OpeningNotice[] = [];
  const healed = healSwap(file, disk);
  if (healed !== 'nothing') notices.push({ code: 'SWAP_HEALED', values: { how: healed, path: file } });
  const health = examine(file, 'quick');
  if (health.kind === 'unreadable') throw new DataFolderError(file, health.code);
  const lost = lossOf(folder, file, health);
  if (lost) throw lost;
  if (health.kind === 'good' && health.version > migrations.length) {
    const db = new Connection({ file: named, readOnly: { reason: 'newerProgram', path: named }, mustExist: true });
    const values = { path: named, found: health.version, known: migrations.length };
    return store(folder, db, [...notices, { code: 'NEWER_DATABASE', values }], false);
  }
  // A copy that was never swapped in, of no use beside a sound data base.
  if (health.kind === 'good') dropDatabase(freshName(file));
  const db = new Connection({ file: named, readOnly: null, mustExist: health.kind === 'good' });
  try {
    const updated = update(db, folder, migrations, now());
    if (!readMarker(folder, file)) writeMarker(folder, file, { at: now().toISOString(), counts: null });
    const told = updated ? [...notices, updated] : notices;
    const created = health.kind !== 'good';
    return { ...store(folder, db, told, created), close: () => closeRemembering(db, folder, file, now()) };
  } catch (error) {
    db.close();
    throw error;
  }
}

function openWithoutWriting(folder: string, file: string, migrations: readonly Migration[]): Store {
  if (!existsSync(file)) throw new DataFolderError(folder, folderCode(folder));
  const { db, close } = openCopy(file, migrations, { reason: 'folder', path: folder });
  const notices: OpeningNotice[] = [{ code: 'FOLDER_READ_ONLY', values: { path: folder } }];
  return { folder, file, db, notices, created: false, close };
}

// What the data base holds at the end is what a later start without it has to ask for.
function closeRemembering(db: Connection, folder: string, file: string, at: Date): void {
  if (db.isOpen && !db.readOnly && db.standsFirm()) {
    try {
      writeMarker(folder, file, { at: at.toISOString(), counts: tableCounts(db, true) });
    } catch {
      // A data base that cannot be counted is closed all the same.
    }
  }
  db.close();
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
  rotate(folder, 'migration', MIGRATION_BACKUPS_KEPT, at);
  return { code: 'MIGRATED', values: { from, to: migrations.length, backup: snapshot.name } };
}

function folderCode(folder: string): string {
  try {
    makeFolder(folder);
    return statSync(folder).isDirectory() ? 'EACCES' : 'ENOTDIR';
  } catch (error) {
    return errorCode(error);
  }
}
