import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './harness/a11y.ts';
import { KINDS, withApp } from './harness/app.ts';

describe.each(KINDS)('the program in %s', (kind) => {
  it('starts, shows its page and reports no problem', async () => {
    await withApp(kind, async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title()).toContain('Jövőlátó');
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});
