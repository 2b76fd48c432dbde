import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CoreHost, HostOptions, HostStart } from './core-host.ts';
import { createOpenPorts } from './open-ports.ts';

/** The bundle of the core; it must not be loaded at all where its native module would crash, hence not imported above. */
type CoreBundle = typeof import('../core/index.ts');

/** Runs the core in the Electron main process. */
export async function startOwnHost({ dataFolder, distFolder }: HostOptions): Promise<HostStart> {
  const address = pathToFileURL(join(distFolder, 'core.mjs')).href;
  const { createCore, serveApi, startFailure } = (await import(/* @vite-ignore */ address)) as CoreBundle;
  try {
    const core = await createCore({ dataFolder, host: 'desktop' });
    const api = serveApi(core.router, (error) => console.error(error));
    const ports = createOpenPorts();
    const host: CoreHost = {
      connect(port) {
        ports.add(port);
        api.servePort(port);
        port.start();
      },
      async close() {
        await ports.ended();
        await api.idle();
        return await core.close();
      },
      // In this process it can only end with the process itself.
      lost: new Promise(() => {}),
    };
    return { ok: true, host };
  } catch (error) {
    return { ok: false, failure: startFailure(error) };
  }
}
