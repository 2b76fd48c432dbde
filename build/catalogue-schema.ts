/** Writes docs/catalogue.schema.json from the card definition. Run it after changing engine/mk/cards/card.ts. */
import { writeFileSync } from 'node:fs';
import { catalogueJsonSchema } from '../engine/mk/cards/catalogue-schema.ts';

const target = new URL('../docs/catalogue.schema.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(catalogueJsonSchema(), null, 2)}\n`);
