import type { ReadingLimit } from '../engine/files/limits.ts';
import { article } from '../engine/text/article.ts';
import { formatNumber, type Translations } from './lang.ts';
import { LIMIT_TEXTS } from './limits.ts';
import { hiddenSheets, noSuchSheet } from './sheets.ts';

type Values = Readonly<Record<string, string | number>>;

/** What the program says about the player's data: decks, collection, backups, and what is wrong with them. */
export interface DataTexts {
  readonly openFault: (path: string, code: string) => string;
  readonly migrationFailed: (step: number, backup: string | null) => string;
  readonly readOnly: (reason: string, path: string) => string;
  readonly folderInUse: (folder: string, pid: number | null) => string;
  readonly diskRefused: (code: string) => string;
  readonly serviceError: (code: string, data: unknown) => string;
  readonly oneOf: (words: readonly string[]) => string;

  readonly noDecks: string;
  readonly noDeck: (ref: string) => string;
  readonly noDeckOrFile: (ref: string) => string;
  readonly noVersion: (name: string, version: number) => string;
  readonly severalDecks: (ref: string, ids: readonly string[]) => string;
  readonly versionOf: (version: number, hasDraft: boolean) => string;
  readonly versionKind: Readonly<Record<'saved' | 'kept', string>>;
  readonly noHistory: string;
  readonly noCardsIn: (path: string) => string;
  readonly importedName: string;
  readonly deckImported: (id: number, name: string, sizes: string) => string;
  readonly unknownNames: (names: readonly string[]) => string;
  readonly refusedLines: (lines: readonly number[]) => string;
  readonly section: Readonly<Record<'torony' | 'jovo' | 'csere', string>>;
  readonly swaps: (count: number) => string;

  readonly collectionFault: Readonly<
    Record<
      | 'BINARY'
      | 'BAD_SHEET'
      | 'NO_SUCH_SHEET'
      | 'HIDDEN_SHEETS'
      | 'EMPTY'
      | 'NO_NAME_COLUMN'
      | 'NO_COUNT_COLUMN'
      | ReadingLimit,
      string
    >
  >;
  readonly collectionRow: (row: { row: number; card: string | null; code: string | null; value: string }) => string;
  readonly collectionImported: (
    counts: Readonly<Record<'new' | 'changed' | 'same' | 'refused', number>>,
    applied: boolean,
  ) => string;
  readonly nothingMissing: string;
  readonly neededAndOwned: (needed: number, owned: number) => string;
  readonly xlsxNeedsFile: string;

  readonly noBackups: string;
  readonly backupKind: Readonly<Record<'manual' | 'daily' | 'migration' | 'restore' | 'rescue', string>>;
  readonly backupMade: (path: string) => string;
  readonly restored: (name: string, before: string | null) => string;
  readonly lostData: (reason: string, path: string, backups: number, rows: number) => string;
  readonly swapFailed: (code: string, aside: string | null) => string;
  readonly salvageTable: (table: { table: string; read: number; lost: number; exact: boolean }) => string;
  readonly salvaged: (path: string, read: number, lost: number) => string;
  readonly nothingToSalvage: (path: string) => string;
  readonly outExists: (path: string) => string;
  readonly notOurBackup: (path: string) => string;
  readonly foundFile: (path: string, read: number, lost: number) => string;
  readonly noRestorePoint: string;
  readonly backupHolds: (counts: Values | null) => string;
  readonly doctorCheck: (check: { code: string; ok: boolean; values: Values }) => string;
}

const few = (items: readonly (string | number)[], most = 10) =>
  items.length > most ? `${items.slice(0, most).join(', ')} … (+${items.length - most})` : items.join(', ');
const field = (data: unknown, key: string) => String((data as Record<string, unknown> | null)?.[key] ?? '');

