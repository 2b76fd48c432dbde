/** Writes docs/format.schema.json from the one definition of a format: `node build/format-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatJsonSchema } from '../engine/mk/deck/formats/read.ts';

const path = resolve(import.meta.dirname, '../docs/format.schema.json');
writeFileSync(path, `${JSON.stringify(formatJsonSchema(), null, 2)}\n`);
console.log(path);
