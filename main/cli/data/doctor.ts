import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderError } from '../../../db/errors.ts';
import type { Store } from '../../../db/open.ts';
import { openForReading } from '../../../db/reader.ts';
import { dataTexts } from '../../../messages/data.ts';
import { demoCards } from '../../demo/index.ts';
import { examineData } from '../../services/doctor.ts';
import { VERSION } from '../../version.ts';
import { parseCommand } from '../args.ts';
import { EXIT, UsageError } from '../command.ts';
import { databasePath } from '../database.ts';
import { DATABASE_OPTIONS, sentences } from './program.ts';
import type { Run } from './sub.ts';
import { USAGES } from './usages.ts';

/** Is the data sound? Exit code 1: something needs doing. Changes nothing, and works on a damaged file too. */
export const runDoctor: Run = async (args, io) => {
  const { values } = parseCommand(args, USAGES.doctor, DATABASE_OPTIONS, { min: 0, max: 0 });
  const file = databasePath(values.db);
  const texts = dataTexts[io.lang];
  if (!existsSync(file)) throw new UsageError(texts.openFault(file, 'ENOENT'));
  return await sentences(io.lang, async () => {
    const store = openIfPossible(file);
    try {
      const demo = demoCards().length;
      const patient = { folder: dirname(file), file, db: store?.db ?? null, version: VERSION, demoCards: demo };
      const { ok, checks } = examineData(patient);
      if (values.json) io.out(JSON.stringify({ ok, path: file, checks }, null, 2));
      else for (const check of checks) io.out(`${check.ok ? '✓' : '✗'} ${texts.doctorCheck(check)}`);
      return ok ? EXIT.ok : EXIT.no;
    } finally {
      store?.close();
    }
  });
};

function openIfPossible(file: string): Store | null {
  try {
    return openForReading(file);
  } catch (error) {
    if (error instanceof DataFolderError) return null;
    throw error;
  }
}
