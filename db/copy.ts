import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Connection, type ConnectionTarget } from './connection.ts';
import { DataFolderError, errorCode } from './errors.ts';
import { examine } from './health.ts';
import { type Migration, migrate } from './migrate.ts';

/**
 * Opens a copy of a data base for reading, brought to this program's version. For files that must not be touched and
 * that SQLite could not read in place: in WAL mode it has to write beside the file. Nothing is ever written back;
 * closing takes the copy away.
 * @throws DataFolderError if the file cannot be read.
 */
export function openCopy(
  file: string,
  migrations: readonly Migration[],
  readOnly: NonNullable<ConnectionTarget['readOnly']>,
): { db: Connection; close(): void } {
  const scratch = mkdtempSync(join(tmpdir(), 'jovolato-'));
  const drop = () => rmSync(scratch, { recursive: true, force: true });
  try {
    const copy = join(scratch, basename(file));
    for (const tail of ['', '-wal']) if (existsSync(file + tail)) copyFileSync(file + tail, copy + tail);
    const health = examine(copy, 'quick');
    if (health.kind !== 'good') throw new DataFolderError(file, health.kind);
    if (health.version < migrations.length) update(copy, migrations);
    const db = new Connection({ file: copy, readOnly });
    const close = () => {
      db.close();
      drop();
    };
    return { db, close };
  } catch (error) {
    drop();
    throw error instanceof DataFolderError ? error : new DataFolderError(file, errorCode(error));
  }
}

function update(copy: string, migrations: readonly Migration[]): void {
  const db = new Connection({ file: copy, readOnly: null });
  try {
    migrate(db, migrations);
  } finally {
    db.close();
  }
}
