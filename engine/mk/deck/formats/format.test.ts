import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { HINT_CODES, RULE_CODES } from '../legality/problem.ts';
import { cardLists } from './card-lists.ts';
import { BUILT_IN_FORMATS, type FormatInput, formatSchema, RULEBOOK } from './format.ts';
import { builtInFormat, formatJsonSchema, readFormat } from './read.ts';

const root = resolve(import.meta.dirname, '../../../..');
const minimal = { jovolato: 'format', version: 1, id: 'klub', name: 'Klub' } as const;
const read = (more: object) => readFormat(JSON.stringify({ ...minimal, ...more }));

describe('the rulebook’s format', () => {
  it('1.02.b limit 3 with at least 40 cards', () => {
    expect(RULEBOOK.readings[0]).toEqual({ limit: 3, minimum: 40, maximum: null });
  });
  it('1.02.c limit 4 with at least 60 cards, no upper size', () => {
    expect(RULEBOOK.readings[1]).toEqual({ limit: 4, minimum: 60, maximum: null });
  });
  it('3.01.a three different toronyszint', () => {
    expect(RULEBOOK.tower).toEqual({ levels: 3, distinct: true });
  });
  it('forbids nothing and changes no severity', () => {
    expect(RULEBOOK).toMatchObject({
      banned: [],
      restricted: [],
      pool: null,
      severities: {},
      spare: { minimum: 0, maximum: null },
    });
    expect(RULEBOOK.copies).toEqual({ sections: 'jovo+csere', tower: false, trueNames: false, perCard: {} });
  });
});

describe('format files', () => {
  it('what a file leaves out is as the rulebook has it', () => {
    const result = read({});
    expect(result.ok && { ...result.format, id: '', name: '', note: '' }).toEqual({
      ...RULEBOOK,
      id: '',
      name: '',
      note: '',
    });
  });

  it.each([
    ['no JSON', '{', 'not-json', ''],
    ['another file', '{"format":"jovolato-catalogue"}', 'not-a-format', 'jovolato'],
    ['a newer version', JSON.stringify({ ...minimal, version: 2 }), 'not-a-format', 'version'],
    ['a misspelt field', JSON.stringify({ ...minimal, baned: [] }), 'not-a-format', ''],
    ['a wrong date', JSON.stringify({ ...minimal, validFrom: '2026.11.30' }), 'not-a-format', 'validFrom'],
    [
      'a negative size',
      JSON.stringify({ ...minimal, readings: [{ limit: 3, minimum: -1 }] }),
      'not-a-format',
      'readings.0.minimum',
    ],
    [
      'one limit twice',
      JSON.stringify({
        ...minimal,
        readings: [
          { limit: 3, minimum: 1 },
          { limit: 3, minimum: 2 },
        ],
      }),
      'not-a-format',
      'readings',
    ],
    [
      'bounds the wrong way round',
      JSON.stringify({ ...minimal, spare: { minimum: 9, maximum: 3 } }),
      'not-a-format',
      'spare.maximum',
    ],
    [
      'a size below its minimum',
      JSON.stringify({ ...minimal, readings: [{ limit: 3, minimum: 40, maximum: 30 }] }),
      'not-a-format',
      'readings.0.maximum',
    ],
    [
      'a hint as an error',
      JSON.stringify({ ...minimal, severities: { TRIBE_TOO_FEW: 'error' } }),
      'not-a-format',
      'severities.TRIBE_TOO_FEW',
    ],
    ['a list', '[]', 'not-a-format', ''],
  ])('%s is told with its place', (_title, text, reason, path) => {
    expect(readFormat(text)).toMatchObject({ ok: false, fault: { reason, path } });
  });

  it('stand a byte-order mark', () => {
    expect(readFormat(`\ufeff${JSON.stringify(minimal)}`).ok).toBe(true);
  });

  it('every rule may be an error, no hint may', () => {
    for (const code of RULE_CODES) expect(read({ severities: { [code]: 'error' } }).ok, code).toBe(true);
    for (const code of HINT_CODES) {
      expect(read({ severities: { [code]: 'error' } }).ok, code).toBe(false);
      expect(read({ severities: { [code]: 'off' } }).ok, code).toBe(true);
    }
  });
});

it('built-in formats are found by id and name, in any spelling, and have different ids', () => {
  expect(builtInFormat('ALAP')).toBe(RULEBOOK);
  expect(builtInFormat('alapszabalyok')).toBe(RULEBOOK);
  expect(builtInFormat('nincs ilyen')).toBeUndefined();
  expect(new Set(BUILT_IN_FORMATS.map(({ id }) => id)).size).toBe(BUILT_IN_FORMATS.length);
});

it('names of a format are matched like names of a list', () => {
  const catalogue = createCatalogue([
    stubCard('Őrült kém'),
    stubCard('Alfa', { printings: [{ set: 'Első' }] }),
    stubCard('Béta'),
  ]);
  const format = formatSchema.parse({
    ...minimal,
    banned: ['orult KEM', 'Senki'],
    copies: { perCard: { alfa: 5 } },
    pool: { sets: ['Első'], cards: ['BÉTA'] },
  } satisfies FormatInput);
  const lists = cardLists(format, catalogue);
  expect([...lists.banned]).toEqual(['Őrült kém', 'Senki']);
  expect([...lists.perCard]).toEqual([['Alfa', 5]]);
  expect(catalogue.cards.map((card) => [card.name, lists.inPool(card)])).toEqual([
    ['Alfa', true],
    ['Béta', true],
    ['Őrült kém', false],
  ]);
});

describe('docs/formats.md', () => {
  const text = readFileSync(resolve(root, 'docs/formats.md'), 'utf8');
  it('names every field and every code', () => {
    const fields = Object.keys((formatJsonSchema() as { properties: object }).properties);
    for (const word of [...fields, ...RULE_CODES, ...HINT_CODES]) expect(text, word).toContain(`\`${word}\``);
  });
  it('its examples are formats', () => {
    const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] as string);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(readFormat(example)).toMatchObject({ ok: true });
  });
  it('the JSON schema beside it is made from the one definition', () => {
    const written = JSON.parse(readFileSync(resolve(root, 'docs/format.schema.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(formatJsonSchema())));
  });
});
