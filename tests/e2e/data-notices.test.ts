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

it('tells of a damaged data base, names the file kept, and works on with the last good backup', async () => {
  const folder = dataFolder();
  const store = openStore(folder);
  makeBackup(store.db, folder, 'daily', new Date('2026-01-02T03:04:05Z'));
  store.close();
  writeFileSync(databaseFile(folder), 'ez már nem adatbázis, hanem valami egészen más');
  await withApp(
    'chromium',
    async ({ page }) => {
      const notice = page.locator('[data-notice=DAMAGED_SET_ASIDE]');
      await notice.waitFor();
      const aside = readdirSync(folder).find((name) => name.includes('.damaged-'));
      expect(await notice.textContent()).toContain(aside);
      expect(await notice.textContent()).toContain('2026-01-02');
      await notice.getByRole('button', { name: 'Bezárás' }).click();
      await notice.waitFor({ state: 'detached' });
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
