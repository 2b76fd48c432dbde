import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { KINDS } from './harness/app.ts';
import { useApp } from './harness/shared-app.ts';

/** So many times slower than this machine the page's processor is made. */
const SLOWER = 6;

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
}

/** Opens a dialog of the deck editor by its menu, which is a pop-up itself. */
const ofDeck = (name: string, item: RegExp) => ({
  name,
  async open(page: Page) {
    await goTo(page, '/paklik/1');
    await page.getByRole('button', { name: 'További műveletek' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  },
});

/** Where dialogs with pop-ups are, and how a player gets there. */
const DIALOGS = [
  ofDeck('comparing two decks', /Összehasonlítás/),
  ofDeck('what is known of a deck', /adatai|Adatok/),
  {
    name: 'the settings of the table',
    async open(page: Page) {
      await goTo(page, '/asztal');
      await page
        .locator('main')
        .getByRole('button', { name: /eállítás/ })
        .first()
        .click();
    },
  },
];

describe.each(KINDS)('pop-ups in dialogs on a slow machine, in %s', (kind) => {
  const program = useApp(kind);

  // What the lists do is the page's own doing: one of them shows that it is the same in the window.
  it.each(kind === 'electron' ? DIALOGS.slice(0, 1) : DIALOGS)(
    '$name: every list opens by its role',
    async ({ open }) => {
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
    },
  );
});
