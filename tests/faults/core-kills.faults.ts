import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from '../../db/health.ts';
import { databaseFile } from '../../db/names.ts';
import { servicesFor, stored } from './core-writer.ts';

const WANTED = Number(process.env.KILLS ?? 100);

/**
 * Kills the core with SIGKILL in the midst of acknowledged edits (deck lists, counts of the collection, settings), and starts it
 * again on the same folder. Every acknowledged edit must be found, and the file must be whole.
 */
export default async function run(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-faults-'));
  let acknowledged = 0;
  let lost = 0;
  try {
    for (let kill = 0; kill < WANTED; kill++) {
      const writer = fork(join(import.meta.dirname, 'core-writer.ts'), [folder, String(acknowledged)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      let last = acknowledged;
      // Never the same moment: the kill meets a write at its beginning, its end and between two.
      const enough = 3 + ((kill * 7) % 23);
      writer.on('message', (n: number) => {
        last = n;
        if (n === acknowledged + enough) setTimeout(() => writer.kill('SIGKILL'), (kill * 3) % 11);
      });
      const [code] = await once(writer, 'exit');
      if (code !== null) throw new Error(`the core ended by itself with ${code} before kill ${kill + 1}`);
      const found = await foundIn(folder);
      for (const n of Object.values(found)) lost += Math.max(0, last - n);
      acknowledged = Math.max(last, ...Object.values(found));
      if (examine(databaseFile(folder), 'full').kind !== 'good') throw new Error(`damaged after kill ${kill + 1}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (lost > 0) throw new Error(`${lost} acknowledged edits were lost`);
  return { kills: WANTED, acknowledged, lost };
}

/** The number of the newest edit of each kind, as the next start finds it. */
async function foundIn(folder: string): Promise<Record<string, number>> {
  const services = servicesFor(folder);
  try {
    return await stored(services);
  } finally {
    services.close();
  }
}
