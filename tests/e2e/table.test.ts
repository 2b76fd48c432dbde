import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './harness/a11y.ts';
import { type App, KINDS, withApp } from './harness/app.ts';

const SEED = '4711';

/** Names of the cards of a place on the own side, as they lie. */
const cardsOf = (page: Page, zone: string) =>
  page
    .locator(`.zone[data-zone="zone:self.${zone}"] .slot > [data-spot]`)
    .evaluateAll((cards) => cards.map((card) => card.firstElementChild?.textContent?.split(',')[0] ?? ''));
const pile = (page: Page, zone: string) => page.locator(`.pile[data-spot="zone:self.${zone}"]`);
const pileCount = async (page: Page, zone: string) => Number(await pile(page, zone).locator('b').textContent());
const turn = (page: Page) => page.locator('.phase-bar .turn').textContent();
const steps = (page: Page) => page.locator('.log-item').count();

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Everything of the game that can be seen, for comparing two moments. */
async function snapshot(page: Page): Promise<string> {
  const spots = page.locator('.board [data-spot]');
  const labels = await spots.evaluateAll((all) =>
    all.map((one) => `${(one as HTMLElement).dataset.spot}: ${one.firstElementChild?.textContent}`),
  );
  const bar = await page.locator('.phase-bar').textContent();
  return [...labels, bar].join('\n');
}

/** Starts a game with the first demo deck by keyboard alone. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Révparti hajrá/ }).focus();
  await page.getByLabel('Mag', { exact: true }).focus();
  await press(page, 'Control+a');
  await page.keyboard.type(SEED);
  await press(page, 'Enter');
  await page.locator('.board').waitFor();
  // The keys of the table are heard wherever the focus is.
  await page.locator('[data-spot="zone:self.hand"]').focus();
}

/** Goes on with T until the manőverek fázisa of a forduló; open questions are answered with the first cards. */
async function toManoeuvres(page: Page, wanted: number): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const now = await page.locator('.steps [aria-current]').textContent();
    if ((await turn(page)) === `${wanted}. forduló` && now === 'Manőverek') return;
    const questions = page.locator('.panel-decision .pick-card[aria-pressed="false"]');
    const done = page.locator('.panel-decision .btn-primary');
    while ((await done.count()) > 0 && (await done.isDisabled())) {
      await questions.first().focus();
      await press(page, ' ');
    }
    if ((await done.count()) > 0) {
      await done.focus();
      await press(page, 'Enter');
    } else await press(page, 't');
  }
  throw new Error(
    `the manőverek fázisa of forduló ${wanted} was not reached: ${await page.locator('.phase-bar').textContent()}`,
  );
}

/** Summons the first card of the Kéz whose menu letter does it, and lets everything of the Időfonal take effect. */
async function summonFirst(page: Page, pattern: RegExp): Promise<string | null> {
  const hand = page.locator('.zone-hand .slot > [data-spot]');
  for (let i = 0; i < (await hand.count()); i++) {
    const label = (await hand.nth(i).locator('.sr-only').textContent()) ?? '';
    if (!pattern.test(label)) continue;
    await hand.nth(i).focus();
    await press(page, 'l');
    if ((await page.locator('.timeline-entry').count()) === 0) {
      await press(page, 'Escape');
      continue;
    }
    await settle(page);
    return label;
  }
  return null;
}

async function settle(page: Page): Promise<void> {
  for (let i = 0; i < 10 && (await page.locator('.timeline-entry').count()) > 0; i++) await press(page, 't');
}

