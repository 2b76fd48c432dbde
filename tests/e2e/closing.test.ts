import type { ElectronApplication } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type App, HAS_ELECTRON, withApp } from './harness/app.ts';

const electronOf = (app: App) => app.electron as ElectronApplication;

/** Lets native questions be answered by the test, since nobody is there to press their buttons. */
async function answerQuestions(electron: ElectronApplication, answer: number): Promise<void> {
  await electron.evaluate(({ dialog }, response) => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    dialog.showMessageBoxSync = (...args: unknown[]) => {
      asked.push(args.at(-1));
      return response;
    };
  }, answer);
}

const windowCount = (electron: ElectronApplication) =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

describe.runIf(HAS_ELECTRON)('closing the window', () => {
  it('loses no edit that was made a moment before', async () => {
    await withApp('electron', async (app) => {
      await app.page.getByRole('link', { name: 'Révparti hajrá' }).click();
      const row = app.page.getByRole('row', { name: /^\d+ × Révkalauz,/ });
      const before = Number((await row.getAttribute('aria-label'))?.split(' ')[0]);
      await row.getByRole('button', { name: /Eggyel kevesebb/ }).click();
      const page = await app.restart();
      await page.getByRole('link', { name: 'Révparti hajrá' }).click();
      const label = `${before - 1} × Révkalauz, Jövő`;
      await page.getByRole('row', { name: label }).waitFor();
    });
  });

  it('asks when the page holds something unsaved, stays if that is wanted, and else leaves', async () => {
    await withApp('electron', async (app) => {
      const electron = electronOf(app);
      await app.page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
      // Pages nobody has touched may not hold their window back.
      await app.page.keyboard.press('Shift');
      await answerQuestions(electron, 0);
      await electron.evaluate(({ app: main }) => main.quit());
      await expect
        .poll(() => electron.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.length))
        .toBe(1);
      expect(await windowCount(electron)).toBe(1);
      const [question] = await electron.evaluate(
        () => (globalThis as unknown as { asked: { message: string; buttons: string[] }[] }).asked,
      );
      expect(question?.message).toContain('nem sikerült elmenteni');
      expect(question?.buttons[0]).toBe('Mégsem');
      // From now on the answer is to leave, so that the test can end.
      await answerQuestions(electron, 1);
    });
  });
});
