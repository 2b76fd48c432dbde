import Database from 'better-sqlite3';
import { errorCode, ReadOnlyError, type WriteRefusal } from './errors.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

/** How a connection is opened again after it was closed or lost. */
export interface ConnectionTarget {
  readonly file: string;
  /** Not null: every write is refused with this reason, naming this path. */
  readonly readOnly: { readonly reason: WriteRefusal; readonly path: string } | null;
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
  private readonly target: ConnectionTarget;
  private readonly openHandle: typeof openHandle;
  private handle: Database.Database | null;
  private readonly statements = new Map<string, Database.Statement>();

  /** @param open how the file is opened; the tests put their own. */
  constructor(target: ConnectionTarget, open = openHandle) {
    this.target = target;
    this.openHandle = open;
    this.handle = open(target);
  }

  get file(): string {
    return this.target.file;
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
  run(sql: string, ...values: Value[]): { changes: number; id: number } {
    this.assertWritable();
    const done = this.prepare(sql).run(...values);
    return { changes: done.changes, id: Number(done.lastInsertRowid) };
  }

  /**
   * Runs everything inside or nothing of it. Calls inside one another join the outermost.
   * @throws ReadOnlyError if the data base may not be written.
   */
  transaction<T>(work: () => T): T {
    this.assertWritable();
    if (this.open.inTransaction) return work();
    return this.retried(() => this.open.transaction(work).immediate());
  }

  /** Several statements at once, for migrations and pragmas. */
  exec(sql: string): void {
    this.open.exec(sql);
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
    try {
      return work();
    } finally {
      this.handle = this.openHandle(this.target);
    }
  }

  close(): void {
    this.statements.clear();
    this.handle?.close();
    this.handle = null;
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
      this.close();
      this.handle = this.openHandle(this.target);
      return work();
    }
  }
}

/** Opens a data base file as every connection of the program has it. */
export function openHandle(target: ConnectionTarget): Database.Database {
  const handle = new Database(target.file, { readonly: target.readOnly !== null, timeout: 5000 });
  try {
    if (!target.readOnly) {
      handle.pragma('journal_mode = WAL');
      handle.pragma(`journal_size_limit = ${LOG_KEPT_BYTES}`);
      // In WAL mode NORMAL keeps the file whole at a power cut; FULL also keeps the last transaction, which is a player's edit.
      handle.pragma('synchronous = FULL');
    }
    handle.pragma('foreign_keys = ON');
    handle.pragma('trusted_schema = OFF');
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}
