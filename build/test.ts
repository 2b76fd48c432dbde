// `npm test`: lint, types, unit and data base tests, the bundles, then the end-to-end tests. All steps run, whatever fails before;
// the last line is the total, and the exit code is 1 if anything failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { countStep, countTests, type StepResult, summary } from './test-report.ts';

const scratch = mkdtempSync(join(tmpdir(), 'jovolato-test-'));
const binary = (name: string) => join(root, 'node_modules/.bin', name);

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function heading(name: string): void {
  console.log(`\n=== ${name}`);
}

async function step(name: string, command: string, args: readonly string[]): Promise<StepResult> {
  heading(name);
  return countStep(name, await run(command, args));
}

async function vitest(name: string, args: readonly string[]): Promise<StepResult> {
  heading(name);
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(binary('vitest'), ['run', ...reporters, ...args]);
  let json: string | null = null;
  try {
    json = readFileSync(file, 'utf8');
  } catch {
    console.error(`${name}: no report was written.`);
  }
  return countTests(name, json, code);
}

try {
  const steps = [
    await step('lint', binary('biome'), ['check', '.', '--diagnostic-level=error']),
    await step('types', binary('tsc'), ['-p', '.']),
    await vitest('unit', []),
    await step('build', process.execPath, [join(root, 'build/make.ts')]),
    await vitest('e2e', ['--config', 'vitest.e2e.config.ts']),
  ];
  console.log('');
  for (const line of summary(steps)) console.log(line);
  process.exitCode = steps.some(({ failed }) => failed > 0) ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
