import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi } from './harness/api.ts';
import { KINDS } from './harness/app.ts';
import { CARD } from './harness/edits.ts';
import { useApp } from './harness/shared-app.ts';

const ROW = `.deck-row[aria-label*="${CARD}"]`;

describe.each(KINDS)('the cost of one edit in %s', (kind) => {
  const program = useApp(kind);

  it('is one number in the deck pane, not its rows again', async () => {
    const app = program();
    await app.goTo('/paklik/1');
    const { page } = app;
    await page.locator(ROW).waitFor();
    const before = await page.locator(`${ROW} b`).textContent();
    await page.evaluate(() => {
      const pane = document.querySelector('.deck-pane') as Element;
      const count = { pane: 0 };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element) count.pane += 1 + node.querySelectorAll('*').length;
      }).observe(pane, { childList: true, subtree: true });
      Object.assign(window, { added: count });
    });
    await page.locator(`${ROW} .deck-stepper button`).last().click();
    await expect.poll(() => page.locator(`${ROW} b`).textContent()).toBe(String(Number(before) + 1));
    const added = await page.evaluate(() => (window as unknown as { added: { pane: number } }).added);
    // The flag of a row that breaks a rule now may come; 33 rows may not.
    expect(added.pane).toBeLessThan(12);
  });

  it('is one deck read again, however many there are', async () => {
    const app = program();
    const read = async (decks: number) => {
      const name = `Sok ${decks}`;
      const sections = { torony: [], jovo: [{ name: CARD, count: 3 }], csere: [] };
      for (let i = 0; i < decks; i++)
        await callApi(app.page, 'decks/create', { name: `${name}/${i}`, deck: { name: null, sections } });
      await app.page.reload();
      await app.goTo('/paklik/1');
      const heard = await countBytes(app.page, async () => {
        const before = await app.page.locator(`${ROW} b`).textContent();
        await app.page.locator(`${ROW} .deck-stepper button`).last().click();
        await expect.poll(() => app.page.locator(`${ROW} b`).textContent()).not.toBe(before);
        await app.page.getByRole('status').filter({ hasText: 'vázlat' }).first().waitFor();
      });
      return heard;
    };
    const few = await read(1);
    const many = await read(60);
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThan(few * 1.5);
  });
});

/** Waits until the page has heard nothing for a second. */
const quiet = (page: Page) =>
  page.waitForFunction(() => performance.now() - (window as unknown as { heard: { last: number } }).heard.last > 1_000);

/** Bytes the page was sent while `act` did its work, over whatever line it has, until none came for a while. */
async function countBytes(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const heard = { bytes: 0, last: performance.now() };
    Object.assign(window, { heard });
    const original = JSON.parse;
    // Every frame of either line is read by this.
    JSON.parse = (text: string, ...rest) => {
      heard.bytes += text.length;
      heard.last = performance.now();
      return original(text, ...rest);
    };
  });
  // What the start still reads is not counted.
  await quiet(page);
  await page.evaluate(() => {
    (window as unknown as { heard: { bytes: number } }).heard.bytes = 0;
  });
  await act();
  await quiet(page);
  return await page.evaluate(() => (window as unknown as { heard: { bytes: number } }).heard.bytes);
}
