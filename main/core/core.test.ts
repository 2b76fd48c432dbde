import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostTexts } from '../../messages/host.ts';
import type { ApiClient } from '../api/contract/index.ts';
import { serveApi } from '../api/transport/serve.ts';
import { createCore } from './core.ts';
import { lockDataFolder } from './owner-lock.ts';
import { startFailure } from './start-failure.ts';
import { failureText } from './start-failure-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jovolato-core-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failureOf = (dataFolder: string) => createCore({ dataFolder, host: 'desktop' }).then(() => null, startFailure);

describe('createCore', () => {
  it('serves the contract over a message port and keeps the data for the next start', async () => {
    const dataFolder = join(folder, 'data');
    for (const expected of ['system', 'light'] as const) {
      const core = await createCore({ dataFolder, host: 'desktop' });
      const { port1, port2 } = new MessageChannel();
      serveApi(core.router, (error) => expect.unreachable(String(error))).servePort(port2);
      for (const port of [port1, port2]) port.start();
      const client: ApiClient = createORPCClient(new RPCLink({ port: port1 }));
      expect(await client.system.info()).toMatchObject({ dataFolder, host: 'desktop' });
      expect((await client.settings.get()).theme).toBe(expected);
      await client.settings.set({ theme: 'light' });
      port1.close();
      expect(await core.close()).toEqual({ ok: true });
    }
  });

  it('holds its folder until it is closed and says who holds it', async () => {
    const core = await createCore({ dataFolder: folder, host: 'web' });
    expect(await failureOf(folder)).toEqual({ reason: 'folderTaken', pid: process.pid });
    await core.close();
    const again = await createCore({ dataFolder: folder, host: 'web' });
    await again.close();
  });

  it('gives the folder free if it cannot open the data base', async () => {
    mkdirSync(join(folder, 'data', 'jovolato.db'), { recursive: true });
    writeFileSync(join(folder, 'file'), '');
    expect(await failureOf(join(folder, 'file', 'data'))).toMatchObject({ reason: 'folderUnusable' });
    expect(existsSync(join(folder, 'file', 'data'))).toBe(false);
    const lock = lockDataFolder(join(folder, 'data'), 'cli');
    expect(lock.ok).toBe(true);
    if (lock.ok) lock.release();
  });
});

describe('failureText', () => {
  it('names the folder and a way on in both languages', () => {
    const failures = [
      { reason: 'folderTaken', pid: 12 },
      { reason: 'folderTaken', pid: null },
      { reason: 'folderUnusable', detail: 'EACCES' },
      { reason: 'updateFailed', version: 3, backup: '/data/backups/x.db' },
      { reason: 'updateFailed', version: 3, backup: null },
      { reason: 'coreFailed', detail: 'SIGSEGV' },
    ] as const;
    for (const texts of Object.values(hostTexts)) {
      const sentences = failures.map((failure) => failureText(failure, '/data', texts));
      expect(new Set(sentences).size).toBe(failures.length);
      for (const sentence of sentences) expect(sentence).toMatch(/\/data.*\.$/);
    }
  });
});
