import { copyFileSync, existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Backup, BackupError, makeBackup } from './backup.ts';
import { Connection } from './connection.ts';
import { errorCode, RestoreError } from './errors.ts';
import { moveIntoPlace, setAside } from './files.ts';
import { examine, type Health } from './health.ts';
import { type Migration, migrate } from './migrate.ts';
import { fileStamp } from './names.ts';

/**
 * Puts a backup in place of the data base: the file is checked, copied beside the data base, brought to this program's
 * version and checked again; only then, with the connection closed, is the copy renamed into place. What stood there
 * before becomes a backup of kind `restore` first; if it is too damaged for that, its file is set aside instead and
 * `before` is null. Until the rename nothing is changed.
 * @throws RestoreError if the file cannot be restored.
 */
export function restore(
  db: Connection,
  folder: string,
  source: string,
  migrations: readonly Migration[],
  at: Date,
): { before: Backup | null } {
  const copy = `${db.file}.restore`;
  dropDatabase(copy);
  try {
    prepareCopy(source, copy, migrations);
    const before = backupIfSound(db, folder, at);
    db.whileClosed(() => {
      if (!before) setAside(db.file, `${db.file}.damaged-${fileStamp(at)}`);
      // The write-ahead log of the old file must not be taken for the new one's.
      for (const tail of ['-wal', '-shm']) rmSync(db.file + tail, { force: true });
      moveIntoPlace(copy, db.file);
    });
    return { before };
  } finally {
    dropDatabase(copy);
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
export function prepareCopy(source: string, copy: string, migrations: readonly Migration[]): void {
  refuseUnfit(examine(source, 'full'), source, migrations.length);
  copyWhole(source, copy);
  const migrating = new Connection({ file: copy, readOnly: null });
  try {
    migrate(migrating, migrations);
    // Back to one file, so that the rename takes everything along.
    migrating.pragma('journal_mode = DELETE');
  } catch {
    throw new RestoreError('damaged', source);
  } finally {
    migrating.close();
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
    case 'notADatabase':
      throw new RestoreError('notADatabase', path);
    case 'damaged':
      throw new RestoreError('damaged', path);
    case 'otherProgram':
      throw new RestoreError('otherProgram', path);
  }
}

// A file with a write-ahead log beside it (someone's live data base) is copied through SQLite, so its newest rows come along.
function copyWhole(source: string, copy: string): void {
  if (!existsSync(`${source}-wal`)) {
    copyFileSync(source, copy);
    return;
  }
  const live = new Database(source, { readonly: true, timeout: 5000 });
  try {
    live.prepare('VACUUM INTO ?').run(copy);
  } finally {
    live.close();
  }
}

function dropDatabase(file: string): void {
  for (const tail of ['', '-wal', '-shm', '-journal']) rmSync(file + tail, { force: true });
}
