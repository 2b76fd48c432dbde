import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { accessibilityFaults } from './harness/a11y.ts';
import { type App, KINDS, withApp } from './harness/app.ts';

const demoList = readFileSync(join(root, 'main/demo/paklik/revparti-hajra.txt'), 'utf8').replaceAll('\r', '');
// A wrong letter, an unknown name and a fourth and fifth copy: three things to put right.
const pastedList = `${demoList.replace('3 Révkalauz', '5 Révkalauz').replace('2 Futárszolgálat', '2 Futárszolgálatt')}\n1 Senki Pál\n`;

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^\\d+ × ${name},`) });

/** Presses the button that exports and gives what was written. */
async function exported(app: App, press: () => Promise<void>): Promise<string> {
  const { page } = app;
  if (app.electron) {
    const path = join(app.dataFolder, 'lista.txt');
    await app.electron.evaluate(
      ({ session }, target) =>
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(target);
        }),
      path,
    );
    await press();
    await expect.poll(() => tryRead(path)).toContain('Révkalauz');
    return tryRead(path);
  }
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await download.path(), 'utf8');
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function cliHands(list: string): string[] {
  const out = execFileSync(process.execPath, [join(root, 'build/cli.mjs'), 'hands', list, '--seed', '1', '--json'], {
    encoding: 'utf8',
  });
  return (JSON.parse(out) as { hands: string[][] }).hands[0] ?? [];
}

async function drawnHand(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+h');
  await page.getByLabel('Mag', { exact: true }).fill('1');
  const names = await page.locator('.hand-cards .face-name').allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return names;
}

describe.each(KINDS)('the main job in %s', (kind) => {
  it('first start, paste, verdict, repair, hand, export, restart: everything is still there', async () => {
    await withApp(kind, async (app) => {
      await app.page.getByRole('link', { name: 'Révparti hajrá' }).waitFor();

      await app.page.keyboard.press('Control+i');
      await app.page.getByLabel('Lista', { exact: true }).fill(pastedList);
      await app.page.getByText('2 ismeretlen név').waitFor();
      await app.page.getByRole('button', { name: 'Javítás erre: Futárszolgálat' }).click();
      await app.page.getByRole('button', { name: 'Felvétel csonkként: Senki Pál' }).click();
      expect(await accessibilityFaults(app.page)).toEqual([]);
      await app.page.getByLabel('Az új pakli neve').fill('Próbapakli');
      await app.page.getByRole('button', { name: 'Betöltés' }).click();

      await app.page.getByRole('heading', { name: 'Még nem szabályos' }).waitFor();
      expect(await row(app.page, 'Senki Pál').textContent()).not.toContain('ismeretlen');
      await app.page.getByRole('button', { name: /^Javítás: .*Révkalauz/ }).click();
      await app.page.getByRole('heading', { name: /^Szabályos pakli/ }).waitFor();
      await row(app.page, 'Révkalauz').getByText('3', { exact: true }).waitFor();
      await app.page.keyboard.press('Control+z');
      await app.page.getByRole('heading', { name: 'Még nem szabályos' }).waitFor();
      await app.page.keyboard.press('Control+y');
      await app.page.getByRole('heading', { name: /^Szabályos pakli/ }).waitFor();
      expect(await accessibilityFaults(app.page)).toEqual([]);

      await app.page.keyboard.press('Control+s');
      await app.page.getByText('mentve', { exact: true }).waitFor();
      const hand = await drawnHand(app.page);
      const list = await exported(app, async () => {
        await app.page.getByRole('button', { name: 'Mentés fájlba' }).click();
        await app.page.getByRole('menuitem', { name: 'Szöveg (.txt)' }).click();
      });
      const file = join(app.dataFolder, 'exported.txt');
      writeFileSync(file, list);
      expect(hand).toHaveLength(7);
      expect(hand).toEqual(cliHands(file));

      // An edit after saving is a draft; it must outlive the program too.
      await row(app.page, 'Ködszirti kopjás')
        .getByRole('button', { name: /Eggyel kevesebb/ })
        .click();
      await app.page.getByText('vázlat', { exact: true }).waitFor();

      const page = await app.restart();
      await page
        .getByRole('row', { name: /Próbapakli/ })
        .getByText('mentetlen vázlat')
        .waitFor();
      await page.getByRole('link', { name: 'Próbapakli' }).click();
      await row(page, 'Ködszirti kopjás').getByText('2', { exact: true }).waitFor();
      expect(await row(page, 'Révkalauz').getAttribute('aria-label')).toBe('3 × Révkalauz, Jövő');
    });
  });
});

describe('the deck editor by keyboard alone', () => {
  it('makes a deck, fills it, changes counts and sections, takes back, draws a hand', async () => {
    await withApp('chromium', async ({ page }) => {
      const type = (text: string) => page.keyboard.type(text);
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await page.getByRole('link', { name: 'Révparti hajrá' }).waitFor();
      await press('n');
      await page.getByText('Ez a pakli még üres').waitFor();

      await press('/');
      await type('név:sólyomdúc');
      await page.getByText('1 lap', { exact: true }).waitFor();
      await press('Enter');
      await row(page, 'Sólyomdúc').waitFor();
      await press('Control+a');
      await type('révkalauz');
      await press('Enter', 'ArrowDown', '+', '+');
      await page.getByRole('row', { name: '3 × Révkalauz, Jövő' }).waitFor();

      await press('Control+d', 'End', '5');
      await page.getByRole('row', { name: '5 × Révkalauz, Jövő' }).waitFor();
      await press('c');
      await page.getByRole('row', { name: '1 × Révkalauz, Cserepakli' }).waitFor();
      await press('Control+z', 'Control+z');
      await page.getByRole('row', { name: '3 × Révkalauz, Jövő' }).waitFor();
      await press('Delete');
      await page.getByRole('row', { name: /Révkalauz, Jövő/ }).waitFor({ state: 'detached' });
      await press('Control+z');
      await page.getByRole('row', { name: '3 × Révkalauz, Jövő' }).waitFor();

      await press('Control+h');
      await page.getByText('A Jövőben csak 3 lap van, ezért rövidebb a kéz.').waitFor();
      expect(await page.locator('.hand-cards .face-name').count()).toBe(3);
      await press('Escape', 'F1');
      await page.getByRole('dialog').getByText('Ugrás a keresőbe').waitFor();
      await press('Escape', 'Control+k');
      await type('szélkapui por');
      await press('Enter');
      await page.getByRole('textbox', { name: 'A pakli neve' }).waitFor();
      await expect
        .poll(() => page.getByRole('textbox', { name: 'A pakli neve' }).inputValue())
        .toBe('Szélkapui portya');
    });
  });
});

/** Clicks at a moment, so that two windows can do so together. */
const clickAt = (button: Locator, moment: number) =>
  button.evaluate(
    (element, time) =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          (element as HTMLElement).click();
          resolve();
        }, time - Date.now()),
      ),
    moment,
  );

describe('one deck in two windows', () => {
  it('follows the other window, and shows both versions when both were edited', async () => {
    await withApp('chromium', async ({ page: first }) => {
      const second = await first.context().newPage();
      for (const page of [first, second]) {
        if (page === second) await page.goto(new URL('/', first.url()).href);
        await page.getByRole('link', { name: 'Szélkapui portya' }).click();
        await row(page, 'Farkaslovas').waitFor();
      }
      const count = (page: Page, n: number, card: string) =>
        page.getByRole('row', { name: `${n} × ${card}, Jövő` }).waitFor();
      const more = (page: Page, card: string) => row(page, card).getByRole('button', { name: /Eggyel több/ });

      await more(first, 'Farkaslovas').click();
      await count(second, 3, 'Farkaslovas');

      // Both at once: whichever comes second is told, with the difference, and nothing is lost.
      const at = Date.now() + 1500;
      await Promise.all([clickAt(more(first, 'Farkaslovas'), at), clickAt(more(second, 'Törzsi dobos'), at)]);
      const late = await Promise.race(
        [first, second].map((page) =>
          page
            .getByRole('dialog', { name: 'Két ablakban szerkesztett pakli' })
            .waitFor()
            .then(() => page),
        ),
      );
      expect(await accessibilityFaults(late)).toEqual([]);
      await late.getByRole('button', { name: 'Az itteni megtartása' }).click();
      const early = late === first ? second : first;
      const [farkas, dobos] = late === first ? ([4, 2] as const) : ([3, 3] as const);
      await count(early, farkas, 'Farkaslovas');
      await count(early, dobos, 'Törzsi dobos');
      await early.getByRole('button', { name: 'További műveletek' }).click();
      await early.getByRole('menuitem', { name: 'Előzmények' }).click();
      await early.getByText('A másik ablak változata').waitFor();
    });
  });
});
