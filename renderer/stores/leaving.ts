import { FLUSH_REQUEST, type FlushAnswer } from '../../main/api/contract/leaving.ts';
import { connection, onConnected, sentenceOf } from '../api/index.ts';
import { sendLastWords } from '../api/last-words.ts';
import { flushAll, writeBehinds } from './write-behind.ts';

/** In the desktop window what was put into the port arrives even if the page is gone; a browser drops what its socket still holds. */
const onPort = location.protocol === 'app:';

/** Takes what is being typed into a field, as leaving the field would. */
function commitField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

function sendEverything(): void {
  if (onPort) for (const one of writeBehinds()) one.sendNow(false);
  else
    sendLastWords(() => {
      for (const one of writeBehinds()) one.sendNow(true);
    });
}

/**
 * Every way out of the page passes here, so that nothing edited is lost: the host's question before it closes or reloads the
 * window is answered once everything is on the disk; a page that is hidden writes what waits; one that goes without asking sends
 * it as its last act; and a browser asks the player if something could not be written at all.
 */
export function watchLeaving(): void {
  window.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.source !== window || event.origin !== location.origin || event.data !== FLUSH_REQUEST || !port) return;
    commitField();
    void flushAll().then((trouble) => {
      const answer: FlushAnswer = trouble === null ? { ok: true } : { ok: false, reason: sentenceOf(trouble) };
      port.postMessage(answer);
      port.close();
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushAll();
  });
  window.addEventListener('beforeunload', (event) => {
    // Where a host asks beforehand, this is only about what it already knows.
    if (onPort) return;
    commitField();
    void flushAll();
    const offline = connection() !== 'connected';
    const inDanger = writeBehinds().some(
      (one) => one.state() === 'failed' || (offline && one.unwritten() !== undefined),
    );
    if (inDanger) event.preventDefault();
  });
  window.addEventListener('pagehide', () => {
    commitField();
    sendEverything();
  });
  onConnected(() => void flushAll());
}
