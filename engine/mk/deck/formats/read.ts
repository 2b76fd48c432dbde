import { z } from 'zod';
import { fold } from '../../../text/fold.ts';
import { BUILT_IN_FORMATS, type Format, formatSchema } from './format.ts';

/** What is wrong with a format file: where (dotted path, empty for the whole) and what, if it is JSON at all. */
export interface FormatFault {
  readonly reason: 'not-json' | 'not-a-format';
  readonly path: string;
  readonly issue: z.core.$ZodIssue | null;
}
export type FormatResult = { ok: true; format: Format } | { ok: false; fault: FormatFault };

/** Reads a format file. The first fault is told; nothing is guessed. */
export function readFormat(text: string): FormatResult {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/u, ''));
  } catch {
    return { ok: false, fault: { reason: 'not-json', path: '', issue: null } };
  }
  const parsed = formatSchema.safeParse(value);
  if (parsed.success) return { ok: true, format: parsed.data };
  const issue = parsed.error.issues[0] ?? null;
  return { ok: false, fault: { reason: 'not-a-format', path: issue?.path.join('.') ?? '', issue } };
}

/** The built-in format of this id or name, in any case and with or without accents. */
export function builtInFormat(name: string): Format | undefined {
  const wanted = fold(name);
  return BUILT_IN_FORMATS.find((format) => fold(format.id) === wanted || fold(format.name) === wanted);
}

/** The JSON Schema of a format file, made from the one definition. */
export function formatJsonSchema(): object {
  return z.toJSONSchema(formatSchema, { io: 'input', unrepresentable: 'any' });
}
