import { z } from 'zod';
import { cardSchema } from './card.ts';
import { CATALOGUE_FORMAT, CATALOGUE_VERSION } from './import/read.ts';
import { CARD_COLUMNS } from './table/columns.ts';

/** The own catalogue file, strictly. The reader is more tolerant: see docs/catalogue.md. */
export const catalogueSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(CATALOGUE_FORMAT),
  version: z.literal(CATALOGUE_VERSION),
  name: z.string().optional(),
  cards: z.array(cardSchema),
});

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  description?: string;
};

/** The JSON Schema of the catalogue file, made from the card definition; docs/catalogue.schema.json holds it. */
export function catalogueJsonSchema(): object {
  const schema = z.toJSONSchema(catalogueSchema, { io: 'input', target: 'draft-2020-12' }) as JsonSchema;
  const card = schema.properties?.cards?.items;
  for (const { path, headings } of CARD_COLUMNS) {
    const field = card && fieldAt(card, path.split('.'));
    if (field) field.description = headings[0];
  }
  return { title: 'Jövőlátó lapkatalógus', ...schema };
}

function fieldAt(schema: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const holder = schema.properties ? schema : (schema.items ?? schema.anyOf?.find((choice) => choice.properties));
  const next = holder?.properties?.[first];
  return next && fieldAt(next, rest);
}
