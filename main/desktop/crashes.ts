import { type BrowserWindow, dialog } from 'electron';
import type { HostTexts } from '../../messages/host.ts';
import { createReloadLimit } from './reload-limit.ts';

/** Brings the page back after its process has gone. What was edited is kept by the core, so nothing is lost by a reload. */
export function setupCrashRecovery(window: BrowserWindow, texts: HostTexts, quit: () => void): void {
  const mayReload = createReloadLimit(Date.now);
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit' || window.isDestroyed()) return;
    console.error(`The page's process ended: ${details.reason} (${details.exitCode})`);
    if (mayReload()) return window.reload();
    const buttons = [texts.buttons.reload, texts.buttons.quit];
    void dialog.showMessageBox(window, { type: 'error', message: texts.pageLost, buttons }).then(({ response }) => {
      if (response === 0) window.reload();
      else quit();
    });
  });
}
