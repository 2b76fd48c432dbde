import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import icon from '../../build/icons/icon.png?inline';
import { MAX_FILE_BYTES } from '../api/contract/file.ts';
import { LAST_WORDS_PATH } from '../api/contract/last-words.ts';
import { SOCKET_PATH } from '../api/contract/port-request.ts';
import type { ApiServer } from '../api/transport/serve.ts';
import { securityHeaders } from '../page/csp.ts';
import { type PageFile, readPageFile } from '../page/files.ts';
import { addressOf, hostOf } from './address.ts';
import { createGate, type Gate, ownHost, ownOrigin } from './guard.ts';
import { readLastWords } from './last-words.ts';

/** Browsers ask for it by this name, whatever the page says. */
const favicon: PageFile = {
  body: Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64'),
  type: 'image/png',
  cache: 'no-cache',
};
/** The query parameter that carries the one-time token. */
export const TICKET_PARAMETER = 'belepo';
/** A chosen file and the frame around it. */
const MAX_FRAME_BYTES = MAX_FILE_BYTES + 1024 * 1024;
/** The browser sends its few headers at once; who takes longer only holds a socket. */
const HEADERS_MS = 10_000;
/** A page, its files and a few windows need far fewer. */
const MAX_CONNECTIONS = 256;
const REFUSED = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export interface WebHostOptions {
  readonly api: ApiServer;
  /** The built page. */
  readonly pageFolder: string;
  /** Shown to whoever comes without a valid ticket or cookie. */
  readonly refusal: string;
  /** 0 = any free port. */
  readonly port?: number;
}

export interface WebHost {
  /** The address with the one-time token. */
  readonly url: string;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** The program on 127.0.0.1: the built page and its WebSocket, for the one browser that brings the token. */
export async function serveLoopback({ api, pageFolder, refusal, port = 0 }: WebHostOptions): Promise<WebHost> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS });
  server.maxConnections = MAX_CONNECTIONS;
  await listen(server, port);
  const actual = (server.address() as AddressInfo).port;
  const gate = createGate(actual);
  server.on('request', (request, response) => {
    const exchange = { request, response, gate, port: actual, pageFolder, refusal };
    const last = request.method === 'POST' && request.url === LAST_WORDS_PATH;
    // Whoever sent it has shown nothing yet: no fault in an answer may end the program, which holds the player's data.
    (last ? hear(exchange, api) : answer(exchange)).catch(() => response.destroy());
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('upgrade', (request, socket, head) => {
    // From here on the server listens to the socket's errors no more, and one nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    if (maySpeak(request, gate, actual))
      sockets.handleUpgrade(request, socket, head, (opened) => api.serveSocket(opened));
    else refuse(socket);
  });

  return {
    url: `http://127.0.0.1:${actual}/?${TICKET_PARAMETER}=${gate.ticket}`,
    async close() {
      for (const socket of sockets.clients) socket.close(1001);
      await api.idle();
      await new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets.clients) socket.terminate();
        server.closeAllConnections();
      });
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Says no and lets go: a client that keeps its own end open must not hold up the end of the program. */
function refuse(socket: Duplex): void {
  socket.end(REFUSED, () => socket.destroy());
}

function maySpeak(request: IncomingMessage, gate: Gate, port: number, path: string = SOCKET_PATH): boolean {
  const { headers } = request;
  return (
    request.url === path &&
    ownHost(hostOf(request), port) &&
    ownOrigin(headers.origin, port) &&
    gate.knows(headers.cookie)
  );
}

/** Takes the last writes of a page that was left; the gate is the one of its WebSocket. */
async function hear({ request, response, gate, port }: Exchange, api: ApiServer): Promise<void> {
  const end = (status: number) => response.writeHead(status, { ...securityHeaders(), connection: 'close' }).end();
  if (!maySpeak(request, gate, port, LAST_WORDS_PATH)) return void end(403);
  const calls = await readLastWords(request);
  if (!calls) return void end(400);
  await api.serveCalls(calls);
  end(204);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly gate: Gate;
  readonly port: number;
  readonly pageFolder: string;
  readonly refusal: string;
}

async function answer({ request, response, gate, port, pageFolder, refusal }: Exchange): Promise<void> {
  const headers = securityHeaders([`ws://127.0.0.1:${port}`, `ws://localhost:${port}`]);
  const text = (status: number, body: string) => {
    response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(body);
  };
  if (!ownHost(hostOf(request), port)) return text(403, '');
  if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, '');

  const address = addressOf(request.url);
  if (!address) return text(400, '');
  const ticket = address.query.get(TICKET_PARAMETER);
  const known = gate.knows(request.headers.cookie);
  if (ticket !== null && address.path === '/') {
    const session = known ? null : gate.admit(ticket);
    if (!known && session === null) return text(403, refusal);
    // The redirection takes the token out of the address bar, the history and anything that might be bookmarked.
    const cookie = `${gate.cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`;
    response.writeHead(303, { ...headers, location: '/', ...(session === null ? {} : { 'set-cookie': cookie }) }).end();
    return;
  }
  if (!known) return text(403, refusal);

  const file = address.path === '/favicon.ico' ? favicon : await readPageFile(pageFolder, address.path);
  if (!file) return text(404, '');
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': file.body.length,
    'cache-control': file.cache,
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}
