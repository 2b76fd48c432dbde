import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '../../db/backup.ts';
import { databaseFile } from '../../db/names.ts';
import { openStore } from '../../db/open.ts';
import { withApp } from './harness/app.ts';

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-notice-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('shows what is left of a damaged data base and starts on the backup that is chosen', async () => {
  const folder = dataFolder();
  const store = openStore(folder);
  makeBackup(store.db, folder, 'daily', new Date('2026-01-02T03:04:05Z'));
  store.close();
  writeFileSync(databaseFile(folder), 'ez már nem adatbázis, hanem valami egészen más');
  await withApp(
    'chromium',
    async ({ page }) => {
      await page.getByRole('button', { name: /Visszaállítás/ }).click();
      const notice = page.locator('[data-notice=RESCUED]');
      await notice.waitFor();
      const aside = readdirSync(folder).find((name) => /\.damaged-[\d-]+$/.test(name));
      expect(await notice.textContent()).toContain(aside);
    },
    { dataFolder: folder },
  );
});

it('says at once that the data base of a newer program can only be read, and keeps saying so', async () => {
  const folder = dataFolder();
  openStore(folder).close();
  const newer = new Database(databaseFile(folder));
  newer.pragma('user_version = 900');
  newer.close();
  await withApp(
    'chromium',
    async ({ page }) => {
      const notice = page.locator('[data-notice=NEWER_DATABASE]');
      await notice.waitFor();
      expect(await notice.textContent()).toContain('csak olvasható');
      expect(await notice.getByRole('button').count()).toBe(0);
    },
    { dataFolder: folder },
  );
});
