import { type } from '@orpc/contract';
import { z } from 'zod';
import { input } from './border.ts';
import { withThing } from './errors.ts';

export interface BackupInfo {
  /** File name inside the backups folder. */
  readonly name: string;
  readonly path: string;
  readonly at: string;
  readonly bytes: number;
  /**
   * `manual`; `daily` by itself; `migration` before an update; `restore` of what stood before a restore; `rescue` when the data
   * base was moved or deleted under the running program.
   */
  readonly kind: 'manual' | 'daily' | 'migration' | 'restore' | 'rescue';
}

/** Why a file cannot be restored. Nothing is touched in any of these cases. */
export type RestoreRefusal = 'notADatabase' | 'damaged' | 'otherProgram' | 'newerProgram' | 'unreadable';

export const backup = {
  /** Newest first. */
  list: withThing.output(type<BackupInfo[]>()),
  /**
   * Makes a checked copy in the data folder's `backups`. A `path`, if one is given, must lie in there too: a page may write
   * nowhere else, and over nothing that is no backup of this program.
   */
  create: withThing
    .input(input(z.strictObject({ path: z.string().min(1).max(4000).nullable().default(null) })))
    .output(type<BackupInfo>()),
  /**
   * Puts a backup (name in the backups folder, or a full path) in the place of the data. What stood before is kept as a
   * backup of kind `restore`; the file is validated and brought to this version as a copy first and swapped in last.
   */
  restore: withThing
    .errors({ NOT_RESTORABLE: { data: type<{ reason: RestoreRefusal; path: string }>() } })
    .input(input(z.strictObject({ from: z.string().min(1).max(4000) })))
    .output(type<{ restored: BackupInfo; before: BackupInfo | null }>()),
};
