import { type BrowserWindow, MessageChannelMain } from 'electron';
import { FLUSH_REQUEST, type FlushAnswer } from '../api/contract/leaving.ts';
import { type AskedPage, askPage } from './ask-page.ts';
import { isPageAddress } from './sender.ts';

/** Asks a window's page to write everything that waits, and waits for the result. */
export function flushPage(window: BrowserWindow): Promise<FlushAnswer | 'silent'> {
  // A window that is just closing may have lost its contents before it is gone itself.
  if (window.isDestroyed() || window.webContents.isDestroyed()) return Promise.resolve({ ok: true });
  const { webContents } = window;
  const page: AskedPage = {
    // A page that is not there holds nothing: it crashed, or has not come up yet.
    present: () => !webContents.isCrashed() && !webContents.isLoadingMainFrame() && isPageAddress(webContents.getURL()),
    ask() {
      const { port1, port2 } = new MessageChannelMain();
      webContents.postMessage(FLUSH_REQUEST, null, [port2]);
      port1.start();
      return port1;
    },
    onGone(listener) {
      webContents.once('render-process-gone', listener);
      webContents.once('destroyed', listener);
    },
  };
  return askPage(page);
}
