import { decodeText } from '../../engine/text/decode.ts';
import { type CliIo, UsageError } from './command.ts';

/**
 * The text of a file or of standard input ("-"): UTF-8, UTF-16 with mark or Windows-1250.
 * @throws UsageError if it cannot be read or is no text.
 */
export async function readText(io: CliIo, path: string): Promise<string> {
  const decoded = decodeText(await io.read(path));
  if (!decoded.ok) throw new UsageError(`${path}: ez nem szövegfájl (NUL bájtok vannak benne).`);
  return decoded.text;
}

/**
 * The JSON value in a file or on standard input.
 * @throws UsageError naming the file and the place if it is no JSON.
 */
export async function readJson(io: CliIo, path: string): Promise<unknown> {
  const text = await readText(io, path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ') : '';
    throw new UsageError(`${path}: nem érvényes JSON (${detail}).`);
  }
}
