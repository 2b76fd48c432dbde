import { type DataTexts, dataTexts } from './data.ts';
import type { Lang } from './lang.ts';
import { hiddenSheets, noSuchSheet } from './sheets.ts';

/** Why no sheet of a file was read; one sentence without the file's name. */
export function sheetFault(
  { fault, sheets }: { readonly fault: keyof DataTexts['collectionFault']; readonly sheets: readonly string[] },
  lang: Lang,
): string {
  const names = sheets.join(', ');
  if (fault === 'NO_SUCH_SHEET') return noSuchSheet(lang, names);
  return fault === 'HIDDEN_SHEETS' ? hiddenSheets(lang, names) : dataTexts[lang].collectionFault[fault];
}
