import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildStale } from '../../build/bundles.ts';
import { root } from '../../build/fresh.mjs';
import { fuzzBelowHttp } from './below-http.ts';

const ROUNDS = 10_000;
const SEEDS = [1, 2, 3];

/** The built loopback program against thousands of connections no browser would make: it must answer the ticket after them. */
export default async function run(): Promise<Record<string, unknown>> {
  await buildStale(['core', 'page']);
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-faults-'));
  const env = { ...process.env, JOVOLATO_DATA: folder, JOVOLATO_NO_BROWSER: '1' };
  const core = spawn(process.execPath, [join(root, 'dist/core.mjs'), 'web'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressPrinted(core);
    const outcomes: Record<string, number> = {};
    let connections = 0;
    for (const seed of SEEDS) {
      const counts = await fuzzBelowHttp(Number(address.port), ROUNDS, seed);
      connections += counts.connections;
      for (const [outcome, n] of Object.entries(counts.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + n;
      if (core.exitCode !== null || core.signalCode !== null) throw new Error(`ended in the run of seed ${seed}`);
    }
    if (outcomes['200'] || outcomes['101']) throw new Error('somebody was let in');
    const last = await fetch(address, { redirect: 'manual' });
    if (last.status !== 303) throw new Error(`the ticket was answered with ${last.status}`);
    return { connections, outcomes };
  } finally {
    core.kill();
    if (core.exitCode === null && core.signalCode === null) await once(core, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addressPrinted(core: ChildProcess): Promise<URL> {
  for await (const line of createInterface({ input: core.stdout as NodeJS.ReadableStream })) {
    const address = /http:\/\/127\.0\.0\.1\S+/.exec(line)?.[0];
    if (address) return new URL(address);
  }
  throw new Error('no address was printed');
}
