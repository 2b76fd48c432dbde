import { homedir } from 'node:os';
import { runWeb } from '../web/run.ts';
import { runChild } from './child.ts';
import { dataFolder } from './data-folder.ts';

// The bundle made of this file has two uses: a current Electron imports it, and Node runs it: `node core.mjs child` beside an
// older Electron, `node core.mjs web` for the loopback host.
export { serveApi } from '../api/transport/serve.ts';
export { createCore } from './core.ts';
export { startFailure } from './start-failure.ts';

const MODES = { child: runChild, web: runWeb } as const;

if (import.meta.main) {
  const mode = MODES[process.argv[2] as keyof typeof MODES];
  if (!mode) {
    console.error('Usage: node core.mjs web|child');
    process.exit(2);
  }
  const folder = dataFolder(process.env, process.platform, homedir());
  await mode(folder, process.env.JOVOLATO_LANG === 'en' ? 'en' : 'hu');
}
