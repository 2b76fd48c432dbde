import { app, type BaseWindow, BrowserWindow, Menu, type MenuItemConstructorOptions, shell } from 'electron';
import type { HostTexts } from '../../messages/host.ts';

export interface MenuOptions {
  readonly texts: HostTexts['menu'];
  readonly dataFolder: string;
  /** Developer tools are offered while developing only. */
  readonly developing: boolean;
  openWindow(): void;
  /** Reloads a window without losing what its page has not written yet. */
  reload(window: BrowserWindow): void;
}

/** The native menu. Undo is not in it: Ctrl+Z belongs to the page, which names what it undoes. */
export function menuTemplate({
  texts,
  dataFolder,
  developing,
  openWindow,
  reload,
}: MenuOptions): MenuItemConstructorOptions[] {
  const openFolder = { label: texts.openDataFolder, click: () => void shell.openPath(dataFolder) };
  const reloadWindow = (window: BaseWindow | undefined) => {
    if (window instanceof BrowserWindow) reload(window);
  };
  return [
    { label: texts.file, submenu: [openFolder, { type: 'separator' }, { label: texts.quit, role: 'quit' }] },
    {
      label: texts.edit,
      submenu: [
        { label: texts.cut, role: 'cut' },
        { label: texts.copy, role: 'copy' },
        { label: texts.paste, role: 'paste' },
        { type: 'separator' },
        { label: texts.selectAll, role: 'selectAll' },
      ],
    },
    {
      label: texts.view,
      submenu: [
        { label: texts.zoomIn, role: 'zoomIn' },
        { label: texts.zoomOut, role: 'zoomOut' },
        { label: texts.zoomReset, role: 'resetZoom' },
        { type: 'separator' },
        { label: texts.fullScreen, role: 'togglefullscreen' },
        { label: texts.reload, accelerator: 'CmdOrCtrl+R', click: (_item, window) => reloadWindow(window) },
        ...(developing ? [{ label: texts.devTools, role: 'toggleDevTools' as const }] : []),
      ],
    },
    {
      label: texts.window,
      submenu: [
        { label: texts.newWindow, accelerator: 'CmdOrCtrl+Shift+N', click: openWindow },
        { type: 'separator' },
        { label: texts.minimize, role: 'minimize' },
        { label: texts.close, role: 'close' },
      ],
    },
    { label: texts.help, submenu: [{ label: texts.about, click: () => app.showAboutPanel() }] },
  ];
}

/** Puts the menu in place. */
export function setupMenu(options: MenuOptions): void {
  app.setAboutPanelOptions({ applicationName: 'Jövőlátó', applicationVersion: app.getVersion(), copyright: 'MIT' });
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(options)));
}
