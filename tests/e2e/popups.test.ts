import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { KINDS } from './harness/app.ts';
import { useApp } from './harness/shared-app.ts';

/** So many times slower than this machine the page's processor is made. */
const SLOWER = 6;

/** Where dialogs with pop-ups are, and how a player gets there. */
const DIALOGS: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  {
    name: 'comparing two decks',
    async open(page) {
      await page.evaluate(() => (location.hash = '/paklik'));
      await page.getByRole('button', { name: /Összehasonlítás/ }).first().click();
    },
  },
  {
    name: 'what is known of a deck',
    async open(page) {
      await page.evaluate(() => (location.hash = '/paklik/1'));
      await page.getByRole('button', { name: /Pakli|Továbbiak|Műveletek/ }).first().click();
      await page.getByRole('menuitem', { name: /[Aa]datok/ }).click();
    },
  },
  {
    name: 'the settings of the table',
    async open(page) {
      await page.evaluate(() => (location.hash = '/asztal'));
      await page.getByRole('button', { name: /Beállítások/ }).first().click();
    },
  },
];

describe.each(KINDS)('pop-ups in dialogs on a slow machine, in %s', (kind) => {
  const program = useApp(kind);

  it.each(DIALOGS)('$name: every list opens by its role', async ({ open }) => {
    const { page } = program();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    try {
      await open(page);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const triggers = dialog.locator('button[aria-haspopup]');
      await triggers.first().waitFor();
      for (const trigger of await triggers.all()) {
        const role = (await trigger.getAttribute('aria-haspopup')) === 'listbox' ? 'listbox' : 'menu';
        await trigger.click();
        const list = page.getByRole(role);
        await list.waitFor();
        expect(await list.getByRole(role === 'menu' ? 'menuitem' : 'option').count()).toBeGreaterThan(0);
        // In the dialog for screen readers, or it would be told as lying outside of what is open.
        expect(await dialog.getByRole(role).count()).toBe(1);
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'detached' });
        expect(await dialog.isVisible()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      // Nothing of the page stays hidden behind a dialog that is gone.
      await expect.poll(() => page.locator('#app[aria-hidden], #app [aria-hidden="true"] main').count()).toBe(0);
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  });
});
