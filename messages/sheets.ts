import type { SheetTaken } from '../engine/mk/tables/workbook.ts';
import type { Lang, Translations } from './lang.ts';

export const sheetTexts: Translations<{ readonly sheet: string }> = {
  hu: { sheet: 'Munkalap' },
  en: { sheet: 'Sheet' },
};

const named = (names: string, words: string) => (names === '' ? '' : words);

/** The sheet asked for is not in the file; one sentence without the file's name. */
export function noSuchSheet(lang: Lang, names = ''): string {
  return lang === 'hu'
    ? `nincs ilyen munkalapja${named(names, `; ezek vannak: ${names}`)}.`
    : `it has no such sheet${named(names, `; it has: ${names}`)}.`;
}

/** Every sheet is hidden, and none was asked for. */
export function hiddenSheets(lang: Lang, names = ''): string {
  return lang === 'hu'
    ? `minden munkalapja rejtett${named(names, ` (${names})`)}; add meg, melyiket olvassa a program.`
    : `all its sheets are hidden${named(names, ` (${names})`)}; say which one to read.`;
}

/** Which of several sheets was read; null if there is but one to see. */
export function sheetNote({ name, others }: SheetTaken, lang: Lang): string | null {
  if (others.length === 0) return null;
  return lang === 'hu'
    ? `„${name}” munkalap olvasva; a többi: ${others.join(', ')}.`
    : `sheet "${name}" was read; the others: ${others.join(', ')}.`;
}

/** Two columns could be the counts; which one was taken. */
export function countNote(heading: string, lang: Lang): string {
  const name = heading === '' ? '' : ` (${lang === 'hu' ? `„${heading}”` : `"${heading}"`})`;
  return lang === 'hu'
    ? `több oszlop is lehet darabszám; a program az elsőt${name} vette annak. Adj „Darab” fejlécet a helyesnek, ha nem az.`
    : `more than one column could be the counts; the first one${name} was taken. Head the right one "Count" if it is not that.`;
}
