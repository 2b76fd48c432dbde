import type { Lang, Translations } from './lang.ts';
import { plural } from './problems/words.ts';

/** What the command line says by itself: refused questions, with the way out, and its own headings. */
export interface CliTexts {
  readonly title: string;
  readonly noCommand: string;
  readonly noSuchCommand: (name: string) => string;
  readonly noSuchSub: (name: string, subs: readonly string[]) => string;
  readonly usage: (usage: string) => string;
  readonly badOption: (option: string, usage: string) => string;
  readonly wholeNumber: (option: string, min: number, max: number, text: string) => string;
  readonly oneOf: (option: string, words: readonly string[], text: string | undefined) => string;
  readonly unexpected: (detail: string) => string;
  readonly unreadable: (path: string) => string;
  readonly unwritable: (path: string) => string;
  /** Standard input was asked for a second time. */
  readonly inputTwice: string;
  readonly notText: (path: string) => string;
  readonly oldEncoding: (path: string) => string;
  readonly notJson: (path: string, place: { readonly line: number; readonly column: number } | null) => string;
  /** A value of a JSON file that does not fit; `where` is its dotted path, empty for the whole file. */
  readonly badValue: (path: string, where: string, what: string) => string;
  readonly cardNotes: (path: string, count: number) => string;
  readonly linesLeftOut: (count: number) => string;
  /** A verdict sheet was asked for several lists. */
  readonly oneSheet: string;
  readonly noCardToSaveFor: (name: string) => string;
  readonly print: {
    readonly outMissing: (usage: string) => string;
    readonly noProxies: string;
    readonly tooManyProxies: (most: number, copies: number) => string;
    readonly webpLeftOut: (count: number) => string;
  };
  readonly odds: {
    readonly howManyDraws: string;
    readonly cardOrQuery: string;
    readonly questionsAlone: string;
    readonly conditionForm: (option: string, text: string) => string;
    readonly tooLarge: (question: { readonly conditions: number; readonly draws: number }) => string;
    readonly redrawsWithoutKeep: (place: string) => string;
    readonly openingOverDraws: (place: string) => string;
    readonly questionList: (path: string) => string;
    readonly question: (path: string, number: number) => string;
    readonly questionCardOrQuery: (place: string) => string;
    readonly field: (place: string, field: string) => string;
    readonly meant: (place: string, field: string, meant: string) => string;
    readonly unusedFields: (place: string, fields: readonly string[]) => string;
    readonly tooManyConditions: (most: number) => string;
    readonly badQuery: (query: string, at: number, what: string) => string;
  };
}

