import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callApi } from './harness/api.ts';
import { KINDS, withApp } from './harness/app.ts';

describe.each(KINDS)('restart in %s', (kind) => {
  it('keeps the data', async () => {
    await withApp(kind, async ({ page, dataFolder, restart }) => {
      const name = 'Árvíztűrő tükörfúrógép';
      const deck = { name: null, sections: { torony: [], jovo: [{ name: 'Őrült táltos', count: 3 }], csere: [] } };
      expect(await callApi(page, 'decks/create', { name, deck })).toMatchObject({ kind: 'answer', status: 200 });
      await callApi(page, 'settings/set', { theme: 'light' });

      const again = await restart();
      const list = await callApi(again, 'decks/list', {});
      expect(JSON.stringify(list)).toContain(name);
      expect(await callApi(again, 'settings/get')).toMatchObject({ value: { theme: 'light' } });
      expect(await callApi(again, 'system/info')).toMatchObject({
        value: { dataFolder, host: kind === 'electron' ? 'desktop' : 'web' },
      });
    });
  });

  it('leaves nothing behind that holds the folder', async () => {
    const owner = await withApp(kind, async ({ dataFolder, restart }) => {
      const { pid } = JSON.parse(readFileSync(join(dataFolder, 'owner.json'), 'utf8')) as { pid: number };
      await restart();
      expect(isRunning(pid)).toBe(false);
      const next = JSON.parse(readFileSync(join(dataFolder, 'owner.json'), 'utf8')) as { pid: number };
      expect(next.pid).not.toBe(pid);
      return next.pid;
    });
    expect(isRunning(owner)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  // A process that has ended but was not collected yet still has its folder here, without a command line.
  const path = `/proc/${pid}/cmdline`;
  return existsSync(path) && readFileSync(path, 'utf8') !== '';
}
