import { formatNumber, type Translations } from './lang.ts';

type Values = Readonly<Record<string, string | number>>;

/** What the player is told about the data at the start, one sentence or two for each code. */
export interface NoticeTexts {
  readonly NEWER_DATABASE: (values: Values) => string;
  readonly FOLDER_READ_ONLY: (values: Values) => string;
  readonly SWAP_HEALED: (values: Values) => string;
  readonly RESCUED: (values: Values) => string;
  readonly GROUND_MOVED: (values: Values) => string;
  readonly CONTENT_CHANGED: (values: Values) => string;
  readonly CHECK_FAILED: (values: Values) => string;
  readonly MIGRATED: (values: Values) => string;
  readonly BACKUP_FAILED: (values: Values) => string;
}

export const noticeTexts: Translations<NoticeTexts> = {
  hu: {
    NEWER_DATABASE: ({ path }) =>
      `Ezt az adatbázist a program egy újabb változata írta, ezért most csak olvasható: ${path}. Frissítsd a programot, hogy menteni is tudj.`,
    FOLDER_READ_ONLY: ({ path }) =>
      `Az adatmappa nem írható, ezért most semmi sem menthető: ${path}. Tedd írhatóvá, vagy válassz másik mappát.`,
    SWAP_HEALED: ({ how }) =>
      how === 'finished'
        ? 'A legutóbbi visszaállítás félbeszakadt, de az új adatok már a helyükön vannak.'
        : 'A legutóbbi visszaállítás félbeszakadt. A korábbi adatbázis visszakerült a helyére, semmi sem veszett el.',
    RESCUED: ({ kind, from, aside, read, lost }) => {
      const kept = aside ? ` Ami a helyén állt, megmaradt: ${aside}.` : '';
      if (kind === 'backup') return `Az adatbázis ebből a mentésből készült újra: ${from}.${kept}`;
      if (kind === 'fresh') return `Új adatbázis kezdődött.${kept}`;
      return `Az adatbázisból ${formatNumber(Number(read), 'hu')} sort sikerült kimenteni, ${formatNumber(Number(lost), 'hu')} sor elveszett.${kept}`;
    },
    GROUND_MOVED: ({ path, copy }) =>
      copy
        ? `Az adatbázist futás közben áthelyezték, törölték vagy kicserélték, ezért a program már nem ment bele: ${path}. Minden addigi adatod megvan itt: ${copy}. Zárd be a programot, és indítsd újra.`
        : `Az adatbázist futás közben áthelyezték, törölték vagy kicserélték, ezért a program már nem ment bele: ${path}. Mentést sem sikerült készíteni róla; ne zárd be a programot, hanem vidd ki fájlba, ami fontos.`,
    CONTENT_CHANGED: ({ pages, where }) =>
      `Az adatbázis ${pages} lapján más áll, mint amit a program írt (${where}). Lehet, hogy romlik a lemez, vagy más program írt a fájlba. Nézd át, és ha kell, állíts vissza egy korábbi mentést a beállításokban.`,
    CHECK_FAILED: ({ path, detail }) =>
      `Az adatbázis ellenőrzése hibát talált (${detail}): ${path}. Állíts vissza egy mentést a beállításokban, vagy indítsd újra a programot: induláskor megmutatja, mi menthető ki.`,
    MIGRATED: ({ backup }) => `Frissült az adatbázis. Előtte mentés készült róla: ${backup}.`,
    BACKUP_FAILED: ({ detail }) => `A napi mentés nem sikerült (${detail}). A korábbi mentések megvannak.`,
  },
  en: {
    NEWER_DATABASE: ({ path }) =>
      `A newer version of the program wrote this database, so it can only be read for now: ${path}. Update the program to save again.`,
    FOLDER_READ_ONLY: ({ path }) =>
      `The data folder cannot be written, so nothing can be saved now: ${path}. Make it writable or choose another folder.`,
    SWAP_HEALED: ({ how }) =>
      how === 'finished'
        ? 'The last restore was cut off, but the new data is in its place.'
        : 'The last restore was cut off. The earlier database was put back and nothing was lost.',
    RESCUED: ({ kind, from, aside, read, lost }) => {
      const kept = aside ? ` What stood in its place is kept: ${aside}.` : '';
      if (kind === 'backup') return `The database was made anew from this backup: ${from}.${kept}`;
      if (kind === 'fresh') return `A new database was begun.${kept}`;
      return `${formatNumber(Number(read), 'en')} rows of the database were saved, ${formatNumber(Number(lost), 'en')} were lost.${kept}`;
    },
    GROUND_MOVED: ({ path, copy }) =>
      copy
        ? `The database was moved, deleted or replaced while the program was running, so nothing is saved to it any more: ${path}. All your data up to then is kept here: ${copy}. Close the program and start it again.`
        : `The database was moved, deleted or replaced while the program was running, so nothing is saved to it any more: ${path}. No copy could be made either; do not close the program but export what matters to files.`,
    CONTENT_CHANGED: ({ pages, where }) =>
      `${pages} page(s) of the database hold something else than the program wrote (${where}). The disk may be failing, or another program wrote to the file. Look it over, and restore an earlier backup in the settings if need be.`,
    CHECK_FAILED: ({ path, detail }) =>
      `The check of the database found a fault (${detail}): ${path}. Restore a backup in the settings, or start the program again: it will show what can be saved.`,
    MIGRATED: ({ backup }) => `The database was updated. A backup was made before: ${backup}.`,
    BACKUP_FAILED: ({ detail }) => `The daily backup failed (${detail}). Earlier backups are kept.`,
  },
};
