import type { Page } from 'playwright-core';
import { FLUSH_REQUEST, type FlushAnswer } from '../../../main/api/contract/leaving.ts';

/** Has the page write everything it holds, as the desktop's window does before it closes. @throws what could not be written. */
export async function flushed(page: Page): Promise<void> {
  const answer = await page.evaluate(
    (request) =>
      new Promise<FlushAnswer>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        window.postMessage(request, location.origin, [port2]);
      }),
    FLUSH_REQUEST,
  );
  if (!answer.ok) throw new Error(answer.reason);
}
