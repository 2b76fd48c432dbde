/**
 * `npm run clauses`: which clauses of the rules have tests named after them, and which have none; and of which the code has
 * been broken (`npm run mutants`) and the break noticed by a test of that name. The list of clauses is
 * read from the rules folder beside the repository (or --rules <file>); without it, the ids named in the tests are listed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readResults, scoresByClause } from '../mutants/report.ts';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['engine', 'messages', 'db', 'main', 'renderer', 'tests'];
/** Scenarios, each played by a test named after the clause that its file states (tests/unit/scenarios.test.ts). */
const SCENARIOS = 'tests/fixtures/scenarios';
/** A clause of the rules; settings (Q15) and hand moves are no clauses. */
const CLAUSE = /^(?:\d\.\d\d|JEL\.|ALAP\.|HOM\.)/;
const TITLE = /(?:\b(?:it|test|describe)\b(?:\.each)?[^'"`]*)['"`]((?:\d\.\d\d|JEL\.|ALAP\.|HOM\.)[\w.]*)[^\w.]/;

const { values } = parseArgs({ options: { rules: { type: 'string' }, json: { type: 'boolean' } } });

/** Clause id → "file (so many tests)". */
function testsByClause(): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const count = (id: string, name: string) => {
    const files = found.get(id) ?? new Map<string, number>();
    files.set(name, (files.get(name) ?? 0) + 1);
    found.set(id, files);
  };
  for (const folder of FOLDERS.filter((name) => existsSync(join(root, name)))) {
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.test\.tsx?$/.test(path)) continue;
      const file = join(root, folder, path);
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        const id = TITLE.exec(line)?.[1]?.replace(/\.$/, '');
        if (id === undefined) continue;
        count(id, relative(root, file).replaceAll('\\', '/'));
      }
    }
  }
  for (const name of readdirSync(join(root, SCENARIOS)).filter((file) => file.endsWith('.json'))) {
    const { clause } = JSON.parse(readFileSync(join(root, SCENARIOS, name), 'utf8')) as { clause?: string };
    if (clause !== undefined && CLAUSE.test(clause)) count(clause, `${SCENARIOS}/${name}`);
  }
  return found;
}

const rulesFile = resolve(root, values.rules ?? '../shared/rules/clauses.tsv');
const found = testsByClause();
const listed = existsSync(rulesFile)
  ? readFileSync(rulesFile, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((row) => row.split('\t')[0] || [])
  : null;
const ids = listed ?? [...found.keys()].sort();
const missing = ids.filter((id) => !found.has(id));
const unknown = listed ? [...found.keys()].filter((id) => !listed.includes(id)).sort() : [];

const results = readResults();
const scores = results && scoresByClause(results);
/** Breaking the clause's code breaks its test. */
const proved = ids.filter((id) => (scores?.get(id)?.byItsTest ?? 0) > 0);
/** Its code was broken, and no test of its name noticed. */
const unproved = ids.filter((id) => (scores?.get(id)?.total ?? 0) > 0 && !proved.includes(id));

if (values.json) {
  const covered = Object.fromEntries(ids.map((id) => [id, Object.fromEntries(found.get(id) ?? [])]));
  console.log(JSON.stringify({ clauses: ids.length, missing, unknown, proved, unproved, covered }));
} else {
  for (const id of ids) {
    const files = [...(found.get(id) ?? [])];
    const count = files.reduce((sum, [, n]) => sum + n, 0);
    console.log(
      `${id.padEnd(12)} ${String(count).padStart(3)}  ${files.map(([name]) => name).join(', ') || '– none –'}`,
    );
  }
  console.log(`\n${ids.length - missing.length} of ${ids.length} clauses have tests named after them.`);
  if (scores) {
    console.log(
      `${proved.length} of ${ids.length} are proved: breaking their code breaks their test (npm run mutants).`,
    );
    if (unproved.length > 0) console.log(`Broken without their own test noticing: ${unproved.join(' ')}`);
    const untried = ids.length - proved.length - unproved.length;
    if (untried > 0) console.log(`${untried} have no code that was broken yet, or none with their id in a comment.`);
  } else console.log('None is proved: no code has been broken yet (npm run mutants -- <path>).');
  if (listed === null)
    console.log(`The list of clauses is not there (${relative(root, rulesFile)}); counted from the tests.`);
  if (missing.length > 0) console.log(`None: ${missing.join(' ')}`);
  if (unknown.length > 0) console.log(`Named in tests but not in the list: ${unknown.join(' ')}`);
}
process.exitCode = missing.length > 0 ? 1 : 0;
