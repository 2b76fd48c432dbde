import Database from 'better-sqlite3';
import { theDisk } from './disk.ts';
import { errorCode, GroundMovedError, ReadOnlyError, type WriteRefusal } from './errors.ts';
import { Ground } from './ground.ts';
import { changedPages, checkpoint, LOG_FULL_BYTES, sumsFile } from './sums.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

/** How a connection is opened again after it was closed or lost. */
export interface ConnectionTarget {
  readonly file: string;
  /** Not null: every write is refused with this reason, naming this path. */
  readonly readOnly: { readonly reason: WriteRefusal; readonly path: string } | null;
  /** True: the file must be there already. Only a first start makes one. */
  readonly mustExist?: boolean;
}

/** The write-ahead log is cut back to this size once it has been written into the file. */
const LOG_KEPT_BYTES = 16 * 1024 * 1024;

// What SQLite says when the file went away under an open connection: a folder on a stick or share that came back.
const LOST = /^SQLITE_(IOERR|CANTOPEN|NOTADB)/;

/**
 * The one connection of a process to its data base: STRICT rows in and out, prepared statements kept, writes refused
 * when the file may only be read. A lost connection is opened again once before an error is given.
 */
export class Connection {
  private target: ConnectionTarget;
  private ground: Ground | null = null;
  private readonly openHandle: typeof openHandle;
  private handle: Database.Database | null;
  private moved: () => void = () => {};
  private readonly statements = new Map<string, Database.Statement>();

  /** @param open how the file is opened; the tests put their own. */
  constructor(target: ConnectionTarget, open = openHandle) {
    this.target = target;
    this.openHandle = open;
    this.handle = open(target);
    // Whatever is opened later must be what was opened now; nothing is made in its place.
    this.target = { ...target, mustExist: true };
    this.stand();
  }

  get file(): string {
    return this.target.file;
  }

  /** False after closing, and after a file could not be opened again. */
  get isOpen(): boolean {
    return this.handle?.open ?? false;
  }

  get readOnly(): ConnectionTarget['readOnly'] {
    return this.target.readOnly;
  }

  /** All rows of a query. */
  all<T extends object = Row>(sql: string, ...values: Value[]): T[] {
    return this.retried(() => this.prepare(sql).all(...values) as T[]);
  }

  /** The first row of a query, or nothing. */
  get<T extends object = Row>(sql: string, ...values: Value[]): T | undefined {
    return this.retried(() => this.prepare(sql).get(...values) as T | undefined);
  }

  /**
   * Writes, and gives the number of rows changed and the last row's id.
   * @throws ReadOnlyError if the data base may not be written.
   */
  run(sql: string, ...values: (Value | bigint)[]): { changes: number; id: number } {
    this.assertWritable();
    const write = () => this.prepare(sql).run(...values);
    const done = this.open.inTransaction ? write() : this.onFirmGround(write);
    return { changes: done.changes, id: Number(done.lastInsertRowid) };
  }

  /**
   * Runs everything inside or nothing of it. Calls inside one another join the outermost.
   * @throws ReadOnlyError if the data base may not be written.
   */
  transaction<T>(work: () => T): T {
    this.assertWritable();
    if (this.open.inTransaction) return work();
    return this.onFirmGround(() => this.retried(() => this.open.transaction(work).immediate()));
  }

  /** True if the file is still the one that was opened; see {@link Ground}. */
  standsFirm(written = false): boolean {
    return this.target.readOnly !== null || this.ground === null || this.ground.isFirm(written);
  }

  /** Sets what is done when a write finds the ground moved, before the write is refused. */
  onMoved(listener: () => void): void {
    this.moved = listener;
  }

  private assertFirm(written: boolean): void {
    if (this.standsFirm(written)) return;
    this.moved();
    throw new GroundMovedError(this.target.file);
  }

  /** From now on every write is refused, since the file is not where the program works. */
  refuseWrites(): void {
    this.target = { ...this.target, readOnly: { reason: 'moved', path: this.target.file } };
  }

  /** Brings the write-ahead log into the file and the digests of its pages up to date. */
  checkpoint(): void {
    if (this.target.readOnly !== null || !this.ground?.isFirm()) return;
    checkpoint(this.open, this.ground);
    this.ground.look();
  }

