import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { firstView } from './first-view.ts';

/** Opens a further page of the running program, as a player would: a window by the menu, a tab in the browser. */
export async function openPage(app: App): Promise<Page> {
  const { electron } = app;
  if (!electron) {
    const page = await app.page.context().newPage();
    await page.goto(new URL('/', app.page.url()).href);
    await firstView(page);
    return page;
  }
  const opened = electron.waitForEvent('window');
  await electron.evaluate(({ BrowserWindow, Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap((item) => item.submenu?.items ?? []) ?? [];
    const item = items.find(({ label }) => /Ú&j ablak/.test(label));
    item?.click(undefined, BrowserWindow.getAllWindows()[0], undefined);
  });
  const page = await opened;
  await page.waitForFunction(() => location.protocol === 'app:' && document.readyState === 'complete');
  await firstView(page);
  return page;
}

/** Kills the process of a page as the system would, without a last word. */
export async function killPage(app: App, page: Page): Promise<void> {
  if (app.electron) {
    const window = await app.electron.browserWindow(page);
    const pid = await window.evaluate((found) => found.webContents.getOSProcessId());
    process.kill(pid, 'SIGKILL');
    return;
  }
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send('Page.crash'), page.waitForEvent('crash')]).catch(() => undefined);
}

/** Closes a window or tab at once, the way its close button does. */
export async function closePage(app: App, page: Page): Promise<void> {
  if (!app.electron) return await page.close();
  const closed = page.waitForEvent('close');
  const window = await app.electron.browserWindow(page);
  await window.evaluate((found) => found.close());
  await closed;
}
