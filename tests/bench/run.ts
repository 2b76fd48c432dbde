/**
 * `npm run bench -- [names…] [--json]`: runs tests/bench/<name>.bench.ts, each of which gives back one object of figures.
 * One name with --json prints that object alone; several print them by name. Machines differ: read ratios, not seconds.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What a bench file's default export is. Progress goes to standard error. */
export type Bench = () => Promise<Record<string, unknown>> | Record<string, unknown>;

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const known = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? [])
  .sort();
const names = positionals.length > 0 ? positionals : known;
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

const results: Record<string, Record<string, unknown>> = {};
for (const name of names) {
  const module = (await import(`./${name}.bench.ts`)) as { default: Bench };
  results[name] = await module.default();
  if (!values.json) console.log(`${name}\n${JSON.stringify(results[name], null, 2)}`);
}
if (values.json) console.log(JSON.stringify(names.length === 1 ? results[names[0] as string] : results));
