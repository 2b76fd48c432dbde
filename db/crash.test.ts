import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/database.ts';
import { examine } from './health.ts';
import { databaseFile } from './names.ts';
import { openStore } from './open.ts';
import { readSettings } from './tables/settings.ts';

const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Writes numbers as fast as it can and says each one aloud once it was written. */
const WRITER = `
  import { openStore } from ${url('./open.ts')};
  import { writeSetting } from ${url('./tables/settings.ts')};
  const { db } = openStore(process.argv[1]);
  for (let n = 1; ; n++) {
    db.transaction(() => {
      writeSetting(db, 'first', n);
      writeSetting(db, 'second', n);
    });
    process.stdout.write(n + '\\n');
  }`;

it('loses nothing it has confirmed and keeps no half step when the process is killed', async () => {
  const folder = scratchFolder();
  for (const killAfter of [1, 20, 60]) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let confirmed = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      confirmed = Number(line);
      if (confirmed === killAfter) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    const store = openStore(folder);
    const { first, second } = readSettings(store.db);
    store.close();
    expect(first).toBe(second);
    expect(first).toBeGreaterThanOrEqual(confirmed);
    expect(examine(databaseFile(folder), 'full').kind).toBe('good');
  }
});
