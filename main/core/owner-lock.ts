import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makeFolder } from '../../db/make-folder.ts';

/** Who holds a data folder. */
export interface Owner {
  readonly pid: number;
  readonly kind: 'desktop' | 'web' | 'cli';
}

export type LockResult =
  | { readonly ok: true; release(): void }
  /** Somebody else holds the folder; null if they did not leave their name. */
  | { readonly ok: false; readonly owner: Owner | null };

/**
 * Takes the data folder for this process, so that no two processes keep one data base open for writing. It is a lock of
 * the operating system (an open transaction on a file of its own), so it ends with the process, however that ends.
 * Creates the folder if need be. A folder in which no lock can be made cannot be written either: it counts as taken by
 * nobody, and whoever opens the data base there finds out what can still be done with it.
 */
export function lockDataFolder(folder: string, kind: Owner['kind']): LockResult {
  const nameFile = join(folder, 'owner.json');
  const db = openLockFile(folder);
  if (db === 'taken') return { ok: false, owner: readOwner(nameFile) };
  if (db === null) return { ok: true, release() {} };
  writeName(nameFile, { pid: process.pid, kind });
  return {
    ok: true,
    release() {
      rmSync(nameFile, { force: true });
      db.close();
    },
  };
}

function openLockFile(folder: string): Database.Database | 'taken' | null {
  let db: Database.Database | undefined;
  try {
    makeFolder(folder);
    db = new Database(join(folder, 'owner.lock'), { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db?.close();
    return (error as { code?: string }).code === 'SQLITE_BUSY' ? 'taken' : null;
  }
}

/** The name is a courtesy to whoever is turned away; on a full disk the lock holds without it. */
function writeName(path: string, owner: Owner): void {
  try {
    writeFileSync(path, JSON.stringify(owner));
  } catch {
    rmSync(path, { force: true });
  }
}

function readOwner(path: string): Owner | null {
  try {
    const { pid, kind } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' && (kind === 'desktop' || kind === 'web' || kind === 'cli') ? { pid, kind } : null;
  } catch {
    return null;
  }
}
