import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import type { HostTexts } from '../../messages/host.ts';
import { failureText } from '../core/start-failure-text.ts';
import { type CoreHost, startCoreHost } from './core-host.ts';
import { setupCrashRecovery } from './crashes.ts';
import { askAfterFailure, askAfterLoss, askForFolder } from './dialogs.ts';
import { onPagePort } from './ipc.ts';
import { setupLeaving } from './leaving.ts';
import { setupMenu } from './menu.ts';
import { setupNavigation } from './navigation.ts';
import { silenceSession } from './network.ts';
import { servePage } from './protocol.ts';
import { createQuit } from './quit.ts';
import { openWindow } from './window.ts';

export interface DesktopOptions {
  /** The player's data folder. */
  readonly folder: string;
  /** Folder of the bundles. */
  readonly distFolder: string;
  readonly texts: HostTexts;
}

/** Runs the desktop program: the core first, then the window on it. Expects the app to be ready and alone. */
export async function runDesktop({ folder, distFolder, texts }: DesktopOptions): Promise<void> {
  const started = await startCore(folder, distFolder, texts);
  if (!started) return app.exit(1);
  let { host, dataFolder } = started;

  silenceSession();
  const leaving = setupLeaving(texts);
  servePage(join(distFolder, 'page'));
  onPagePort((port) => host.connect(port));

  const open = (url?: string) => {
    const window = openWindow({ distFolder, stateFile: join(dataFolder, 'window.json'), ...(url ? { url } : {}) });
    setupCrashRecovery(window, texts, () => app.quit());
    leaving.watch(window);
  };
  setupNavigation(open);
  setupMenu({
    texts: texts.menu,
    dataFolder,
    developing: !app.isPackaged,
    openWindow: () => open(),
    reload: (window) => void leaving.reload(window),
  });
  const quit = createQuit({
    close: () => host.close(),
    ask: (reason) => askAfterFailure(reason, texts),
    leave: () => app.exit(0),
    stay: () => open(),
  });

  watch();
  function watch() {
    void host.lost.then(async () => {
      const again = (await askAfterLoss(texts)) ? await startCore(dataFolder, distFolder, texts) : null;
      if (!again) return app.exit(1);
      ({ host, dataFolder } = again);
      watch();
    });
  }

  app.on('second-instance', focusWindow);
  app.on('activate', () => (BrowserWindow.getAllWindows().length === 0 ? open() : focusWindow()));
  app.on('window-all-closed', () => app.quit());
  // By now every window has closed and had its say; the page's last calls are on their way to the core.
  app.on('will-quit', (event) => {
    event.preventDefault();
    quit();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
  open();
}

interface Started {
  readonly host: CoreHost;
  readonly dataFolder: string;
}

/** Starts the core, asking for another folder for as long as one cannot be used. Null if the player gives up. */
async function startCore(folder: string, distFolder: string, texts: HostTexts): Promise<Started | null> {
  const start = await startCoreHost({ dataFolder: folder, distFolder });
  if (start.ok) return { host: start.host, dataFolder: folder };
  const sentence = failureText(start.failure, folder, texts);
  console.error(sentence);
  const next = await askForFolder(sentence, folder, texts);
  return next === null ? null : await startCore(next, distFolder, texts);
}

function focusWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window?.isMinimized()) window.restore();
  window?.focus();
}
