import { cliTexts } from '../../../messages/cli.ts';
import { type Command, UsageError } from '../command.ts';

/** What runs a command or one of its sub-commands. */
export type Run = Command['run'];

/**
 * A command whose work stands in a module of its own, loaded when it is called: SQLite and what goes with it would
 * double the start of every other command.
 */
export function later(about: Omit<Command, 'run'>, load: () => Promise<Run>): Command {
  return { ...about, run: async (args, io) => await (await load())(args, io) };
}

/** Runs the sub-command named by the first argument. */
export function runSub(name: string, subs: Readonly<Record<string, Run>>): Run {
  return async ([first, ...rest], io) => {
    const run = first === undefined || !Object.hasOwn(subs, first) ? undefined : subs[first];
    if (!run) throw new UsageError(cliTexts[io.lang].noSuchSub(name, Object.keys(subs)));
    return await run(rest, io);
  };
}
