import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describeBackup } from '../../../db/backup.ts';
import { LostDataError } from '../../../db/errors.ts';
import { realFile } from '../../../db/files.ts';
import { backupsFolder } from '../../../db/names.ts';
import { lookAround, rescue } from '../../../db/rescue.ts';
import { inEvery } from '../../../messages/cli.ts';
import { dataTexts } from '../../../messages/data.ts';
import { findingsOf, rescuedBy } from '../../services/rescue.ts';
import { notFound } from '../../services/service-error.ts';
import { parseCommand } from '../args.ts';
import { type CliIo, EXIT, UsageError } from '../command.ts';
import { databasePath } from '../database.ts';
import { columns } from './columns.ts';
import { changing, DATABASE_OPTIONS, locked, sentences } from './program.ts';
import type { Run } from './sub.ts';
import { USAGES } from './usages.ts';

/**
 * Puts a backup in the place of the data base; what stood before is kept, as a backup or under another name. Works on a lost or
 * damaged data base too. With `--list` it tells what there is to restore from.
 */
export const runRestore: Run = async (args, io) => {
  const options = { ...DATABASE_OPTIONS, list: { type: 'boolean' } } as const;
  const { values, positionals } = parseCommand(args, USAGES.restore, options, { min: 0, max: 1 });
  const [given] = positionals;
  if ((given === undefined) !== (values.list === true))
    throw new UsageError(inEvery((texts) => texts.usage(USAGES.restore)));
  const path = databasePath(values.db);
  if (given === undefined) return await sentences(io.lang, async () => list(path, values.json === true, io));
  const from = existsSync(given) ? resolve(given) : given;
  const done = await sentences(io.lang, async () => {
    try {
      return await changing(values.db, io, async ({ services }) => await services.backup.restore({ from }, {}));
    } catch (error) {
      if (!(error instanceof LostDataError)) throw error;
      return locked(path, io.lang, () => overLost(error, from));
    }
  });
  if (values.json) io.out(JSON.stringify(done, null, 2));
  else io.out(dataTexts[io.lang].restored(done.restored.name, done.before?.name ?? null));
  return EXIT.ok;
};

function overLost(lost: LostDataError, from: string) {
  const path = existsSync(from) ? from : join(backupsFolder(lost.folder), basename(from));
  if (!existsSync(path)) throw notFound('backup', from);
  const at = new Date();
  const restored = describeBackup(path, at);
  const { aside } = rescuedBy(() => rescue(lost, { kind: 'backup', path }, at));
  return { restored, before: null, aside };
}

function list(path: string, json: boolean, io: CliIo): number {
  const texts = dataTexts[io.lang];
  const lost = new LostDataError(dirname(path), realFile(path), 'damaged', '');
  const found = findingsOf(lost, lookAround(lost));
  if (json) {
    io.out(JSON.stringify({ known: found.known, files: found.files, backups: found.backups }, null, 2));
    return EXIT.ok;
  }
  const rows = found.backups.map(({ name, at, bytes, kind, counts }) => [
    name,
    at,
    bytes,
    texts.backupKind[kind],
    texts.backupHolds(counts),
  ]);
  if (rows.length > 0) io.out(columns(rows));
  for (const { path: file, tables } of found.files) {
    const sum = (pick: 'read' | 'lost') => tables.reduce((all, table) => all + table[pick], 0);
    io.out(texts.foundFile(file, sum('read'), sum('lost')));
  }
  if (rows.length + found.files.length === 0) io.out(texts.noRestorePoint);
  return EXIT.ok;
}
