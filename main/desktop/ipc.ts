import { BrowserWindow, type IpcMainEvent, ipcMain, type MessagePortMain } from 'electron';
import { PORT_CHANNEL } from './port-channel.ts';
import { isTrusted, type Sender } from './sender.ts';

/**
 * The one door for messages from a page. Whoever is not the program's own page is refused: its ports are closed and it is told
 * nothing. Nothing else in the program may listen to ipcMain (a lint rule sees to it).
 */
export function onPagePort(listener: (port: MessagePortMain) => void): void {
  ipcMain.on(PORT_CHANNEL, (event) => {
    const [port, ...more] = event.ports;
    if (!isTrusted(senderOf(event)) || !port || more.length > 0) {
      for (const stranger of event.ports) stranger.close();
      console.error('A message from a stranger was refused.');
      return;
    }
    listener(port);
  });
}

function senderOf(event: IpcMainEvent): Sender {
  const frame = event.senderFrame;
  return {
    url: frame?.url ?? null,
    isMainFrame: frame !== null && frame === event.sender.mainFrame,
    isOwnWindow: BrowserWindow.fromWebContents(event.sender) !== null,
  };
}
