import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { READING_LIMITS } from '../../engine/files/limits.ts';
import { inEvery } from '../../messages/cli.ts';
import { type CliIo, UsageError } from './command.ts';
import { tooLong } from './input.ts';
import { runCli } from './run.ts';

let inputRead = false;

// A second reader would get nothing and take it for an empty file.
async function readStandardInput(): Promise<Uint8Array> {
  if (inputRead) throw new UsageError(inEvery((texts) => texts.inputTwice));
  inputRead = true;
  return await collect(process.stdin, '-');
}

// Counted as it comes: neither a device without end nor a file that grows meanwhile is read any further than a file may be long.
async function collect(stream: AsyncIterable<Buffer>, path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > READING_LIMITS.bytes) throw tooLong(path, 'bytes');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const io: CliIo = {
  lang: process.env.JOVOLATO_LANG === 'en' ? 'en' : 'hu',
  async read(path) {
    if (path === '-') return await readStandardInput();
    try {
      if ((await stat(path)).size > READING_LIMITS.bytes) throw tooLong(path, 'bytes');
      return await collect(createReadStream(path), path);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(inEvery((texts) => texts.unreadable(path)));
    }
  },
  async write(path, data) {
    try {
      await writeFile(path, data);
    } catch {
      throw new UsageError(inEvery((texts) => texts.unwritable(path)));
    }
  },
  out: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  err: (text) => process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
};

// A reader that closes early (head) is no fault of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
// Bundled into one file, this is also what the threads of a simulation load; they have their own work to do.
if (isMainThread) process.exitCode = await runCli(process.argv.slice(2), io);
