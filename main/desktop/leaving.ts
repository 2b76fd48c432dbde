import { app, BrowserWindow, dialog } from 'electron';
import type { HostTexts } from '../../messages/host.ts';
import { flushPage } from './flush.ts';
import { type LeaveSteps, mayLeave } from './leave.ts';

const CHOICES = ['stay', 'retry', 'leave'] as const;

/** The ways out of windows, each of which first lets the page write everything. */
export interface Leaving {
  /** Has a window's closing wait for its page. */
  watch(window: BrowserWindow): void;
  /** Reloads a window once its page has written everything. */
  reload(window: BrowserWindow): Promise<void>;
}

/** Closing, quitting and reloading wait until every page concerned has written what it holds, and ask if it could not. */
export function setupLeaving(texts: HostTexts): Leaving {
  const free = new WeakSet<BrowserWindow>();
  const asked = new WeakSet<BrowserWindow>();
  let quitting: 'no' | 'asking' | 'yes' = 'no';

  const steps: LeaveSteps<BrowserWindow> = {
    flush: flushPage,
    async ask(window, answer) {
      if (window.isDestroyed()) return 'leave';
      // A question over a window that goes is answered by its going.
      const gone = new Promise<{ response: number }>((resolve) => {
        window.once('closed', () => resolve({ response: CHOICES.indexOf('leave') }));
      });
      const question = dialog.showMessageBox(window, {
        type: 'warning',
        title: 'Jövőlátó',
        message: answer === 'silent' ? texts.pageSilent : `${texts.unsaved} ${answer.reason}`,
        buttons: [texts.buttons.stay, texts.buttons.again, texts.buttons.closeAnyway],
        defaultId: 0,
        cancelId: 0,
      });
      const { response } = await Promise.race([question, gone]);
      return CHOICES[response] ?? 'stay';
    },
  };

  async function leave(window: BrowserWindow, go: () => void): Promise<void> {
    if (asked.has(window)) return;
    asked.add(window);
    const may = await mayLeave([window], steps).finally(() => asked.delete(window));
    if (!may || window.isDestroyed()) return;
    go();
  }

  app.on('before-quit', (event) => {
    if (quitting === 'yes') return;
    event.preventDefault();
    if (quitting === 'asking') return;
    quitting = 'asking';
    void mayLeave(BrowserWindow.getAllWindows(), steps)
      .catch((error: unknown) => {
        // Whatever it was, the next try begins anew.
        console.error(error);
        return false;
      })
      .then((may) => {
        quitting = may ? 'yes' : 'no';
        if (may) app.quit();
      });
  });

  // By now the windows have closed; if the program goes on after all, the next ones are asked again.
  app.on('will-quit', () => {
    quitting = 'no';
  });

  return {
    watch(window) {
      window.on('close', (event) => {
        if (free.has(window) || quitting === 'yes') return;
        event.preventDefault();
        void leave(window, () => {
          free.add(window);
          window.close();
        });
      });
    },
    reload: (window) => leave(window, () => window.webContents.reload()),
  };
}
