import { cliTexts } from '../../messages/cli.ts';
import { type CliIo, type Command, EXIT, UsageError } from './command.ts';
import { commands } from './commands/index.ts';

/** Runs one call of the command line and gives its exit code; never throws. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined) {
    io.err(cliTexts[io.lang].noCommand);
    return EXIT.usage;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    io.out(help(io));
    return EXIT.ok;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    io.err(cliTexts[io.lang].noSuchCommand(name));
    return EXIT.usage;
  }
  if (args.includes('--help')) {
    io.out(`${command.usage}\n${command.summary[io.lang]}`);
    return EXIT.ok;
  }
  return await guarded(command, args, io);
}

// Output and hints are held back until the command has ended well: a question that cannot be understood prints one line on
// standard error and nothing else, however far the command had come (design, section 5).
async function guarded(command: Command, args: readonly string[], io: CliIo): Promise<number> {
  const held: (() => void)[] = [];
  try {
    const code = await command.run(args, {
      ...io,
      out: (text) => held.push(() => io.out(text)),
      err: (text) => held.push(() => io.err(text)),
    });
    for (const print of held) print();
    return code;
  } catch (error) {
    const sentence = error instanceof UsageError ? error.in(io.lang) : cliTexts[io.lang].unexpected(String(error));
    io.err(oneLine(sentence));
    return EXIT.usage;
  }
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

function help(io: CliIo): string {
  const lines = commands.map((command) => `  ${command.usage}\n      ${command.summary[io.lang]}`);
  return [cliTexts[io.lang].title, '', ...lines].join('\n');
}
