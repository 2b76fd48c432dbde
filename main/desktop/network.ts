import { app, session } from 'electron';
import { PAGE_URL } from './sender.ts';

/** What reaches beyond this machine. The page's own scheme, data and blobs do not. */
const OUTSIDE = { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*'] };

/**
 * Switches for a program that works without a network: no name is ever looked up, whichever part of Chromium asks, and its
 * services that call home on their own stay off. Must run before the app is ready.
 */
export function stayOffline(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  for (const name of [
    'disable-background-networking',
    'disable-component-update',
    'disable-domain-reliability',
    'no-pings',
  ]) {
    app.commandLine.appendSwitch(name);
  }
}

/**
 * Keeps the windows' session off the network. Turning the spell checker off in a window does not keep Chromium from fetching its
 * dictionaries; only turning it off here does, and the address it would fetch them from is the page's own. Call before a window opens.
 */
export function silenceSession(): void {
  const { defaultSession } = session;
  defaultSession.setSpellCheckerEnabled(false);
  defaultSession.setSpellCheckerDictionaryDownloadURL(new URL('/', PAGE_URL).href);
  defaultSession.webRequest.onBeforeRequest(OUTSIDE, (_details, answer) => answer({ cancel: true }));
}
