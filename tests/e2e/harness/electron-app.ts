import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { root } from '../../../build/fresh.mjs';
import { firstView, PATIENCE } from './first-view.ts';
import { sandboxSwitches, testElectron } from './machine.ts';
import { collectProblems } from './problems.ts';

export interface ElectronRun {
  readonly page: Page;
  readonly electron: ElectronApplication;
  /** What the program wrote on its standard outputs so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface ElectronLaunch {
  readonly env: Readonly<Record<string, string>>;
  readonly problems: string[];
  /** A packaged program to start instead of the built one. */
  readonly packaged?: string;
}

/** Starts the built program in a real Electron window. */
export async function launchElectron({ env, problems, packaged }: ElectronLaunch): Promise<ElectronRun> {
  const found = packaged ? null : await testElectron();
  const executablePath = packaged ?? found?.binary;
  if (!executablePath) throw new Error('There is no Electron to test with.');
  const electron = await _electron.launch({
    executablePath,
    // A virtual screen has no graphics card to use.
    args: [...sandboxSwitches, '--disable-gpu', ...(packaged ? [] : [root])],
    env: { ...env, ...(packaged ? {} : { JOVOLATO_NODE: process.execPath }) },
  });
  let output = '';
  for (const stream of [electron.process().stdout, electron.process().stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  electron.context().setDefaultTimeout(PATIENCE);
  collectProblems(electron.context(), problems);
  try {
    const page = await electron.firstWindow();
    // A window begins with an empty document, which counts as loaded too.
    await page.waitForFunction(() => location.protocol === 'app:' && document.readyState === 'complete');
    await firstView(page);
    return { page, electron, output: () => output, stop: () => electron.close() };
  } catch (error) {
    await electron.close();
    throw new Error(`The window did not open. ${String(error)}\n${output}`);
  }
}
