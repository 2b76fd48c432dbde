import { type BigIntStats, closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { realFile } from './files.ts';

/** Bytes at the beginning of a SQLite file that are compared: magic, page size, change counter, application id. */
const HEADER_BYTES = 100;

/**
 * The files an open connection stands on, to be compared with what their names mean now: device and inode of the data base and
 * of its log, and the header, which no other program changes while this one holds the file.
 *
 * It keeps one handle of its own on the file from the opening of the connection until after its closing: on POSIX systems,
 * closing any handle of a file gives up every lock the process has on it.
 */
export class Ground {
  /** The file itself, without symbolic links. */
  readonly file: string;
  private readonly named: string;
  private readonly handle: number | null;
  private main: BigIntStats | undefined;
  private log: BigIntStats | undefined;
  private header: Buffer = Buffer.alloc(0);

  constructor(named: string) {
    this.named = named;
    this.file = realFile(named);
    this.handle = openedForReading(this.file);
    this.look();
  }

  /** Size of the write-ahead log when it was last looked at. */
  get logBytes(): number {
    return Number(this.log?.size ?? 0);
  }

  /** Takes what is there now for granted: at the opening and after an own write. */
  look(): void {
    this.main = found(this.named);
    this.log = found(`${this.file}-wal`) ?? this.log;
    this.header = this.read(0, HEADER_BYTES);
  }

  /**
   * False if the file or its log was deleted, moved, replaced, cut off or written over by somebody else since the last look.
   * @param written true if this connection has written since: its own log may then be shorter.
   */
  isFirm(written = false): boolean {
    const main = found(this.named);
    if (!main || !this.main || !same(main, this.main) || main.size < this.main.size) return false;
    const log = found(`${this.file}-wal`);
    if (this.log && !(log && same(log, this.log) && (written || log.size >= this.log.size))) return false;
    return this.read(0, HEADER_BYTES).equals(this.header);
  }

  /** Bytes of the file as they are on the disk; fewer at its end. */
  read(position: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    if (this.handle === null) return bytes.subarray(0, 0);
    return bytes.subarray(0, readSync(this.handle, bytes, 0, length, position));
  }

  /** Size of the file on the disk, in bytes. */
  size(): number {
    return this.handle === null ? 0 : fstatSync(this.handle).size;
  }

  /** To be called after the connection is closed. */
  leave(): void {
    if (this.handle !== null) closeSync(this.handle);
  }
}

const same = (a: BigIntStats, b: BigIntStats) => a.dev === b.dev && a.ino === b.ino;
const found = (path: string) => statSync(path, { throwIfNoEntry: false, bigint: true });

function openedForReading(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch {
    return null;
  }
}
