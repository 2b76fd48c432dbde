/**
 * `npm run faults -- [names…]`: runs tests/faults/<name>.faults.ts one after the other and prints what each counted. Long runs of
 * what the tests do in short; a fault found is thrown by the run and makes the exit code 1.
 */
import { readdirSync } from 'node:fs';

/** What a fault run's default export is: gives back what it counted. Progress goes to standard error. */
export type FaultRun = () => Promise<Record<string, unknown>>;

const known = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(.+)\.faults\.ts$/.exec(file)?.[1] ?? [])
  .sort();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such run: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
for (const name of named.length > 0 ? named : known) {
  try {
    const { default: run } = (await import(`./${name}.faults.ts`)) as { default: FaultRun };
    console.log(`${name}\n${JSON.stringify(await run(), null, 2)}`);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
