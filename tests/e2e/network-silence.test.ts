import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../build/bundles.ts';
import { root } from '../../build/fresh.mjs';
import { HAS_ELECTRON } from './harness/app.ts';
import { type Display, openDisplay } from './harness/display.ts';
import { sandboxSwitches, testElectron } from './harness/machine.ts';

const SECONDS = 25;
const scratch = mkdtempSync(join(tmpdir(), 'jovolato-offline-'));
const resolvConf = join(scratch, 'resolv.conf');

/** A shell line in a network of its own that has nothing but itself, where names are asked for at 127.0.0.1. */
function inEmptyNetwork(line: string, env: NodeJS.ProcessEnv = process.env) {
  const script = `ip link set lo up && mount --bind '${resolvConf}' /etc/resolv.conf && ${line}`;
  return spawnSync('unshare', ['-n', '-m', 'sh', '-c', script], { encoding: 'utf8', env, timeout: 120_000 });
}

let display: Display | null = null;
beforeAll(async () => {
  writeFileSync(resolvConf, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  display = await openDisplay();
});
afterAll(() => {
  display?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

describe.runIf(HAS_ELECTRON)('the desktop program in an empty network', () => {
  it(`looks no name up in ${SECONDS} seconds, and asks for no address outside`, async ({ skip }) => {
    if (inEmptyNetwork('true').status !== 0) skip('This machine gives no network namespace.');
    if (!display) skip('There is no screen.');
    await buildStale();
    const electron = await testElectron();
    const runner = `'${process.execPath}' '${join(import.meta.dirname, 'harness/offline-run.ts')}'`;
    const env = {
      ...process.env,
      DISPLAY: display?.name,
      JOVOLATO_DATA: join(scratch, 'data'),
      JOVOLATO_NODE: process.execPath,
    };

    // First that a look-up would be seen at all.
    const probe = `-e "require('node:dns').lookup('seen.example', () => {})"`;
    const seen = inEmptyNetwork(`${runner} 10 '${process.execPath}' ${probe}`, env);
    expect(seen.stdout).toContain('seen.example');

    const log = join(scratch, 'net-log.json');
    const switches = [...sandboxSwitches, '--disable-gpu', `--log-net-log=${log}`, root].join(' ');
    const run = inEmptyNetwork(`${runner} ${SECONDS} '${electron?.binary}' ${switches}`, env);
    const last = run.stdout.trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ asked: [] });
    const addresses = [...readFileSync(log, 'utf8').matchAll(/"url":"(?:https?|wss?):\/\/([^/"]+)/g)].map(
      ([, host]) => host,
    );
    expect(addresses.filter((host) => !/^127\.0\.0\.1(?::|$)/.test(host ?? ''))).toEqual([]);
    // It did come up: the window's core made the data.
    expect(() => execFileSync('test', ['-s', join(scratch, 'data/jovolato.sqlite')])).not.toThrow();
  }, 240_000);
});
