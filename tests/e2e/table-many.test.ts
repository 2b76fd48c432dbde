import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../../engine/mk/cards/card.ts';
import { toReplay } from '../../engine/mk/table/replay.ts';
import { startSession } from '../../engine/mk/table/session.ts';
import { setupSchema } from '../../engine/mk/table/setup.ts';
import { withApp } from './harness/app.ts';
import { tasksOver } from './harness/long-tasks.ts';

/** A replay with 120 cards in sight: Sor, Torony, fields, quests with obstacles, raktár, Kéz. */
function manyCards(): string {
  const cards = [
    stubCard('Sokadik kalandozó', { type: 'adventurer', mp: 2, level: 2 }),
    stubCard('Sokadik küldetés', { type: 'quest', mp: 1, dp: 1, obstacleSlots: 2 }),
    stubCard('Sokadik toronyszint', { type: 'towerLevel', mp: 4, fal: 2 }),
    stubCard('Sokadik szövetséges', { type: 'ally', mp: 3, points: 3 }),
    stubCard('Sokadik csapda', { type: 'obstacle', obstacleKind: 'trap', mp: 1 }),
    stubCard('Sokadik pöröly', { type: 'action', actionKind: 'item', mp: 1 }),
  ];
  const many = (card: number, n: number) => Array.from({ length: n }, () => ({ card }));
  const resting = many(0, 15).map((one) => ({ ...one, position: 'resting' as const }));
  const quests = many(1, 3).map((one) => ({ ...one, attached: many(4, 2) }));
  const setup = setupSchema.parse({
    cards,
    seed: 5,
    step: 'manoeuvres',
    self: {
      mp: 30,
      zones: {
        row: [...many(0, 25), ...resting],
        tower: many(2, 5),
        field: many(3, 15),
        quests,
        store: many(5, 8),
        hand: [...many(0, 20), ...many(4, 10)],
        future: many(0, 40),
      },
    },
    dummy: { zones: { tower: many(2, 3).map((one) => ({ ...one, attached: many(4, 1) })), row: many(0, 8) } },
  });
  return JSON.stringify(toReplay(startSession(setup)));
}

/** A frame or two may be missed, but nothing may feel stuck: this is for freezes, not for times. */
const FREEZE_MS = 250;

describe('a full table', () => {
  it('stays smooth with 120 cards while cards are picked up, moved, taken back and shuffled', async () => {
    await withApp('chromium', async (app) => {
      const { page } = app;
      const file = join(app.dataFolder, 'sok-lap.json');
      writeFileSync(file, manyCards());
      await app.goTo('/asztal');
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Visszajátszás megnyitása…' }).click(),
      ]);
      await chooser.setFiles(file);
      await page.locator('.board').waitFor();
      expect(await page.locator('.board [data-spot^="card"]').count()).toBeGreaterThanOrEqual(120);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(scrolls).toBeLessThanOrEqual(0);

      const card = page.locator('.zone-hand .tcard').first();
      const found = await tasksOver(FREEZE_MS, page, async () => {
        await card.focus();
        await page.keyboard.press(' ');
        await page.locator('.zone-open').first().waitFor();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.locator('.timeline-entry').waitFor();
        await page.keyboard.press('t');
        for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'h', 'h']) await page.keyboard.press(key);
        await card.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menu').waitFor();
        await page.keyboard.press('Escape');
        for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
        for (let i = 0; i < 4; i++) await page.keyboard.press('Control+y');
      });
      if (process.env.TABLE_PICTURE) await page.screenshot({ path: process.env.TABLE_PICTURE });
      expect(found).toEqual([]);
    });
  });
});
