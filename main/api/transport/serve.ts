import { type AnyProcedure, type AnyRouter, call, isProcedure, onError } from '@orpc/server';
import { RPCHandler as MessagePortHandler } from '@orpc/server/message-port';
import { RPCHandler as SocketHandler } from '@orpc/server/ws';
import type { WebSocket } from 'ws';
import type { LastCall } from '../contract/last-words.ts';

type MessagePort = Parameters<MessagePortHandler<Record<never, never>>['upgrade']>[0];

/** One router, served over message ports and WebSockets alike; both carry the same frames. */
export interface ApiServer {
  /** Answers calls that come through a port. The caller starts the port. */
  servePort(port: MessagePort): void;
  serveSocket(socket: WebSocket): void;
  /** Runs calls that came without a line, one after the other; one that fails is reported and holds up none behind it. */
  serveCalls(list: readonly LastCall[]): Promise<void>;
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
    async serveCalls(list) {
      const done = calls.begin();
      try {
        for (const { path, input } of list) {
          const procedure = procedureAt(router, path);
          if (procedure) await call(procedure, input, { context: {} }).catch(report);
          else report(new Error(`There is no call ${path.join('/')}.`));
        }
      } finally {
        done();
      }
    },
    idle: calls.idle,
  };
}

function procedureAt(router: AnyRouter, path: readonly string[]): AnyProcedure | null {
  let found: unknown = router;
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Record<string, unknown>)[name];
  }
  return isProcedure(found) ? found : null;
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
