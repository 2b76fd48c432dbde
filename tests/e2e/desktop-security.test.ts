import type { ElectronApplication } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../build/bundles.ts';
import { root } from '../../build/fresh.mjs';
import { callApi, sendCall } from './harness/api.ts';
import { type App, HAS_ELECTRON, withApp } from './harness/app.ts';

const PAGE_URL = /^app:\/\/jovolato\/index\.html/;

/** Addresses × what must become of them; whichever way they are tried, the page stays where it is. */
const ADDRESSES = [
  { address: 'https://example.org/x', leaves: true },
  { address: 'http://example.org/x', leaves: false },
  { address: 'file:///etc/passwd', leaves: false },
  { address: 'app://other/index.html', leaves: false },
  { address: 'ms-msdt:/id', leaves: false },
  { address: 'mailto:a@example.org', leaves: false },
  { address: 'https://user:secret@example.org/', leaves: false },
  { address: 'data:text/html,<p>x', leaves: false },
] as const;

const WAYS: Readonly<Record<string, (address: string) => void>> = {
  'location.assign': (address) => location.assign(address),
  'window.open': (address) => void window.open(address),
  link: (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.click();
  },
  'link to a new window': (address) => {
    const link = document.createElement('a');
    link.href = address;
    link.target = '_blank';
    link.click();
  },
};

/** One program for the whole file: these tests look at it from outside and leave it as it is. */
let app: App;
let finish: (() => void) | undefined;
let finished: Promise<unknown>;

beforeAll(async () => {
  if (!HAS_ELECTRON) return;
  await buildStale();
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = await new Promise<App>((resolve, reject) => {
    const use = async (started: App) => {
      resolve(started);
      await over;
    };
    // The page complains about what it is kept from, as it should.
    finished = withApp('electron', use, {
      expectedProblems: [/Content Security Policy|Not allowed to|Failed to load|Electron Security Warning/],
    });
    finished.catch(reject);
  });
  await recordOpened(electron());
});
afterAll(async () => {
  finish?.();
  await finished;
});

const electron = (): ElectronApplication => app.electron as ElectronApplication;

async function recordOpened(running: ElectronApplication): Promise<void> {
  await running.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = async (url) => {
      opened.push(url);
    };
  });
}

const takeOpened = () => electron().evaluate(() => (globalThis as unknown as { opened: string[] }).opened.splice(0));

describe.runIf(HAS_ELECTRON)('navigation', () => {
  const table = Object.keys(WAYS).flatMap((way) => ADDRESSES.map((row) => ({ way, ...row })));

  it.each(table)('$way to $address: leaves by the system’s browser = $leaves', async ({ way, address, leaves }) => {
    const { page } = app;
    await page.evaluate(`(${String(WAYS[way])})(${JSON.stringify(address)})`);
    // What was refused never happens; what was not would by now have begun.
    await page.waitForTimeout(60);
    expect(page.url()).toMatch(PAGE_URL);
    expect(await electron().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    expect(await takeOpened()).toEqual(leaves ? [address] : []);
    expect(await page.evaluate(() => document.title)).toContain('Jövőlátó');
  });
});

describe.runIf(HAS_ELECTRON)('an empty page', () => {
  it.each(['location.assign', 'window.open'])('%s: the window shows the program again', async (way) => {
    const { page } = app;
    await page.evaluate(`(${String(WAYS[way])})('about:blank')`);
    await page.waitForURL(PAGE_URL);
    await page.waitForFunction(() => document.title.includes('Jövőlátó'));
    expect(await electron().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  });
});

describe.runIf(HAS_ELECTRON)('messages to the main process', () => {
  it('answers the program’s own page', async () => {
    expect(await callApi(app.page, 'settings/get')).toMatchObject({ kind: 'answer', status: 200 });
  });

  it.each(['data:text/html,<p>stranger', 'about:blank', `file://${root}/LICENSE`])(
    'refuses a window showing %s, with the very same preload script',
    async (address) => {
      const answer = await electron().evaluate(
        async ({ BrowserWindow }, { address, preload, script }) => {
          const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
          try {
            await window.loadURL(address);
            return await window.webContents.executeJavaScript(script);
          } finally {
            window.destroy();
          }
        },
        {
          address,
          preload: `${root}/dist/preload.cjs`,
          script: `(${String(sendCall)})({ path: 'settings/get' })`,
        },
      );
      expect(answer).toEqual({ kind: 'closed' });
    },
  );

  it('refuses a frame inside the page', async () => {
    const framed = await app.page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.src = 'app://jovolato/index.html';
      document.body.append(frame);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const blocked = frame.contentDocument === null || frame.contentDocument.body.childElementCount === 0;
      frame.remove();
      return blocked;
    });
    expect(framed).toBe(true);
  });
});

describe.runIf(HAS_ELECTRON)('the page', () => {
  it('is isolated, sandboxed and without Node', async () => {
    const preferences = await electron().evaluate(({ BrowserWindow }) => {
      type Contents = { getLastWebPreferences(): Record<string, unknown> };
      const [contents] = BrowserWindow.getAllWindows().map((window) => window.webContents as unknown as Contents);
      return contents?.getLastWebPreferences();
    });
    expect(preferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    });
    const found = await app.page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in window),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'app://jovolato/../package.json',
    'app://jovolato/%2e%2e/package.json',
    'app://jovolato/..%2fpackage.json',
    'app://jovolato/assets/..%2f..%2f..%2fpackage.json',
    'app://jovolato/%2fetc/passwd',
    'app://jovolato/missing.js',
  ])('cannot read %s', async (address) => {
    const status = await app.page.evaluate(async (url) => (await fetch(url)).status, address);
    expect(status).toBe(404);
  });

  it('runs no script and no style that is not its own', async () => {
    const ran = await app.page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.head.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { outline: 7px solid red }';
      document.head.append(style);
      const outside = await fetch('https://example.org/').then(
        () => true,
        () => false,
      );
      const outline = getComputedStyle(document.body).outlineWidth;
      script.remove();
      style.remove();
      return { injected: 'injected' in window, styled: outline === '7px', outside };
    });
    expect(ran).toEqual({ injected: false, styled: false, outside: false });
  });

  it('gets no permission it does not need', async () => {
    const states = await app.page.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[];
      return await Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
    });
    expect(new Set(states)).toEqual(new Set(['denied']));
  });
});
