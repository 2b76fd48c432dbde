import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Connection } from './connection.ts';
import { moveIntoPlace } from './files.ts';
import { examine } from './health.ts';
import { makeFolder } from './make-folder.ts';
import { backupsFolder, fileStamp } from './names.ts';

/** `manual` by the player, `daily` by itself, `migration` before an update, `restore` of what stood before a restore. */
export const BACKUP_KINDS = ['manual', 'daily', 'migration', 'restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export interface Backup {
  readonly name: string;
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly bytes: number;
  readonly kind: BackupKind;
}

const NAME = /^jovolato-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})-(manual|daily|migration|restore)\.sqlite$/;

/** A backup that did not pass its check; the partial file is already taken away. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The backups of a data folder, newest first. Partial and foreign files are no backups. */
export function listBackups(folder: string): Backup[] {
  const inside = backupsFolder(folder);
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .flatMap((name) => describe(join(inside, name)) ?? [])
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

function describe(path: string): Backup | undefined {
  const name = basename(path);
  const parts = NAME.exec(name);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, milli, kind] = parts;
  const at = `${year}-${month}-${day}T${hour}:${minute}:${second}.${milli}Z`;
  return { name, path, at, bytes: statSync(path).size, kind: kind as BackupKind };
}

/** Any file that is to be restored, described as a backup: by its name if it is one of ours, else by its own date. */
export function describeBackup(path: string, fallback: Date): Backup {
  const known = existsSync(path) ? describe(path) : undefined;
  if (known) return known;
  const stats = existsSync(path) ? statSync(path) : undefined;
  const at = (stats?.mtime ?? fallback).toISOString();
  return { name: basename(path), path, at, bytes: stats?.size ?? 0, kind: 'manual' };
}

/**
 * Copies the whole data base into the backups folder: `VACUUM INTO` a partial name (so the newest rows in the
 * write-ahead log are in it), a full check of the copy, then the rename that makes it a backup.
 * @throws BackupError if the copy fails its check; other backups are untouched.
 */
export function makeBackup(db: Connection, folder: string, kind: BackupKind, at: Date): Backup {
  makeFolder(backupsFolder(folder));
  const path = join(backupsFolder(folder), `jovolato-${fileStamp(at)}-${kind}.sqlite`);
  copyChecked(db, path);
  return describe(path) as Backup;
}

/** The same, to a full path the player chose. An existing file there is replaced only by a copy that passed. */
export function makeBackupAt(db: Connection, path: string, at: Date): Backup {
  if (!isAbsolute(path)) throw new BackupError(`not a full path: ${path}`);
  makeFolder(dirname(path));
  copyChecked(db, path);
  return { name: basename(path), path, at: at.toISOString(), bytes: statSync(path).size, kind: 'manual' };
}

function copyChecked(db: Connection, path: string): void {
  const partial = `${path}.part`;
  rmSync(partial, { force: true });
  try {
    db.vacuumInto(partial);
    const health = examine(partial, 'full');
    if (health.kind !== 'good') throw new BackupError(`the copy is ${health.kind}`);
    moveIntoPlace(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Takes old backups of one kind away, keeping the newest `keep`. A kept one that does not pass a quick check does not
 * count, so the last good backup is never removed.
 * @returns the names taken away.
 */
export function rotate(folder: string, kind: BackupKind, keep: number): string[] {
  const own = listBackups(folder).filter((backup) => backup.kind === kind);
  let good = 0;
  const surplus: Backup[] = [];
  for (const backup of own) {
    if (good >= Math.max(1, keep)) surplus.push(backup);
    else if (examine(backup.path, 'quick').kind === 'good') good++;
  }
  for (const backup of surplus) rmSync(backup.path, { force: true });
  return surplus.map((backup) => backup.name);
}

/** The newest backup that passes a full check; what a damaged data base is replaced by. */
export function newestGoodBackup(folder: string, latest: number): Backup | undefined {
  return listBackups(folder).find((backup) => {
    const health = examine(backup.path, 'full');
    return health.kind === 'good' && health.version <= latest;
  });
}
