import { buildStale } from '../../../build/bundles.ts';
import { openDisplay } from './display.ts';
import { findChromium, testElectron } from './machine.ts';

/**
 * Before all end-to-end tests: everything built, a screen to show it on, both hosts at hand. What a player's machine lacks is
 * skipped and named; where CI is set everything must be there.
 */
export default async function setup(): Promise<() => void> {
  await buildStale();
  const display = await openDisplay();
  const electron = display && (await testElectron());
  const missing = [
    display ? null : 'no screen (xvfb)',
    electron ? null : 'no Electron window',
    findChromium() ? null : 'no Chromium (install it or set JOVOLATO_CHROMIUM)',
  ].filter((lack) => lack !== null);
  if (missing.length > 0 && process.env.CI) throw new Error(`The end-to-end tests cannot run: ${missing.join(', ')}.`);
  if (missing.length > 0) console.warn(`Skipped end-to-end tests: ${missing.join(', ')}.`);
  const kinds = [electron ? 'electron' : null, findChromium() ? 'chromium' : null].filter((kind) => kind !== null);
  // Read in the test processes, which start after this with this environment.
  process.env.JOVOLATO_E2E_HOSTS = kinds.join(' ');
  if (display?.name) process.env.DISPLAY = display.name;
  return () => display?.stop();
}
