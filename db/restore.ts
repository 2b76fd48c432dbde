import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Backup, BackupError, makeBackup } from './backup.ts';
import { Connection } from './connection.ts';
import { type Disk, theDisk } from './disk.ts';
import { errorCode, RestoreError, SwapError } from './errors.ts';
import { dropDatabase, freeName, realFile } from './files.ts';
import { examine, type Health } from './health.ts';
import { type Migration, migrate } from './migrate.ts';
import { fileStamp } from './names.ts';
import { swap } from './swap.ts';

/** Name of the finished file before it is put in the place of a data base. */
export const freshName = (file: string) => `${file}.restore`;

/**
 * Puts a backup in place of the data base: the file is checked, copied beside the data base, brought to this program's
 * version and checked again; only then, with the connection closed, is the copy swapped in. What stood there before becomes a
 * backup of kind `restore` first; if it is too damaged for that, its file is set aside instead and `before` is null. Until
 * the swap nothing is changed, and a swap that fails is taken back.
 * @throws RestoreError if the file cannot be restored; SwapError if the swap failed.
 */
export function restore(
  db: Connection,
  folder: string,
  source: string,
  migrations: readonly Migration[],
  at: Date,
  disk: Disk = theDisk,
): { before: Backup | null } {
  const file = realFile(db.file);
  const copy = freshName(file);
  return withFresh(copy, () => {
    prepareCopy(source, copy, migrations, disk);
    const before = backupIfSound(db, folder, at);
    const aside = freeName(`${file}.${before ? 'before' : 'damaged'}-${fileStamp(at)}`);
    db.whileClosed(() => swap({ file, fresh: copy, aside, keepAside: !before }, disk));
    return { before };
  });
}

/** Lets `work` make and use a fresh file; what is left of it goes away, unless a swap that hangs in the air may need it. */
export function withFresh<T>(fresh: string, work: () => T): T {
  dropDatabase(fresh);
  try {
    return work();
  } catch (error) {
    if (error instanceof SwapError && error.aside !== null) throw error;
    dropDatabase(fresh);
    throw error;
  }
}

function backupIfSound(db: Connection, folder: string, at: Date): Backup | null {
  try {
    return makeBackup(db, folder, 'restore', at);
  } catch (error) {
    if (error instanceof BackupError || /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error))) return null;
    throw error;
  }
}

/**
 * A checked copy of a backup, brought to the newest version of the tables.
 * @throws RestoreError naming why the file is not fit.
 */
export function prepareCopy(
  source: string,
  copy: string,
  migrations: readonly Migration[],
  disk: Disk = theDisk,
): void {
  refuseUnfit(examine(source, 'full'), source, migrations.length);
  copyWhole(source, copy, disk);
  const migrating = new Connection({ file: copy, readOnly: null });
  try {
    migrate(migrating, migrations);
    // Back to one file, so that the rename takes everything along.
    migrating.pragma('journal_mode = DELETE');
  } catch {
    throw new RestoreError('damaged', source);
  } finally {
    migrating.close();
    dropDatabase(copy, ['-wal', '-shm', '.sums']);
  }
  refuseUnfit(examine(copy, 'full'), source, migrations.length);
}

function refuseUnfit(health: Health, path: string, latest: number): void {
  switch (health.kind) {
    case 'good':
      if (health.version > latest) throw new RestoreError('newerProgram', path);
      return;
    case 'missing':
    case 'unreadable':
      throw new RestoreError('unreadable', path);
    case 'empty':
    case 'directory':
    case 'notADatabase':
      throw new RestoreError('notADatabase', path);
    case 'damaged':
      throw new RestoreError('damaged', path);
    case 'otherProgram':
      throw new RestoreError('otherProgram', path);
  }
}

// A file with a write-ahead log beside it (someone's live data base) is copied through SQLite, so its newest rows come along.
function copyWhole(source: string, copy: string, disk: Disk): void {
  if (!existsSync(`${source}-wal`)) {
    disk.copy(source, copy);
    return;
  }
  const live = new Database(source, { readonly: true, timeout: 5000 });
  try {
    live.prepare('VACUUM INTO ?').run(copy);
  } finally {
    live.close();
  }
}
