import { realpathSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import {
  BackupError,
  describeBackup,
  listBackups,
  makeBackup,
  makeBackupAt,
  makeBackupIfOther,
  rotate,
} from '../../db/backup.ts';
import { RestoreError } from '../../db/errors.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { backupsFolder } from '../../db/names.ts';
import { restore } from '../../db/restore.ts';
import type { Context } from './context.ts';
import { invalid, notFound, readOnly, ServiceError } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';
import { currentSettings } from './settings.ts';

/** Copies kept of what stood before a restore. */
const RESTORE_BACKUPS_KEPT = 10;

export function backupServices(context: Context): ServiceFunctions['backup'] {
  const { store, db } = context;
  return {
    list: () => listBackups(store.folder),
    create({ path }) {
      if (path === null) return makeBackup(db, store.folder, 'manual', context.now());
      if (!isAbsolute(path)) throw invalid('path', 'notAFullPath');
      if (!liesInBackups(store.folder, path)) throw invalid('path', 'notChosen');
      try {
        return makeBackupAt(db, path, context.now());
      } catch (error) {
        if (error instanceof BackupError && error.reason === 'notOurs') throw invalid('path', 'noBackup');
        throw error;
      }
    },
    restore({ from }) {
      const path = isAbsolute(from) ? from : join(backupsFolder(store.folder), from);
      if (!isAbsolute(from) && !listBackups(store.folder).some((backup) => backup.name === from)) {
        throw notFound('backup', from);
      }
      // In a data base opened through a copy a restore would go into the copy and be lost with it.
      if (db.readOnly) throw readOnly(db.readOnly);
      try {
        const restored = describeBackup(path, context.now());
        const { before } = restore(db, store.folder, path, MIGRATIONS, context.now());
        rotate(store.folder, 'restore', RESTORE_BACKUPS_KEPT, context.now());
        context.library.forget();
        context.changes.publish('all');
        return { restored, before };
      } catch (error) {
        if (!(error instanceof RestoreError)) throw error;
        throw new ServiceError('NOT_RESTORABLE', { reason: error.reason, path: error.path });
      }
    },
  };
}

// A page has no business elsewhere on the disk; a path the player names on the command line goes its own way.
function liesInBackups(folder: string, path: string): boolean {
  try {
    return (
      realpathSync(dirname(path)) === realpathSync(backupsFolder(folder)) && /^[^.].*\.sqlite$/.test(basename(path))
    );
  } catch {
    return false;
  }
}

/**
 * Makes the backup of the day if there is none yet and anything was written since the last one, and takes surplus ones
 * away; to be called after the start and now and then. A backup that fails removes nothing. One dated later than now comes from
 * a clock that was wrong and does not count.
 * @param suspicious true if the data base has been found changed or damaged: then no older backup is taken away.
 * @returns true if one was made.
 */
export function dailyBackup(context: Context, suspicious = false): boolean {
  const { backupsKept } = currentSettings(context);
  const { store, db } = context;
  if (backupsKept === 0 || db.readOnly) return false;
  const now = context.now();
  const past = listBackups(store.folder).filter((backup) => Date.parse(backup.at) <= now.getTime());
  const newest = past.find((backup) => backup.kind === 'daily');
  if (newest && new Date(newest.at).toDateString() === now.toDateString()) return false;
  // By the clock of the file nothing was written since; that clock too may have been wrong, so the rows decide.
  const unchanged = newest !== undefined && lastWrite(db.file) < Date.parse(newest.at);
  const made = unchanged
    ? makeBackupIfOther(db, store.folder, 'daily', now, newest)
    : makeBackup(db, store.folder, 'daily', now);
  if (made && !suspicious) rotate(store.folder, 'daily', backupsKept, now);
  return made !== null;
}

/**
 * Copies what the open file holds, whose name has gone or means another file, to where the next start looks for it: the
 * backups of the data folder, made again if need be, else the home folder, else the folder for passing files.
 * @returns the copy's path; empty if none could be made.
 */
export function rescueCopy(context: Context): string {
  const { store, db } = context;
  const places = [store.folder, join(homedir(), 'jovolato-mentes'), join(tmpdir(), 'jovolato-mentes')];
  for (const place of places) {
    try {
      return makeBackup(db, place, 'rescue', context.now()).path;
    } catch {
      // Not there; the next place is tried.
    }
  }
  return '';
}

function lastWrite(file: string): number {
  const times = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...times);
}
