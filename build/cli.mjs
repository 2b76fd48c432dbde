// The command line's launcher: makes sure that dist/cli.mjs and the thread it reads files in are fresh, then runs it in this very process, so that standard input,
// output and the exit code are the command's own. Nothing of the build is ever printed on standard output.
import { existsSync } from 'node:fs';
// As a whole: an old Node, which is left below, does not have every name of it.
import nodeModule from 'node:module';
import { join } from 'node:path';
import { isFresh, root } from './fresh.mjs';

/** Runs Node on a file; loaded when needed only, which is hardly ever. */
async function runNode(node, args, stdio) {
  const { spawnSync } = await import('node:child_process');
  return spawnSync(node, args, { stdio }).status;
}

const projectNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
// The data base's binary needs Node-API 10; an older Node would crash on it instead of failing.
if (Number(process.versions.napi) < 10 && existsSync(projectNode)) {
  process.exit((await runNode(projectNode, [import.meta.filename, ...process.argv.slice(2)], 'inherit')) ?? 2);
}

// Silent when all is well: a question that cannot be understood owes exactly one line on standard error.
const built =
  (isFresh('cli') && isFresh('reader')) ||
  (await runNode(process.execPath, [join(import.meta.dirname, 'make.ts'), 'cli', 'reader'], 'ignore')) === 0;

try {
  if (built) {
    nodeModule.enableCompileCache?.(join(root, 'node_modules/.cache/jovolato/compiled'));
    await import('../dist/cli.mjs');
  } else {
    // Where nothing can be built (a read-only folder, say), the sources do as well; they only start more slowly.
    await import('../main/cli/index.ts');
  }
} catch (error) {
  process.stderr.write(`${String(error instanceof Error ? error.message : error).replace(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = 2;
}
