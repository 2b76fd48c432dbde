import { app, session, shell, type WebContents } from 'electron';
import { openOutside } from './links.ts';
import { isPageAddress } from './sender.ts';

/** What the page may use beyond showing itself: writing to the clipboard and filling the screen. */
const PERMISSIONS: ReadonlySet<string> = new Set(['clipboard-sanitized-write', 'fullscreen']);

/**
 * Keeps every window on the program's own page: navigation elsewhere is refused, a new window is the program's own or none,
 * outside links go to the system's browser if they are https, and no permission is given that the page does not need.
 */
export function setupNavigation(openWindow: (url: string) => void): void {
  app.on('web-contents-created', (_event, contents) => guard(contents, openWindow));
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, answer) => answer(PERMISSIONS.has(permission)));
  defaultSession.setPermissionCheckHandler((_contents, permission) => PERMISSIONS.has(permission));
}

function guard(contents: WebContents, openWindow: (url: string) => void): void {
  const open = (url: string) => shell.openExternal(url);
  contents.setWindowOpenHandler(({ url }) => {
    // Never the one Chromium would make: a window of the program's own has its preload script and its guards.
    if (isPageAddress(url)) openWindow(url);
    else openOutside(url, open);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (details) => {
    if (isPageAddress(details.url)) return;
    details.preventDefault();
    // Only what the player did in the page itself may lead out of it.
    if (details.isMainFrame) openOutside(details.url, open);
  });
  contents.on('will-redirect', (details) => {
    if (!isPageAddress(details.url)) details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
