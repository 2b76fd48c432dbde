import type { QueryError } from '../engine/mk/search/query.ts';
import { formatNumber, type Lang, type Translations } from './lang.ts';
import { describeQueryError } from './search.ts';

type Counts = Readonly<Record<'new' | 'changed' | 'same', number>>;

interface CardTexts {
  readonly found: (count: number) => string;
  readonly badQuery: (error: QueryError) => string;
  readonly noSuchField: (name: string) => string;
  readonly unknownFormat: (name: string) => string;
  readonly xlsxNeedsFile: string;
  readonly written: (count: number, path: string) => string;
  /** What an import did or would do. */
  readonly imported: (counts: Counts, notes: number, applied: boolean) => string;
  readonly columns: (columns: readonly { heading: string; field: string | null }[]) => string;
  readonly badColumn: (text: string) => string;
  readonly noSuchColumn: (heading: string, known: readonly string[]) => string;
  readonly noTable: (path: string) => string;
  readonly noSuchType: (name: string) => string;
  readonly readAs: (text: string, says: string) => string;
  readonly unread: (text: string, word: string) => string;
  readonly coverage: (found: { cards: number; withText: number; sentences: number; understood: number }) => string;
}

const at = (error: QueryError) => error.at + 1;
const n = (count: number, lang: Lang) => formatNumber(count, lang);

/** What the command line says about cards: searching, importing, writing out. */
export const cardTexts: Translations<CardTexts> = {
  hu: {
    found: (count) => (count === 0 ? 'Erre egyetlen lap sem illik.' : `${n(count, 'hu')} lap.`),
    badQuery: (error) => `A keresés ${at(error)}. betűjénél: ${describeQueryError(error, 'hu')}`,
    noSuchField: (name) => `Nincs ilyen mező, amely szerint rendezni lehetne: „${name}”.`,
    unknownFormat: (name) => `Nincs ilyen formátum: „${name}”. Lehet: json, csv, xlsx.`,
    xlsxNeedsFile: 'XLSX csak fájlba írható; add meg a fájlt a --out kapcsolóval.',
    written: (count, path) => `${n(count, 'hu')} lap kiírva ide: ${path}`,
    imported: (counts, notes, applied) =>
      `${applied ? 'Behozva' : 'Behozható'}: ${n(counts.new, 'hu')} új, ${n(counts.changed, 'hu')} kiegészített, ${n(counts.same, 'hu')} változatlan lap; ${n(notes, 'hu')} megjegyzés.`,
    columns: (columns) =>
      `Oszlopok: ${columns.map(({ heading, field }) => `${heading || '–'} → ${field ?? 'kimarad'}`).join('; ')}`,
    badColumn: (text) => `--column: fejléc=mező alakban add meg; ez nem ilyen: „${text}”.`,
    noSuchColumn: (heading, known) => `--column: nincs ilyen fejlécű oszlop: „${heading}”. Van: ${known.join(', ')}.`,
    noTable: (path) => `${path}: a --column csak CSV- és XLSX-fájlhoz való.`,
    noSuchType: (name) => `Nincs ilyen laptípus: „${name}”.`,
    readAs: (text, says) => `✓ ${text}\n  ${says}`,
    unread: (text, word) => `– ${text}\n  Nem érti; itt akad el: „${word}”.`,
    coverage: (found) =>
      `${n(found.cards, 'hu')} lap, szöveggel ${n(found.withText, 'hu')}; ${n(found.sentences, 'hu')} mondatból ${n(found.understood, 'hu')} érthető.`,
  },
  en: {
    found: (count) => (count === 0 ? 'No card fits.' : `${n(count, 'en')} ${count === 1 ? 'card' : 'cards'}.`),
    badQuery: (error) => `At letter ${at(error)} of the search: ${describeQueryError(error, 'en')}`,
    noSuchField: (name) => `There is no field "${name}" to sort by.`,
    unknownFormat: (name) => `There is no format "${name}". Possible: json, csv, xlsx.`,
    xlsxNeedsFile: 'XLSX can only be written to a file; name it with --out.',
    written: (count, path) => `${n(count, 'en')} ${count === 1 ? 'card' : 'cards'} written: ${path}`,
    imported: (counts, notes, applied) =>
      `${applied ? 'Imported' : 'To import'}: ${n(counts.new, 'en')} new, ${n(counts.changed, 'en')} completed, ${n(counts.same, 'en')} unchanged; ${notes === 1 ? '1 note' : `${n(notes, 'en')} notes`}.`,
    columns: (columns) =>
      `Columns: ${columns.map(({ heading, field }) => `${heading || '–'} → ${field ?? 'left out'}`).join('; ')}`,
    badColumn: (text) => `--column: give it as heading=field, not as "${text}".`,
    noSuchColumn: (heading, known) =>
      `--column: there is no column headed "${heading}". There are: ${known.join(', ')}.`,
    noTable: (path) => `${path}: --column is for CSV and XLSX files only.`,
    noSuchType: (name) => `There is no card type "${name}".`,
    readAs: (text, says) => `✓ ${text}\n  ${says}`,
    unread: (text, word) => `– ${text}\n  Not understood; stuck at "${word}".`,
    coverage: (found) =>
      `${n(found.cards, 'en')} cards, ${n(found.withText, 'en')} with text; ${n(found.understood, 'en')} of ${n(found.sentences, 'en')} sentences understood.`,
  },
};
