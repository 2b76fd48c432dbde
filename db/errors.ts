/** Why a data base cannot be written just now. */
export type WriteRefusal = 'newerProgram' | 'folder' | 'damaged' | 'moved';

/** A write was asked of a data base that is open for reading only. Nothing was changed. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';
  readonly reason: WriteRefusal;
  readonly path: string;

  constructor(reason: WriteRefusal, path: string) {
    super(`read only (${reason}): ${path}`);
    this.reason = reason;
    this.path = path;
  }
}

/** The data folder can neither be read nor made: there is no data base to work on. Names the folder and the system's code. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string) {
    super(`data folder unusable (${code}): ${path}`);
    this.path = path;
    this.code = code;
  }
}

/** Bringing the tables up to date failed. The data base is as it was; `backup` is the snapshot made just before. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly version: number;
  readonly backup: string | null;

  constructor(version: number, backup: string | null, cause: unknown) {
    super(`migration ${version} failed`, { cause });
    this.version = version;
    this.backup = backup;
  }
}

/** Why a file is no backup that can be put in place of the data. */
export type RestoreRefusal = 'notADatabase' | 'damaged' | 'otherProgram' | 'newerProgram' | 'unreadable';

/** A restore was refused before anything was touched. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
  readonly reason: RestoreRefusal;
  readonly path: string;

  constructor(reason: RestoreRefusal, path: string) {
    super(`not restorable (${reason}): ${path}`);
    this.reason = reason;
    this.path = path;
  }
}

/**
 * A file could not be put in the place of the data base. `aside` says what is on the disk: null, everything stands as it stood
 * before; else the data base lies under that name for now, and the next start brings it back.
 */
export class SwapError extends Error {
  override readonly name = 'SwapError';
  readonly path: string;
  readonly aside: string | null;
  readonly code: string;

  constructor(path: string, aside: string | null, code: string, cause: unknown) {
    super(`swap failed (${code}): ${path}`, { cause });
    this.path = path;
    this.aside = aside;
    this.code = code;
  }
}

/** Why the data base of a folder cannot simply be opened, although there was one. */
export type LossReason = 'missing' | 'empty' | 'notADatabase' | 'damaged' | 'otherProgram' | 'directory';

/** The data base is lost or damaged: nothing is opened, made or moved until somebody has chosen what is to be done. */
export class LostDataError extends Error {
  override readonly name = 'LostDataError';
  readonly path: string;
  readonly folder: string;
  readonly reason: LossReason;
  readonly detail: string;

  constructor(folder: string, path: string, reason: LossReason, detail: string) {
    super(`data lost (${reason}): ${path}`);
    this.folder = folder;
    this.path = path;
    this.reason = reason;
    this.detail = detail;
  }
}

/** The data base file was moved, deleted or replaced while it was open. The write is not to be relied on. */
export class GroundMovedError extends ReadOnlyError {
  constructor(path: string) {
    super('moved', path);
  }
}

/** The system's or SQLite's error code of something thrown, or "UNKNOWN". */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'UNKNOWN';
}
