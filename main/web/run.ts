import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostTexts } from '../../messages/host.ts';
import type { Lang } from '../../messages/lang.ts';
import { serveApi } from '../api/transport/serve.ts';
import { createCore } from '../core/core.ts';
import { startFailure } from '../core/start-failure.ts';
import { failureText } from '../core/start-failure-text.ts';
import { openInBrowser } from './browser.ts';
import { serveLoopback } from './server.ts';

/** The page lies beside the bundle this runs from. */
const pageFolder = join(dirname(fileURLToPath(import.meta.url)), 'page');

/**
 * Serves the program on 127.0.0.1, prints the address, opens it in the system's browser if there is one, and runs until it is
 * told to stop. The exit code is 1 if the data folder cannot be used or something could not be saved at the end.
 */
export async function runWeb(dataFolder: string, lang: Lang): Promise<void> {
  const texts = hostTexts[lang];
  const fail = (sentence: string) => {
    console.error(sentence);
    process.exitCode = 1;
  };
  const core = await createCore({ dataFolder, host: 'web' }).catch((error: unknown) => {
    fail(failureText(startFailure(error), dataFolder, texts));
    return null;
  });
  if (!core) return;
  const api = serveApi(core.router, (error) => console.error(error));
  const host = await serveLoopback({ api, pageFolder, refusal: texts.ticketRefused });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await host.close();
    const result = await core.close();
    if (!result.ok) fail(texts.closeFailed(result.reason));
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // Last, since whoever reads the address may stop the program at once.
  console.log(texts.webAddress(host.url));
  openInBrowser(host.url);
}
