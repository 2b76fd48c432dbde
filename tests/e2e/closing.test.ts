import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { ElectronApplication } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type App, HAS_ELECTRON } from './harness/app.ts';
import { useApp } from './harness/shared-app.ts';

const electronOf = (app: App) => app.electron as ElectronApplication;

/** Lets native questions be answered by the test, since nobody is there to press their buttons. */
async function answerQuestions(electron: ElectronApplication, answer: number): Promise<void> {
  await electron.evaluate(({ dialog }, response) => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    dialog.showMessageBox = async (...args: unknown[]) => {
      asked.push(args.at(-1));
      return { response, checkboxChecked: false };
    };
  }, answer);
}

const windowCount = (electron: ElectronApplication) =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

describe.runIf(HAS_ELECTRON)('closing the window', () => {
  const program = useApp('electron');

  it('loses no edit that was made a moment before', async () => {
    const app = program();
    await app.goTo('/paklik/1');
    const row = app.page.getByRole('row', { name: /^\d+ × Révkalauz,/ });
    const before = Number((await row.getAttribute('aria-label'))?.split(' ')[0]);
    await row.getByRole('button', { name: /Eggyel kevesebb/ }).click();
    const page = await app.restart();
    await app.goTo('/paklik/1');
    const label = `${before - 1} × Révkalauz, Jövő`;
    await page.getByRole('row', { name: label }).waitFor();
  });

  it('asks when something could not be written, stays if that is wanted, and goes once it is written', async () => {
    const app = program();
    const electron = electronOf(app);
    await app.goTo('/paklik/1');
    const row = app.page.getByRole('row', { name: /^\d+ × Révkalauz,/ });
    await row.waitFor();
    await answerQuestions(electron, 0);
    // Another program holds the data base, so nothing can be written.
    const blocker = new Database(join(app.dataFolder, 'jovolato.sqlite'));
    blocker.exec('BEGIN IMMEDIATE');
    try {
      await row.getByRole('button', { name: /Eggyel kevesebb/ }).click();
      await electron.evaluate(({ app: main }) => main.quit());
      await expect
        .poll(() => electron.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.length))
        .toBe(1);
      expect(await windowCount(electron)).toBe(1);
      const [question] = await electron.evaluate(
        () => (globalThis as unknown as { asked: { message: string; buttons: string[] }[] }).asked,
      );
      expect(question?.message).toMatch(/nem sikerült elmenteni|nem válaszol/);
      expect(question?.buttons).toEqual(['Mégsem', 'Újrapróbálás', 'Bezárás mentés nélkül']);
    } finally {
      blocker.exec('ROLLBACK');
      blocker.close();
    }
    // What was edited is still there and is written now that it can be.
    await app.page.getByRole('status').filter({ hasText: 'vázlat' }).first().waitFor();
  });
});
