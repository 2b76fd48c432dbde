import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { createORPCClient, safe } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { testProgram } from '../../tests/support/program.ts';
import type { ApiClient } from '../api/contract/index.ts';
import { createRouter } from '../api/router/index.ts';
import { serveApi } from '../api/transport/serve.ts';
import { type RelayPort, relay } from './relay.ts';

/** The page's client as it is on an older Electron: message port, relay, WebSocket, services in another process. */
async function clientThroughRelay(): Promise<ApiClient> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const api = serveApi(createRouter(testProgram().services), () => {});
  sockets.on('connection', (socket) => api.serveSocket(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: number } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${number}`);
  const { port1, port2 } = new MessageChannel();
  relay(asElectronPort(port2), socket);
  onTestFinished(() => {
    port1.close();
    socket.terminate();
    sockets.close();
    server.close();
  });
  port1.start();
  return createORPCClient(new RPCLink({ port: port1 as unknown as MessagePort }));
}

/** Electron's port hands over an event with the message in `data`, and no message before it was started. */
function asElectronPort(port: MessageChannel['port2']): RelayPort {
  const hearing: ((event: { data: unknown }) => void)[] = [];
  return {
    on(event: 'message' | 'close', listener: (event: { data: unknown }) => void) {
      if (event === 'message') hearing.push(listener);
      else port.on('close', listener);
    },
    postMessage: (message) => port.postMessage(message),
    start: () => port.on('message', (data: unknown) => hearing.forEach((listener) => void listener({ data }))),
    close: () => port.close(),
  };
}

it('carries answers, typed errors and files both ways unchanged', async () => {
  const client = await clientThroughRelay();
  expect((await client.system.info()).schema).toBeGreaterThan(0);
  const [error] = await safe(client.decks.get({ id: 4711 }));
  expect(error).toMatchObject({ code: 'NOT_FOUND', defined: true });
  const picture = new Uint8Array(200_000).map((_, i) => (i * 31) % 256);
  picture.set([0xff, 0xd8, 0xff]);
  await client.cards.setPicture({ name: 'Őz', file: new File([picture], 'kép.jpg') });
  const back = await client.cards.picture({ name: 'Őz' });
  expect([back.name, back.type]).toEqual(['Őz.jpeg', 'image/jpeg']);
  expect(Buffer.from(await back.arrayBuffer()).equals(Buffer.from(picture))).toBe(true);
});
