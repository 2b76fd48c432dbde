import { buildStale } from '../../../build/bundles.ts';
import { openDisplay } from './display.ts';
import { findChromium, testElectron } from './machine.ts';

/** Before all end-to-end tests: everything built, a screen to show it on, both hosts at hand. */
export default async function setup(): Promise<() => void> {
  await buildStale();
  const display = await openDisplay();
  const missing = [
    display ? null : 'a screen (install xvfb)',
    (await testElectron()) ? null : 'Electron',
    findChromium() ? null : 'Chromium (install chromium or set JOVOLATO_CHROMIUM)',
  ].filter((name) => name !== null);
  if (missing.length > 0) throw new Error(`The end-to-end tests need ${missing.join(', ')}.`);
  if (display?.name) process.env.DISPLAY = display.name;
  return () => display?.stop();
}
