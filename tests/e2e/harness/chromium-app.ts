import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../build/fresh.mjs';
import { borrowBrowser, returnBrowser } from './browser.ts';
import { firstView, PATIENCE } from './first-view.ts';
import { collectProblems } from './problems.ts';

export interface WebProcess {
  /** The address with the one-time token. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Tells the program to stop and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built program on loopback. */
export async function startWeb(env: Readonly<Record<string, string>>): Promise<WebProcess> {
  const child = spawn(process.execPath, [join(root, 'dist/core.mjs'), 'web'], {
    env: { ...env, JOVOLATO_NO_BROWSER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  const url = new Promise<string>((resolve) => {
    const read = (data: Buffer) => {
      output += String(data);
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const first = await Promise.race([url, exited]);
  if (typeof first !== 'string') throw new Error(`The program ended with ${first}: ${output}`);
  const stop = async () => {
    child.kill('SIGTERM');
    return await exited;
  };
  return { url: first, process: child, stop };
}

export interface ChromiumRun {
  readonly page: Page;
  stop(): Promise<void>;
}

/** Starts the built program on loopback and its page in Chromium. */
export async function launchInChromium(
  env: Readonly<Record<string, string>>,
  problems: string[],
  viewport: { width: number; height: number },
): Promise<ChromiumRun> {
  const borrowed = borrowBrowser();
  const web = await startWeb(env).catch(async (error: unknown) => {
    await borrowed.then(returnBrowser);
    throw error;
  });
  const browser = await borrowed.catch(async (error: unknown) => {
    await web.stop();
    throw error;
  });
  const context = await browser.newContext({ viewport, locale: 'hu-HU', acceptDownloads: true });
  context.setDefaultTimeout(PATIENCE);
  collectProblems(context, problems);
  const page = await context.newPage();
  const stop = async () => {
    // First the page, then the program: the other way round the page would complain about the lost line.
    await context.close();
    await Promise.all([web.stop(), returnBrowser()]);
  };
  try {
    await page.goto(web.url);
    await firstView(page);
  } catch (error) {
    await stop();
    throw error;
  }
  return { page, stop };
}
