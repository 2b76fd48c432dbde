import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { formatNumber, formatPercent } from '../../messages/lang.ts';
import { accessibilityFaults } from './harness/a11y.ts';
import { type App, KINDS } from './harness/app.ts';
import { tasksOver } from './harness/long-tasks.ts';
import { useApp } from './harness/shared-app.ts';

const list = join(root, 'main/demo/paklik/revparti-hajra.txt');

/** What the command line says about the same deck. */
const cli = (...args: string[]) =>
  JSON.parse(execFileSync(process.execPath, [join(root, 'build/cli.mjs'), ...args, '--json'], { encoding: 'utf8' }));

type Five = Record<'pool' | 'spent' | 'played' | 'hand' | 'stuck', number>;

const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label, exact: true });

async function type(page: Page, label: string, value: number): Promise<void> {
  await number(page, label).fill(String(value));
  await number(page, label).press('Tab');
}

/** The cells of the table with this name, row by row. */
const cells = (page: Page, name: string) =>
  page
    .getByRole('group', { name, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

/** What stands over the results of a simulation. */
const status = (page: Page, text: RegExp) => page.locator('.simulation-status', { hasText: text });

async function open(app: App, section: string): Promise<Page> {
  await app.page.getByRole('link', { name: 'Esély' }).click();
  await app.goTo(`/esely/${section}`);
  await app.page.getByRole('tab', { selected: true }).waitFor();
  return app.page;
}

describe.each(KINDS)('odds in %s', (kind) => {
  const program = useApp(kind);

  it('answers a question as the command line does, and remembers it', async () => {
    const app = program();
    const page = await open(app, 'kerdesek');
    const chance = page.getByTestId('chance');
    await chance.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Új kérdés' }).click();
    await type(page, 'Hányadik fordulóig', 3);
    await page.getByLabel('1. feltétel: keresés').fill('típus:küldetés');
    await type(page, '1. feltétel: hány lap', 2);
    await page.getByRole('button', { name: 'Még egy feltétel' }).click();
    await page.getByText('Javítsd a pirossal jelölt feltételt').waitFor();
    await page.getByLabel('2. feltétel: keresés').fill('mp>=');
    await page.getByText(/Hiányzik az érték/).waitFor();
    await page.getByLabel('2. feltétel: keresés').fill('mp<=1');
    await page.getByRole('button', { name: /2\. feltétel: hogyan/ }).click();
    await page.getByRole('option', { name: 'legfeljebb' }).click();
    await type(page, '2. feltétel: hány lap', 4);

    const file = join(app.dataFolder, 'kerdesek.json');
    const question = {
      draws: 11,
      query: 'típus:küldetés',
      atLeast: 2,
      and: [{ query: 'mp<=1', atLeast: 0, atMost: 4 }],
    };
    writeFileSync(file, JSON.stringify([question]));
    const [answer] = cli('odds', list, '--questions', file) as { p: number }[];
    await expect.poll(() => chance.textContent()).toBe(formatPercent(answer?.p ?? -1, 'hu'));
    // What the panel shows as the same question for the command line is that question.
    await page.getByText('Parancssorban ugyanez').click();
    const shown = await page.locator('.odds-command', { hasText: 'kerdesek.json:' }).locator('code').textContent();
    expect(JSON.parse(shown ?? '')).toEqual([question]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await app.restart();
    await open(app, 'kerdesek');
    await expect.poll(() => app.page.getByTestId('chance').textContent()).toBe(formatPercent(answer?.p ?? -1, 'hu'));
  });

  it('deals the hands of the command line; curve, comparison and fairness can be read by everyone', async () => {
    const app = program();
    const page = await open(app, 'kezdokezek');
    await page.getByLabel('Mag', { exact: true }).fill('7');
    await type(page, 'Kezek száma', 3);
    await expect.poll(() => page.locator('.odds-hand').count()).toBe(3);
    const hands = await page
      .locator('.odds-hand')
      .evaluateAll((all) =>
        all.map((hand) => [...hand.querySelectorAll('.face-name')].map((name) => name.textContent)),
      );
    expect(hands).toEqual(cli('hands', list, '--seed', '7', '--count', '3').hands);
    expect(await accessibilityFaults(page)).toEqual([]);

    await open(app, 'gorbe');
    await page.getByRole('img', { name: /^MP-görbe\. .*40 lap/ }).waitFor();
    await page.getByRole('button', { name: 'Táblázat: MP-görbe' }).click();
    expect((await cells(page, 'MP-görbe')).reduce((sum, row) => sum + Number(row[1]), 0)).toBe(40);
    expect(await accessibilityFaults(page)).toEqual([]);

    await open(app, 'osszevetes');
    await page.getByText('Válassz fent egy másik paklit').waitFor();
    await page.getByRole('button', { name: /Másik pakli/ }).click();
    await page.getByRole('option', { name: 'Vas és hamu' }).click();
    await page.getByRole('button', { name: 'Szimuláció mindkét paklival' }).click();
    await page.getByRole('img', { name: /^elköltött MP\./ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await open(app, 'meltanyossag');
    await page.getByRole('button', { name: 'Próba indítása' }).click();
    await page.getByText('Mindhárom érték a sávban van').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('simulates what the command line simulates, and goes on until it is precise enough', async () => {
    const app = program();
    const page = await open(app, 'szimulacio');
    await type(page, 'Játékok', 9000);
    await type(page, 'Fordulók', 4);
    await page.getByLabel('Mag', { exact: true }).fill('4711');
    const tasks = await tasksOver(200, page, async () => {
      await page.getByRole('button', { name: 'Szimuláció indítása' }).click();
      await status(page, /9000 játék, mag: 4711\./).waitFor();
      await page.getByRole('button', { name: 'Szimuláció indítása' }).waitFor();
    });
    // The games are played elsewhere: the page is at most busy drawing for a moment.
    expect(tasks).toEqual([]);

    const goldfish = (games: number) =>
      cli('goldfish', list, '--games', `${games}`, '--turns', '4', '--seed', '4711') as {
        turns: (Five & { se: Five })[];
      };
    const { turns } = goldfish(9000);
    const shown = (value: number, se: number, format: (n: number) => string) =>
      se > 0 ? `${format(value)} ± ${format(1.96 * se)}` : format(value);
    const two = (value: number) => formatNumber(value, 'hu', 2);
    await page.getByRole('button', { name: 'Táblázat: MP fordulónként' }).click();
    expect((await cells(page, 'MP fordulónként')).map((row) => row.slice(0, 3))).toEqual(
      turns.map((turn, i) => [
        String(i + 1),
        shown(turn.pool, turn.se.pool, two),
        shown(turn.spent, turn.se.spent, two),
      ]),
    );
    await page.getByRole('button', { name: 'Táblázat: Elakadás' }).click();
    const share = (value: number) => formatPercent(value, 'hu');
    expect(await cells(page, 'Elakadás')).toEqual(
      turns.map((turn, i) => [String(i + 1), shown(turn.stuck, turn.se.stuck, share)]),
    );
    expect(await accessibilityFaults(page)).toEqual([]);

    await type(page, 'Kívánt standard hiba, ezred', 8);
    await page.getByRole('button', { name: 'Több játék' }).click();
    await page.getByText('Ez már megvan.').waitFor();
    const words = (await status(page, /./).textContent()) ?? '';
    const games = Number(/([\d\s]+) játék, mag/.exec(words)?.[1]?.replace(/\s/g, ''));
    expect(games).toBeGreaterThan(9000);
    const more = goldfish(games).turns;
    expect(Math.max(...more.map((turn) => turn.se.spent))).toBeLessThanOrEqual(0.008);
    expect((await cells(page, 'MP fordulónként')).map((row) => row[2])).toEqual(
      more.map((turn) => shown(turn.spent, turn.se.spent, two)),
    );
  });

  it('can be stopped; what was played until then is a simulation of its own', async () => {
    const app = program();
    const page = await open(app, 'szimulacio');
    await type(page, 'Játékok', 5_000_000);
    await type(page, 'Fordulók', 8);
    await page.getByLabel('Mag', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Szimuláció indítása' }).click();
    await status(page, /játék, mag: 3\./).waitFor();
    await page.getByRole('button', { name: 'Megállítás' }).click();
    const text = (await page.getByText(/^Félbehagyva: /).textContent()) ?? '';
    const games = Number(/Félbehagyva: ([\d\s]+) játék/.exec(text)?.[1]?.replace(/\s/g, ''));
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(5_000_000);
    await page.getByRole('button', { name: 'Táblázat: Lapok fordulónként' }).click();
    const { turns } = cli('goldfish', list, '--games', `${games}`, '--turns', '8', '--seed', '3') as {
      turns: { played: number; se: { played: number } }[];
    };
    expect((await cells(page, 'Lapok fordulónként')).map((row) => row[1]?.split(' ')[0])).toEqual(
      turns.map((turn) => formatNumber(turn.played, 'hu', 2)),
    );
  });
});
