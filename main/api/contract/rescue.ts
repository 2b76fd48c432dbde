import { type } from '@orpc/contract';
import { z } from 'zod';
import type { BackupInfo, RestoreRefusal } from './backup.ts';
import { input } from './border.ts';
import { withThing } from './errors.ts';

/** Rows that could be read of one table. */
export interface SalvagedTable {
  readonly table: string;
  readonly read: number;
  readonly lost: number;
  /** False: `lost` is an estimate. */
  readonly exact: boolean;
}

/** A file beside the data base, or that itself, from which rows can still be read. */
export interface FoundFile {
  readonly path: string;
  readonly bytes: number;
  readonly at: string;
  readonly tables: readonly SalvagedTable[];
}

export interface FoundBackup extends BackupInfo {
  /** Rows by table; null if the backup is not good. */
  readonly counts: Readonly<Record<string, number>> | null;
}

/** What is left of a lost data base. */
export interface RescueFindings {
  readonly reason: 'missing' | 'empty' | 'notADatabase' | 'damaged' | 'otherProgram' | 'directory';
  /** Where the data base should be. */
  readonly path: string;
  /** What was in it when the program last closed; null if that is not known. */
  readonly known: { readonly at: string; readonly counts: Readonly<Record<string, number>> | null } | null;
  readonly files: readonly FoundFile[];
  /** Newest first. */
  readonly backups: readonly FoundBackup[];
}

const choice = z.discriminatedUnion('kind', [
  /** A backup by its name in the backups folder. */
  z.strictObject({ kind: z.literal('backup'), name: z.string().min(1).max(4000) }),
  /** The rows that can be read of a file that was found, or of a damaged backup, by its path. */
  z.strictObject({ kind: z.literal('salvage'), path: z.string().min(1).max(4000) }),
  z.strictObject({ kind: z.literal('fresh') }),
]);

/** The start after a loss: nothing is made or moved until the player has chosen. */
export const rescue = {
  /** Null where nothing is lost. */
  look: withThing.output(type<RescueFindings | null>()),
  /** Makes the data base anew and starts on it; what stood in its place is kept under another name. */
  choose: withThing
    .errors({ NOT_RESTORABLE: { data: type<{ reason: RestoreRefusal; path: string }>() } })
    .input(input(choice))
    .output(type<{ read: number; lost: number; aside: string }>()),
};
