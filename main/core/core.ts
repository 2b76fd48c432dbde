import type { AnyRouter } from '@orpc/server';
import { LostDataError } from '../../db/errors.ts';
import type { Rescued } from '../../db/rescue.ts';
import { createRouter } from '../api/router/index.ts';
import { createServices } from '../services/index.ts';
import { rescueServices } from '../services/rescue.ts';
import type { Services } from '../services/services.ts';
import { VERSION } from '../version.ts';
import { lockDataFolder, type Owner } from './owner-lock.ts';
import { switchable } from './switch.ts';

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
 * Takes the data folder, opens the data base in it and builds the router. Where the data base is lost or damaged, the router
 * answers what is left and waits for a choice; with that made, the same router goes on over the new data base.
 * @throws FolderTakenError if another process holds the folder, and what `createServices` throws.
 */
export async function createCore({ dataFolder, host }: CoreOptions): Promise<Core> {
  const lock = lockDataFolder(dataFolder, host);
  if (!lock.ok) throw new FolderTakenError(lock.owner);
  try {
    const open = (done: Rescued | null) => createServices({ dataFolder, host, version: VERSION, ...after(done) });
    const waiting = (lost: LostDataError) =>
      rescueServices({ lost, host, version: VERSION, now: () => new Date(), onRescued: begin });
    const begin = (done: Rescued) => {
      use.to(open(done));
      later = setTimeout(() => use.current().afterStart(), AFTER_START_MS);
    };
    const use = switchable(opened(() => open(null), waiting));
    let later = setTimeout(() => use.current().afterStart(), AFTER_START_MS);
    return {
      router: createRouter(use.services),
      async close() {
        clearTimeout(later);
        try {
          use.current().close();
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

function opened(open: () => Services, waiting: (lost: LostDataError) => Services): Services {
  try {
    return open();
  } catch (error) {
    if (error instanceof LostDataError) return waiting(error);
    throw error;
  }
}

/** After a rescue the player is told what was done, and demo decks are only given to a data base begun anew. */
function after(done: Rescued | null) {
  if (!done) return {};
  const { kind, from, aside, read, lost } = done;
  const notices = [{ code: 'RESCUED' as const, values: { kind, from, aside, read, lost } }];
  return kind === 'fresh' ? { notices } : { notices, demoDecks: [] };
}
