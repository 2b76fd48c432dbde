import { DataFolderError, MigrationError } from '../../db/errors.ts';
import type { StartFailure } from './child-protocol.ts';
import { FolderTakenError } from './core.ts';

/** What a failed start means, as data that can go from one process to another. */
export function startFailure(error: unknown): StartFailure {
  if (error instanceof FolderTakenError) return { reason: 'folderTaken', pid: error.owner?.pid ?? null };
  if (error instanceof DataFolderError) return { reason: 'folderUnusable', detail: error.code };
  if (error instanceof MigrationError) {
    return { reason: 'updateFailed', version: error.version, backup: error.backup };
  }
  const { code, message } = error as NodeJS.ErrnoException;
  return { reason: 'coreFailed', detail: code ?? message ?? String(error) };
}
