import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';

/** Takes a picture of the page once fonts are loaded and running animations have come to their end. */
export async function takePicture(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
