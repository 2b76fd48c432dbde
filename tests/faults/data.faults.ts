import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { FaultRun } from './run.ts';

const root = resolve(import.meta.dirname, '../..');
const FILES = ['db/rescue', 'db/swap', 'db/ground', 'db/sums', 'db/salvage', 'db/crash', 'main/core/owner-lock'];
const FLIPS = 200;

/** The tests of faults of disk, files and bytes, with more flipped bits than `npm test` tries. */
const run: FaultRun = async () => {
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', ...FILES, '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, JOVOLATO_FLIPS: String(FLIPS) },
    maxBuffer: 64 * 1024 * 1024,
  });
  const flips = /single-bit flips: [^\n"\\]*/.exec(stdout)?.[0] ?? '';
  const report = /"numTotalTests":(\d+),"numPassedTests":(\d+)|"numPassedTests":(\d+)/.exec(stdout)?.[0] ?? '';
  if (status !== 0) throw new Error(`the tests of faults failed (${report})`);
  return { flips, report };
};

export default run;
