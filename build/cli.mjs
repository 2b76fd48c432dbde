// The command line's launcher: makes sure that dist/cli.mjs is fresh, then runs it in this very process, so that standard input,
// output and the exit code are the command's own. Nothing of the build is ever printed on standard output.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isFresh, root } from './fresh.mjs';

const projectNode = join(root, 'node_modules/node/bin/node');
// The data base's binary needs Node-API 10; an older Node would crash on it instead of failing.
if (Number(process.versions.napi) < 10 && existsSync(projectNode)) {
  const again = spawnSync(projectNode, [import.meta.filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(again.status ?? 2);
}

if (!isFresh('cli')) {
  // Silent unless it fails: a question that cannot be understood owes exactly one line on standard error.
  const build = spawnSync(process.execPath, [join(import.meta.dirname, 'make.ts'), 'cli'], { encoding: 'utf8' });
  if (build.status !== 0) {
    process.stderr.write(`${(build.stderr ?? '').trim().replace(/\s*\n\s*/g, ' ')}\n`);
    process.exit(2);
  }
}
enableCompileCache(join(root, 'node_modules/.cache/jovolato/compiled'));
await import('../dist/cli.mjs');
