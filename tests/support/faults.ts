// `npm run faults`: the tests of faults of disk, files and bytes, with more tries than `npm test` takes. Prints their counts.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const FILES = ['db/rescue', 'db/swap', 'db/ground', 'db/sums', 'db/salvage', 'db/crash', 'main/core/owner-lock'];
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', ...FILES], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, JOVOLATO_FLIPS: '200' },
});
process.exitCode = status ?? 1;
