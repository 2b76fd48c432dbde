import { listBackups } from '../../db/backup.ts';
import type { Connection } from '../../db/connection.ts';
import { tableCounts } from '../../db/counts.ts';
import { folderIsWritable } from '../../db/files.ts';
import { examine } from '../../db/health.ts';
import { schemaVersion } from '../../db/migrate.ts';
import { LATEST } from '../../db/migrations/index.ts';
import type { DoctorCheck } from '../api/contract/index.ts';

/** What is to be looked over. */
export interface Patient {
  readonly folder: string;
  readonly file: string;
  /** Null if the file could not be opened: then the file itself is examined. */
  readonly db: Connection | null;
  /** Version of the program. */
  readonly version: string;
  readonly demoCards: number;
}

/** Looks the data over and changes nothing. Each answer is a code with its values; `ok` is false where something needs doing. */
export function examineData(patient: Patient): { ok: boolean; checks: DoctorCheck[] } {
  const { db, folder, file } = patient;
  const inside = db
    ? [integrity(db, file), foreignKeys(db), versions(db, patient), counts(db, patient)]
    : [unopened(file)];
  const checks = [writable(folder), ...inside, lastBackup(folder)];
  return { ok: checks.every((check) => check.ok), checks };
}

function writable(path: string): DoctorCheck {
  return { code: 'FOLDER_WRITABLE', ok: folderIsWritable(path), values: { path } };
}

function unopened(path: string): DoctorCheck {
  const health = examine(path, 'full');
  const detail = health.kind === 'damaged' ? health.detail : health.kind;
  return { code: 'INTEGRITY', ok: health.kind === 'good', values: { path, detail } };
}

function integrity(db: Connection, path: string): DoctorCheck {
  const found = db.pragmaRows('integrity_check(10)').map((row) => String(Object.values(row)[0]));
  const sound = found.length === 1 && found[0] === 'ok';
  // Digests of the pages find changed bytes that are no fault to SQLite.
  const changed = [...db.changedContent()].filter(([name]) => name !== '').map(([name, n]) => `${name}: ${n}`);
  const faults = [...(sound ? [] : found), ...(changed.length > 0 ? [`changed pages: ${changed.join(', ')}`] : [])];
  return { code: 'INTEGRITY', ok: faults.length === 0, values: { path, detail: faults.join('; ') } };
}

function foreignKeys(db: Connection): DoctorCheck {
  const broken = db.pragmaRows('foreign_key_check').length;
  return { code: 'FOREIGN_KEYS', ok: broken === 0, values: { broken } };
}

function versions(db: Connection, { version }: Patient): DoctorCheck {
  const schema = schemaVersion(db);
  const sqlite = String(db.get<{ v: string }>('SELECT sqlite_version() AS v')?.v);
  const values = { program: version, schema, known: LATEST, sqlite, node: process.versions.node };
  return { code: 'VERSIONS', ok: schema === LATEST, values };
}

function counts(db: Connection, { demoCards }: Patient): DoctorCheck {
  return { code: 'COUNTS', ok: true, values: { demo_cards: demoCards, ...tableCounts(db) } };
}

// The newest backup is opened and checked: one that cannot be read is worse than none, since it is trusted.
function lastBackup(folder: string): DoctorCheck {
  const [newest] = listBackups(folder);
  if (!newest) return { code: 'LAST_BACKUP', ok: true, values: { name: '', at: '', health: 'none' } };
  const health = examine(newest.path, 'full').kind;
  return { code: 'LAST_BACKUP', ok: health === 'good', values: { name: newest.name, at: newest.at, health } };
}
