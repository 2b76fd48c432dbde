import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './harness/a11y.ts';
import { callApi } from './harness/api.ts';
import { KINDS, withApp } from './harness/app.ts';

const ownerOf = (dataFolder: string): number =>
  (JSON.parse(readFileSync(join(dataFolder, 'owner.json'), 'utf8')) as { pid: number }).pid;

describe.each(KINDS)('the program in %s', (kind) => {
  it('shows its page without a problem, keeps the data over a restart and leaves nothing that holds the folder', async () => {
    const last = await withApp(kind, async ({ page, dataFolder, restart }) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toContain('Jövőlátó');
      expect(await accessibilityFaults(page)).toEqual([]);

      const name = 'Árvíztűrő tükörfúrógép';
      const deck = { name: null, sections: { torony: [], jovo: [{ name: 'Őrült táltos', count: 3 }], csere: [] } };
      expect(await callApi(page, 'decks/create', { name, deck })).toMatchObject({ kind: 'answer', status: 200 });
      await callApi(page, 'settings/set', { theme: 'light' });
      const first = ownerOf(dataFolder);

      const again = await restart();
      expect(isRunning(first)).toBe(false);
      expect(ownerOf(dataFolder)).not.toBe(first);
      expect(JSON.stringify(await callApi(again, 'decks/list', {}))).toContain(name);
      expect(await callApi(again, 'settings/get')).toMatchObject({ value: { theme: 'light' } });
      expect(await callApi(again, 'system/info')).toMatchObject({
        value: { dataFolder, host: kind === 'electron' ? 'desktop' : 'web' },
      });
      return ownerOf(dataFolder);
    });
    expect(isRunning(last)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  // A process that has ended but was not collected yet still has its folder here, without a command line.
  const path = `/proc/${pid}/cmdline`;
  return existsSync(path) && readFileSync(path, 'utf8') !== '';
}
