import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { type Decision, decide } from '../../engine/homalyrev/monster/decide.ts';
import { readScenario } from '../../engine/homalyrev/scenario-file.ts';
import { describeReason } from '../../messages/homalyrev/focus.ts';
import { accessibilityFaults } from './harness/a11y.ts';
import { type App, KINDS } from './harness/app.ts';
import { useApp } from './harness/shared-app.ts';

const shared = join(root, '../shared/homalyrev/focus-scenarios.json');

const map = (page: Page) => page.getByRole('application', { name: 'Pálya' });
const hex = (page: Page, place: string) => page.getByRole('img', { name: new RegExp(`^${place}(,| \\(|$)`) });

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

// The page writes coordinates with a true minus sign and never breaks them.
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('−', '-');

/** Opens one of the tabs as a player would, once the program is there. */
async function openTab(page: Page, tab: 'Tábla' | 'Kéz' | 'Kezdeményezés'): Promise<void> {
  await page.getByRole('link', { name: 'Homályrév' }).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** What the page says: whom it focuses, where it ends, and why. */
async function answerOf(page: Page) {
  return {
    foci: await page.locator('.hx-focus-name').allTextContents(),
    ends: (await page.locator('.hx-outcome').allTextContents()).map((text) => /\((.*?)\)/.exec(plain(text))?.[1]),
    reasons: (await page.locator('.hx-reason > .grow').allTextContents()).map(plain),
  };
}

const answerBy = ({ foci, outcomes, reasons }: Decision) => ({
  foci: foci.length > 0 ? [...foci] : ['nincs fókusz'],
  ends: outcomes.slice(0, 12).map(({ end }) => end.join(', ')),
  reasons: reasons.map((reason) => describeReason(reason, 'hu')),
});

/** Presses something that saves a file and gives what was written. */
async function savedBy(app: App, name: string, act: () => Promise<void>): Promise<string> {
  const path = join(app.dataFolder, name);
  if (app.electron) {
    await app.electron.evaluate(
      ({ session }, target) =>
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(target);
        }),
      path,
    );
    await act();
    await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8').endsWith('\n')).toBe(true);
  } else {
    const [download] = await Promise.all([app.page.waitForEvent('download'), act()]);
    await download.saveAs(path);
  }
  return readFileSync(path, 'utf8');
}

async function openFile(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Megnyitás' }).click(),
  ]);
  await chooser.setFiles(path);
}

function decided(text: string): Decision {
  const read = readScenario(JSON.parse(text));
  if (!read.ok) throw new Error(read.problem.code);
  return decide(read.value);
}