  /**
   * Names of the tables and indexes that hold bytes other than the program wrote there, with the number of such pages; found by
   * the digests of the pages, which tell what SQLite's own check cannot. Free pages count under "".
   */
  changedContent(): Map<string, number> {
    const found = new Map<string, number>();
    for (const page of this.ground ? changedPages(this.ground) : []) {
      const name = this.get<{ name: string }>('SELECT name FROM dbstat WHERE pageno = ?', page)?.name ?? '';
      found.set(name, (found.get(name) ?? 0) + 1);
    }
    return found;
  }

  /** Takes the content as it is now for right: the digests are made anew by the next checkpoint. */
  acceptContent(): void {
    if (this.ground) theDisk.remove(sumsFile(this.ground.file));
    this.checkpoint();
  }

  /** Several statements at once, for migrations and pragmas. */
  exec(sql: string): void {
    this.open.exec(sql);
    if (!this.open.inTransaction) this.ground?.look();
  }

  pragma(name: string): Value {
    return this.open.pragma(name, { simple: true }) as Value;
  }

  /** Every row a pragma gives, e.g. of a check. */
  pragmaRows(name: string): Row[] {
    return this.open.pragma(name) as Row[];
  }

  /** A consistent copy of the whole data base into a file that does not exist yet. */
  vacuumInto(file: string): void {
    this.prepareOnce('VACUUM INTO ?').run(file);
  }

  /** Closes, lets `work` handle the file with no connection on it, and opens again whatever happens. */
  whileClosed<T>(work: () => T): T {
    this.close();
    let done: T;
    try {
      done = work();
    } catch (error) {
      try {
        this.reopen();
      } catch {
        // The file is not in its place. What the work said tells why, and every later call fails until the next start.
      }
      throw error;
    }
    this.reopen();
    return done;
  }

  close(): void {
    this.statements.clear();
    try {
      if (this.handle?.open) this.checkpoint();
    } catch {
      // What is not brought into the file stays in the log, which the next opening reads.
    }
    this.handle?.close();
    this.handle = null;
    this.ground?.leave();
    this.ground = null;
  }

  private stand(): void {
    this.ground = this.target.readOnly === null ? new Ground(this.target.file) : null;
  }

  private reopen(): void {
    this.ground?.leave();
    this.ground = null;
    this.handle = this.openHandle(this.target);
    this.stand();
  }

  // A write into a file that was deleted, moved or replaced would be acknowledged and lost, so the ground is looked at before
  // each write and again before its answer goes out.
  private onFirmGround<T>(work: () => T): T {
    this.assertFirm(false);
    const done = work();
    this.assertFirm(true);
    this.ground?.look();
    if ((this.ground?.logBytes ?? 0) > LOG_FULL_BYTES) this.checkpoint();
    return done;
  }

  private get open(): Database.Database {
    if (!this.handle) throw new Error('the data base is closed');
    return this.handle;
  }

  private assertWritable(): void {
    const refused = this.target.readOnly;
    if (refused) throw new ReadOnlyError(refused.reason, refused.path);
  }

  private prepare(sql: string): Database.Statement {
    const kept = this.statements.get(sql);
    if (kept) return kept;
    const made = this.prepareOnce(sql);
    this.statements.set(sql, made);
    return made;
  }

  private prepareOnce(sql: string): Database.Statement {
    return this.open.prepare(sql);
  }

  private retried<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!LOST.test(errorCode(error)) || this.open.inTransaction) throw error;
      // On moved ground the open handle is all there is of the data; it is not given up.
      this.assertFirm(false);
      this.statements.clear();
      this.handle?.close();
      this.handle = null;
      this.reopen();
      return work();
    }
  }
}

/** Opens a data base file as every connection of the program has it. */
export function openHandle(target: ConnectionTarget): Database.Database {
  const handle = new Database(target.file, {
    readonly: target.readOnly !== null,
    fileMustExist: target.mustExist ?? false,
    timeout: 5000,
  });
  try {
    if (!target.readOnly) {
      handle.pragma('journal_mode = WAL');
      handle.pragma(`journal_size_limit = ${LOG_KEPT_BYTES}`);
      // In WAL mode NORMAL keeps the file whole at a power cut; FULL also keeps the last transaction, which is a player's edit.
      handle.pragma('synchronous = FULL');
      // The log is brought into the file by `checkpoint`, which keeps the digests of the pages with it.
      handle.pragma('wal_autocheckpoint = 0');
    }
    handle.pragma('foreign_keys = ON');
    handle.pragma('trusted_schema = OFF');
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}
