import { type AnyRouter, implement } from '@orpc/server';
import { contract } from '../api/contract/index.ts';
import { lockDataFolder, type Owner } from './owner-lock.ts';

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

/**
 * Takes the data folder, opens the data base in it and builds the router.
 * @throws FolderTakenError if another process holds the folder; the system's error if it cannot be used at all.
 */
export async function createCore({ dataFolder, host }: CoreOptions): Promise<Core> {
  const lock = lockDataFolder(dataFolder, host);
  if (!lock.ok) throw new FolderTakenError(lock.owner);
  const info = implement(contract.system.info).handler(() => ({
    version: '0.1.0',
    dataFolder,
    databaseFile: '',
    host,
    readOnly: null,
    notices: [],
    schema: 0,
  }));
  return {
    router: { system: { info } },
    async close() {
      lock.release();
      return { ok: true };
    },
  };
}
