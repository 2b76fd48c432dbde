import type { Translations } from '../lang.ts';

/** The import and export of cards. */
const hu = {
  title: 'Lapok behozása',
  intro:
    'A program saját katalógusa, CSV- vagy XLSX-táblázat, vagy a rajongói prototípus fájlja. A behozás előtt látod, mi lesz belőle.',
  sources: { catalogue: 'A felismert forma: saját katalógus.', prototype: 'A felismert forma: prototípusfájl.' },
  csv: (encoding: string, separator: string) =>
    `A felismert forma: CSV-táblázat (${encoding}, elválasztó: ${separator}).`,
  xlsx: 'A felismert forma: XLSX-munkafüzet (az első munkalapja).',
  separators: { ';': 'pontosvessző', ',': 'vessző', '\t': 'tabulátor', '|': 'függőleges vonal' } as Readonly<
    Record<string, string>
  >,
  mapping: 'Oszlopok',
  mappingHint: 'Ha valamelyik oszlop mást tartalmaz, válaszd ki, mit.',
  pickName: 'Válaszd ki itt, melyik oszlopban áll a lapok neve.',
  entry: (at: number, inTable: boolean) => (inTable ? `${at}. sor` : `${at}. lap`),
  heading: 'Fejléc a fájlban',
  meaning: 'Mit tartalmaz',
  values: 'Az első értékek',
  unnamed: (n: number) => `${n}. oszlop`,
  meaningOf: (heading: string) => `Mit tartalmaz ez az oszlop: ${heading}`,
  leftOut: 'kimarad',
  recognised: (known: number, all: number) =>
    known === all ? 'minden oszlop felismerve' : `${known} oszlop felismerve, ${all - known} kimarad`,
  rows: 'Lapok a fájlban',
  counts: (fresh: number, changed: number, same: number) =>
    `${fresh} új lap, ${changed} módosul, ${same} változatlan marad.`,
  refused: (n: number) => `${n} sor kimarad`,
  odd: (n: number) => `${n} megjegyzés`,
  statuses: { new: 'új', changed: 'módosul', same: 'változatlan', refused: 'kimarad' },
  more: (n: number) => `… és még ${n} sor.`,
  oddOnly: 'Csak a megjegyzéssel járó sorok',
  nothingNew: 'Ebben a fájlban nincs új vagy eltérő lap.',
  applied: (n: number) => `${n} lap behozva.`,
  undone: 'A behozás visszavonva.',

  export: 'Lapok kivitele',
  exportOwn: {
    json: 'Saját lapok katalógusként (.json)',
    csv: 'Saját lapok táblázatban (.csv, Excel)',
    xlsx: 'Saját lapok Excel-munkafüzetben (.xlsx)',
  },
  exportAll: {
    json: 'Minden lap katalógusként (.json)',
    csv: 'Minden lap táblázatban (.csv, Excel)',
    xlsx: 'Minden lap Excel-munkafüzetben (.xlsx)',
  },
  exported: (file: string) => `Elmentve: ${file}.`,
};

const en: typeof hu = {
  title: 'Import cards',
  intro:
    'A catalogue of this program, a CSV or XLSX table, or the file of the fan prototype. First you only see what would become of it.',
  sources: { catalogue: 'Recognised as a catalogue of this program.', prototype: 'Recognised as a prototype file.' },
  csv: (encoding: string, separator: string) => `Recognised as a CSV table (${encoding}, separator: ${separator}).`,
  xlsx: 'Recognised as an XLSX workbook, its first sheet.',
  separators: { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' },
  mapping: 'Columns',
  mappingHint: 'If a column was taken for something else, choose what it holds.',
  pickName: 'Choose here which column holds the names of the cards.',
  entry: (at: number, inTable: boolean) => (inTable ? `Row ${at}` : `Card ${at}`),
  heading: 'Heading in the file',
  meaning: 'What it holds',
  values: 'First values',
  unnamed: (n: number) => `Column ${n}`,
  meaningOf: (heading: string) => `What this column holds: ${heading}`,
  leftOut: 'left out',
  recognised: (known: number, all: number) =>
    known === all ? 'all columns recognised' : `${known} columns recognised, ${all - known} left out`,
  rows: 'Cards in the file',
  counts: (fresh: number, changed: number, same: number) => `${fresh} new, ${changed} changed, ${same} unchanged.`,
  refused: (n: number) => (n === 1 ? '1 row left out' : `${n} rows left out`),
  odd: (n: number) => (n === 1 ? '1 remark' : `${n} remarks`),
  statuses: { new: 'new', changed: 'changes', same: 'unchanged', refused: 'left out' },
  more: (n: number) => `… and ${n} more rows.`,
  oddOnly: 'Only those with a remark',
  nothingNew: 'There is no new or different card in this file.',
  applied: (n: number) => (n === 1 ? '1 card imported.' : `${n} cards imported.`),
  undone: 'The import was taken back.',

  export: 'Export cards',
  exportOwn: {
    json: 'My own cards as a catalogue (.json)',
    csv: 'My own cards as a table (.csv, Excel)',
    xlsx: 'My own cards as an Excel workbook (.xlsx)',
  },
  exportAll: {
    json: 'All cards as a catalogue (.json)',
    csv: 'All cards as a table (.csv, Excel)',
    xlsx: 'All cards as an Excel workbook (.xlsx)',
  },
  exported: (file: string) => `Saved: ${file}.`,
};

export const cardImportTexts: Translations<typeof hu> = { hu, en };
