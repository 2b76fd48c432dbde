import { basename } from 'node:path';
import { writeCatalogue } from '../../../engine/mk/cards/export/json.ts';
import { type ColumnMapping, columnAt, mapHeading } from '../../../engine/mk/cards/table/columns.ts';
import { fold } from '../../../engine/text/fold.ts';
import { cardTexts } from '../../../messages/cards.ts';
import { countsAsOdd, describeImportFault, describeImportNote } from '../../../messages/import.ts';
import { sheetNote } from '../../../messages/sheets.ts';
import type { CardImportReport } from '../../api/contract/index.ts';
import { readCards } from '../../services/card-files.ts';
import { parseCommand } from '../args.ts';
import { type CliIo, EXIT, UsageError } from '../command.ts';
import { DATABASE_OPTIONS, writing } from './program.ts';
import type { Run } from './sub.ts';
import { USAGES } from './usages.ts';

type Report = Pick<CardImportReport, 'source' | 'notes' | 'cards' | 'table' | 'applied'>;

/**
 * Reads a card file and says row by row what could not be taken over. The cards go into the data base, with --out into a
 * catalogue file instead, with --dry-run nowhere. A file that is no catalogue is exit 2 and nothing is touched.
 */
export const runImportCards: Run = async (args, io) => {
  const options = {
    ...DATABASE_OPTIONS,
    out: { type: 'string' },
    'dry-run': { type: 'boolean' },
    column: { type: 'string', multiple: true },
    worksheet: { type: 'string' },
  } as const;
  const { values, positionals } = parseCommand(args, USAGES.importCards, options, { min: 1, max: 1 });
  const path = positionals[0] as string;
  const bytes = await io.read(path);
  const mapping = await correctedMapping(bytes, path, values.column ?? [], io);
  const { read, table } = await readCards(bytes, path, mapping, { sheet: values.worksheet });
  if (!read.ok) throw new UsageError(`${path}: ${describeImportFault(read.fault, io.lang)}`);

  if (values.out === undefined && !values['dry-run']) {
    const file = new File([Uint8Array.from(bytes)], basename(path));
    const report = await writing(values.db, io, ({ services }) =>
      services.cards.import({ file, apply: true, mapping, sheet: values.worksheet ?? null }, {}),
    );
    tell(report, values.json === true, io);
    return EXIT.ok;
  }
  if (values.out !== undefined) await io.write(values.out, writeCatalogue(read.cards));
  const cards = read.cards.map(({ name }) => ({ name, status: 'new' as const }));
  const shown = table && { source: table.source, mapping: mapping ?? table.mapping, sample: [] };
  tell({ source: read.source, notes: read.notes, cards, table: shown, applied: false }, values.json === true, io);
  if (values.out !== undefined) io.err(cardTexts[io.lang].written(cards.length, values.out));
  return EXIT.ok;
};

function tell(report: Report, json: boolean, io: CliIo): void {
  const counts = { new: 0, changed: 0, same: 0 };
  for (const { status } of report.cards) counts[status]++;
  if (json) {
    const { source, applied, table, notes, cards } = report;
    io.out(JSON.stringify({ source, applied, counts, mapping: table?.mapping ?? null, notes, cards }));
    return;
  }
  const texts = cardTexts[io.lang];
  if (report.table) {
    const { source } = report.table;
    const note = source.kind === 'xlsx' ? sheetNote(source.sheet, io.lang) : null;
    if (note) io.err(note);
    io.out(
      texts.columns(report.table.mapping.map(({ heading, path, nth }) => ({ heading, field: fieldName(path, nth) }))),
    );
  }
  for (const note of report.notes) io.out(describeImportNote(note, io.lang));
  io.out(texts.imported(counts, report.notes.filter(countsAsOdd).length, report.applied));
}

function fieldName(path: string | null, nth: number): string | null {
  const heading = path === null ? undefined : columnAt(path)?.headings[0];
  return heading === undefined ? null : nth === 0 ? heading : `${heading} ${nth + 1}`;
}

// --column "Cím=Név": the column headed Cím holds names; nothing behind the sign leaves the column out.
async function correctedMapping(
  bytes: Uint8Array,
  path: string,
  wishes: readonly string[],
  io: CliIo,
): Promise<ColumnMapping[] | null> {
  if (wishes.length === 0) return null;
  const texts = cardTexts[io.lang];
  const { table } = await readCards(bytes, path);
  if (!table) throw new UsageError(texts.noTable(path));
  const mapping = [...table.mapping];
  for (const wish of wishes) {
    const sign = wish.lastIndexOf('=');
    const heading = wish.slice(0, sign).trim();
    const field = wish.slice(sign + 1).trim();
    const meant = columnAt(field) ? { path: field, nth: 0 } : mapHeading(field);
    if (sign < 1 || (field !== '' && meant.path === null)) throw new UsageError(texts.badColumn(wish));
    const place = mapping.findIndex((column) => fold(column.heading) === fold(heading));
    if (place < 0)
      throw new UsageError(
        texts.noSuchColumn(
          heading,
          mapping.map((column) => column.heading),
        ),
      );
    mapping[place] = {
      heading: (mapping[place] as ColumnMapping).heading,
      path: field === '' ? null : meant.path,
      nth: meant.nth,
    };
  }
  return mapping;
}
