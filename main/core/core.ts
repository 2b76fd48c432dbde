import type { AnyRouter } from '@orpc/server';
import { createRouter } from '../api/router/index.ts';
import { createServices } from '../services/index.ts';
import { VERSION } from '../version.ts';
import { type LockResult, lockDataFolder, type Owner } from './owner-lock.ts';

export interface CoreOptions {
  readonly dataFolder: string;
  /** What the page is shown in. */
  readonly host: 'desktop' | 'web';
}

/** Everything the page can call, over one data folder, in the process that owns the data base. */
export interface Core {
  readonly router: AnyRouter;
  /** Writes out what is still in memory and closes the data base. After a failure it may be called again. */
  close(): Promise<CloseResult>;
}

export type CloseResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** The data folder is in use by another process of the program. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';
  readonly owner: Owner | null;
  constructor(owner: Owner | null) {
    super('The data folder is in use.');
    this.owner = owner;
  }
}

/** The backup of the day waits until the window stands. */
const AFTER_START_MS = 5000;

/**
 * Takes the data folder, opens the data base in it and builds the router.
 * @throws FolderTakenError if another process holds the folder; DataFolderError if it cannot be used at all.
 */
export async function createCore({ dataFolder, host }: CoreOptions): Promise<Core> {
  const lock = tryLock(dataFolder, host);
  if (!lock.ok) throw new FolderTakenError(lock.owner);
  try {
    const services = createServices({ dataFolder, host, version: VERSION });
    const later = setTimeout(() => services.afterStart(), AFTER_START_MS);
    later.unref();
    return {
      router: createRouter(services),
      async close() {
        clearTimeout(later);
        try {
          services.close();
        } catch (error) {
          return { ok: false, reason: error instanceof Error ? error.message : String(error) };
        }
        lock.release();
        return { ok: true };
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

// In a folder that may not be written nobody can keep a lock, and nobody writes: its data is opened for reading only.
function tryLock(dataFolder: string, host: Owner['kind']): LockResult {
  try {
    return lockDataFolder(dataFolder, host);
  } catch {
    return { ok: true, release: () => {} };
  }
}
