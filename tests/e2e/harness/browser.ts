import { type Browser, chromium } from 'playwright-core';
import { findChromium, sandboxSwitches } from './machine.ts';

let running: Promise<Browser> | null = null;
let users = 0;
let kept = false;

/**
 * The one Chromium of this process: started for the first who asks, ended with the last. Programs are kept apart by a context
 * of their own, which has its own cookies, storage and cache.
 */
export async function borrowBrowser(): Promise<Browser> {
  users += 1;
  running ??= launchChromium();
  return await running.catch((error: unknown) => {
    running = null;
    throw error;
  });
}

/** Ends the borrowing; to be called once for each {@link borrowBrowser}. */
export async function returnBrowser(): Promise<void> {
  users -= 1;
  if (users === 0 && !kept) await closeBrowser();
}

/** Keeps Chromium between two programs, until {@link closeBrowser}. */
export function keepBrowser(): void {
  kept = true;
}

export async function closeBrowser(): Promise<void> {
  const browser = await running;
  running = null;
  await browser?.close();
}

/** Starts Chromium without its calls home. */
async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to test with.');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return await chromium.launch({ executablePath, args: [...sandboxSwitches, ...quiet] });
}
