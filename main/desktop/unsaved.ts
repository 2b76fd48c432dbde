import { type BrowserWindow, dialog } from 'electron';
import type { HostTexts } from '../../messages/host.ts';

/**
 * Asks before a window is closed or reloaded although its page holds something that could not be saved (the page then refuses to
 * be unloaded). Without this Electron would just not close it, and not say why.
 */
export function setupUnsavedQuestion(window: BrowserWindow, texts: HostTexts): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'warning',
      title: 'Jövőlátó',
      message: texts.unsaved,
      buttons: [texts.buttons.stay, texts.buttons.closeAnyway],
      defaultId: 0,
      cancelId: 0,
    });
    // Preventing the prevention: the page is unloaded after all.
    if (answer === 1) event.preventDefault();
  });
}