// In this order, since they share a program: what begins with the sample board comes before what changes it.
describe.each(KINDS)('Homályrév in %s', (kind) => {
  const program = useApp(kind);

  it('takes the figures of the initiative from the board, leaves ties to the players and takes back', async () => {
    const { page } = program();
    await openTab(page, 'Kezdeményezés');
    await page.getByRole('button', { name: 'Beolvasás a tábláról' }).click();
    const turns = page.locator('.od-turns');
    await expect.poll(() => turns.allTextContents()).toEqual(['Harangozó', 'Révész', 'Lidérc 1 → Lidérc 2']);
    const leading = page.getByLabel('Vezető', { exact: true });
    await leading.nth(1).fill('24');
    await page.getByLabel('Másik', { exact: true }).nth(1).fill('70');
    await page.getByText('Teljes a holtverseny, a játékosok döntenek: Révész, Harangozó.').waitFor();
    await page.getByRole('button', { name: 'Előrébb: Harangozó' }).click();
    await expect.poll(() => turns.allTextContents()).toEqual(['Harangozó', 'Révész', 'Lidérc 1 → Lidérc 2']);
    await page.getByRole('button', { name: 'Visszavonás' }).click();
    await expect.poll(() => turns.allTextContents()).toEqual(['Révész', 'Harangozó', 'Lidérc 1 → Lidérc 2']);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('moves a figure by keyboard and by mouse, and tells why it may not stand somewhere', async () => {
    const { page } = program();
    await openTab(page, 'Tábla');
    await hex(page, 'q 1, r 2').waitFor();
    await map(page).focus();
    await press(page, 'Enter', 'ArrowRight', 'Enter');
    await hex(page, 'q 2, r 1, padló, Lidérc 1').waitFor();
    await press(page, 'Control+z');
    await hex(page, 'q 1, r 2, padló, Lidérc 1').waitFor();

    const drag = async (from: string, to: string) => {
      await hex(page, from).hover();
      await page.mouse.down();
      await hex(page, to).hover();
      await page.mouse.up();
    };
    await drag('q 1, r 2', 'q 0, r 0');
    await hex(page, 'q 0, r 0, padló, Lidérc 1').waitFor();
    await drag('q 0, r 0', 'q 2, r 3');
    await page.getByText('Ezen a mezőn már Lidérc 2 áll.').first().waitFor();
    await hex(page, 'q 0, r 0, padló, Lidérc 1').waitFor();
  });

  it.skipIf(!existsSync(shared))(
    'opens a map out of a list and answers as the engine does (needs ../shared)',
    async () => {
      const app = program();
      const maps = JSON.parse(readFileSync(shared, 'utf8')) as { id: string; input: unknown }[];
      const chosen = maps.find((one) => one.id === 'G13') ?? maps[12];
      if (!chosen) throw new Error('no maps');
      await openTab(app.page, 'Tábla');
      await hex(app.page, 'q 1, r 2').waitFor();
      await openFile(app.page, shared);
      await app.page.getByRole('dialog').getByText(chosen.id, { exact: true }).click();
      await app.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await answerOf(app.page)).toEqual(answerBy(decided(JSON.stringify(chosen.input))));

      const broken = join(app.dataFolder, 'rossz.json');
      writeFileSync(broken, '{"board": {"hexes": [[0,0]]}, "actor": "x", "figures": []}');
      await openFile(app.page, broken);
      const notice = app.page.getByRole('status').filter({ hasText: /„rossz\.json” fájl nem olvasható/ });
      await notice.getByRole('button').click();
      await notice.waitFor({ state: 'detached' });
      expect(await app.page.locator('.hx-focus-name').count()).toBeGreaterThan(0);
    },
  );

  it('shows ranges and sight, draws an example by its seed, lists the rules of the other edition', async () => {
    const { page } = program();
    await openTab(page, 'Tábla');
    await page.getByRole('button', { name: 'Minták' }).click();
    await page.getByRole('menuitem', { name: 'Vékony falak és rálátás' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await press(page, 'l');
    await hex(page, 'q 2, r 1').click();
    await hex(page, 'q 4, r 1').hover();
    await page.getByText('q 4, r 1: látszik, a hatótáv 3.').waitFor();
    await hex(page, 'q 4, r 0').hover();
    await page.getByText(/^q 4, r 0: nem látszik/).waitFor();
    await press(page, 'Escape');

    const size = () => map(page).getAttribute('viewBox');
    const whole = await size();
    await press(page, '+');
    expect(await size()).not.toBe(whole);
    await page.getByRole('button', { name: 'Az egész pálya' }).click();
    expect(await size()).toBe(whole);

    const seed = page.getByLabel('Mag', { exact: true });
    const drawn = async (value: string) => {
      await seed.fill(value);
      await seed.press('Enter');
      return await page.locator('.hx-outcome[aria-pressed="true"]').textContent();
    };
    const first = await drawn('77');
    await drawn('78');
    expect(await drawn('77')).toBe(first);

    await page.getByText('Miben tér el a két kiadás?').click();
    await page.getByRole('cell', { name: 'saroktól sarokig' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('paints a board by keyboard and mouse, answers as the engine does, saves and loads the same', async () => {
    const app = program();
    const { page } = app;
    await openTab(app.page, 'Tábla');
    await page.getByRole('button', { name: 'Minták' }).click();
    await page.getByRole('menuitem', { name: 'Üres pálya' }).click();
    await hex(page, 'q 0, r 0').waitFor();

    // A row of floor with a trap, a monster at one end and a character at the other.
    await map(page).focus();
    await press(page, '2');
    for (let i = 0; i < 5; i++) await press(page, 'ArrowDown', 'Enter');
    await press(page, 'k', 'Enter', 'ArrowUp', 'ArrowUp', '5', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'm', 'Enter');
    await hex(page, 'q 0, r 5, padló, Karakter 1').waitFor();
    expect(await hex(page, 'q 0, r 3').getAttribute('aria-label')).toBe('q 0, r 3, csapda');
    expect(await answerOf(page)).toMatchObject({ foci: ['Karakter 1'], ends: ['0, 2'] });

    // A way round the trap changes the path; two strokes of the mouse paint it.
    await page.getByRole('button', { name: /^Padló/ }).click();
    const from = await hex(page, 'q 0, r 2').boundingBox();
    const to = await hex(page, 'q 0, r 4').boundingBox();
    if (!from || !to) throw new Error('no boxes');
    const x = from.x + from.width * 1.25;
    await page.mouse.move(x, from.y + from.height);
    await page.mouse.down();
    await page.mouse.move(x, (from.y + to.y) / 2 + from.height, { steps: 6 });
    await page.mouse.move(x, to.y, { steps: 6 });
    await page.mouse.up();
    await hex(page, 'q 1, r 2').waitFor();
    await press(page, '.');
    await page.locator('.hx-reason[aria-current]').waitFor();
    await page.getByRole('button', { name: 'Következő lépés' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);

    const text = await savedBy(app, 'palya.json', () => press(page, 'Control+s'));
    const answer = answerBy(decided(text));
    expect(await answerOf(page)).toEqual(answer);
    const cli = execFileSync(
      process.execPath,
      [join(root, 'build/cli.mjs'), 'focus', join(app.dataFolder, 'palya.json'), '--json'],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(cli)).toEqual(JSON.parse(JSON.stringify(decided(text))));

    await press(page, 'Control+z');
    await hex(page, 'q 1, r 2').waitFor({ state: 'detached' });
    await openFile(page, join(app.dataFolder, 'palya.json'));
    await hex(page, 'q 1, r 2').waitFor();
    expect(await answerOf(page)).toEqual(answer);
    expect(await savedBy(app, 'ujra.json', () => press(page, 'Control+s'))).toBe(text);

    const again = await app.restart();
    await openTab(again, 'Tábla');
    await hex(again, 'q 1, r 2').waitFor();
    await expect.poll(() => answerOf(again)).toEqual(answer);
  });

  it('has a hand that is chosen, played through a short rest, taken back and kept; the same seed draws the same card', async () => {
    const app = program();
    const { page } = app;
    await openTab(page, 'Kéz');
    const rounds = () => page.locator('.gg-big > strong').textContent();
    await page.getByText('Ezzel a kézzel indulhatsz.').waitFor();
    expect(await rounds()).toBe('20');
    await page.getByRole('button', { name: 'Örvény' }).click();
    await page.getByText('9 lapot kell vinned, még 1 hiányzik.').waitFor();
    await page.getByRole('button', { name: 'Örvény' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Indulás', exact: true }).click();

    const cards = page.locator('.hd-round .ac-button');
    const basic = async () => {
      await page
        .getByRole('button', { name: /^Támadás 2: .*, felső/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Mozgás 2: .*, alsó/ })
        .first()
        .click();
    };
    for (let round = 1; round <= 4; round++) {
      await page.getByRole('heading', { name: new RegExp(`^${round}\\. kör`) }).waitFor();
      await cards.nth(0).click();
      await cards.nth(1).click();
      await press(page, 'n');
      await basic();
      if (round < 4) await press(page, 'n');
    }
    expect(await rounds()).toBe('16');
    const rest = async () => {
      await page.getByRole('button', { name: 'Rövid pihenő', exact: true }).click();
      const words = await page.getByText(/ veszne el\.$/).textContent();
      await page.getByRole('button', { name: 'Elfogadás' }).click();
      await page.getByText('Elveszett (1)').waitFor();
      return words;
    };
    const first = await rest();
    await press(page, 'Control+z', 'Control+z');
    await page.getByText('Elveszett (0)').waitFor();
    expect(await rest()).toBe(first);
    expect(await rounds()).toBe('16');
    expect(await accessibilityFaults(page)).toEqual([]);

    await press(page, 'n');
    await page.getByRole('button', { name: 'Sebzés' }).click();
    await page.getByLabel(/^Egy lap a kézből vész el/).check();
    await page.getByRole('dialog').locator('.ac-button').first().click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rendben' }).click();
    await page.getByText('Elveszett (2)').waitFor();
    expect(Number(await rounds())).toBeLessThan(16);

    const again = await app.restart();
    await openTab(again, 'Kéz');
    await again.getByText('Elveszett (2)').waitFor();
    await again.getByRole('button', { name: 'Vissza a 2. lépés elé' }).click();
    await again.getByRole('heading', { name: /^1\. kör/ }).waitFor();
    await again.getByText('Dobott (0)').waitFor();
  });
});