/** Besieges the tower with everybody of the Sor who is éber, and comes home. */
async function siege(page: Page): Promise<boolean> {
  const ready = page.locator('.zone[data-zone="zone:self.row"] .slot > .tcard-ready');
  if ((await ready.count()) === 0) return false;
  await ready.first().focus();
  await press(page, 'o');
  if ((await page.locator('.panel-team').count()) === 0) {
    await press(page, 'Escape');
    return false;
  }
  for (let i = 1; i < Math.min(3, await ready.count()); i++) {
    await press(page, 'Tab');
    const focused = page.locator('.board [data-spot]:focus');
    if ((await focused.getAttribute('aria-pressed')) !== 'true') await press(page, ' ');
  }
  await press(page, 't');
  await page.locator('.panel-manoeuvre').waitFor();
  for (let i = 0; i < 12 && (await page.locator('.panel-manoeuvre').count()) > 0; i++) await press(page, 't');
  return true;
}

async function searched(page: Page): Promise<void> {
  await pile(page, 'future').focus();
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  await page.getByRole('menuitem', { name: /^Keres a Jövőben/ }).waitFor();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await page.locator('.panel-ask').waitFor();
  await page.locator('.panel-ask .btn-primary').focus();
  await press(page, 'Enter');
  await page.locator('.panel-decision .pick-card').first().focus();
  await press(page, ' ');
  await page.locator('.panel-decision .btn-primary').focus();
  await press(page, 'Enter');
  await page.locator('.panel-decision').waitFor({ state: 'detached' });
}

async function eightTurns(app: App): Promise<void> {
  const { page } = app;
  await app.goTo('/asztal');
  await begin(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  // A refused move says why, beside the card, with its clause, which opens its summary.
  await press(page, 't', 't', 't');
  expect(await cardsOf(page, 'hand')).toHaveLength(7);
  await page
    .locator('.zone-hand')
    .getByRole('button', { name: /^Révkalauz/ })
    .first()
    .focus();
  await press(page, 'l');
  await page.locator('.bubble').getByText('Ezt csak a manőverek fázisában teheted meg.').waitFor();
  await page.locator('.bubble .clause').focus();
  await press(page, 'Enter');
  await page
    .getByRole('dialog')
    .getByText(/az MP-igény és a többi költség kifizetése/)
    .waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'Escape');
  await page.locator('.bubble').waitFor({ state: 'detached' });

  // A building whose condition nobody meets: the player may say that it is met after all.
  await toManoeuvres(page, 1);
  await page
    .locator('.zone-hand')
    .getByRole('button', { name: /^Révvámház/ })
    .focus();
  await press(page, 'l');
  await page.locator('.panel-ask').getByText('A feltétel teljesül (kézi)').waitFor();
  await press(page, 'Escape');
  await page.locator('.panel-ask').waitFor({ state: 'detached' });

  expect(await summonFirst(page, /Kalandozó/)).not.toBeNull();
  expect((await cardsOf(page, 'row')).length).toBe(1);

  // A search shuffles the Jövő; undo and redo go through the shuffle exactly.
  const before = await snapshot(page);
  await searched(page);
  const future = await pileCount(page, 'future');
  const after = await snapshot(page);
  await press(page, 'h');
  const drawn = (await cardsOf(page, 'hand')).at(-1);
  await press(page, 'Control+z', 'Control+z', 'Control+z');
  expect(await snapshot(page)).toBe(before);
  await press(page, 'Control+y', 'Control+y');
  expect(await snapshot(page)).toBe(after);
  expect(await pileCount(page, 'future')).toBe(future);
  await press(page, 'Control+y');
  expect((await cardsOf(page, 'hand')).at(-1)).toBe(drawn);

  let sieges = 0;
  for (let n = 2; n <= 8; n++) {
    await toManoeuvres(page, n);
    while ((await summonFirst(page, /Kalandozó/)) !== null) if ((await page.locator('.panel-ask').count()) > 0) break;
    await press(page, 'Escape');
    if (await siege(page)) sieges++;
  }
  expect(await turn(page)).toBe('8. forduló');
  expect(sieges).toBeGreaterThan(0);
  // At least one toronyszint of the opponent fell.
  expect(await page.locator('.lane-dummy .zone-tower .slot').count()).toBeLessThan(3);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The log is the undo list: a line leads to its point, and going on from there keeps the other way.
  const end = await snapshot(page);
  const n = await steps(page);
  await page.locator('.log-step[data-step="5"]').focus();
  await press(page, 'Enter');
  expect(await turn(page)).toBe('1. forduló');
  await page.locator('[data-spot="zone:self.hand"]').focus();
  await press(page, 'h');
  await page.locator('.branches').getByRole('button', { name: 'Váltás erre' }).focus();
  await press(page, 'Enter');
  await page.locator(`.log-step[data-step="${n}"]`).focus();
  await press(page, 'Enter');
  expect(await snapshot(page)).toBe(end);

  // It is there after a restart, exactly.
  const again = await app.restart();
  await app.goTo('/asztal');
  await again.getByRole('button', { name: /^Megnyitás: Révparti hajrá/ }).click();
  await again.locator('.board').waitFor();
  expect(await snapshot(again)).toBe(end);
}

