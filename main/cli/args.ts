import { type ParseArgsConfig, parseArgs } from 'node:util';
import { inEvery } from '../../messages/cli.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a command.
 * @throws UsageError with the usage line if an option is unknown, lacks its value, or the positionals are too few or many.
 */
export function parseCommand<O extends Options>(
  args: readonly string[],
  usage: string,
  options: O,
  positionals: { min: number; max: number },
) {
  const parsed = parse(args, usage, options);
  const n = parsed.positionals.length;
  if (n < positionals.min || n > positionals.max) throw new UsageError(inEvery((texts) => texts.usage(usage)));
  return parsed;
}

function parse<O extends Options>(args: readonly string[], usage: string, options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const detail = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    const option = /'(-[^' <]+)/.exec(detail)?.[1];
    throw new UsageError(inEvery((texts) => (option ? texts.badOption(option, usage) : texts.usage(usage))));
  }
}

/**
 * A whole number given to an option.
 * @throws UsageError naming the option and its range.
 */
export function wholeNumber(text: string, option: string, min: number, max: number): number {
  const value = /^\d{1,16}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw new UsageError(inEvery((texts) => texts.wholeNumber(option, min, max, text)));
  }
  return value;
}
