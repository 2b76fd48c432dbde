import { READING_LIMITS, type ReadingLimit } from '../../engine/files/limits.ts';
import { readLiteral } from '../../engine/mk/cards/import/literal.ts';
import { decodeText } from '../../engine/text/decode.ts';
import { cliTexts } from '../../messages/cli.ts';
import { LIMIT_TEXTS } from '../../messages/limits.ts';
import { type CliIo, UsageError } from './command.ts';

/**
 * The text of a file or of standard input ("-"): UTF-8, UTF-16 with mark or Windows-1250.
 * @throws UsageError if it cannot be read or is no text.
 */
export async function readText(io: CliIo, path: string): Promise<string> {
  const decoded = decodeText(await io.read(path));
  if (!decoded.ok) throw new UsageError(cliTexts[io.lang].notText(path));
  if (decoded.encoding === 'windows-1250') io.err(cliTexts[io.lang].oldEncoding(path));
  return decoded.text;
}

/** The refusal of a file that goes beyond a limit of reading. */
export function tooLong(path: string, limit: ReadingLimit): UsageError {
  return new UsageError({ hu: `${path}: ${LIMIT_TEXTS.hu[limit]}`, en: `${path}: ${LIMIT_TEXTS.en[limit]}` });
}

/**
 * The text of a decklist. @throws UsageError as {@link readText} does, and for one that is longer than any list.
 */
export async function readListText(io: CliIo, path: string): Promise<string> {
  const text = await readText(io, path);
  if (text.length > READING_LIMITS.list) throw tooLong(path, 'list');
  return text;
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