describe('a game of eight fordulók by keyboard in the window', () => {
  it.runIf(KINDS.includes('electron'))(
    'summons, searches, besieges, takes back and forth, branches, reopens',
    async () => {
      await withApp('electron', eightTurns);
    },
  );
});

describe('the table in Chromium', () => {
  it('plays by mouse, tests hands by key, exports a replay and opens it again', async () => {
    await withApp('chromium', async (app) => {
      const { page } = app;
      await app.goTo('/asztal');
      await begin(page);
      await toManoeuvres(page, 1);

      // Drag from the Kéz to the Sor; only that place and the Időfonal light up for a kalandozó.
      const card = page
        .locator('.zone-hand')
        .getByRole('button', { name: /Kalandozó/ })
        .first();
      const name = (await card.locator('.sr-only').textContent())?.split(',')[0] ?? '';
      const from = await card.boundingBox();
      const to = await page.locator('.zone[data-zone="zone:self.row"]').boundingBox();
      if (!from || !to) throw new Error('no boxes');
      await page.mouse.move(from.x + 30, from.y + 30);
      await page.mouse.down();
      await page.mouse.move(to.x + 200, to.y + 60, { steps: 5 });
      expect(
        await page.locator('.zone-open').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.zone)),
      ).toEqual(['zone:self.row', 'timeline']);
      await page.mouse.up();
      await page.locator('.timeline-entry').getByText(name).waitFor();
      await settle(page);
      expect(await cardsOf(page, 'row')).toEqual([name]);

      // Onto the Múlt of the opponent it may not go; by hand it may go anywhere, and the log says so.
      await page.locator('.zone[data-zone="zone:self.row"] [data-spot^="card"]').first().click();
      await page.getByRole('menuitem', { name: 'Kézi…' }).click();
      await page.getByRole('menuitem', { name: 'Pihenőre fordít' }).click();
      await page.locator('.log-here .log-hand').waitFor();
      await page.locator('.tcard-resting').waitFor();
      await press(page, 'Control+z');
      await page.locator('.tcard-resting').waitFor({ state: 'detached' });

      await press(page, 'Control+h');
      await page.locator('.test-hand').first().waitFor();
      await press(page, 'j', 'r', 'j', 'j');
      await page.locator('.hand-test').getByText('3 jó, 1 rossz, jó arány: 75,0 %').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await press(page, 'Escape');

      const before = await snapshot(page);
      await page.getByRole('button', { name: 'Továbbiak' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Visszajátszás mentése (JSON)' }).click(),
      ]);
      const file = join(app.dataFolder, 'jatek.json');
      await download.saveAs(file);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        format: 'jovolato-replay',
        setup: { seed: Number(SEED) },
      });

      await press(page, 'Control+Shift+n');
      await page.getByText('Új játék indult').waitFor();
      await page.getByRole('button', { name: 'Továbbiak' }).click();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('menuitem', { name: 'Visszajátszás megnyitása…' }).click(),
      ]);
      await chooser.setFiles(file);
      await page.getByText(/A játék megnyitva/).waitFor();
      expect(await snapshot(page)).toBe(before);
    });
  });
});
