import { describe, expect, it } from 'vitest';
import { KINDS } from './harness/app.ts';
import { EDITED, makeSteps } from './harness/edits.ts';
import { useApp } from './harness/shared-app.ts';
import { closePage, killPage, openPage } from './harness/tabs.ts';

/** Fewer than a step's wait for its write, in ms: the last steps are on the page alone when it goes. */
const PAUSE = 15;
const STEPS = 3;
/** Nothing older than this, in ms, may be lost with a killed page. */
const OLDEST = 250;

/** One with a call of its own, one among the settings: closing and killing go the same way for every other thing. */
const TWO = EDITED.filter(({ name }) => name === 'the draft of a deck' || name === 'a half-filled card');

describe.each(KINDS)('leaving a page in %s', (kind) => {
  const program = useApp(kind, { expectedProblems: [/crashed|Page's process|gone/i] });

  it.each(EDITED)('$name is kept to the last step when the page is reloaded at once', async (thing) => {
    const { page } = program();
    await thing.open(page);
    const before = await thing.stored(page);
    await makeSteps(page, thing.step, STEPS, PAUSE);
    await page.reload();
    await expect.poll(() => thing.stored(page)).toBe(before + STEPS);
  });

  it.each(TWO)('$name is kept to the last step when the page is closed at once', async (thing) => {
    const app = program();
    const page = await openPage(app);
    await thing.open(page);
    const before = await thing.stored(app.page);
    await makeSteps(page, thing.step, STEPS, PAUSE);
    await closePage(app, page);
    await expect.poll(() => thing.stored(app.page)).toBe(before + STEPS);
  });

  it.each(TWO)('of $name nothing older than a quarter of a second is lost when the page is killed', async (thing) => {
    const app = program();
    const page = await openPage(app);
    await thing.open(page);
    const before = await thing.stored(app.page);
    await makeSteps(page, thing.step, STEPS, PAUSE);
    await new Promise((resolve) => setTimeout(resolve, OLDEST));
    await killPage(app, page);
    await expect.poll(() => thing.stored(app.page)).toBe(before + STEPS);
    if (!app.electron) return await page.close();
    // The window came back by itself; Playwright no longer knows its page.
    await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.close());
  });
});