const openFaultsHu: Values = {
  ENOENT: 'nincs ilyen adatbázis; a program első indítása vagy egy behozás (import) hozza létre.',
  EACCES: 'ez a mappa nem írható, és adatbázis sincs benne; adj meg másikat a --db kapcsolóval.',
  notADatabase: 'ez nem adatbázis.',
  otherProgram: 'ez egy másik program adatbázisa.',
  empty: 'ez a fájl üres.',
  lost: 'itt már volt adatbázis, de eltűnt vagy kiürült; a mentések és a kimenthető sorok: restore --list.',
  damaged: 'sérült az adatbázis; a sorai kimenthetők (salvage), a mentések: restore --list.',
};
const lossHu: Values = {
  missing: 'itt már volt adatbázis, de eltűnt.',
  empty: 'itt már volt adatbázis, de a fájl most üres.',
  notADatabase: 'ez már nem adatbázis.',
  damaged: 'sérült az adatbázis.',
  otherProgram: 'egy másik program adatbázisa áll a helyén.',
  directory: 'egy mappa áll az adatbázis helyén.',
};
const openFaultsEn: Values = {
  ENOENT: 'there is no such database; the first start of the program or an import creates it.',
  EACCES: 'this folder is not writable and holds no database; name another one with --db.',
  notADatabase: 'this is not a database.',
  otherProgram: 'this is the database of another program.',
  empty: 'this file is empty.',
  lost: 'there was a database here, and it is gone or empty; backups and rows that can be saved: restore --list.',
  damaged: 'the database is damaged; its rows can be saved (salvage), backups: restore --list.',
};
const lossEn: Values = {
  missing: 'there was a database here, and it is gone.',
  empty: 'there was a database here, and the file is empty now.',
  notADatabase: 'this is no database any more.',
  damaged: 'the database is damaged.',
  otherProgram: 'the database of another program stands in its place.',
  directory: 'a folder stands in the place of the database.',
};
const restoreHu: Values = {
  notADatabase: 'ez nem adatbázis',
  damaged: 'sérült a fájl',
  otherProgram: 'ez egy másik program adatbázisa',
  newerProgram: 'a program újabb változata készítette',
  unreadable: 'nem olvasható vagy nincs ilyen fájl',
};
const restoreEn: Values = {
  notADatabase: 'this is not a database',
  damaged: 'the file is damaged',
  otherProgram: 'this is the database of another program',
  newerProgram: 'a newer version of the program made it',
  unreadable: 'it cannot be read or is not there',
};

