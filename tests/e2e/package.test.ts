import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { RULEBOOK } from '../../engine/mk/deck/formats/format.ts';
import { callApi } from './harness/api.ts';
import { HAS_ELECTRON, withApp } from './harness/app.ts';

/** Outside the project, so that nothing of it can be found by chance. */
const elsewhere = mkdtempSync(join(tmpdir(), 'jovolato-packed-'));
const folder = join(elsewhere, 'linux-unpacked');
const resources = join(folder, 'resources');

describe.runIf(HAS_ELECTRON)('the packaged program', () => {
  beforeAll(() => {
    const args = [join(root, 'build/package.ts'), '--inspectable', '--out', elsewhere];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }, 180_000);
  afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

  it('holds the bundles once each, and the native module of this system outside the archive', () => {
    const inside = listPackage(join(resources, 'app.asar'), { isPack: false });
    for (const file of ['/dist/main.mjs', '/dist/preload.cjs', '/dist/page/index.html']) expect(inside).toContain(file);
    // The core lies where the one that runs it can read it: in the archive, or beside it with the Node of an older Electron.
    const ownNode = existsSync(join(resources, 'node'));
    for (const file of ['dist/core.mjs', 'dist/reader.cjs']) {
      expect(inside.includes(`/${file}`)).toBe(!ownNode);
      expect(existsSync(join(resources, 'app.asar.unpacked', file))).toBe(ownNode);
    }
    expect(inside.filter((file) => /^\/node_modules\/[^/]+$/.test(file))).toEqual([
      '/node_modules/@fontsource',
      '/node_modules/better-sqlite3',
    ]);
    const unpacked = join(resources, 'app.asar.unpacked/node_modules/better-sqlite3/prebuilds');
    expect(readdirSync(unpacked)).toEqual([`${process.platform}-${process.arch}.node`]);
    expect(existsSync(join(resources, 'default_app.asar'))).toBe(false);
  });

  it('starts without the project around it, shows the page and keeps its data in the user’s folder', async () => {
    const xdg = join(elsewhere, 'user-data');
    mkdirSync(xdg);
    const options = { packaged: join(folder, 'jovolato'), env: { XDG_DATA_HOME: xdg, JOVOLATO_DATA: '' } };
    await withApp(
      'electron',
      async ({ page, electron, restart }) => {
        expect(await electron?.evaluate(({ app }) => app.isPackaged)).toBe(true);
        await page.getByText('Jövőlátó').first().waitFor();
        const html = await page.evaluate(async () => await (await fetch(location.href)).text());
        const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
        expect(addresses.length).toBeGreaterThan(0);
        for (const address of addresses) expect(address).toMatch(/^\.\//);
        expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.size))).toBeGreaterThan(0);

        expect(await callApi(page, 'settings/set', { theme: 'light' })).toMatchObject({ status: 200 });
        const again = await restart();
        expect(await callApi(again, 'settings/get')).toMatchObject({ value: { theme: 'light' } });
        // The fonts for printing lie in the package too; without them nothing could be measured.
        const empty = { name: 'Őrjárat', sections: { torony: [], jovo: [], csere: [] } };
        const picture = await callApi(again, 'print/picture', { deck: empty, format: RULEBOOK });
        expect(picture).toMatchObject({
          value: { width: 960, marks: expect.arrayContaining([expect.objectContaining({ text: 'Őrjárat' })]) },
        });
        expect(await callApi(again, 'system/info')).toMatchObject({ value: { dataFolder: join(xdg, 'jovolato') } });
      },
      options,
    );
    expect(readdirSync(join(xdg, 'jovolato'))).toContain('window.json');
    expect(readdirSync(folder).filter((name) => /\.db/.test(name))).toEqual([]);
  });
});
