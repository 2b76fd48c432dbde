import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../build/bundles.ts';
import { isFresh, root } from '../../build/fresh.mjs';
import { createCore } from '../../main/core/core.ts';

const ROUNDS = 9;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function milliseconds(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/**
 * How long the program needs before it does anything: the command line beside a Node that does nothing, the look at what is stale,
 * and opening a new and a known data folder. Medians; the rounds are interleaved, so that a busy machine slows all alike.
 */
export default async function bench(): Promise<Record<string, number>> {
  await buildStale(['cli']);
  const launcher = join(root, 'build/cli.mjs');
  const run = (...args: string[]) => milliseconds(() => execFileSync(process.execPath, args, { stdio: 'ignore' }));
  const bare: number[] = [];
  const command: number[] = [];
  const stale: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(run('-e', '0'));
    command.push(run(launcher, 'help'));
    stale.push(milliseconds(() => isFresh('cli')));
  }
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-bench-'));
  const opened: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const core = await createCore({ dataFolder: folder, host: 'web' });
    opened.push(performance.now() - begun);
    await core.close();
  }
  rmSync(folder, { recursive: true, force: true });
  const [first = Number.NaN, ...later] = opened;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    bareNodeMs: round(median(bare)),
    commandLineMs: round(median(command)),
    commandLineToBareNode: round(median(command) / median(bare)),
    staleCheckMs: round(median(stale)),
    firstOpeningMs: round(first),
    openingMs: round(median(later)),
  };
}
