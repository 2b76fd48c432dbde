import { type AnyRouter, onError } from '@orpc/server';
import { RPCHandler as MessagePortHandler } from '@orpc/server/message-port';
import { RPCHandler as SocketHandler } from '@orpc/server/ws';
import type { WebSocket } from 'ws';

type MessagePort = Parameters<MessagePortHandler<Record<never, never>>['upgrade']>[0];

/** One router, served over message ports and WebSockets alike; both carry the same frames. */
export interface ApiServer {
  /** Answers calls that come through a port. The caller starts the port. */
  servePort(port: MessagePort): void;
  serveSocket(socket: WebSocket): void;
  /** Resolves when no call is being worked on; streams that only wait for changes do not count. */
  idle(): Promise<void>;
}

/** Errors the contract names go to the caller as typed values; faults of ours are also told to `report`. */
export function serveApi(router: AnyRouter, report: (error: unknown) => void): ApiServer {
  const calls = createCallCounter();
  const options = {
    interceptors: [
      onError(report),
      async ({ next }: { next(): Promise<unknown> }) => {
        const done = calls.begin();
        try {
          return await next();
        } finally {
          done();
        }
      },
    ],
  } as ConstructorParameters<typeof SocketHandler>[1];
  const ports = new MessagePortHandler(router, options);
  const sockets = new SocketHandler(router, options);
  return {
    servePort: (port) => ports.upgrade(port),
    serveSocket(socket) {
      // A frame that is no frame closes the socket with a code; as an error nobody hears it would end the process.
      socket.on('error', () => socket.terminate());
      void sockets.upgrade(socket);
    },
    idle: calls.idle,
  };
}

function createCallCounter() {
  let running = 0;
  let waiting: (() => void)[] = [];
  return {
    begin() {
      running += 1;
      return () => {
        running -= 1;
        if (running > 0) return;
        for (const wake of waiting) wake();
        waiting = [];
      };
    },
    idle: () => (running === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
  };
}
