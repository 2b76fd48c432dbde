import type { ClientLink } from '@orpc/client';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import { RPCLink as SocketLink } from '@orpc/client/websocket';
import { PORT_REQUEST, SOCKET_PATH } from './port-request.ts';

type Link = ClientLink<Record<never, never>>;

/** The state of the line between page and program; the page shows "lost" and reloads what it shows on "connected". */
export type ConnectionState = 'connected' | 'lost';

export interface Connection {
  /** For createORPCClient. Calls made while the line is lost wait for the next one. */
  readonly link: Link;
  /** Tells of every change until the returned function is called. */
  onState(listener: (state: ConnectionState) => void): () => void;
}

/** One opened line. `opened` rejects if it cannot be opened; `closed` resolves when it is gone. */
export interface Line {
  readonly link: Link;
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
}

const RETRY_FIRST_MS = 250;
const RETRY_MOST_MS = 5000;
const SHORT_MS = 1000;

/**
 * The page's connection to the rest of the program: over a message port in the desktop window, over a WebSocket in a browser.
 * A lost line is opened again for as long as the page lives; calls that were under way when it broke are rejected.
 */
export function connect(openLine: () => Line = openPageLine): Connection {
  const listeners = new Set<(state: ConnectionState) => void>();
  let line = openLine();
  let ready = keepOpen(0);

  function tell(state: ConnectionState) {
    for (const listener of listeners) listener(state);
  }

  async function openAgain(failures: number): Promise<void> {
    if (failures > 0) {
      const wait = Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    line = openLine();
    await keepOpen(failures);
  }

  async function keepOpen(failures: number): Promise<void> {
    try {
      await line.opened;
    } catch {
      return await openAgain(failures + 1);
    }
    tell('connected');
    const since = Date.now();
    void line.closed.then(() => {
      tell('lost');
      // A line that breaks at once was as good as refused; only one that held is opened again without waiting.
      ready = openAgain(Date.now() - since < SHORT_MS ? failures + 1 : 0);
    });
  }

  return {
    link: {
      async call(path, input, options) {
        await ready;
        return await line.link.call(path, input, options);
      },
    },
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openPageLine(): Line {
  return location.protocol === 'app:' ? openPort() : openSocket();
}

function openPort(): Line {
  const { port1, port2 } = new MessageChannel();
  const link: Link = new PortLink({ port: port1 });
  const closed = new Promise<void>((resolve) => port1.addEventListener('close', () => resolve()));
  port1.start();
  window.postMessage(PORT_REQUEST, location.origin, [port2]);
  // The port queues what is sent before the other side has it, so it is open from the start.
  return { link, opened: Promise.resolve(), closed };
}

function openSocket(): Line {
  const address = new URL(SOCKET_PATH, location.href);
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  const link: Link = new SocketLink({ websocket: socket });
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve(), { once: true }));
  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('close', () => reject(new Error('The program does not answer.')), { once: true });
  });
  return { link, opened, closed };
}
