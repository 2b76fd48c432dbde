import { listBackups } from '../../db/backup.ts';
import { tableCounts } from '../../db/counts.ts';
import { folderIsWritable } from '../../db/files.ts';
import { examine } from '../../db/health.ts';
import { schemaVersion } from '../../db/migrate.ts';
import { LATEST } from '../../db/migrations/index.ts';
import type { DoctorCheck } from '../api/contract/index.ts';
import type { Context } from './context.ts';

/** Looks the data over and changes nothing. Each answer is a code with its values; `ok` is false where something needs doing. */
export function examineData(context: Context): { ok: boolean; checks: DoctorCheck[] } {
  const checks = [folder(context), integrity(context), foreignKeys(context), versions(context), counts(context)];
  checks.push(lastBackup(context));
  return { ok: checks.every((check) => check.ok), checks };
}

function folder({ store }: Context): DoctorCheck {
  const path = store.folder;
  return { code: 'FOLDER_WRITABLE', ok: folderIsWritable(path), values: { path } };
}

function integrity({ db }: Context): DoctorCheck {
  const found = db.pragmaRows('integrity_check(10)').map((row) => String(Object.values(row)[0]));
  const ok = found.length === 1 && found[0] === 'ok';
  return { code: 'INTEGRITY', ok, values: { path: db.file, detail: ok ? '' : found.join('; ') } };
}

function foreignKeys({ db }: Context): DoctorCheck {
  const broken = db.pragmaRows('foreign_key_check').length;
  return { code: 'FOREIGN_KEYS', ok: broken === 0, values: { broken } };
}

function versions({ db, version }: Context): DoctorCheck {
  const found = schemaVersion(db);
  const sqlite = String(db.get<{ v: string }>('SELECT sqlite_version() AS v')?.v);
  const values = { program: version, schema: found, known: LATEST, sqlite, node: process.versions.node };
  return { code: 'VERSIONS', ok: found === LATEST, values };
}

function counts({ db, library }: Context): DoctorCheck {
  return { code: 'COUNTS', ok: true, values: { demo_cards: library.demo.length, ...tableCounts(db) } };
}

// The newest backup is opened and checked: one that cannot be read is worse than none, since it is trusted.
function lastBackup({ store }: Context): DoctorCheck {
  const [newest] = listBackups(store.folder);
  if (!newest) return { code: 'LAST_BACKUP', ok: true, values: { name: '', at: '', health: 'none' } };
  const health = examine(newest.path, 'full').kind;
  return { code: 'LAST_BACKUP', ok: health === 'good', values: { name: newest.name, at: newest.at, health } };
}
