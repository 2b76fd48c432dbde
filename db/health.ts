import { closeSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { errorCode } from './errors.ts';
import { APPLICATION_ID } from './names.ts';

/** What a file is, as far as a data base of this program goes. */
export type Health =
  | { readonly kind: 'missing' }
  | { readonly kind: 'empty' }
  /** A folder stands in its place. */
  | { readonly kind: 'directory' }
  | { readonly kind: 'unreadable'; readonly code: string }
  | { readonly kind: 'notADatabase' }
  | { readonly kind: 'damaged'; readonly detail: string }
  | { readonly kind: 'otherProgram' }
  | { readonly kind: 'good'; readonly version: number };

const HEADER = 'SQLite format 3\0';

/** The first bytes of a file as text; shorter if the file is. */
function head(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEADER.length);
    const read = readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.toString('latin1', 0, read);
  } finally {
    closeSync(handle);
  }
}

/**
 * Looks a data base file over without changing it.
 * @param depth `quick` at every start; `full` (indexes and foreign keys too) before a file is trusted as a backup.
 */
export function examine(file: string, depth: 'quick' | 'full'): Health {
  let beginning: string;
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return { kind: 'directory' };
    if (stats.size === 0) return { kind: 'empty' };
    beginning = head(file);
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' ? { kind: 'missing' } : { kind: 'unreadable', code };
  }
  if (beginning !== HEADER) return { kind: 'notADatabase' };
  try {
    return examineOpen(file, depth);
  } catch (error) {
    const code = errorCode(error);
    if (/^SQLITE_(CANTOPEN|BUSY|PERM|READONLY|IOERR)/.test(code)) return { kind: 'unreadable', code };
    return { kind: 'damaged', detail: code };
  }
}

function examineOpen(file: string, depth: 'quick' | 'full'): Health {
  const db = new Database(file, { readonly: true, timeout: 5000 });
  try {
    const check = depth === 'full' ? 'integrity_check(1)' : 'quick_check(1)';
    const verdict = String(db.pragma(check, { simple: true }));
    if (verdict !== 'ok') return { kind: 'damaged', detail: verdict };
    if (depth === 'full' && (db.pragma('foreign_key_check') as unknown[]).length > 0) {
      return { kind: 'damaged', detail: 'foreign_key_check' };
    }
    const version = Number(db.pragma('user_version', { simple: true }));
    const owner = Number(db.pragma('application_id', { simple: true }));
    if (owner === APPLICATION_ID) return { kind: 'good', version };
    // Made but never filled: the program was ended between making the file and its first migration.
    const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
    return owner === 0 && tables === 0 ? { kind: 'empty' } : { kind: 'otherProgram' };
  } finally {
    db.close();
  }
}
