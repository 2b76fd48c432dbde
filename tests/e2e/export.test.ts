import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { SECTIONS } from '../../engine/mk/deck/deck.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { listHash } from '../../engine/mk/deck/share/hash.ts';
import { demoCards } from '../../main/demo/index.ts';
import { readPdf } from '../support/pdf.ts';
import { accessibilityFaults } from './harness/a11y.ts';
import { type App, KINDS, withApp } from './harness/app.ts';

const catalogue = createCatalogue(demoCards());
const read = (text: string) => readList(text, catalogue).deck;
const deck = read(readFileSync(join(root, 'main/demo/paklik/revparti-hajra.txt'), 'utf8'));
const hash = listHash(deck);
const MM = 72 / 25.4;
const solid = (text = '') => text.replace(/\s/g, '');

let files = 0;

/** Presses the saving button of the dialog and gives the file's name and bytes. */
async function saved(app: App): Promise<{ name: string; bytes: Buffer }> {
  const press = async () => await app.page.getByRole('dialog').getByRole('button', { name: 'Mentés fájlba' }).click();
  if (!app.electron) {
    const [download] = await Promise.all([app.page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }
  files += 1;
  const path = join(app.dataFolder, `mentve-${files}`);
  const done = app.electron.evaluate(
    ({ session }, target) =>
      new Promise<string>((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(target);
          item.once('done', () => resolve(item.getFilename()));
        });
      }),
    path,
  );
  await press();
  const name = await done;
  expect(existsSync(path) && statSync(path).size > 0).toBe(true);
  return { name, bytes: readFileSync(path) };
}

describe.each(KINDS)('saving, printing and sharing in %s', (kind) => {
  it('writes every kind of file, each with the whole deck', async () => {
    await withApp(kind, async (app) => {
      const { page } = app;
      await page.getByRole('link', { name: 'Révparti hajrá' }).click();
      await page.getByRole('button', { name: 'Mentés fájlba' }).waitFor();
      await page.keyboard.press('Control+p');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(hash).waitFor();
      const choose = async (name: string) => {
        await dialog.getByRole('radio', { name, exact: true }).check();
        await dialog.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      };

      await dialog.getByLabel('Játékos neve').fill('Hőgyész Őrs');
      await dialog.getByLabel('Dátum').fill('2027-01-05');
      await dialog.getByRole('img', { name: 'Versenylista' }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      const list = await saved(app);
      expect(list.name).toBe('Révparti hajrá – versenylista.pdf');
      const [sheet, second] = await readPdf(list.bytes);
      expect(second).toBeUndefined();
      expect(solid(sheet?.text)).toContain('HőgyészŐrs');
      expect(sheet?.text).toContain('2027-01-05');
      expect([sheet?.width, sheet?.height].map((length) => Math.round((length ?? 0) / MM))).toEqual([210, 297]);
      for (const id of SECTIONS) {
        for (const { name, count } of deck.sections[id]) expect(solid(sheet?.text)).toContain(solid(`${count}${name}`));
      }

      await choose('Próbalapok');
      await dialog.getByText('1. oldal / 6').waitFor();
      const proxies = await readPdf((await saved(app)).bytes);
      const cards = proxies.flatMap(({ rects }) =>
        rects.filter(([, , width, height]) => Math.abs(width - 63 * MM) < 0.003 && Math.abs(height - 88 * MM) < 0.003),
      );
      expect(cards).toHaveLength(48);
      await dialog.getByText('egy mindegyikből').click();
      await dialog.getByText('1. oldal / 3').waitFor();
      await dialog.getByRole('button', { name: 'Következő oldal' }).click();
      await dialog.getByRole('img', { name: 'Próbalapok, 3 oldalból 2.' }).waitFor();

      await choose('Paklivélemény');
      const verdict = (await readPdf((await saved(app)).bytes)).map(({ text }) => text).join('');
      expect(solid(verdict)).toContain(`Listaazonosító:${hash}`);

      await choose('Kép a pakliról');
      const { name, bytes } = await saved(app);
      expect(name).toBe('Révparti hajrá.png');
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(2 * 960);

      for (const form of ['Szöveg', 'Táblázat (CSV)', 'JSON', 'Markdown', 'Weblap (HTML)', 'Megosztókód']) {
        await choose(form);
        await dialog.locator('.export-text').waitFor();
        const file = await saved(app);
        const back = read(file.bytes.toString('utf8'));
        expect(back.sections, form).toEqual(deck.sections);
        expect(back.name, form).toBe('Révparti hajrá');
      }

      const code = (await dialog.locator('.export-text').textContent())?.trim() ?? '';
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+i');
      await page.getByLabel('Lista', { exact: true }).fill(`Szia! ${code}`);
      await page.getByText('A felismert forma: megosztókód').waitFor();
      await page.getByText('48 lap').first().waitFor();
      await page.getByLabel('Lista', { exact: true }).fill(code.slice(0, -7));
      await page.getByText('Ennek a megosztókódnak hiányzik a vége.').waitFor();
    });
  });
});

describe('the export dialog by keyboard alone', () => {
  it('opens, changes the kind with arrow keys, saves with Enter and gives the focus back', async () => {
    await withApp('chromium', async ({ page }) => {
      await page.getByRole('link', { name: 'Révparti hajrá' }).click();
      await page.getByRole('button', { name: 'Mentés fájlba' }).waitFor();
      await page.keyboard.press('Control+p');
      await page.getByRole('radio', { name: 'Versenylista' }).focus();
      for (const kind of ['Próbalapok', 'Paklivélemény', 'Megosztókód']) {
        await page.keyboard.press('ArrowDown');
        expect(await page.getByRole('radio', { name: kind }).isChecked()).toBe(true);
      }
      await page.locator('.export-code').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Mentés fájlba' }).focus();
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toBe('Révparti hajrá.txt');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });
});

describe('comparing two decks', () => {
  it('shows both counts of every card that differs and how many swaps part them', async () => {
    await withApp('chromium', async ({ page }) => {
      await page.getByRole('link', { name: 'Révparti hajrá' }).click();
      await page.getByRole('row', { name: /^3 × Révkalauz,/ }).waitFor();
      await page.getByRole('button', { name: 'További műveletek' }).click();
      await page.getByRole('menuitem', { name: 'Másolat' }).click();
      await page.getByText(/^Elkészült:/).waitFor();
      await page
        .getByRole('row', { name: /^3 × Révkalauz,/ })
        .getByRole('button', { name: /Eggyel kevesebb/ })
        .click();
      await page.getByRole('row', { name: /^2 × Révkalauz,/ }).waitFor();
      await page.getByRole('button', { name: 'További műveletek' }).click();
      await page.getByRole('menuitem', { name: 'Összehasonlítás' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /Másik pakli/ }).click();
      await page.getByRole('option', { name: 'Révparti hajrá', exact: true }).click();
      await dialog.getByText('1 csere', { exact: true }).waitFor();
      expect(await dialog.getByRole('row', { name: /Révkalauz/ }).textContent()).toBe('Révkalauz23+1');
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Felcserélés' }).click();
      await expect.poll(() => dialog.getByRole('row', { name: /Révkalauz/ }).textContent()).toBe('Révkalauz32−1');
      await dialog.getByRole('checkbox', { name: 'Csak az eltérések' }).uncheck();
      await dialog.getByRole('row', { name: /Harangszoba/ }).waitFor();
    });
  });
});
