import type { ElectronApplication } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HAS_ELECTRON } from './harness/app.ts';
import { CARD } from './harness/edits.ts';
import { useApp } from './harness/shared-app.ts';
import { closePage, openPage } from './harness/tabs.ts';

const ROW = `.deck-row[aria-label*="${CARD}"]`;

describe.runIf(HAS_ELECTRON)('a second window', () => {
  const program = useApp('electron');

  it('opens on the deck that is clicked with the middle button, shows the same data and follows changes', async () => {
    const app = program();
    await app.goTo('/paklik');
    const opened = (app.electron as ElectronApplication).waitForEvent('window');
    await app.page.getByRole('link', { name: 'Révparti hajrá' }).click({ button: 'middle' });
    const second = await opened;
    await second.locator(ROW).waitFor();
    expect(second.url()).toMatch(/#\/paklik\/\d+$/);
    // The first one stays where it was.
    expect(app.page.url()).toMatch(/#\/paklik$/);

    await app.page.getByRole('link', { name: 'Révparti hajrá' }).click();
    await app.page.locator(ROW).waitFor();
    const before = Number(await app.page.locator(`${ROW} b`).textContent());
    await second.locator(`${ROW} .deck-stepper button`).last().click();
    await expect.poll(() => app.page.locator(`${ROW} b`).textContent()).toBe(String(before + 1));
    await closePage(app, second);
    // The program goes on with the window that is left.
    await app.page.locator(`${ROW} .deck-stepper button`).first().click();
    await expect.poll(() => app.page.locator(`${ROW} b`).textContent()).toBe(String(before));
  });

  it('opens from the menu beside the first, with the guards every window has', async () => {
    const app = program();
    const second = await openPage(app);
    const places = await (app.electron as ElectronApplication).evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.getBounds()),
    );
    expect(places).toHaveLength(2);
    expect(places[0]?.x).not.toBe(places[1]?.x);
    expect(await second.evaluate(() => [typeof require, typeof process, window.opener === null])).toEqual([
      'undefined',
      'undefined',
      true,
    ]);
    await closePage(app, second);
  });
});
