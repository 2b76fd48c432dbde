import type { AnyRouter } from '@orpc/server';
import { createRouter } from '../api/router/index.ts';
import { createServices } from '../services/index.ts';
import { VERSION } from '../version.ts';
import { lockDataFolder, type Owner } from './owner-lock.ts';

export interface CoreOptions {
  readonly dataFolder: string;
  /** What the page is shown in. */
  readonly host: 'desktop' | 'web';
}

/** Everything the page can call, over one data folder, in the process that owns the data base. */
export interface Core {
  readonly router: AnyRouter;
  /** Closes the data base and gives the folder free. After a failure it may be called again. */
  close(): Promise<CloseResult>;
}

/** Whether everything was written out; `reason` is the system's code or message. */
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

/** So long after the start is work done that can wait, such as the backup of the day: the page's first calls go first. */
const AFTER_START_MS = 3000;

/**
 * Takes the data folder, opens the data base in it and builds the router.
 * @throws FolderTakenError if another process holds the folder, and what `createServices` throws.
 */
export async function createCore({ dataFolder, host }: CoreOptions): Promise<Core> {
  const lock = lockDataFolder(dataFolder, host);
  if (!lock.ok) throw new FolderTakenError(lock.owner);
  try {
    const services = createServices({ dataFolder, host, version: VERSION });
    const later = setTimeout(() => services.afterStart(), AFTER_START_MS);
    return {
      router: createRouter(services),
      async close() {
        clearTimeout(later);
        try {
          services.close();
        } catch (error) {
          const { code, message } = error as NodeJS.ErrnoException;
          return { ok: false, reason: code ?? message };
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
