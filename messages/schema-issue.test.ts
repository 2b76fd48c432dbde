import { expect, it } from 'vitest';
import { z } from 'zod';
import { readFormat } from '../engine/mk/deck/formats/read.ts';
import { describeFormatFault } from './formats.ts';
import { describeSchemaIssue } from './schema-issue.ts';

const told = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return [describeSchemaIssue(issue, 'hu'), describeSchemaIssue(issue, 'en')];
};

it.each([
  [z.int(), 1.5, 'egész szám kell ide', 'this must be a whole number'],
  [z.object({ a: z.string() }), {}, 'szöveg kell ide', 'this must be a text'],
  [z.enum(['egy', 'két']), 'hat', 'ezek egyike kell ide: egy, két', 'one of these is needed: egy, két'],
  [z.array(z.int()).min(2), [1], 'legalább 2 elem kell ide', 'at least 2 items needed'],
  [z.int().max(3), 8, 'legfeljebb 3 lehet itt', 'at most 3 allowed'],
  [z.strictObject({}), { b: 1 }, 'ismeretlen mező: b', 'unknown field: b'],
  [z.iso.date(), '2026.11.30', 'nap kell ide ÉÉÉÉ-HH-NN alakban', 'a day as YYYY-MM-DD is needed'],
  [z.union([z.string(), z.int()]), true, 'ez az érték nem illik ide', 'this value does not fit here'],
])('tells what is wrong with a value in both languages: %#', (schema, value, hu, en) => {
  expect(told(schema, value)).toEqual([hu, en]);
});

it('tells the rules of a format, with the place, in one sentence', () => {
  const format = { jovolato: 'format', version: 1, id: 'x', name: 'X' };
  const fault = (more: object) => {
    const read = readFormat(JSON.stringify({ ...format, ...more }));
    return read.ok ? '' : describeFormatFault(read.fault, 'hu');
  };
  expect(fault({ spare: { minimum: 9, maximum: 3 } })).toBe(
    'nem jó formátum; spare.maximum: a felső határ kisebb az alsónál.',
  );
  const twice = [
    { limit: 3, minimum: 1 },
    { limit: 3, minimum: 2 },
  ];
  expect(fault({ readings: twice })).toBe('nem jó formátum; readings: minden laplimit csak egyszer szerepelhet.');
  expect(fault({ baned: [] })).toBe('nem jó formátum; ismeretlen mező: baned.');
});
