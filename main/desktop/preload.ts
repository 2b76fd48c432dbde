import { ipcRenderer } from 'electron';
import { FLUSH_REQUEST } from '../api/contract/leaving.ts';
import { PORT_REQUEST } from '../api/contract/port-request.ts';
import { PORT_CHANNEL } from './port-channel.ts';

// All the page gets from Electron: the message port it made itself is passed to the main process. No function, no object of
// Electron's or Node's ever reaches the page.
window.addEventListener('message', (event) => {
  if (event.source !== window || event.origin !== location.origin || event.data !== PORT_REQUEST) return;
  const [port] = event.ports;
  if (port) ipcRenderer.postMessage(PORT_CHANNEL, null, [port]);
});

// The main process asks the page to write everything before the window goes; the port that came along carries the answer.
ipcRenderer.on(FLUSH_REQUEST, (event) => window.postMessage(FLUSH_REQUEST, location.origin, event.ports));
