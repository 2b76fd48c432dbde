import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryCards } from '../../../tests/support/arbitrary-card.ts';
import { cardSchema } from './card.ts';
import { catalogueJsonSchema, catalogueSchema } from './catalogue-schema.ts';
import { writeCatalogue } from './export/json.ts';

const docs = new URL('../../../docs/', import.meta.url);

it('is what docs/catalogue.schema.json holds (else: node build/catalogue-schema.ts)', () => {
  expect(JSON.parse(readFileSync(new URL('catalogue.schema.json', docs), 'utf8'))).toEqual(catalogueJsonSchema());
});

it('is described field by field in docs/catalogue.md', () => {
  const text = readFileSync(new URL('catalogue.md', docs), 'utf8');
  expect(Object.keys(cardSchema.shape).filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
});

it('accepts every file the program writes', () => {
  fc.assert(
    fc.property(arbitraryCards, (cards) => catalogueSchema.safeParse(JSON.parse(writeCatalogue(cards))).success),
    { numRuns: 200 },
  );
});

it('names the fields in Hungarian', () => {
  expect(JSON.stringify(catalogueJsonSchema())).toContain('"description":"Képzettségek"');
});
