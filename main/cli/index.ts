import { readFile, writeFile } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { inEvery } from '../../messages/cli.ts';
import { type CliIo, UsageError } from './command.ts';
import { runCli } from './run.ts';

let inputRead = false;

// A second reader would get nothing and take it for an empty file.
async function readStandardInput(): Promise<Uint8Array> {
  if (inputRead) throw new UsageError(inEvery((texts) => texts.inputTwice));
  inputRead = true;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const io: CliIo = {
  lang: process.env.JOVOLATO_LANG === 'en' ? 'en' : 'hu',
  async read(path) {
    if (path === '-') return await readStandardInput();
    try {
      return await readFile(path);
    } catch {
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
