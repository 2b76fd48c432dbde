import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backup, listBackups } from './backup.ts';
import { Connection } from './connection.ts';
import { type TableCounts, tableCounts } from './counts.ts';
import { type Disk, theDisk } from './disk.ts';
import type { LostDataError } from './errors.ts';
import { freeName } from './files.ts';
import { examine } from './health.ts';
import { type Migration, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { fileStamp } from './names.ts';
import { freshName, prepareCopy, withFresh } from './restore.ts';
import { type Salvage, salvage } from './salvage/salvage.ts';
import { swap } from './swap.ts';
import { leftovers, loneLog, type Marker, readMarker } from './traces.ts';

/** A file from which rows can be read, and how many. */
export interface FoundFile {
  readonly path: string;
  readonly bytes: number;
  /** When it was last written; ISO 8601, UTC. */
  readonly at: string;
  readonly salvage: Salvage;
}

/** A backup with what is in it; `counts` is null if it is not good. */
export interface FoundBackup extends Backup {
  readonly counts: TableCounts | null;
}

/** What there is to start again from. */
export interface Findings {
  /** What was there when the program last closed; null if nobody remembers. */
  readonly known: Marker | null;
  readonly files: readonly FoundFile[];
  readonly backups: readonly FoundBackup[];
}

/** What the data base is to be made from. */
export type RescueChoice =
  | { readonly kind: 'backup'; readonly path: string }
  | { readonly kind: 'salvage'; readonly path: string }
  | { readonly kind: 'fresh' };

export interface Rescued {
  readonly kind: RescueChoice['kind'];
  /** What the program starts from. */
  readonly from: string;
  /** The name under which what stood there is kept; empty if nothing stood there. */
  readonly aside: string;
  readonly read: number;
  readonly lost: number;
}

/** Looks over what is left of a lost data base. Changes nothing. */
export function lookAround(lost: LostDataError): Findings {
  const { folder, path: file } = lost;
  const places = [file, ...leftovers(file)];
  const files = places.flatMap((path) => foundAt(path) ?? []);
  const backups = listBackups(folder).map((backup) => ({ ...backup, counts: countsIn(backup.path) }));
  return { known: readMarker(folder, file), files, backups };
}

function foundAt(path: string): FoundFile | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  const log = loneLog(path);
  if (stats ? !stats.isFile() || (stats.size === 0 && !log) : !log) return null;
  const about = stats && stats.size > 0 ? stats : statSync(log ?? path);
  try {
    const tried = trialSalvage(path);
    return { path, bytes: about.size, at: about.mtime.toISOString(), salvage: tried };
  } catch {
    return null;
  }
}

function trialSalvage(path: string): Salvage {
  const scratch = mkdtempSync(join(tmpdir(), 'jovolato-salvage-'));
  try {
    return salvage(path, join(scratch, 'trial.sqlite'), new Date(0));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function countsIn(path: string): TableCounts | null {
  const health = examine(path, 'quick');
  if (health.kind !== 'good') return null;
  const db = new Connection({ file: path, readOnly: { reason: 'folder', path }, mustExist: true });
  try {
    // A backup of an older version lacks some of the tables and is good all the same.
    return tableCounts(db, true);
  } catch {
    return null;
  } finally {
    db.close();
  }
}

/**
 * Makes the data base anew: from a backup, from the rows that can still be read of a file, or empty. What stands in its place is
 * kept under another name. Either the whole of it is done or nothing.
 * @throws RestoreError if a backup is not fit; SwapError if the swap failed; the system's error if a file cannot be read.
 */
export function rescue(
  lost: LostDataError,
  choice: RescueChoice,
  at: Date,
  migrations: readonly Migration[] = MIGRATIONS,
  disk: Disk = theDisk,
): Rescued {
  const { path: file } = lost;
  const fresh = freshName(file);
  // The source may be called like the fresh file: a swap that was cut off long ago.
  const copy = choice.kind !== 'fresh' && choice.path === fresh ? `${fresh}-2` : fresh;
  return withFresh(copy, () => {
    const made = make(choice, copy, at, migrations, disk);
    const aside = freeName(`${file}.damaged-${fileStamp(at)}`);
    const stood = statSync(file, { throwIfNoEntry: false }) !== undefined || loneLog(file) !== null;
    swap({ file, fresh: copy, aside, keepAside: true }, disk);
    const from = choice.kind === 'fresh' ? '' : choice.path === file ? aside : choice.path;
    return { kind: choice.kind, from, aside: stood ? aside : '', ...made };
  });
}

function make(
  choice: RescueChoice,
  fresh: string,
  at: Date,
  migrations: readonly Migration[],
  disk: Disk,
): { read: number; lost: number } {
  switch (choice.kind) {
    case 'backup':
      prepareCopy(choice.path, fresh, migrations, disk);
      return { read: 0, lost: 0 };
    case 'salvage': {
      const { read, lost } = salvage(choice.path, fresh, at);
      return { read, lost };
    }
    case 'fresh': {
      const db = new Connection({ file: fresh, readOnly: null });
      migrate(db, migrations);
      db.pragma('journal_mode = DELETE');
      db.close();
      return { read: 0, lost: 0 };
    }
  }
}
