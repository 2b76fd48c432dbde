import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { realFile } from '../../db/files.ts';
import { makeFolder } from '../../db/make-folder.ts';
import { databaseFile } from '../../db/names.ts';

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
 * Where the data base is a symbolic link, the folder of the file itself is taken too: two folders may lead to one file.
 * Creates the folder if need be. A folder in which no lock can be made cannot be written either: it counts as taken by
 * nobody, and whoever opens the data base there finds out what can still be done with it.
 * @param file the data base that is meant, if it is not the folder's own.
 */
export function lockDataFolder(folder: string, kind: Owner['kind'], file = databaseFile(folder)): LockResult {
  const first = lockOne(folder, kind);
  const behind = dirname(realFile(file));
  if (!first.ok || behind === dirname(realFile(join(folder, 'owner.lock'))) || !existsSync(behind)) return first;
  const second = lockOne(behind, kind);
  if (!second.ok) {
    first.release();
    return second;
  }
  return {
    ok: true,
    release() {
      second.release();
      first.release();
    },
  };
}

/** Locks held by this process. Without a reference the handle would be collected, and the lock would end with it. */
const held = new Set<Database.Database>();

function lockOne(folder: string, kind: Owner['kind']): LockResult {
  const nameFile = join(folder, 'owner.json');
  const db = openLockFile(folder);
  if (db === 'taken') return { ok: false, owner: readOwner(nameFile) };
  if (db === null) return { ok: true, release() {} };
  held.add(db);
  writeName(nameFile, { pid: process.pid, kind });
  return {
    ok: true,
    release() {
      dropName(nameFile);
      held.delete(db);
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
    dropName(path);
  }
}

/** In a folder that became read-only after a crash a name stays behind; the lock does not depend on it. */
function dropName(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The next owner writes over it.
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
