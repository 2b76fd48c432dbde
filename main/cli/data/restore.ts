import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataTexts } from '../../../messages/data.ts';
import { parseCommand } from '../args.ts';
import { EXIT } from '../command.ts';
import { DATABASE_OPTIONS, writing } from './program.ts';
import type { Run } from './sub.ts';
import { USAGES } from './usages.ts';

/** Puts a backup in the place of the data base; what stood before is kept as a backup. */
export const runRestore: Run = async (args, io) => {
  const { values, positionals } = parseCommand(args, USAGES.restore, DATABASE_OPTIONS, { min: 1, max: 1 });
  const given = positionals[0] as string;
  return await writing(values.db, io, async ({ services }) => {
    const from = existsSync(given) ? resolve(given) : given;
    const done = await services.backup.restore({ from }, {});
    if (values.json) io.out(JSON.stringify(done, null, 2));
    else io.out(dataTexts[io.lang].restored(done.restored.name, done.before?.name ?? null));
    return EXIT.ok;
  });
};
