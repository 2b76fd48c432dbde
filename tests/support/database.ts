import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Connection } from '../../db/connection.ts';
import { migrate } from '../../db/migrate.ts';
import { MIGRATIONS } from '../../db/migrations/index.ts';
import { databaseFile } from '../../db/names.ts';

/** An empty folder that goes away with the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A connection to a new data base at a given version of the tables, closed with the test. */
export function databaseAt(version: number, file = databaseFile(scratchFolder())): Connection {
  const db = new Connection({ file, readOnly: null });
  onTestFinished(() => db.close());
  migrate(db, MIGRATIONS.slice(0, version));
  return db;
}

/** Brings a connection from {@link databaseAt} one step on. */
export function stepTo(db: Connection, version: number): number[] {
  return migrate(db, MIGRATIONS.slice(0, version));
}
