import type { ReadingLimit } from '../engine/files/limits.ts';
import type { ImportFault, ImportNote } from '../engine/mk/cards/import/report.ts';
import { article } from '../engine/text/article.ts';
import type { Lang } from './lang.ts';
import { LIMIT_TEXTS } from './limits.ts';
import { hiddenSheets, noSuchSheet } from './sheets.ts';

type Faults = Record<ImportFault['code'], (fault: ImportFault) => string>;

const where = {
  hu: (fault: ImportFault) => (fault.line === null ? '' : `${fault.line}. sor, ${fault.column}. oszlop: `),
  en: (fault: ImportFault) => (fault.line === null ? '' : `line ${fault.line}, column ${fault.column}: `),
};
const quoted = (text: string) => (text === '' ? '' : ` „${text}”`);
const inQuotes = (text: string) => (text === '' ? '' : ` "${text}"`);

const FAULTS: Readonly<Record<Lang, Faults>> = {
  hu: {
    BINARY: () => 'ez nem szövegfájl, és nem is XLSX-táblázat (NUL bájtok vannak benne).',
    BAD_SHEET: () => 'a táblázat nem olvasható; mentsd el újra XLSX vagy CSV formában.',
    NO_SUCH_SHEET: (fault) => noSuchSheet('hu', fault.detail),
    HIDDEN_SHEETS: (fault) => hiddenSheets('hu', fault.detail),
    EMPTY: () => 'üres a fájl.',
    SYNTAX: (fault) => `${where.hu(fault)}itt hibás a fájl szerkezete${quoted(fault.detail)}.`,
    NOT_LITERAL: (fault) => `${where.hu(fault)}itt csak adat állhat, programkód nem${quoted(fault.detail)}.`,
    TOO_DEEP: () => 'túl mélyen egymásba ágyazott adatok.',
    LIMIT: (fault) => LIMIT_TEXTS.hu[fault.detail as ReadingLimit],
    NOT_A_CATALOGUE: (fault) => `ez nem lapkatalógus${quoted(fault.detail)}.`,
    NEWER_VERSION: (fault) => `a katalógus újabb változatú (${fault.detail}), mint amit ez a program ismer.`,
    NO_CARDS: () => 'egyetlen olyan lap sincs benne, amelynek neve van.',
    NO_NAME_COLUMN: () => 'nincs névoszlop a táblázatban; legyen egy „név” fejlécű oszlopa.',
  },
  en: {
    BINARY: () => 'this is neither a text file nor an XLSX sheet (it holds NUL bytes).',
    BAD_SHEET: () => 'the sheet cannot be read; save it again as XLSX or CSV.',
    NO_SUCH_SHEET: (fault) => noSuchSheet('en', fault.detail),
    HIDDEN_SHEETS: (fault) => hiddenSheets('en', fault.detail),
    EMPTY: () => 'the file is empty.',
    SYNTAX: (fault) => `${where.en(fault)}the file is malformed here${inQuotes(fault.detail)}.`,
    NOT_LITERAL: (fault) => `${where.en(fault)}only data may stand here, no code${inQuotes(fault.detail)}.`,
    TOO_DEEP: () => 'the data is nested too deeply.',
    LIMIT: (fault) => LIMIT_TEXTS.en[fault.detail as ReadingLimit],
    NOT_A_CATALOGUE: (fault) => `this is no card catalogue${inQuotes(fault.detail)}.`,
    NEWER_VERSION: (fault) => `the catalogue has a newer version (${fault.detail}) than this program knows.`,
    NO_CARDS: () => 'there is no card with a name in it.',
    NO_NAME_COLUMN: () => 'the sheet has no column of names; it needs one headed "name".',
  },
};

/** Why a file gave no cards, as one sentence without the file's name. */
export function describeImportFault(fault: ImportFault, lang: Lang): string {
  return FAULTS[lang][fault.code](fault);
}

const NOTES: Readonly<Record<Lang, Record<ImportNote['code'], (note: ImportNote) => string>>> = {
  hu: {
    NO_NAME: (note) => `kimaradt, mert nincs használható neve${quoted(note.value)}`,
    NOT_A_CARD: (note) => `kimaradt, mert nem lap${quoted(note.value)}`,
    UNKNOWN_FIELD: (note) => `ismeretlen mező: ${note.field} =${quoted(note.value)}`,
    BAD_VALUE: (note) => `${article(note.field)} ${note.field} mezőbe nem illő érték:${quoted(note.value)}`,
    UNKNOWN_WORD: (note) => `ismeretlen szó ${article(note.field)} ${note.field} mezőben:${quoted(note.value)}`,
    DERIVED: (note) => `${note.field} a típussorból:${quoted(note.value)}`,
    UNREAD: (note) => `nem értett a típussorban:${quoted(note.value)}`,
    MERGED: () => 'többször szerepel, egy lap lett belőle',
    CONFLICT: (note) =>
      `${article(note.field)} ${note.field} mezőben eltér a korábbitól, a későbbi maradt:${quoted(note.value)}`,
  },
  en: {
    NO_NAME: (note) => `left out, since it has no usable name${inQuotes(note.value)}`,
    NOT_A_CARD: (note) => `left out, since it is no card${inQuotes(note.value)}`,
    UNKNOWN_FIELD: (note) => `unknown field: ${note.field} =${inQuotes(note.value)}`,
    BAD_VALUE: (note) => `value that does not fit the field ${note.field}:${inQuotes(note.value)}`,
    UNKNOWN_WORD: (note) => `unknown word in the field ${note.field}:${inQuotes(note.value)}`,
    DERIVED: (note) => `${note.field} read from the type line:${inQuotes(note.value)}`,
    UNREAD: (note) => `not understood in the type line:${inQuotes(note.value)}`,
    MERGED: () => 'appears more than once, joined into one card',
    CONFLICT: (note) =>
      `differs from before in the field ${note.field}, the later value stands:${inQuotes(note.value)}`,
  },
};

/** One line of an import report: place, card and what was not taken over. */
export function describeImportNote(note: ImportNote, lang: Lang): string {
  return `${note.at}. ${note.card ?? '–'}: ${importRemark(note, lang)}`;
}

/** What was not taken over, for a place where the card is named already. */
export function importRemark(note: ImportNote, lang: Lang): string {
  return NOTES[lang][note.code](note);
}

/** Notes a user should look at: everything but what was merely read out of another field. */
export function countsAsOdd(note: ImportNote): boolean {
  return note.code !== 'DERIVED';
}
