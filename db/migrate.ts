import type { Connection } from './connection.ts';
import { APPLICATION_ID } from './names.ts';

/**
 * One step of the tables' history. Numbered from 1 without gaps; once released it is never edited, a mistake is
 * repaired by a further step.
 */
export interface Migration {
  readonly version: number;
  /** What it brings, in a few words. */
  readonly name: string;
  up(db: Connection): void;
}

/** Number of the newest migration applied to a data base; 0 for an empty file. */
export function schemaVersion(db: Connection): number {
  return Number(db.pragma('user_version'));
}

/**
 * Applies the steps a data base lacks, each in a transaction of its own with its version number inside, so that a step
 * is either wholly there or not at all.
 * @returns the versions applied, in order.
 */
export function migrate(db: Connection, migrations: readonly Migration[]): number[] {
  checkNumbers(migrations);
  const before = schemaVersion(db);
  const due = migrations.filter((migration) => migration.version > before);
  for (const migration of due) {
    db.transaction(() => {
      migration.up(db);
      db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migration.version}`);
    });
  }
  return due.map((migration) => migration.version);
}

function checkNumbers(migrations: readonly Migration[]): void {
  migrations.forEach((migration, i) => {
    if (migration.version !== i + 1) throw new Error(`migration ${migration.version} stands in place ${i + 1}`);
  });
}
