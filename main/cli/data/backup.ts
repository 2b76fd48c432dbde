import { resolve } from 'node:path';
import { listBackups, makeBackup, makeBackupAt } from '../../../db/backup.ts';
import { dataTexts } from '../../../messages/data.ts';
import { parseCommand } from '../args.ts';
import { EXIT } from '../command.ts';
import { columns } from './columns.ts';
import { DATABASE_OPTIONS, reading } from './program.ts';
import type { Run } from './sub.ts';
import { USAGES } from './usages.ts';

/** A checked copy of the data base, beside a running window too; or what copies there are. */
export const runBackup: Run = async (args, io) => {
  const options = { ...DATABASE_OPTIONS, to: { type: 'string' }, list: { type: 'boolean' } } as const;
  const { values } = parseCommand(args, USAGES.backup, options, { min: 0, max: 0 });
  return await reading(values.db, io, ({ context }) => {
    const { folder } = context.store;
    const texts = dataTexts[io.lang];
    if (values.list) {
      const backups = listBackups(folder);
      if (values.json) io.out(JSON.stringify(backups, null, 2));
      else if (backups.length === 0) io.out(texts.noBackups);
      else io.out(columns(backups.map(({ name, at, bytes, kind }) => [name, at, bytes, texts.backupKind[kind]])));
      return EXIT.ok;
    }
    const made =
      values.to === undefined
        ? makeBackup(context.db, folder, 'manual', context.now())
        : makeBackupAt(context.db, resolve(values.to), context.now());
    io.out(values.json ? JSON.stringify(made, null, 2) : texts.backupMade(made.path));
    return EXIT.ok;
  });
};
