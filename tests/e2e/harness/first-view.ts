import type { Page } from 'playwright-core';

/** So long, in ms, anything a test waits for may take: a busy machine is no fault of the program. */
export const PATIENCE = 60_000;

/** Waits until a page shows its first view, or the choice after a loss; the way there would win over a route set before. */
export async function firstView(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main.rescue') !== null ||
      (location.hash.length > 2 && (document.querySelector('main')?.childElementCount ?? 0) > 0),
  );
}
