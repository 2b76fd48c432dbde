import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../main/services/index.ts';
import { syntheticCards } from '../bench/cards.ts';
import { accessibilityFaults } from './harness/a11y.ts';
import { callApi } from './harness/api.ts';
import { type App, withApp } from './harness/app.ts';
import { tasksOver } from './harness/long-tasks.ts';
import { useApp } from './harness/shared-app.ts';

const faults = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);

/** The list of all cards, whatever was searched before. */
async function openCards({ page, goTo }: App): Promise<void> {
  await goTo('/lapok');
  await page.getByRole('textbox', { name: 'Lapkeresés' }).fill('');
  await page.getByText(/^\d+ lap$/).waitFor();
}

describe('cards and collection', () => {
  const program = useApp('chromium');

  it('finds, reads, copies and edits a card with a live preview, and takes the deletion back', async () => {
    const { page } = program();
    await openCards(program());
    await page.keyboard.press('/');
    await page.keyboard.type('faj:nincsilyen mp<=x');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('farkaslo');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('article', { name: 'Farkaslovas, Kalandozó' }).waitFor();
    await faults(page);

    await page.keyboard.press('e');
    await page.getByLabel('Név', { exact: true }).fill('Éji farkaslovas');
    await page.getByLabel('MP-érték', { exact: true }).fill('-1');
    await page.getByText('Ide 0 és 999 közötti szám').waitFor();
    expect(await page.getByRole('button', { name: 'Mentés' }).isDisabled()).toBe(true);
    await page.getByLabel('MP-érték', { exact: true }).fill('3X');
    await page.getByRole('button', { name: 'Új szöveg' }).click();
    await page.getByLabel('Szöveg', { exact: true }).last().fill('KINCS 2.');
    const preview = page.getByRole('complementary', { name: 'Előnézet' });
    await preview.getByRole('article', { name: 'Éji farkaslovas, Kalandozó' }).waitFor();
    await preview.getByText('KINCS 2', { exact: true }).waitFor();
    await faults(page);

    await page.keyboard.press('Control+s');
    await page.getByRole('article', { name: 'Éji farkaslovas, Kalandozó' }).waitFor();
    await page.getByText('saját', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Törlés', exact: true }).click();
    await page.getByText('Ilyen nevű lapod nincs: „Éji farkaslovas”.').waitFor();
    await page.getByRole('button', { name: 'Visszavonás' }).click();
    await page.getByRole('article', { name: 'Éji farkaslovas, Kalandozó' }).waitFor();
  });

  it('narrows a search by facets with the keyboard alone; what is chosen stands in the text', async () => {
    const { page } = program();
    await openCards(program());
    const box = page.getByRole('textbox', { name: 'Lapkeresés' });
    await page.getByRole('button', { name: /^Küldetés \(\d+\)$/ }).press('Enter');
    expect(await box.inputValue()).toBe('típus:küldetés');
    await page.getByRole('button', { name: 'MP', exact: true }).press('Enter');
    const one = page.getByRole('menuitemcheckbox', { name: /^1/ });
    const counted = await one.locator('.num').textContent();
    expect(await accessibilityFaults(page, '[role=menu]')).toEqual([]);
    await one.press('Enter');
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('típus:küldetés mp:1');
    await page.getByText(new RegExp(`^${counted} lap, összesen`)).waitFor();
    await faults(page);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');
  });

  it('imports a table whose columns are corrected by hand, takes it back, and gives cards out as a table', async () => {
    const { page } = program();
    await openCards(program());
    await page.keyboard.press('Control+i');
    const dialog = page.getByRole('dialog', { name: 'Lapok behozása' });
    const table = 'Kártya neve;MP;Laptext\nPróba Péter;3;KINCS 2.\nHibás Huba;sok;\n;1;valami\n';
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'lapok.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await dialog.getByText('Válaszd ki itt, melyik oszlopban áll a lapok neve.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Behozás' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Mit tartalmaz ez az oszlop: Kártya neve').selectOption({ label: 'Név' });
    await dialog.getByText('2 új lap, 0 módosul, 0 változatlan marad.').waitFor();
    await dialog.getByLabel('Mit tartalmaz ez az oszlop: Laptext').selectOption({ label: 'Szöveg' });
    await dialog.getByText('minden oszlop felismerve').waitFor();
    await dialog.getByText('1 sor kimarad').waitFor();
    await dialog.getByText(/^3\. .*„sok”/).waitFor();
    await faults(page);
    await dialog.getByRole('button', { name: 'Behozás' }).click();
    await page.getByText('2 lap behozva.').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('kulcsszó:kincs név:"próba péter"');
    await page.getByText(/^1 lap, összesen/).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Lapok kivitele' })
        .click()
        .then(() => page.getByRole('menuitem', { name: /^Saját lapok táblázatban/ }).click()),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('Próba Péter');

    await page.getByRole('button', { name: 'Visszavonás' }).first().click();
    await page.getByText(/^0 lap, összesen/).waitFor();
  });

  it('asks before unsaved changes of a card are left', async () => {
    const { page, goTo } = program();
    await goTo('/lapok/szerkeszto');
    await page.getByLabel('Név', { exact: true }).fill('Félkész');
    await page.getByRole('link', { name: 'Paklik' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mégsem' }).click();
    expect(await page.getByLabel('Név', { exact: true }).inputValue()).toBe('Félkész');
    await page.getByRole('link', { name: 'Paklik' }).click();
    await page.getByRole('button', { name: 'Módosítások elvetése' }).click();
    await page.getByRole('heading', { name: 'Paklik' }).waitFor();
  });

  it('keeps the collection, undoes it, and lists what decks lack', async () => {
    const app = program();
    await app.goTo('/gyujtemeny');
    let { page } = app;
    await page.getByRole('row', { name: /Aranymosó/ }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('név:révkalauz');
    await page.getByRole('row', { name: /Révkalauz/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('12');
    await page.getByText('12 lap, 1 féle').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('0 lap, 0 féle').waitFor();
    await page.keyboard.press('Control+y');
    await page.getByText('12 lap, 1 féle').waitFor();
    await faults(page);

    page = await app.restart();
    await app.goTo('/gyujtemeny/hianyzo');
    await page.getByRole('row', { name: /Rakparti tolvajlány/ }).waitFor();
    expect(await page.getByRole('row', { name: /Révkalauz/ }).count()).toBe(0);
    await faults(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Kivitel' })
        .last()
        .click()
        .then(() => page.getByRole('menuitem', { name: /csv/ }).click()),
    ]);
    const bytes = readFileSync(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8')).toContain('Rakparti tolvajlány');
  });

  it('keeps language and theme', async () => {
    const app = program();
    await app.goTo('/beallitasok');
    await app.page.getByText('English', { exact: true }).click();
    await app.page.getByRole('heading', { name: 'Appearance' }).waitFor();
    await app.page.getByText('light', { exact: true }).click();
    await expect.poll(() => app.page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await faults(app.page);
    const page = await app.restart();
    await page.getByRole('link', { name: 'Decks' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  });
});

describe('30,000 cards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-large-'));
  beforeAll(async () => {
    const services = createServices({ dataFolder: folder, host: 'test' });
    await services.cards.put({ cards: syntheticCards(30_000) }, {});
    services.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are loaded, searched and scrolled without a task of more than 50 ms on a quiet machine', {
    timeout: 400_000,
  }, async () => {
    await withApp(
      'chromium',
      async ({ page, goTo }) => {
        await goTo('/lapok');
        await page.getByText(/^30\s\d{3} lap$/).waitFor({ timeout: 120_000 });
        // More new cards than are read one by one: the page loads all of them again. The next line has one more.
        await staysAwake(page, async (round) => {
          const cards = Array.from({ length: 501 + round }, (_, i) => ({ name: `Sokadik lap ${i}` }));
          await callApi(page, 'cards/put', { cards });
          await callApi(page, 'cards/put', { cards: [{ name: `Kései lap ${round}` }] });
          await page.keyboard.press('/');
          await page.keyboard.type(`név:"kései lap ${round}"`);
          await page.getByText(/^1 lap, összesen 3\d\s\d{3}/).waitFor({ timeout: 40_000 });
          await page.keyboard.press('Escape');
        });
        await page.keyboard.press('/');
        await staysAwake(page, async () => {
          for (const key of 'tűzhaj mp<=4') await page.keyboard.type(key);
          await page.getByText(/ lap, összesen /).waitFor();
          await page.keyboard.press('Escape');
          await page.keyboard.press('ArrowDown');
          for (let i = 0; i < 30; i++) await page.keyboard.press('PageDown');
          await page.keyboard.press('End');
          await page.keyboard.press('/');
        });
      },
      { dataFolder: folder },
    );
  });
});

/** Fails if each of a few rounds has a long task: a garbage collection may fall into one, a task of the page's own is there in all. */
async function staysAwake(page: Page, act: (round: number) => Promise<void>): Promise<void> {
  let tasks: number[] = [];
  for (let round = 0; round < 5; round++) {
    tasks = await tasksOver(50, page, () => act(round));
    if (tasks.length === 0) return;
  }
  expect(tasks).toEqual([]);
}
