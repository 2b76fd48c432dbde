import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { os } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { serveApi } from '../api/transport/serve.ts';
import { serveLoopback, type WebHost } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'jovolato-web-'));
const REFUSAL = 'Ez a cím már nem érvényes.';
let host: WebHost;

beforeAll(async () => {
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), 'secret');
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html>page');
  const api = serveApi({ ping: os.handler(() => 'pong') }, () => {});
  host = await serveLoopback({ api, pageFolder: join(folder, 'page'), refusal: REFUSAL });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request as any program could send it: unlike fetch it may name any host and leaves the path as it is. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', to = host): Promise<Reply> {
  const { port } = new URL(to.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** What becomes of opening a WebSocket: the answer to a call, or the HTTP status of the refusal. */
function call(headers: Record<string, string>, path = '/api', to = host): Promise<unknown> {
  const socket = new WebSocket(`ws://127.0.0.1:${new URL(to.url).port}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ i: '1', p: { u: '/ping', b: {} } })));
    socket.on('message', (data) => {
      socket.close();
      resolve((JSON.parse(String(data)) as { p: { b: { json: unknown } } }).p.b.json);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => {});
  });
}

describe('the loopback host', () => {
  let cookie: string;
  const origin = () => new URL(host.url).origin;

  it('shows nothing without the token', async () => {
    for (const path of ['/', '/index.html', '/api', '/?belepo=', '/?belepo=wrong', '/favicon.ico']) {
      expect(await ask(path)).toMatchObject({ status: 403, body: REFUSAL });
    }
    expect(await call({ origin: origin() })).toBe(403);
  });

  it('turns the token into a cookie once, and out of the address', async () => {
    const { search } = new URL(host.url);
    const first = await ask(`/${search}`);
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
    const [set = ''] = first.headers['set-cookie'] ?? [];
    expect(set).toContain('HttpOnly; SameSite=Strict; Path=/');
    expect(set).not.toContain(new URLSearchParams(search).get('belepo'));
    cookie = set.split(';')[0] ?? '';

    expect(await ask(`/${search}`)).toMatchObject({ status: 403, body: REFUSAL });
    const again = await ask(`/${search}`, { cookie });
    expect(again).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('serves the page with its policy to the one it knows', async () => {
    const page = await ask('/', { cookie });
    expect(page).toMatchObject({ status: 200, body: '<!doctype html>page' });
    const policy = page.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(await ask('/favicon.ico', { cookie })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
    });
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '//etc/passwd', '/missing.js', '/assets'])(
    'has nothing at %s',
    async (path) => expect((await ask(path, { cookie })).status).toBe(404),
  );

  it('refuses other names for itself, other ways of asking and other pages’ sockets', async () => {
    expect((await ask('/', { cookie, host: 'evil.example' })).status).toBe(403);
    expect((await ask('/', { cookie }, 'POST')).status).toBe(405);
    for (const foreign of ['http://evil.example', 'null', 'http://127.0.0.1:1']) {
      expect(await call({ cookie, origin: foreign })).toBe(403);
    }
    expect(await call({ cookie })).toBe(403);
    expect(await call({ cookie, origin: origin(), host: 'evil.example' })).toBe(403);
    expect(await call({ cookie, origin: origin() }, '/other')).toBe(403);
  });

  it('answers its own page’s calls', async () => {
    expect(await call({ cookie, origin: origin() })).toBe('pong');
  });

  it('has a token and a port of its own each time, and ends when told to', async () => {
    const api = serveApi({}, () => {});
    const other = await serveLoopback({ api, pageFolder: folder, refusal: REFUSAL });
    expect(new URL(other.url).search).not.toBe(new URL(host.url).search);
    expect((await ask('/', { cookie }, 'GET', other)).status).toBe(403);
    await other.close();
    await expect(ask('/', {}, 'GET', other)).rejects.toThrow();
  });
});
