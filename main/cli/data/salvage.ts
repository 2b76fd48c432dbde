import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dropDatabase, freeName } from '../../../db/files.ts';
import { salvage } from '../../../db/salvage/salvage.ts';
import { loneLog } from '../../../db/traces.ts';
import { dataTexts } from '../../../messages/data.ts';
import { parseCommand } from '../args.ts';
import { EXIT, UsageError } from '../command.ts';
import { sentences } from './program.ts';
import type { Run } from './sub.ts';
import { USAGES } from './usages.ts';

/** Every readable row of a damaged data base in a new one. The damaged file is only read. */
export const runSalvage: Run = async (args, io) => {
  const options = { out: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseCommand(args, USAGES.salvage, options, { min: 1, max: 1 });
  const texts = dataTexts[io.lang];
  const file = resolve(positionals[0] as string);
  if (!existsSync(file) && !loneLog(file)) throw new UsageError(texts.openFault(file, 'ENOENT'));
  const out =
    values.out === undefined ? freeName(`${file.replace(/\.sqlite$/, '')}.salvaged.sqlite`) : resolve(values.out);
  if (existsSync(out)) throw new UsageError(texts.outExists(out));
  return await sentences(io.lang, async () => {
    const { tables, read, lost, placeholders } = salvage(file, out, new Date());
    if (read === 0) {
      dropDatabase(out);
      throw new UsageError(texts.nothingToSalvage(file));
    }
    if (values.json) {
      io.out(JSON.stringify({ from: file, out, tables, read, lost, placeholders }, null, 2));
    } else {
      for (const table of tables) io.out(texts.salvageTable(table));
      io.out(texts.salvaged(out, read, lost));
    }
    return EXIT.ok;
  });
};
