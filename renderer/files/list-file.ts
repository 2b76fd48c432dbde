import type { SheetTaken } from '../../engine/mk/tables/workbook.ts';
import { decodeText } from '../../engine/text/decode.ts';
import { pasteTexts } from '../../messages/page/paste.ts';
import { sheetFault } from '../../messages/sheet-fault.ts';
import { api, sentenceOf } from '../api/index.ts';
import { lang } from '../app/i18n.ts';
import { notifyError } from '../app/toasts.tsx';

interface ListFile {
  readonly text: string;
  /** Which sheet of a spreadsheet it was. */
  readonly taken: SheetTaken | null;
}

/** The text of a list file, or of one sheet of an XLSX, read by the program. What cannot be read is told, and null. */
export async function readListFile(file: File, sheet: string | null): Promise<ListFile | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return await readSheet(file, sheet);
  const decoded = decodeText(bytes);
  if (decoded.ok) return { text: decoded.text, taken: null };
  notifyError(pasteTexts[lang()].fileBinary(file.name));
  return null;
}

async function readSheet(file: File, sheet: string | null): Promise<ListFile | null> {
  try {
    const read = await api.decks.sheetText({ file, sheet });
    if (read.ok) return read;
    notifyError(`${file.name}: ${sheetFault(read, lang())}`);
  } catch (error) {
    notifyError(sentenceOf(error));
  }
  return null;
}
