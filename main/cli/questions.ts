import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { MAX_CONDITIONS } from '../../engine/mk/odds/exact.ts';
import { andSchema, type Question, questionFields, questionSchema } from '../../engine/mk/odds/questions.ts';
import { fold } from '../../engine/text/fold.ts';
import { cliTexts, inEvery } from '../../messages/cli.ts';
import { type CliIo, UsageError } from './command.ts';
import { readJson } from './input.ts';

/**
 * The questions of a file: an array of objects (design, section 5). A null is the same as nothing. A field that no
 * question has is passed over with a hint, unless its name is nearly that of one that counts.
 * @throws UsageError naming the question and the field.
 */
export async function readQuestions(path: string, io: CliIo): Promise<Question[]> {
  const value = await readJson(io, path);
  if (!Array.isArray(value)) throw new UsageError(cliTexts[io.lang].odds.questionList(path));
  return value.map((question: unknown, i) => {
    const place = cliTexts[io.lang].odds.question(path, i + 1);
    return checkedQuestion(knownFields(question, place, io), place);
  });
}

/** @throws UsageError naming the field if this is no question; `place` begins the sentence. */
export function checkedQuestion(question: unknown, place: string): Question {
  const parsed = questionSchema.safeParse(question);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as z.core.$ZodIssue;
  if (issue.message === 'card-or-query') throw new UsageError(inEvery(({ odds }) => odds.questionCardOrQuery(place)));
  if (issue.message === 'redraws-without-keep') {
    throw new UsageError(inEvery(({ odds }) => odds.redrawsWithoutKeep(place)));
  }
  if (issue.message === 'opening-over-draws') {
    throw new UsageError(inEvery(({ odds }) => odds.openingOverDraws(place)));
  }
  if (issue.message === 'too-many-conditions') {
    throw new UsageError(inEvery(({ odds }) => odds.tooManyConditions(MAX_CONDITIONS)));
  }
  if (issue.code === 'too_big' && issue.path.join() === 'and') {
    throw new UsageError(inEvery(({ odds }) => odds.tooManyConditions(Number(issue.maximum) + 1)));
  }
  throw new UsageError(inEvery(({ odds }) => odds.field(place, issue.path.join('.'))));
}

const FIELDS = questionFields;
const AND_FIELDS = Object.keys(andSchema.shape);

function knownFields(question: unknown, place: string, io: CliIo): unknown {
  const known = only(question, FIELDS, place, io);
  if (!isObject(known)) return known;
  const lists = (['and', 'keep'] as const).flatMap((field) => {
    const list = known[field];
    if (!Array.isArray(list)) return [];
    return [[field, list.map((condition, i) => only(condition, AND_FIELDS, `${place}, ${field}.${i}`, io))]];
  });
  return { ...known, ...Object.fromEntries(lists) };
}

function only(value: unknown, fields: readonly string[], place: string, io: CliIo): unknown {
  if (!isObject(value)) return value;
  const strange = Object.keys(value).filter((key) => !fields.includes(key));
  for (const key of strange) {
    const meant = fields.find((field) => distance(fold(field), fold(key)) <= (field.length > 3 ? 2 : 0));
    if (meant !== undefined) throw new UsageError(inEvery(({ odds }) => odds.meant(place, key, meant)));
  }
  if (strange.length > 0) io.err(cliTexts[io.lang].odds.unusedFields(place, strange));
  return Object.fromEntries(Object.entries(value).filter(([key, field]) => fields.includes(key) && field !== null));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