export const cliTexts: Translations<CliTexts> = {
  hu: {
    title: 'Jövőlátó, parancssor',
    noCommand: 'Adj meg egy parancsot. A parancsok listája: npm run cli -- help',
    noSuchCommand: (name) => `Nincs ilyen parancs: ${name}. A parancsok listája: npm run cli -- help`,
    noSuchSub: (name, subs) => `${name}: ezek egyike kell utána: ${subs.join(', ')}. Bővebben: ${name} --help`,
    usage: (usage) => `Így használd: ${usage}`,
    badOption: (option, usage) => `Hibás vagy hiányos kapcsoló: ${option}. Így használd: ${usage}`,
    wholeNumber: (option, min, max, text) =>
      `${option}: ${min} és ${max} közötti egész szám kell ide, ez nem az: „${text}”.`,
    oneOf: (option, words, text) =>
      `${option}: ezek egyike kell ide: ${words.join(', ')}${text === undefined ? '' : `; ez nem az: „${text}”`}.`,
    unexpected: (detail) => `Váratlan hiba: ${detail}`,
    unreadable: (path) => `Nem olvasható fájl: ${path}`,
    unwritable: (path) => `Nem írható fájl: ${path}`,
    inputTwice: 'A „-” (a szabványos bemenet) csak egyszer adható meg; a másikat add meg fájlként.',
    notText: (path) => `${path}: ez nem szövegfájl (NUL bájtok vannak benne).`,
    oldEncoding: (path) => `${path}: Windows-1250 kódolású szövegként olvasva.`,
    notJson: (path, place) =>
      place
        ? `${path}: nem érvényes JSON; a hiba helye: ${place.line}. sor, ${place.column}. karakter.`
        : `${path}: nem érvényes JSON.`,
    badValue: (path, where, what) => `${path}: ${where === '' ? '' : `${where}: `}${what}.`,
    cardNotes: (path, count) =>
      `${path}: ${count} megjegyzés a beolvasáshoz; részletesen: import-cards ${path} --dry-run`,
    linesLeftOut: (count) => `${count} sor nem értelmezhető, ezek kimaradtak; részletesen: check --json`,
    oneSheet: '--sheet: ítéletlap egyszerre csak egy listáról készülhet.',
    noCardToSaveFor: (name) => `--save-for: nincs ilyen lap a Jövőben: „${name}”.`,
    print: {
      outMissing: (usage) => `A --out hiányzik: add meg, melyik fájlba kerüljön a PDF. Így használd: ${usage}`,
      noProxies: 'Nincs kinyomtatandó próbalap: a választott lapokból egy sem maradt.',
      tooManyProxies: (most, copies) => `Egy fájlba legfeljebb ${most} próbalap fér, ez ${copies} lenne.`,
      webpLeftOut: (count) =>
        `${count} WebP formátumú kép kimaradt; ha a program ablakából nyomtatsz, azok is rajta lesznek.`,
    },
    odds: {
      howManyDraws: 'Hány lapot húzol? Add meg: --draws <n>.',
      cardOrQuery: 'A --card és a --query közül pontosan az egyiket add meg.',
      questionsAlone: 'A --questions mellett más kérdés nem adható meg, mert a kérdések a fájlban vannak.',
      conditionForm: (option, text) =>
        `${option}: „<keresés>:<k>” vagy „<keresés>:<k>-<k>” alakú feltétel kell ide, ez nem az: „${text}”.`,
      tooLarge: ({ conditions, draws }) =>
        `A pontos válasz túl sokáig tartana (${conditions} feltétel, ${draws} lap): hagyj el egy feltételt, kérj kisebb számokat vagy kevesebb lapot, vagy add meg az --estimate kapcsolót a becsléshez.`,
      redrawsWithoutKeep: (place) => `${place}: az újrahúzáshoz mondd meg, milyen kezet tartasz meg (keep).`,
      openingOverDraws: (place) => `${place}: a kezdőkéz nem lehet több lap, mint az összes húzott lap (draws).`,
      questionList: (path) => `${path}: kérdések listája kell ide, szögletes zárójelben.`,
      question: (path, number) => `${path}: ${number}. kérdés`,
      questionCardOrQuery: (place) => `${place}: a „card” és a „query” közül pontosan az egyik kell.`,
      field: (place, field) => `${place}: hibás vagy hiányzó mező${field === '' ? '' : `: ${field}`}.`,
      meant: (place, field, meant) => `${place}: nincs „${field}” mező; erre gondoltál: „${meant}”?`,
      unusedFields: (place, fields) => `${place}: nem használt mező: ${fields.join(', ')}.`,
      tooManyConditions: (most) => `Egy kérdésben legfeljebb ${most} feltétel állhat.`,
      badQuery: (query, at, what) => `Nem érthető keresés: „${query}”; ${at}. betű: ${what}`,
    },
  },
  en: {
    title: 'Jövőlátó, command line',
    noCommand: 'Name a command. The list of commands: npm run cli -- help',
    noSuchCommand: (name) => `There is no command ${name}. The list of commands: npm run cli -- help`,
    noSuchSub: (name, subs) => `${name}: one of these must follow: ${subs.join(', ')}. More: ${name} --help`,
    usage: (usage) => `Usage: ${usage}`,
    badOption: (option, usage) => `Wrong or incomplete option: ${option}. Usage: ${usage}`,
    wholeNumber: (option, min, max, text) =>
      `${option}: a whole number from ${min} to ${max} is needed, not "${text}".`,
    oneOf: (option, words, text) =>
      `${option}: one of these is needed: ${words.join(', ')}${text === undefined ? '' : `; not "${text}"`}.`,
    unexpected: (detail) => `Unexpected error: ${detail}`,
    unreadable: (path) => `File cannot be read: ${path}`,
    unwritable: (path) => `File cannot be written: ${path}`,
    inputTwice: '"-" (standard input) can be given once only; give the other one as a file.',
    notText: (path) => `${path}: this is no text file (there are NUL bytes in it).`,
    oldEncoding: (path) => `${path}: read as text in Windows-1250.`,
    notJson: (path, place) =>
      place
        ? `${path}: no valid JSON; the fault is at line ${place.line}, character ${place.column}.`
        : `${path}: no valid JSON.`,
    badValue: (path, where, what) => `${path}: ${where === '' ? '' : `${where}: `}${what}.`,
    cardNotes: (path, count) =>
      `${path}: ${plural(count, 'note', 'notes')} on reading; in detail: import-cards ${path} --dry-run`,
    linesLeftOut: (count) => `${plural(count, 'line', 'lines')} not understood and left out; in detail: check --json`,
    oneSheet: '--sheet: a sheet can be written for one list at a time.',
    noCardToSaveFor: (name) => `--save-for: there is no such card in the Jövő: "${name}".`,
    print: {
      outMissing: (usage) => `--out is missing: name the file for the PDF. Usage: ${usage}`,
      noProxies: 'There is no proxy to print: none of the chosen cards is left.',
      tooManyProxies: (most, copies) => `A file holds ${most} proxies at most; this would be ${copies}.`,
      webpLeftOut: (count) =>
        `${plural(count, 'picture', 'pictures')} in WebP left out; printed from the window, they are on the cards.`,
    },
    odds: {
      howManyDraws: 'How many cards do you draw? Add --draws <n>.',
      cardOrQuery: 'Give exactly one of --card and --query.',
      questionsAlone: 'No other question can stand beside --questions: the questions are in the file.',
      conditionForm: (option, text) =>
        `${option}: a condition of the form "<search>:<k>" or "<search>:<k>-<k>" is needed, which this is not: "${text}".`,
      tooLarge: ({ conditions, draws }) =>
        `The exact answer would take too long (${conditions} conditions, ${draws} cards): leave out a condition, ask for smaller numbers or fewer cards, or add --estimate for an estimate.`,
      redrawsWithoutKeep: (place) => `${place}: for redraws, say which hand is kept (keep).`,
      openingOverDraws: (place) => `${place}: the opening hand cannot have more cards than are drawn in all (draws).`,
      questionList: (path) => `${path}: a list of questions in square brackets is needed.`,
      question: (path, number) => `${path}: question ${number}`,
      questionCardOrQuery: (place) => `${place}: exactly one of "card" and "query" is needed.`,
      field: (place, field) => `${place}: wrong or missing field${field === '' ? '' : `: ${field}`}.`,
      meant: (place, field, meant) => `${place}: there is no field "${field}"; did you mean "${meant}"?`,
      unusedFields: (place, fields) => `${place}: field not used: ${fields.join(', ')}.`,
      tooManyConditions: (most) => `A question can have ${most} conditions at most.`,
      badQuery: (query, at, what) => `The search "${query}" cannot be understood; letter ${at}: ${what}`,
    },
  },
};

/** One text of the command line in every language, for an error whose language is chosen only when it is printed. */
export function inEvery(make: (texts: CliTexts) => string): Readonly<Record<Lang, string>> {
  return { hu: make(cliTexts.hu), en: make(cliTexts.en) };
}
