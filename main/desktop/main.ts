import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { makeFolder } from '../../db/make-folder.ts';
import { hostTexts } from '../../messages/host.ts';
import { dataFolder } from '../core/data-folder.ts';
import { ownsDataBase } from './core-host.ts';
import { stayOffline } from './network.ts';
import { registerPageScheme } from './protocol.ts';
import { runDesktop } from './run.ts';

const texts = hostTexts[process.env.JOVOLATO_LANG === 'en' ? 'en' : 'hu'];
const folder = dataFolder(process.env, process.platform, homedir());

// Chromium keeps its own things apart from the player's data, and the single-instance lock lies there too: one program for each
// data folder. A folder that cannot be made is reported once there is a window to report it in.
const chromiumFolder = join(folder, 'window');
try {
  makeFolder(chromiumFolder);
  app.setPath('userData', chromiumFolder);
} catch (error) {
  console.error(error);
}
app.setName('Jövőlátó');
// Headers are Latin-1; the name in the user agent is not, and Electron then refuses to build the page's requests.
app.userAgentFallback = app.userAgentFallback.replace(/[^\s/]+\/[\d.]+ (?=Chrome\/)/, '');
stayOffline();
registerPageScheme();
// Where no graphics card can be used, the older Electron's graphics process sometimes fails in a way that leaves the window blank
// for ever. It is for machines without much of anything, so nothing is lost by drawing without a graphics card there.
if (!ownsDataBase()) app.disableHardwareAcceleration();

// Before anything is opened: a second start only brings the first one's window to the front.
if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(() => runDesktop({ folder, distFolder: dirname(fileURLToPath(import.meta.url)), texts }));
} else {
  app.quit();
}
