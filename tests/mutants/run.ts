/**
 * `npm run mutants -- <path>…`: breaks the code of files or folders in small ways, one at a time, and tells which breaks no
 * test noticed, by file and by clause. Results are kept, and only what changed since is tried again (`--force` tries all).
 * `--sample <n>` tries files in turn, from a place that `--seed` gives, until about so many mutants are tried. One process; see
 * docs/development.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RESULTS, readResults, scoresByClause, scoresByFile } from './report.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean' },
    clauses: { type: 'boolean' },
    sample: { type: 'string' },
    seed: { type: 'string' },
  },
});

/** The sources a path means: itself, or all in the folder but tests. */
function sourcesIn(path: string): string[] {
  const full = resolve(root, path);
  if (!existsSync(full)) {
    console.error(`No such file or folder: ${path}`);
    process.exit(2);
  }
  if (!statSync(full).isDirectory()) return [relative(root, full)];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => relative(root, join(full, name)))
    .sort();
}

/** Some of the files: from a place on, until they have about so many lines that can be broken. */
function sampled(files: readonly string[], count: number, seed: number): string[] {
  const chosen: string[] = [];
  let lines = 0;
  for (let i = 0; i < files.length && lines < count; i++) {
    const file = files[(seed * 7919 + i * 31) % files.length] as string;
    if (chosen.includes(file)) continue;
    chosen.push(file);
    lines += readFileSync(join(root, file), 'utf8').split('\n').length;
  }
  return chosen;
}

if (positionals.length === 0) {
  console.error('Name what to break: npm run mutants -- engine/homalyrev/monster');
  process.exit(2);
}
const all = [...new Set(positionals.flatMap(sourcesIn))].map((file) => file.replaceAll('\\', '/'));
const files = values.sample ? sampled(all, Number(values.sample), Number(values.seed ?? 1)) : all;

mkdirSync(join(root, '.mutants'), { recursive: true });
const config = join(root, '.mutants/config.json');
writeFileSync(
  config,
  JSON.stringify({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // All tests that notice a mutant, not the first one alone: the report by clause needs them, and takes longer for it.
    disableBail: values.clauses === true,
    incremental: true,
    incrementalFile: RESULTS,
    force: values.force === true,
    concurrency: 1,
    timeoutMS: 20_000,
    tempDirName: '.mutants/tmp',
    ignorePatterns: ['dist', 'out', 'renderer', 'tests/e2e', 'tests/bench'],
    // Its reader of tsconfig.json knows no TypeScript 7; nothing here needs it.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only'],
  }),
);
const run = spawnSync(process.execPath, [join(root, 'node_modules/.bin/stryker'), 'run', config], {
  cwd: root,
  stdio: 'inherit',
});
const results = readResults();
if (run.status !== 0 || !results) process.exit(run.status ?? 1);

const scores = scoresByFile(results).filter(({ file }) => files.includes(file));
for (const { file, killed, total, alive } of scores) {
  console.log(`\n${file}: ${killed} of ${total} noticed`);
  for (const mutant of alive) console.log(`  ${mutant}`);
}
console.log('\nBy clause (its code broken: noticed by its own tests, by others only, by none)');
const shown = {
  ...results,
  files: Object.fromEntries(Object.entries(results.files).filter(([name]) => files.includes(name))),
};
for (const [clause, { total, byItsTest, byOthers }] of [...scoresByClause(shown)].sort(([a], [b]) =>
  a < b ? -1 : 1,
)) {
  if (total > 0) console.log(`  ${clause.padEnd(10)} ${byItsTest} / ${byOthers} / ${total - byItsTest - byOthers}`);
}
const killed = scores.reduce((sum, one) => sum + one.killed, 0);
const total = scores.reduce((sum, one) => sum + one.total, 0);
console.log(`\n${killed} of ${total} mutants noticed (${total === 0 ? '–' : ((100 * killed) / total).toFixed(1)} %).`);
