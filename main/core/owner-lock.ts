import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

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
 * Creates the folder if need be.
 * @throws the system's error if the folder cannot be made or written.
 */
export function lockDataFolder(folder: string, kind: Owner['kind']): LockResult {
  mkdirSync(folder, { recursive: true });
  const nameFile = join(folder, 'owner.json');
  const db = new Database(join(folder, 'owner.lock'), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return { ok: false, owner: readOwner(nameFile) };
    throw error;
  }
  writeFileSync(nameFile, JSON.stringify({ pid: process.pid, kind } satisfies Owner));
  return {
    ok: true,
    release() {
      rmSync(nameFile, { force: true });
      db.close();
    },
  };
}

function readOwner(path: string): Owner | null {
  try {
    const { pid, kind } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' && (kind === 'desktop' || kind === 'web' || kind === 'cli') ? { pid, kind } : null;
  } catch {
    return null;
  }
}
