import type { Translations } from './lang.ts';

type Values = Readonly<Record<string, string | number>>;

/** What the player is told about the data at the start, one sentence or two for each code. */
export interface NoticeTexts {
  readonly NEWER_DATABASE: (values: Values) => string;
  readonly FOLDER_READ_ONLY: (values: Values) => string;
  readonly DAMAGED_SET_ASIDE: (values: Values) => string;
  readonly MIGRATED: (values: Values) => string;
  readonly BACKUP_FAILED: (values: Values) => string;
}

const day = (at: string | number | undefined) => String(at ?? '').slice(0, 10);

export const noticeTexts: Translations<NoticeTexts> = {
  hu: {
    NEWER_DATABASE: ({ path }) =>
      `Ezt az adatbázist a program egy újabb változata írta, ezért most csak olvasható: ${path}. Frissítsd a programot, hogy menteni is tudj.`,
    FOLDER_READ_ONLY: ({ path }) =>
      `Az adatmappa nem írható, ezért most semmi sem menthető: ${path}. Tedd írhatóvá, vagy válassz másik mappát.`,
    DAMAGED_SET_ASIDE: ({ aside, backup, backupAt }) =>
      backup
        ? `Megsérült az adatbázis. A legutóbbi jó mentés van a helyén (${day(backupAt)}); a sérült fájl megmaradt: ${aside}.`
        : `Megsérült az adatbázis, és nem volt jó mentés, ezért új kezdődött. A sérült fájl megmaradt: ${aside}.`,
    MIGRATED: ({ backup }) => `Frissült az adatbázis. Előtte mentés készült róla: ${backup}.`,
    BACKUP_FAILED: ({ detail }) => `A napi mentés nem sikerült (${detail}). A korábbi mentések megvannak.`,
  },
  en: {
    NEWER_DATABASE: ({ path }) =>
      `A newer version of the program wrote this database, so it can only be read for now: ${path}. Update the program to save again.`,
    FOLDER_READ_ONLY: ({ path }) =>
      `The data folder cannot be written, so nothing can be saved now: ${path}. Make it writable or choose another folder.`,
    DAMAGED_SET_ASIDE: ({ aside, backup, backupAt }) =>
      backup
        ? `The database was damaged. The last good backup took its place (${day(backupAt)}); the damaged file is kept: ${aside}.`
        : `The database was damaged and there was no good backup, so a new one was begun. The damaged file is kept: ${aside}.`,
    MIGRATED: ({ backup }) => `The database was updated. A backup was made before: ${backup}.`,
    BACKUP_FAILED: ({ detail }) => `The daily backup failed (${detail}). Earlier backups are kept.`,
  },
};
