import type { Page } from 'playwright-core';

/** What came of sending one call over a line of its own. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly value: unknown }
  /** The other side closed the line without answering. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'silence' };

/**
 * Opens a second line from the page to the program, the way the page itself does, and sends one call: `callApi(page,
 * 'settings/set', { theme: 'light' })`. For preparing data and for asking what the page does not show; values must be plain JSON.
 */
export async function callApi(page: Page, path: string, input?: unknown): Promise<Answer> {
  return await page.evaluate(sendCall, { path, input });
}

/** Runs in the page; also given as text to windows that are no pages of Playwright's. */
export async function sendCall({ path, input }: { path: string; input?: unknown }): Promise<Answer> {
  const frame = JSON.stringify({ i: '1', p: { u: `/${path}`, b: { json: input } } });
  return await new Promise<Answer>((resolve) => {
    const read = (data: unknown) => {
      const { p } = JSON.parse(String(data)) as { p: { s?: number; b?: { json?: unknown } } };
      resolve({ kind: 'answer', status: p.s ?? 200, value: p.b?.json });
    };
    const closed = () => resolve({ kind: 'closed' });
    setTimeout(() => resolve({ kind: 'silence' }), 60_000);
    if (location.protocol === 'http:') {
      const socket = new WebSocket('/api');
      socket.onopen = () => socket.send(frame);
      socket.onmessage = ({ data }) => read(data);
      socket.onclose = closed;
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => read(data);
    port1.addEventListener('close', closed);
    window.postMessage('jovolato:connect', '*', [port2]);
    port1.postMessage(frame);
  });
}
