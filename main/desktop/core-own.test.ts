import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { MessagePortMain } from 'electron';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../build/bundles.ts';
import { root } from '../../build/fresh.mjs';
import type { ApiClient } from '../api/contract/index.ts';
import { startOwnHost } from './core-own.ts';

// What a current Electron does, done in Node: its main process loads the bundle of the core and serves ports itself.
describe('the core in the main process', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'jovolato-own-'));
  const options = { dataFolder, distFolder: join(root, 'dist') };
  beforeAll(async () => void (await buildStale(['core'])));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  async function start() {
    const started = await startOwnHost(options);
    if (!started.ok) throw new Error(started.failure.reason);
    const { port1, port2 } = new MessageChannel();
    started.host.connect(port2 as unknown as MessagePortMain);
    port1.start();
    const client: ApiClient = createORPCClient(new RPCLink({ port: port1 }));
    return { host: started.host, client, port: port1 };
  }

  it('serves a page, takes what was sent just before the end, and gives the folder free', async () => {
    const first = await start();
    expect(await first.client.system.info()).toMatchObject({ dataFolder, host: 'desktop' });
    expect(await startOwnHost(options)).toEqual({ ok: false, failure: { reason: 'folderTaken', pid: process.pid } });
    // Sent, the line closed, and the program told to quit, without waiting for anything in between.
    first.client.settings.set({ theme: 'light' }).catch(() => {});
    await new Promise((resolve) => setImmediate(resolve));
    first.port.close();
    expect(await first.host.close()).toEqual({ ok: true });

    const second = await start();
    expect((await second.client.settings.get()).theme).toBe('light');
    second.port.close();
    expect(await second.host.close()).toEqual({ ok: true });
  });
});
