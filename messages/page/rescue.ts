import { formatNumber, type Lang, type Translations } from '../lang.ts';

type Counts = Readonly<Record<string, number>>;
interface Table {
  readonly table: string;
  readonly read: number;
  readonly lost: number;
  readonly exact: boolean;
}

const n = (value: number | undefined, lang: Lang) => formatNumber(value ?? 0, lang);

/** The start after the data base was lost: what happened, what is left, what can be done. */
const hu = {
  title: 'Az adatbázisod nem nyitható meg',
  looking: 'A program átnézi, mi maradt meg…',
  calm: 'A program semmit sem változtatott meg, és addig nem is fog, amíg nem választasz. Ami a helyén áll, azt akkor is megőrzi.',
  reason: {
    missing: (path: string) => `Itt már volt adatbázis, de most nincs meg: ${path}.`,
    empty: (path: string) => `Itt már volt adatbázis, de a fájl most üres: ${path}.`,
    notADatabase: (path: string) => `Ez a fájl már nem adatbázis: ${path}.`,
    damaged: (path: string) => `Az adatbázis megsérült: ${path}.`,
    otherProgram: (path: string) => `Az adatbázis helyén egy másik program adatbázisa áll: ${path}.`,
    directory: (path: string) => `Az adatbázis helyén egy mappa áll: ${path}.`,
  },
  known: (at: string, counts: Counts) => `Legutóbb (${at}) ez volt benne: ${hu.holds(counts)}.`,
  holds: (counts: Counts) =>
    `${n(counts.decks, 'hu')} pakli, ${n(counts.cards, 'hu')} lap, ${n(counts.owned, 'hu')} gyűjteményi sor, ${n(counts.notes, 'hu')} jegyzet`,
  backups: 'Biztonsági mentések',
  noBackups: 'Nincs biztonsági mentés.',
  badBackup: 'Ez a mentés sérült, ezért nem állítható vissza; ami olvasható belőle, kimenthető.',
  files: 'Ami kimenthető',
  noFiles: 'Nem maradt olyan fájl, amelyből sorokat lehetne kimenteni.',
  rows: (read: number, lost: number) => `${n(read, 'hu')} sor olvasható, ${n(lost, 'hu')} elveszett`,
  byTable: 'Táblánként',
  table: ({ table, read, lost, exact }: Table) =>
    `${table}: ${n(read, 'hu')} olvasható, ${exact ? '' : 'kb. '}${n(lost, 'hu')} elveszett`,
  salvageDo: 'Kimentés',
  salvageOf: (name: string) => `Kimentés: ${name}`,
  fresh: 'Újrakezdés',
  freshText: 'Üres adatbázis kezdődik. Ami most a helyén áll, más néven megmarad, és a mentések is megmaradnak.',
  freshDo: 'Üres kezdés',
  freshTitle: 'Üres adatbázissal kezded?',
};

const en: typeof hu = {
  title: 'Your database cannot be opened',
  looking: 'Looking over what is left…',
  calm: 'The program has changed nothing and will not until you choose. What stands in its place is kept even then.',
  reason: {
    missing: (path: string) => `There was a database here, and it is gone: ${path}.`,
    empty: (path: string) => `There was a database here, and the file is empty now: ${path}.`,
    notADatabase: (path: string) => `This file is no database any more: ${path}.`,
    damaged: (path: string) => `The database is damaged: ${path}.`,
    otherProgram: (path: string) => `The database of another program stands in its place: ${path}.`,
    directory: (path: string) => `A folder stands in the place of the database: ${path}.`,
  },
  known: (at: string, counts: Counts) => `When it was last closed (${at}) it held: ${en.holds(counts)}.`,
  holds: (counts: Counts) =>
    `decks: ${n(counts.decks, 'en')}, cards: ${n(counts.cards, 'en')}, collection rows: ${n(counts.owned, 'en')}, notes: ${n(counts.notes, 'en')}`,
  backups: 'Backups',
  noBackups: 'There is no backup.',
  badBackup: 'This backup is damaged and cannot be restored; what can be read of it can be saved.',
  files: 'What can be saved',
  noFiles: 'No file is left from which rows could be saved.',
  rows: (read: number, lost: number) => `rows readable: ${n(read, 'en')}, lost: ${n(lost, 'en')}`,
  byTable: 'By table',
  table: ({ table, read, lost, exact }: Table) =>
    `${table}: ${n(read, 'en')} readable, ${exact ? '' : 'about '}${n(lost, 'en')} lost`,
  salvageDo: 'Save rows',
  salvageOf: (name: string) => `Save rows: ${name}`,
  fresh: 'Starting over',
  freshText: 'An empty database is begun. What stands in its place is kept under another name, and so are the backups.',
  freshDo: 'Start empty',
  freshTitle: 'Start with an empty database?',
};

export const rescueTexts: Translations<typeof hu> = { hu, en };
