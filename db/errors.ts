/** Why a data base cannot be written just now. */
export type WriteRefusal = 'newerProgram' | 'folder' | 'damaged';

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

/** The system's or SQLite's error code of something thrown, or "UNKNOWN". */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'UNKNOWN';
}
