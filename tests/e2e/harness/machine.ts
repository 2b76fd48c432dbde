import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findElectron } from '../../../build/electron/find.ts';
import type { FoundElectron } from '../../../build/electron/found.ts';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium of this machine: JOVOLATO_CHROMIUM, or the first one on the path. Null if there is none. */
export function findChromium(): string | null {
  if (process.env.JOVOLATO_CHROMIUM) return process.env.JOVOLATO_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = CHROMIUM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Root cannot use Chromium's sandbox; the tests are the one place where that is accepted. */
export const sandboxSwitches: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

let electron: Promise<FoundElectron | null> | undefined;

/** The Electron the tests run on; looked for once. */
export function testElectron(): Promise<FoundElectron | null> {
  electron ??= findElectron({ progress: (line) => console.error(line) });
  return electron;
}
