import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Connection } from './connection.ts';
import { moveIntoPlace, realFile } from './files.ts';
import { examine } from './health.ts';
import { makeFolder } from './make-folder.ts';
import { backupsFolder, fileStamp } from './names.ts';

/**
 * `manual` by the player, `daily` by itself, `migration` before an update, `restore` of what stood before a restore, `rescue`
 * when the data base went away under the running program.
 */
export const BACKUP_KINDS = ['manual', 'daily', 'migration', 'restore', 'rescue'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export interface Backup {
  readonly name: string;
  readonly path: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly bytes: number;
  readonly kind: BackupKind;
}

const NAME =
  /^jovolato-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(\d{3})-(manual|daily|migration|restore|rescue)\.sqlite$/;

/** A backup that did not pass its check; the partial file is already taken away. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly reason: 'failed' | 'notOurs';
  readonly path: string;

  constructor(message: string, reason: 'failed' | 'notOurs' = 'failed', path = '') {
    super(message);
    this.reason = reason;
    this.path = path;
  }
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
  copyChecked(db, path, null);
  return describe(path) as Backup;
}

/** The same, unless `than` holds the same rows already. @returns the backup if one was made. */
export function makeBackupIfOther(
  db: Connection,
  folder: string,
  kind: BackupKind,
  at: Date,
  than: Backup,
): Backup | null {
  const path = join(backupsFolder(folder), `jovolato-${fileStamp(at)}-${kind}.sqlite`);
  return copyChecked(db, path, than.path) ? (describe(path) as Backup) : null;
}

/**
 * The same, to a full path the player chose. A file that stands there is replaced only if it is a backup of this program (or
 * empty), and only by a copy that passed.
 * @throws BackupError if something else stands there.
 */
export function makeBackupAt(db: Connection, path: string, at: Date): Backup {
  if (!isAbsolute(path)) throw new BackupError(`not a full path: ${path}`);
  if (!mayBeReplaced(path, db.file)) throw new BackupError(`no backup of this program: ${path}`, 'notOurs', path);
  makeFolder(dirname(path));
  copyChecked(db, path, null);
  return { name: basename(path), path, at: at.toISOString(), bytes: statSync(path).size, kind: 'manual' };
}

/** Whether a backup may be written over what is there: nothing, an empty file, or a data base of ours that is not in use. */
export function mayBeReplaced(path: string, live: string): boolean {
  if (realFile(path) === realFile(live) || /(-wal|-shm|-journal|\.sums)$/.test(path)) return false;
  const { kind } = examine(path, 'quick');
  return (kind === 'missing' || kind === 'empty' || kind === 'good') && !existsSync(`${path}-wal`);
}

function copyChecked(db: Connection, path: string, than: string | null): boolean {
  const partial = `${path}.part`;
  rmSync(partial, { force: true });
  try {
    db.vacuumInto(partial);
    const health = examine(partial, 'full');
    if (health.kind !== 'good') throw new BackupError(`the copy is ${health.kind}`);
    if (than !== null && sameRows(partial, than)) return false;
    moveIntoPlace(partial, path);
    return true;
  } finally {
    rmSync(partial, { force: true });
  }
}

// VACUUM INTO writes the same rows as the same bytes; only the header counts on.
function sameRows(file: string, other: string): boolean {
  try {
    return (
      statSync(file).size === statSync(other).size &&
      readFileSync(file).subarray(100).equals(readFileSync(other).subarray(100))
    );
  } catch {
    return false;
  }
}

/**
 * Takes old backups of one kind away, keeping the newest `keep`. A kept one that does not pass a quick check does not
 * count, so the last good backup is never removed. One dated later than now comes from a clock that was wrong: it counts as
 * the oldest, so that it keeps no new one out.
 * @returns the names taken away.
 */
export function rotate(folder: string, kind: BackupKind, keep: number, now: Date): string[] {
  const own = listBackups(folder).filter((backup) => backup.kind === kind);
  const dated = (later: boolean) => own.filter((backup) => Date.parse(backup.at) > now.getTime() === later);
  let good = 0;
  const surplus: Backup[] = [];
  for (const backup of [...dated(false), ...dated(true)]) {
    if (good >= Math.max(1, keep)) surplus.push(backup);
    else if (examine(backup.path, 'quick').kind === 'good') good++;
  }
  for (const backup of surplus) rmSync(backup.path, { force: true });
  return surplus.map((backup) => backup.name);
}
