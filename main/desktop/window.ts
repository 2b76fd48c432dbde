import { join } from 'node:path';
import { BrowserWindow, nativeImage, screen } from 'electron';
import icon from '../../build/icons/icon.png?inline';
import { isPageAddress, PAGE_URL } from './sender.ts';
import { readWindowState, writeWindowState } from './window-file.ts';
import { besideWindow, MIN_SIZE, placeWindow } from './window-state.ts';

/** The ground colour of the page's dark theme, so that nothing flashes before it is painted. */
const GROUND = '#14171f';
/** Moving a window makes many events; the state is written once it has come to rest. */
const REST_MS = 500;

export interface WindowOptions {
  readonly distFolder: string;
  /** Where the window's state is kept. */
  readonly stateFile: string;
  /** The address in the page to open at. */
  readonly url?: string;
}

/** Opens the program's window where it last was, as far as that place still exists. */
export function openWindow({ distFolder, stateFile, url = PAGE_URL }: WindowOptions): BrowserWindow {
  const state = readWindowState(stateFile);
  const workAreas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map((display) => display.workArea);
  const others = BrowserWindow.getAllWindows();
  const beside = BrowserWindow.getFocusedWindow() ?? others.at(-1);
  const window = new BrowserWindow({
    ...(beside ? besideWindow(beside.getNormalBounds(), workAreas) : placeWindow(state, workAreas)),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    title: 'Jövőlátó',
    icon: nativeImage.createFromDataURL(icon),
    backgroundColor: GROUND,
    show: false,
    webPreferences: {
      preload: join(distFolder, 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  if (state?.maximized && !beside) window.maximize();
  window.once('ready-to-show', () => window.show());
  rememberState(window, stateFile);
  // Going to an empty page asks nobody beforehand (see navigation.ts for everything else), so it is undone.
  window.webContents.on('did-navigate', (_event, url) => {
    if (!isPageAddress(url)) void window.loadURL(PAGE_URL);
  });
  void window.loadURL(url);
  return window;
}

function rememberState(window: BrowserWindow, stateFile: string): void {
  const save = () => {
    writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  };
  let timer: NodeJS.Timeout | undefined;
  const saveAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => window.isDestroyed() || save(), REST_MS);
  };
  window.on('resize', saveAtRest);
  window.on('move', saveAtRest);
  window.on('close', save);
}
