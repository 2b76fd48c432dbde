import type { Catalogue } from '../../engine/mk/cards/catalogue.ts';
import type { Format } from '../../engine/mk/deck/formats/format.ts';
import type { ReadList } from '../../engine/mk/deck/reader/read.ts';
import { printTexts } from '../../messages/print.ts';
import { sheetMarkdown, sheetText, verdictSheetOf } from '../../messages/verdict-sheet.ts';
import { VERSION } from '../version.ts';
import type { CliIo } from './command.ts';

/** Writes the signed-off verdict of a list: PDF, Markdown or plain text, by the ending of the file. */
export async function writeSheet(
  path: string,
  about: { readonly list: ReadList; readonly format: Format; readonly date: string },
  catalogue: Catalogue,
  io: CliIo,
): Promise<void> {
  const { lang } = io;
  const refused = about.list.lines.filter((line) => line.kind === 'refused').length;
  const question = { deck: about.list.deck, format: about.format, date: about.date, version: VERSION, refused };
  if (/\.pdf$/i.test(path)) {
    const { pagesToPdf, verdictPages } = await import('../services/print/index.ts');
    const pages = verdictPages(question, catalogue, lang);
    await io.write(path, await pagesToPdf(pages, pdfInfo(printTexts[lang].verdict, about.date, lang), new Map()));
    return;
  }
  const sheet = verdictSheetOf(question, catalogue, lang);
  await io.write(path, /\.(md|markdown)$/i.test(path) ? sheetMarkdown(sheet, lang) : sheetText(sheet, lang));
}

/** What a PDF says of itself; made on the day it is about, so that the same question gives the same file. */
export function pdfInfo(title: string, date: string, lang: string) {
  return { title, creator: `Jövőlátó ${VERSION}`, at: new Date(`${date}T12:00:00Z`), lang };
}
