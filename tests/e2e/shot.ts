// `npm run shot -- --route /decks --out x.png [--theme light|dark] [--size 1280x800] [--electron] [--data <folder>] [--wait <selector>]
// [--script <file>]`: a picture of the built page, in Chromium unless --electron is given. The script file exports a default function
// that gets the page and may click about first. Problems the page reports are printed.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { buildStale } from '../../build/bundles.ts';
import { type App, withApp } from './harness/app.ts';
import { openDisplay } from './harness/display.ts';
import { takePicture } from './harness/picture.ts';

const { values } = parseArgs({
  options: {
    route: { type: 'string' },
    out: { type: 'string', default: 'test-results/shot.png' },
    theme: { type: 'string', default: 'dark' },
    size: { type: 'string', default: '1280x800' },
    electron: { type: 'boolean', default: false },
    data: { type: 'string' },
    wait: { type: 'string' },
    script: { type: 'string' },
  },
});
const [width, height] = values.size.split('x').map(Number);
if (!width || !height) throw new Error('--size is width x height, e.g. 1280x800');

await buildStale();
const display = values.electron ? await openDisplay() : null;
if (display?.name) process.env.DISPLAY = display.name;

async function shoot({ page, goTo, problems }: App): Promise<void> {
  await page.emulateMedia({ colorScheme: values.theme === 'light' ? 'light' : 'dark' });
  if (values.route) await goTo(values.route);
  if (values.wait) await page.waitForSelector(values.wait);
  else await page.waitForTimeout(500);
  if (values.script) {
    const { default: act } = (await import(pathToFileURL(resolve(values.script)).href)) as {
      default: (page: Page) => Promise<void>;
    };
    await act(page);
  }
  await takePicture(page, values.out);
  for (const problem of problems) console.error(problem);
  console.log(values.out);
}

try {
  await withApp(values.electron ? 'electron' : 'chromium', shoot, {
    size: { width, height },
    expectedProblems: [/./],
    ...(values.data ? { dataFolder: resolve(values.data) } : {}),
  });
} finally {
  display?.stop();
}
