import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describeBackup, listBackups, makeBackup, makeBackupAt, rotate } from '../../db/backup.ts';
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
      return makeBackupAt(db, path, context.now());
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
        rotate(store.folder, 'restore', RESTORE_BACKUPS_KEPT);
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

/**
 * Makes the backup of the day if there is none yet and anything was written since the last one, and takes surplus ones
 * away; to be called after the start. A backup that fails removes nothing.
 * @returns true if one was made.
 */
export function dailyBackup(context: Context): boolean {
  const { backupsKept } = currentSettings(context);
  const { store, db } = context;
  if (backupsKept === 0 || db.readOnly) return false;
  const newest = listBackups(store.folder).find((backup) => backup.kind === 'daily');
  if (newest && new Date(newest.at).toDateString() === context.now().toDateString()) return false;
  if (newest && lastWrite(db.file) < Date.parse(newest.at)) return false;
  makeBackup(db, store.folder, 'daily', context.now());
  rotate(store.folder, 'daily', backupsKept);
  return true;
}

function lastWrite(file: string): number {
  const times = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...times);
}
