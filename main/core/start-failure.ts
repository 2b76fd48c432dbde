import type { StartFailure } from './child-protocol.ts';
import { FolderTakenError } from './core.ts';

/** What a failed start means, as data that can go from one process to another. */
export function startFailure(error: unknown): StartFailure {
  if (error instanceof FolderTakenError) return { reason: 'folderTaken', pid: error.owner?.pid ?? null };
  const { code, message } = error as NodeJS.ErrnoException;
  return { reason: 'folderUnusable', detail: code ?? message ?? String(error) };
}
