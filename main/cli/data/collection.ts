import { basename } from 'node:path';
import { dataTexts } from '../../../messages/data.ts';
import { countNote, sheetNote } from '../../../messages/sheets.ts';
import { exportMissing } from '../../services/collection-files.ts';
import { shoppingList } from '../../services/shopping.ts';
import { parseCommand } from '../args.ts';
import { type CliIo, EXIT, UsageError } from '../command.ts';
import { columns } from './columns.ts';
import { findLists } from './deck-refs.ts';
import { DATABASE_OPTIONS, reading, writing } from './program.ts';
import { type Run, runSub } from './sub.ts';
import { MODES, USAGES } from './usages.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

const importFile: Run = async (args, io) => {
  const options = {
    ...DATABASE_OPTIONS,
    mode: { type: 'string' },
    'dry-run': { type: 'boolean' },
    worksheet: { type: 'string' },
  } as const;
  const { values, positionals } = parseCommand(args, USAGES.collection.import, options, { min: 1, max: 1 });
  const texts = dataTexts[io.lang];
  const mode = MODES.find((known) => known === (values.mode ?? 'set'));
  if (!mode) throw new UsageError(`--mode: ${texts.oneOf(MODES)}`);
  const path = positionals[0] as string;
  const file = new File([Uint8Array.from(await io.read(path))], basename(path));
  const apply = values['dry-run'] !== true;
  return await (apply ? writing : reading)(values.db, io, async ({ services }) => {
    const report = await services.collection.import(
      { file, mode, apply, columns: null, sheet: values.worksheet ?? null },
      {},
    );
    if (report.fault) throw new UsageError(`${path}: ${texts.collectionFault[report.fault]}`);
    if (values.json) io.out(json(report));
    else {
      const note = report.sheet && sheetNote(report.sheet, io.lang);
      if (note) io.err(`${path}: ${note}`);
      const doubtful = report.columns.filter((column) => !column.sure && column.role === 'count');
      for (const { heading } of doubtful) io.err(`${path}: ${countNote(heading, io.lang)}`);
      const told = report.rows.filter((row) => row.code !== null);
      for (const row of told) io.out(texts.collectionRow(row));
      io.out(texts.collectionImported(report.counts, report.applied));
    }
    return EXIT.ok;
  });
};

const exportFile: Run = async (args, io) => {
  const options = { db: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } } as const;
  const { values } = parseCommand(args, USAGES.collection.export, options, { min: 0, max: 0 });
  const to = tableFormat(values.to ?? 'csv', values.out, io);
  return await reading(values.db, io, async ({ services }) => {
    await deliver(await services.collection.export({ to }, {}), values.out, io);
    return EXIT.ok;
  });
};

const missing: Run = async (args, io) => {
  const options = {
    ...DATABASE_OPTIONS,
    'leave-reserved': { type: 'boolean' },
    shared: { type: 'boolean' },
    to: { type: 'string' },
    out: { type: 'string' },
  } as const;
  const { values, positionals } = parseCommand(args, USAGES.collection.missing, options, { min: 1, max: 1000 });
  return await reading(values.db, io, async (program) => {
    const asked = await findLists(program, positionals, io);
    const lacking = shoppingList(program.context, asked, {
      respectReserved: values['leave-reserved'] === true,
      shared: values.shared === true,
    });
    const texts = dataTexts[io.lang];
    if (values.json) {
      const decks = asked.map(({ id, name, version }) => ({ id, name, version }));
      io.out(json({ decks, missing: lacking, total: lacking.reduce((sum, row) => sum + row.missing, 0) }));
    } else if (values.to !== undefined || values.out !== undefined) {
      const to = values.to === 'txt' ? 'txt' : tableFormat(values.to ?? 'txt', values.out, io);
      await deliver(await exportMissing(lacking, to), values.out, io);
    } else if (lacking.length === 0) io.out(texts.nothingMissing);
    else {
      const rows = lacking.map((row) => [
        row.missing,
        row.card,
        texts.neededAndOwned(row.needed, row.owned),
        row.decks.map((deck) => `${deck.name} (${deck.count})`).join(', '),
      ]);
      io.out(columns(rows));
    }
    return EXIT.ok;
  });
};

function tableFormat(to: string, out: string | undefined, io: CliIo): 'csv' | 'xlsx' {
  if (to !== 'csv' && to !== 'xlsx') throw new UsageError(`--to: ${dataTexts[io.lang].oneOf(['csv', 'xlsx'])}`);
  if (to === 'xlsx' && out === undefined) throw new UsageError(dataTexts[io.lang].xlsxNeedsFile);
  return to;
}

async function deliver(file: File, out: string | undefined, io: CliIo): Promise<void> {
  if (out !== undefined) await io.write(out, new Uint8Array(await file.arrayBuffer()));
  else io.out(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()));
}

/** The cards the player owns: in, out, and what decks lack of them. */
export const runCollection = runSub('collection', { import: importFile, export: exportFile, missing });
