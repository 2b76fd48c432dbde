import { READING_LIMITS, type ReadingLimit } from '../../engine/files/limits.ts';
import { readLiteral } from '../../engine/mk/cards/import/literal.ts';
import { decodeText } from '../../engine/text/decode.ts';
import { cliTexts } from '../../messages/cli.ts';
import { LIMIT_TEXTS } from '../../messages/limits.ts';
import { sheetFault } from '../../messages/sheet-fault.ts';
import { sheetNote } from '../../messages/sheets.ts';
import { isZip } from '../reading/job.ts';
import { tableText } from '../reading/table-text.ts';
import { type CliIo, UsageError } from './command.ts';

/**
 * The text of a file or of standard input ("-"): UTF-8, UTF-16 with mark or Windows-1250.
 * @throws UsageError if it cannot be read or is no text.
 */
export async function readText(io: CliIo, path: string): Promise<string> {
  return textOf(await io.read(path), io, path);
}

function textOf(bytes: Uint8Array, io: CliIo, path: string): string {
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new UsageError(cliTexts[io.lang].notText(path));
  if (decoded.encoding === 'windows-1250') io.err(cliTexts[io.lang].oldEncoding(path));
  return decoded.text;
}

/** The refusal of a file that goes beyond a limit of reading. */
export function tooLong(path: string, limit: ReadingLimit): UsageError {
  return new UsageError({ hu: `${path}: ${LIMIT_TEXTS.hu[limit]}`, en: `${path}: ${LIMIT_TEXTS.en[limit]}` });
}

/**
 * The text of a decklist, or of one sheet of an XLSX (`sheet` says which; of several the one that was read is told).
 * @throws UsageError as {@link readText} does, for a sheet that cannot be read and for a text longer than any list.
 */
export async function readListText(io: CliIo, path: string, sheet?: string): Promise<string> {
  const bytes = await io.read(path);
  const text = isZip(bytes) ? await readSheetText(bytes, io, path, sheet) : textOf(bytes, io, path);
  if (text.length > READING_LIMITS.list) throw tooLong(path, 'list');
  return text;
}

async function readSheetText(bytes: Uint8Array, io: CliIo, path: string, sheet?: string): Promise<string> {
  const read = await tableText(bytes, sheet);
  if (!read.ok) {
    throw new UsageError({ hu: `${path}: ${sheetFault(read, 'hu')}`, en: `${path}: ${sheetFault(read, 'en')}` });
  }
  const note = read.taken && sheetNote(read.taken, io.lang);
  if (note) io.err(`${path}: ${note}`);
  return read.text;
}

/**
 * The JSON value in a file or on standard input.
 * @throws UsageError naming the file and the place if it is no JSON.
 */
export async function readJson(io: CliIo, path: string): Promise<unknown> {
  const text = await readText(io, path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(cliTexts[io.lang].notJson(path, faultyPlace(text)));
  }
}

// JSON.parse rarely tells where. What is a literal all the same (comments, trailing commas) has no single place.
function faultyPlace(text: string): { line: number; column: number } | null {
  const read = readLiteral(text);
  if (read.ok || read.fault.line === null || read.fault.column === null) return null;
  return { line: read.fault.line, column: read.fault.column };
}
