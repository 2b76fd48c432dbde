import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { serveApi } from '../api/transport/serve.ts';
import { newSecret, sameSecret } from '../web/guard.ts';
import { type FromChild, SECRET_HEADER, type ToChild } from './child-protocol.ts';
import { type CloseResult, createCore } from './core.ts';
import { startFailure } from './start-failure.ts';

/** Calls that were sent before the window closed may still be on their way; none takes longer than this to arrive. */
const LAST_CALLS_MS = 5000;

/**
 * The core in a process of its own, for an Electron that cannot load the data base itself. Tells its parent where to connect,
 * closes when told to, and also when the parent is gone.
 */
export async function runChild(dataFolder: string): Promise<void> {
  const say = (message: FromChild) => {
    // The parent may be gone between the two; nobody is then left to hear it.
    if (process.connected) process.send?.(message, () => {});
  };
  const core = await createCore({ dataFolder, host: 'desktop' }).catch((error: unknown) => {
    say({ kind: 'failed', failure: startFailure(error) });
    return null;
  });
  if (!core) return process.disconnect?.();

  const api = serveApi(core.router, (error) => console.error(error));
  const secret = newSecret();
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: ({ req }: { req: { headers: Record<string, string | string[] | undefined> } }) =>
      sameSecret(String(req.headers[SECRET_HEADER] ?? ''), secret),
  });
  server.on('connection', (socket) => api.serveSocket(socket));
  await new Promise<void>((resolve) => server.once('listening', resolve));

  let closing: Promise<CloseResult> | null = null;
  const close = async (): Promise<CloseResult> => {
    await allClosed(server);
    await api.idle();
    return await core.close();
  };
  const closeAndLeave = async () => {
    closing ??= close();
    const result = await closing;
    if (!result.ok) closing = null;
    say({ kind: 'closed', result });
    return result;
  };

  process.on('message', (message: ToChild) => {
    if (message.kind === 'close') void closeAndLeave().then((result) => result.ok && process.disconnect?.());
  });
  // A killed parent leaves no time for a message: what is in memory is written out and the process ends by itself.
  process.on('disconnect', () => void closeAndLeave().finally(() => process.exit(0)));
  // Ctrl+C in a terminal reaches both processes; the parent decides when this one ends.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {});
  say({ kind: 'ready', port: (server.address() as AddressInfo).port, secret });
}

/** Resolves when every connection has ended, so that nothing sent before is missed; a silent one is cut off in the end. */
async function allClosed(server: WebSocketServer): Promise<void> {
  const open = [...server.clients].map(
    (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
  );
  const cut = setTimeout(() => {
    for (const socket of server.clients) socket.terminate();
  }, LAST_CALLS_MS);
  await Promise.all(open);
  clearTimeout(cut);
}
