import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from 'playwright-core';
import { launchInChromium } from './chromium-app.ts';
import { launchElectron } from './electron-app.ts';
import { flushed } from './flush.ts';
import { type Kind, needHost } from './hosts.ts';

export { HAS_ELECTRON, KINDS, type Kind } from './hosts.ts';

export interface AppOptions {
  /** Size of the page. */
  readonly size?: { readonly width: number; readonly height: number };
  /** A data folder to use and keep; otherwise a new one, removed at the end. */
  readonly dataFolder?: string;
  /** Problems of the page that this test provokes on purpose. */
  readonly expectedProblems?: readonly RegExp[];
  readonly env?: Readonly<Record<string, string>>;
  /** A packaged program to start instead of the built one (Electron only). */
  readonly packaged?: string;
}

/** A running program with its page. */
export interface App {
  readonly kind: Kind;
  readonly dataFolder: string;
  /** The page of the present run; another one after a restart. */
  readonly page: Page;
  /** The Electron of the present run; null in Chromium. */
  readonly electron: ElectronApplication | null;
  /** What went wrong in the page so far: console errors and warnings, exceptions, policy violations. */
  readonly problems: readonly string[];
  /** Closes the program as a player would and starts it again on the same data. */
  restart(): Promise<Page>;
  /** Goes to a route of the page, e.g. "/decks". */
  goTo(route: string): Promise<void>;
}

interface Run {
  readonly page: Page;
  readonly electron?: ElectronApplication;
  stop(): Promise<void>;
}

const DEFAULT_SIZE = { width: 1280, height: 800 };

/** A running program that whoever started it has to end. */
export interface StartedApp extends App {
  /** Problems of the page since the last call that nobody expected. */
  takeProblems(): string[];
  /** Closes the program and removes its data. */
  end(): Promise<void>;
}

/** Starts the built program in its own data folder; its page shows its first view. */
export async function startApp(kind: Kind, options: AppOptions = {}): Promise<StartedApp> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'jovolato-e2e-'));
  const problems: string[] = [];
  let run = await launch(kind, dataFolder, problems, options);
  return {
    kind,
    dataFolder,
    problems,
    get page() {
      return run.page;
    },
    get electron() {
      return run.electron ?? null;
    },
    async restart() {
      // A tab that is closed sends its last words while the program is told to stop; a player is never that quick.
      if (kind === 'chromium') await flushed(run.page);
      await run.stop();
      run = await launch(kind, dataFolder, problems, options);
      return run.page;
    },
    async goTo(route) {
      await run.page.evaluate((hash) => {
        location.hash = hash;
      }, route);
    },
    takeProblems: () =>
      problems.splice(0).filter((problem) => !options.expectedProblems?.some((known) => known.test(problem))),
    async end() {
      await run.stop();
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the built program in its own data folder, hands it to `use`, and closes it whatever happens. Fails if the page reported
 * a problem that was not expected. For tests that need a program of their own; the others of a file share one (shared-app.ts).
 */
export async function withApp<T>(kind: Kind, use: (app: App) => Promise<T>, options: AppOptions = {}): Promise<T> {
  needHost(kind);
  const app = await startApp(kind, options);
  let result: T;
  try {
    result = await use(app);
  } catch (error) {
    const { problems } = app;
    throw problems.length === 0
      ? error
      : new Error(`${String(error)}\nProblems:\n${problems.join('\n')}`, { cause: error });
  } finally {
    await app.end();
  }
  const unexpected = app.takeProblems();
  if (unexpected.length > 0) throw new Error(`The page reported problems (${kind}):\n${unexpected.join('\n')}`);
  return result;
}

async function launch(kind: Kind, dataFolder: string, problems: string[], options: AppOptions): Promise<Run> {
  const env = { ...cleanEnvironment(), JOVOLATO_DATA: dataFolder, ...options.env };
  const size = options.size ?? DEFAULT_SIZE;
  if (kind === 'chromium') return await launchInChromium(env, problems, size);
  const run = await launchElectron({ env, problems, ...(options.packaged ? { packaged: options.packaged } : {}) });
  await run.electron.evaluate(({ BrowserWindow }, wanted) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(wanted.width, wanted.height);
  }, size);
  return run;
}

/** The environment without anything that would change what the program does. */
function cleanEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !/^(JOVOLATO_|ELECTRON_RUN_AS_NODE|NODE_OPTIONS|VITEST)/.test(name),
  );
  return Object.fromEntries(kept) as Record<string, string>;
}