export const dataTexts: Translations<DataTexts> = {
  hu: {
    openFault: (path, code) => `${path}: ${openFaultsHu[code] ?? `az adatbázis nem nyitható meg (${code}).`}`,
    migrationFailed: (step, backup) =>
      `Nem sikerült az adatbázis frissítése (${step}. lépés), semmi sem változott${backup ? `; előtte készült mentés: ${backup}` : ''}.`,
    readOnly: (reason, path) =>
      reason === 'newerProgram'
        ? `Ezt az adatbázist a program újabb változata írta, ezért csak olvasható: ${path}. Frissítsd a programot.`
        : `Ide nem lehet írni: ${path}. Tedd írhatóvá, vagy válassz másik mappát.`,
    folderInUse: (folder, pid) =>
      `Ezt az adatmappát egy futó Jövőlátó használja${pid === null ? '' : ` (${pid}. folyamat)`}: ${folder}. Zárd be, vagy végezd el benne, amit szeretnél.`,
    diskRefused: (code) => `A lemez nem engedte a műveletet (${code}); semmi sem változott.`,
    serviceError: (code, data) => {
      if (code === 'NOT_RESTORABLE')
        return `${field(data, 'path')}: nem állítható vissza, mert ${restoreHu[field(data, 'reason')]}; semmi sem változott.`;
      if (code === 'NOT_FOUND') return `Nincs ilyen: ${field(data, 'id')}.`;
      if (code === 'ALREADY_THERE') return `Ilyen már van: ${field(data, 'name')}.`;
      return `Ez nem végezhető el (${code}).`;
    },
    oneOf: (words) => `ezek egyike kell ide: ${words.join(', ')}.`,

    noDecks: 'Még nincs egyetlen paklid sem.',
    noDeck: (ref) => `Nincs ilyen nevű vagy számú pakli: ${ref}. A paklik listája: deck list`,
    noDeckOrFile: (ref) =>
      `Nincs ilyen nevű vagy számú pakli, és ilyen fájl sincs: ${ref}. A paklik listája: deck list`,
    noVersion: (name, version) =>
      `${article(name) === 'az' ? 'Az' : 'A'} „${name}” pakliból nincs ${version}. változat. A változatok: deck history`,
    severalDecks: (ref, ids) => `Több pakli neve is „${ref}”; add meg a számát: ${ids.join(', ')}.`,
    versionOf: (version, hasDraft) => {
      if (version === 0) return 'vázlat';
      return hasDraft ? `${version}. változat, vázlattal` : `${version}. változat`;
    },
    versionKind: { saved: 'mentett', kept: 'megőrzött' },
    noHistory: 'Ebből a pakliból még nincs mentett változat.',
    noCardsIn: (path) => `${path}: nincs benne egyetlen lap sem, amelyet pakliba lehetne tenni.`,
    importedName: 'Behozott pakli',
    deckImported: (id, name, sizes) => `${id}. pakli: ${name} (torony+jövő+csere: ${sizes})`,
    unknownNames: (names) => `Ismeretlen lapnevek (benne maradtak; --stubs felveszi őket): ${few(names)}`,
    refusedLines: (lines) => `Nem értelmezhető sorok, kimaradtak: ${few(lines)}`,
    section: { torony: 'torony', jovo: 'jövő', csere: 'csere' },
    swaps: (count) => (count === 0 ? 'nincs különbség' : `${formatNumber(count, 'hu')} lapcsere`),

    collectionFault: {
      ...LIMIT_TEXTS.hu,
      BINARY: 'ez nem szövegfájl, és nem is XLSX-táblázat.',
      BAD_SHEET: 'a táblázat nem olvasható; mentsd el újra XLSX vagy CSV formában.',
      NO_SUCH_SHEET: noSuchSheet('hu'),
      HIDDEN_SHEETS: hiddenSheets('hu'),
      EMPTY: 'üres a fájl.',
      NO_NAME_COLUMN: 'nincs névoszlop a táblázatban; legyen egy „Lap” vagy „Név” fejlécű oszlopa.',
      NO_COUNT_COLUMN: 'nincs darabszámoszlop a táblázatban; legyen egy „Darab” fejlécű oszlopa.',
    },
    collectionRow: ({ row, card, code, value }) => {
      const at = `${row}. sor: `;
      if (code === 'NO_NAME') return `${at}kimaradt, mert nincs benne használható név.`;
      if (code === 'BAD_COUNT') return `${at}kimaradt (${card}), mert ez nem darabszám: „${value}”.`;
      if (code === 'UNKNOWN_CARD')
        return `${at}ismeretlen lap: ${card}${value ? ` (talán ${value}?)` : ''}; így is bekerül.`;
      return `${at}${card} többször szerepel, a darabszámok összeadódnak.`;
    },
    collectionImported: (counts, applied) =>
      `${applied ? 'Behozva' : 'Próba, semmi sem íródott'}: ${counts.new} új, ${counts.changed} változott, ${counts.same} ugyanaz, ${counts.refused} kimaradt.`,
    nothingMissing: 'Minden lap megvan.',
    neededAndOwned: (needed, owned) => `kell ${needed}, megvan ${owned}`,
    xlsxNeedsFile: 'XLSX-hez add meg a fájlt is: --out <fájl>.',

    noBackups: 'Még nincs mentés.',
    backupKind: {
      manual: 'kézi',
      daily: 'napi',
      migration: 'frissítés előtti',
      restore: 'visszaállítás előtti',
      rescue: 'kimentett',
    },
    lostData: (reason, path, backups, rows) =>
      `${path}: ${lossHu[reason]} Semmi sem változott. ${backups > 0 ? `${formatNumber(backups, 'hu')} mentés van (restore --list).` : 'Mentés nincs.'} ${rows > 0 ? `${formatNumber(rows, 'hu')} sor kimenthető: salvage.` : ''}`.trim(),
    swapFailed: (code, aside) =>
      aside === null
        ? `A csere nem sikerült, mert a rendszer nem engedte (${code}). Minden a régi; próbáld újra.`
        : `A csere félbeszakadt (${code}). Az adatbázis most itt van: ${aside}. A következő indítás visszateszi a helyére.`,
    salvageTable: ({ table, read, lost, exact }) =>
      `${table}: ${formatNumber(read, 'hu')} kimentve, ${exact ? '' : 'becslés szerint '}${formatNumber(lost, 'hu')} elveszett`,
    salvaged: (path, read, lost) =>
      `Kimentve: ${path} (${formatNumber(read, 'hu')} sor, elveszett: ${formatNumber(lost, 'hu')})`,
    nothingToSalvage: (path) =>
      `Ebből a fájlból egyetlen sor sem olvasható ki: ${path}. Új fájl nem készült; a mentések: restore --list.`,
    outExists: (path) => `Ez a fájl már létezik: ${path}. Adj meg másikat a --out kapcsolóval.`,
    notOurBackup: (path) => `Ez a fájl nem a program mentése, ezért nem írja felül: ${path}. Adj meg másikat.`,
    foundFile: (path, read, lost) =>
      `${path}: ${formatNumber(read, 'hu')} sor kimenthető, ${formatNumber(lost, 'hu')} elveszett`,
    noRestorePoint: 'Nincs mentés, és olyan fájl sem, amelyből sorokat lehetne kimenteni.',
    backupHolds: (counts) =>
      counts === null
        ? 'nem használható'
        : `${counts.decks} pakli, ${counts.cards} lap, ${counts.owned} gyűjteményi sor`,
    backupMade: (path) => `A mentés elkészült: ${path}`,
    restored: (name, before) => `Visszaállítva: ${name}${before ? `; a korábbi állapot mentése: ${before}` : ''}`,
    doctorCheck: ({ code, ok, values }) => {
      switch (code) {
        case 'FOLDER_WRITABLE':
          return ok ? `Írható az adatmappa: ${values.path}` : `Nem írható az adatmappa: ${values.path}`;
        case 'INTEGRITY':
          return ok ? `Ép az adatbázis: ${values.path}` : `Sérült az adatbázis: ${values.path} (${values.detail})`;
        case 'FOREIGN_KEYS':
          return ok ? 'Minden hivatkozás a helyén van.' : `${values.broken} hivatkozásnak nincs meg a célja.`;
        case 'VERSIONS':
          return `Program ${values.program}, adatbázis ${values.schema} (ismert: ${values.known}), SQLite ${values.sqlite}, Node ${values.node}`;
        case 'COUNTS':
          return `Saját lap: ${values.cards}, bemutató lap: ${values.demo_cards}, pakli: ${values.decks}, gyűjteményi sor: ${values.owned}, jegyzet: ${values.notes}`;
        case 'LAST_BACKUP':
          if (values.health === 'none') return 'Még nincs mentés.';
          return ok
            ? `A legutóbbi mentés jó: ${values.name}`
            : `A legutóbbi mentés nem használható: ${values.name} (${values.health}). Készíts újat: backup`;
        default:
          return code;
      }
    },
  },
  en: {
    openFault: (path, code) => `${path}: ${openFaultsEn[code] ?? `the database cannot be opened (${code}).`}`,
    migrationFailed: (step, backup) =>
      `The database could not be updated (step ${step}) and is as it was${backup ? `; backup made before: ${backup}` : ''}.`,
    readOnly: (reason, path) =>
      reason === 'newerProgram'
        ? `A newer version of the program wrote this database, so it can only be read: ${path}. Update the program.`
        : `This cannot be written: ${path}. Make it writable or choose another folder.`,
    folderInUse: (folder, pid) =>
      `A running Jövőlátó uses this data folder${pid === null ? '' : ` (process ${pid})`}: ${folder}. Close it, or do in it what you wanted.`,
    diskRefused: (code) => `The disk refused (${code}); nothing was changed.`,
    serviceError: (code, data) => {
      if (code === 'NOT_RESTORABLE')
        return `${field(data, 'path')}: cannot be restored, since ${restoreEn[field(data, 'reason')]}; nothing was changed.`;
      if (code === 'NOT_FOUND') return `There is no such thing: ${field(data, 'id')}.`;
      if (code === 'ALREADY_THERE') return `There is one already: ${field(data, 'name')}.`;
      return `This cannot be done (${code}).`;
    },
    oneOf: (words) => `one of these is needed: ${words.join(', ')}.`,

    noDecks: 'You have no deck yet.',
    noDeck: (ref) => `There is no deck with this name or number: ${ref}. All decks: deck list`,
    noDeckOrFile: (ref) => `There is no deck with this name or number and no such file: ${ref}. All decks: deck list`,
    noVersion: (name, version) => `"${name}" has no version ${version}. Its versions: deck history`,
    severalDecks: (ref, ids) => `Several decks are called "${ref}"; give a number: ${ids.join(', ')}.`,
    versionOf: (version, hasDraft) => {
      if (version === 0) return 'draft';
      return hasDraft ? `version ${version} with draft` : `version ${version}`;
    },
    versionKind: { saved: 'saved', kept: 'kept' },
    noHistory: 'This deck has no saved version yet.',
    noCardsIn: (path) => `${path}: there is no card in it that could go into a deck.`,
    importedName: 'Imported deck',
    deckImported: (id, name, sizes) => `Deck ${id}: ${name} (tower+draw deck+spare deck: ${sizes})`,
    unknownNames: (names) => `Unknown card names (kept; --stubs takes them in): ${few(names)}`,
    refusedLines: (lines) => `Lines that could not be understood were left out: ${few(lines)}`,
    section: { torony: 'tower', jovo: 'draw deck', csere: 'spare deck' },
    swaps: (count) => (count === 0 ? 'no difference' : count === 1 ? '1 swap' : `${formatNumber(count, 'en')} swaps`),

    collectionFault: {
      ...LIMIT_TEXTS.en,
      BINARY: 'this is neither a text file nor an XLSX sheet.',
      BAD_SHEET: 'the sheet cannot be read; save it again as XLSX or CSV.',
      NO_SUCH_SHEET: noSuchSheet('en'),
      HIDDEN_SHEETS: hiddenSheets('en'),
      EMPTY: 'the file is empty.',
      NO_NAME_COLUMN: 'the sheet has no column of names; it needs one headed "Card" or "Name".',
      NO_COUNT_COLUMN: 'the sheet has no column of counts; it needs one headed "Count".',
    },
    collectionRow: ({ row, card, code, value }) => {
      const at = `row ${row}: `;
      if (code === 'NO_NAME') return `${at}left out, since there is no usable name in it.`;
      if (code === 'BAD_COUNT') return `${at}left out (${card}), since this is no count: "${value}".`;
      if (code === 'UNKNOWN_CARD')
        return `${at}unknown card: ${card}${value ? ` (perhaps ${value}?)` : ''}; taken in all the same.`;
      return `${at}${card} stands there more than once, the counts are added.`;
    },
    collectionImported: (counts, applied) =>
      `${applied ? 'Imported' : 'Trial, nothing was written'}: ${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.refused} left out.`,
    nothingMissing: 'No card is missing.',
    neededAndOwned: (needed, owned) => `needed ${needed}, owned ${owned}`,
    xlsxNeedsFile: 'XLSX needs a file to go to: --out <file>.',

    noBackups: 'There is no backup yet.',
    backupKind: {
      manual: 'manual',
      daily: 'daily',
      migration: 'before an update',
      restore: 'before a restore',
      rescue: 'saved when the file went away',
    },
    lostData: (reason, path, backups, rows) =>
      `${path}: ${lossEn[reason]} Nothing was changed. ${backups > 0 ? `Backups: ${formatNumber(backups, 'en')} (restore --list).` : 'There is no backup.'} ${rows > 0 ? `Rows that can be saved: ${formatNumber(rows, 'en')} (salvage).` : ''}`.trim(),
    swapFailed: (code, aside) =>
      aside === null
        ? `The swap failed, since the system did not allow it (${code}). Everything is as it was; try again.`
        : `The swap was cut off (${code}). The database is here for now: ${aside}. The next start will put it back.`,
    salvageTable: ({ table, read, lost, exact }) =>
      `${table}: ${formatNumber(read, 'en')} saved, ${exact ? '' : 'about '}${formatNumber(lost, 'en')} lost`,
    salvaged: (path, read, lost) =>
      `Saved to ${path} (rows: ${formatNumber(read, 'en')}, lost: ${formatNumber(lost, 'en')})`,
    nothingToSalvage: (path) =>
      `Not one row can be read from this file: ${path}. No new file was made; backups: restore --list.`,
    outExists: (path) => `This file exists already: ${path}. Name another one with --out.`,
    notOurBackup: (path) => `This file is no backup of the program and is not written over: ${path}. Name another one.`,
    foundFile: (path, read, lost) =>
      `${path}: rows that can be saved: ${formatNumber(read, 'en')}, lost: ${formatNumber(lost, 'en')}`,
    noRestorePoint: 'There is no backup, and no file from which rows could be saved.',
    backupHolds: (counts) =>
      counts === null
        ? 'cannot be used'
        : `decks: ${counts.decks}, cards: ${counts.cards}, collection rows: ${counts.owned}`,
    backupMade: (path) => `Backup made: ${path}`,
    restored: (name, before) => `Restored: ${name}${before ? `; what stood before is kept as ${before}` : ''}`,
    doctorCheck: ({ code, ok, values }) => {
      switch (code) {
        case 'FOLDER_WRITABLE':
          return ok
            ? `The data folder can be written: ${values.path}`
            : `The data folder cannot be written: ${values.path}`;
        case 'INTEGRITY':
          return ok
            ? `The database is sound: ${values.path}`
            : `The database is damaged: ${values.path} (${values.detail})`;
        case 'FOREIGN_KEYS':
          return ok ? 'Every reference has its target.' : `${values.broken} references have no target.`;
        case 'VERSIONS':
          return `Program ${values.program}, database ${values.schema} (known: ${values.known}), SQLite ${values.sqlite}, Node ${values.node}`;
        case 'COUNTS':
          return `Own cards: ${values.cards}, demo cards: ${values.demo_cards}, decks: ${values.decks}, collection rows: ${values.owned}, notes: ${values.notes}`;
        case 'LAST_BACKUP':
          if (values.health === 'none') return 'There is no backup yet.';
          return ok
            ? `The last backup is good: ${values.name}`
            : `The last backup cannot be used: ${values.name} (${values.health}). Make a new one: backup`;
        default:
          return code;
      }
    },
  },
};
