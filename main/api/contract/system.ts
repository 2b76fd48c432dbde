import { eventIterator, type } from '@orpc/contract';
import { base, type ReadOnlyReason } from './errors.ts';

/** Something the player should be told at start, as a code with its values. */
export interface Notice {
  readonly code:
    | 'NEWER_DATABASE'
    | 'FOLDER_READ_ONLY'
    | 'MIGRATED'
    | 'BACKUP_FAILED'
    /** A swap of files that was cut off was finished or taken back at the start. */
    | 'SWAP_HEALED'
    /** The data base was made anew from a backup, from rows that could be read, or empty. */
    | 'RESCUED'
    /** The file was moved, deleted or replaced under the running program; nothing is saved any more. */
    | 'GROUND_MOVED'
    /** Bytes of the file are not what the program wrote. */
    | 'CONTENT_CHANGED'
    /** The full check of the data base found it damaged. */
    | 'CHECK_FAILED';
  readonly values: Readonly<Record<string, string | number>>;
}

export interface SystemInfo {
  readonly version: string;
  readonly dataFolder: string;
  readonly databaseFile: string;
  /** What hosts the page: a desktop window, or the loopback server in a browser. */
  readonly host: 'desktop' | 'web' | 'test';
  /** Not null if nothing can be written, with the reason to show. */
  readonly readOnly: ReadOnlyReason | null;
  readonly notices: readonly Notice[];
  /** True: the data base is lost or damaged, and `rescue` is all that can be asked until something is chosen. */
  readonly rescue: boolean;
  /** Version number of the data base's tables. */
  readonly schema: number;
}

/** A change made by any window or by the program, so that other windows can reload what they show. */
export interface Change {
  readonly kind:
    | 'cards'
    | 'decks'
    | 'folders'
    | 'notes'
    | 'collection'
    | 'settings'
    | 'searches'
    | 'games'
    | 'formats'
    | 'pictures'
    | 'notices'
    | 'all';
  /** Ids or names touched; empty = take everything of this kind as changed. */
  readonly ids: readonly (number | string)[];
  /** Counts all changes since the program started; a gap means some were missed. */
  readonly serial: number;
}

/** Result of one question of the doctor. */
export interface DoctorCheck {
  readonly code: string;
  readonly ok: boolean;
  readonly values: Readonly<Record<string, string | number>>;
}

export const system = {
  info: base.output(type<SystemInfo>()),
  /** Looks the data over: integrity, versions, folder, counts, last good backup. Changes nothing. */
  doctor: base.output(type<{ ok: boolean; checks: DoctorCheck[] }>()),
  /** Takes the content of the file as it is now for right, after `CONTENT_CHANGED`. */
  acceptContent: base,
  /** A stream of changes until the caller closes it. */
  changes: base.output(eventIterator(type<Change>())),
};
