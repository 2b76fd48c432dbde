import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePortMain } from 'electron';
import type { CoreHost, HostOptions, HostStart } from './core-host.ts';

/** The bundle of the core; it must not be loaded at all where its native module would crash, hence not imported above. */
type CoreBundle = typeof import('../core/index.ts');

/** Runs the core in the Electron main process. */
export async function startOwnHost({ dataFolder, distFolder }: HostOptions): Promise<HostStart> {
  const address = pathToFileURL(join(distFolder, 'core.mjs')).href;
  const { createCore, serveApi, startFailure } = (await import(/* @vite-ignore */ address)) as CoreBundle;
  try {
    const core = await createCore({ dataFolder, host: 'desktop' });
    const api = serveApi(core.router, (error) => console.error(error));
    const ports = new Set<MessagePortMain>();
    const host: CoreHost = {
      connect(port) {
        ports.add(port);
        port.on('close', () => ports.delete(port));
        api.servePort(port);
        port.start();
      },
      async close() {
        await api.idle();
        const result = await core.close();
        if (result.ok) for (const port of ports) port.close();
        return result;
      },
      // In this process it can only end with the process itself.
      lost: new Promise(() => {}),
    };
    return { ok: true, host };
  } catch (error) {
    return { ok: false, failure: startFailure(error) };
  }
}
