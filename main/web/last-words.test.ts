import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { os } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LAST_WORDS_PATH, MOST_LAST_BYTES, MOST_LAST_UNPACKED } from '../api/contract/last-words.ts';
import { serveApi } from '../api/transport/serve.ts';
import { serveLoopback, type WebHost } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'jovolato-words-'));
const written: string[] = [];
const reported: unknown[] = [];
const router = {
  notes: {
    put: os.input(z.strictObject({ text: z.string() })).handler(({ input }) => {
      written.push(input.text);
    }),
    fail: os.handler(() => {
      throw new Error('full disk');
    }),
  },
};
let host: WebHost;
let own: OutgoingHttpHeaders;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page');
  const api = serveApi(router, (error) => reported.push(error));
  host = await serveLoopback({ api, pageFolder: folder, refusal: 'x' });
  const { origin, search } = new URL(host.url);
  const { headers } = await ask('GET', `/${search}`, {});
  own = { origin, cookie: headers['set-cookie']?.[0]?.split(';')[0], 'content-type': 'application/json' };
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  written.length = 0;
  reported.length = 0;
});

function ask(method: string, path: string, headers: OutgoingHttpHeaders, body: Buffer | string = '') {
  const { port } = new URL(host.url);
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    // Whoever sends too much is cut off, perhaps before the answer.
    sent.on('error', () => resolve({ status: 0, headers: {} }));
    sent.end(body);
  });
}

const put = (text: string) => ({ path: ['notes', 'put'], input: { text } });
const say = async (body: Buffer | string, headers: OutgoingHttpHeaders = own) =>
  (await ask('POST', LAST_WORDS_PATH, headers, body)).status;
const packed = (value: unknown) => gzipSync(JSON.stringify(value));

describe('the last words of a page', () => {
  it('are written in their order, plain or packed', async () => {
    expect(await say(JSON.stringify([put('first'), put('second')]))).toBe(204);
    expect(await say(packed([put('third')]), { ...own, 'content-encoding': 'gzip' })).toBe(204);
    expect(written).toEqual(['first', 'second', 'third']);
    expect(reported).toEqual([]);
  });

  it('are taken only from the page that holds the cookie, under its own name and from its own origin', async () => {
    const body = JSON.stringify([put('stranger')]);
    const { cookie: _cookie, ...noCookie } = own;
    const { origin: _origin, ...noOrigin } = own;
    for (const headers of [
      noCookie,
      noOrigin,
      { ...own, cookie: 'jovolato=wrong' },
      { ...own, origin: 'null' },
      { ...own, origin: 'http://evil.example' },
      { ...own, host: 'evil.example' },
    ])
      expect(await say(body, headers)).toBe(403);
    expect(written).toEqual([]);
  });

  it('are a list of calls in JSON and nothing else', async () => {
    const good = JSON.stringify([put('x')]);
    expect(await say(good, { ...own, 'content-type': 'text/plain' })).toBe(400);
    expect(await say(good, { ...own, 'content-encoding': 'gzip' })).toBe(400);
    for (const body of ['', '{', '{}', '[1]', '[{"path":[]}]', JSON.stringify(Array(201).fill(put('x')))])
      expect(await say(body)).toBe(400);
    expect(written).toEqual([]);
  });

  it('are no longer than a browser lets through, nor any longer unpacked', async () => {
    expect(await say(JSON.stringify([put('x'.repeat(MOST_LAST_BYTES - 100))]))).toBe(204);
    expect([0, 400]).toContain(await say(JSON.stringify([put('x'.repeat(MOST_LAST_BYTES * 2))])));
    const bomb = packed([put('x'.repeat(MOST_LAST_UNPACKED))]);
    expect(bomb.length).toBeLessThan(MOST_LAST_BYTES);
    expect(await say(bomb, { ...own, 'content-encoding': 'gzip' })).toBe(400);
    expect(written.map(({ length }) => length)).toEqual([MOST_LAST_BYTES - 100]);
  });

  it('hold up nothing by one call that fails, is refused or does not exist; each is reported', async () => {
    const calls = [
      { path: ['notes', 'fail'], input: {} },
      { path: ['notes', 'put'], input: { text: 1 } },
      { path: ['notes', 'nothing'], input: {} },
      { path: ['notes', 'put', 'constructor'], input: {} },
      { path: ['__proto__'], input: {} },
      put('kept'),
    ];
    expect(await say(JSON.stringify(calls))).toBe(204);
    expect(written).toEqual(['kept']);
    expect(reported).toHaveLength(5);
    expect(await say(JSON.stringify([put('and on')]))).toBe(204);
  });
});
