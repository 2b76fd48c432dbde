import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { os } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fuzzBelowHttp } from '../../tests/faults/below-http.ts';
import { serveApi } from '../api/transport/serve.ts';
import { serveLoopback, type WebHost } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'jovolato-web-'));
let host: WebHost;
let port: number;
/** What would have ended the program. */
const fatal: unknown[] = [];
const hear = (error: unknown) => fatal.push(error);

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page');
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, hear);
  const api = serveApi({ ping: os.handler(() => 'pong') }, () => {});
  host = await serveLoopback({ api, pageFolder: folder, refusal: 'x' });
  port = Number(new URL(host.url).port);
});
afterAll(() => {
  for (const event of ['uncaughtException', 'unhandledRejection']) process.off(event, hear);
  rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes and gives back what came, once the other side has ended or said something. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => resolve(''));
    socket.once('data', (data) => {
      resolve(data.toString('latin1'));
      socket.destroy();
    });
    socket.on('close', () => resolve(''));
    socket.write(text);
  });
}

describe('the loopback host below HTTP, before anybody has shown a cookie', () => {
  it.each(['//', '///', '/\\', '//[', '//:99999/'])('answers GET %s and goes on', async (target) => {
    expect(await raw(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    expect(fatal).toEqual([]);
  });

  it('refuses absolute addresses and contradicting hosts, even with the ticket', async () => {
    const { search } = new URL(host.url);
    const own = `Host: 127.0.0.1:${port}\r\n`;
    expect(await raw(`GET http://127.0.0.1:${port}/${search} HTTP/1.1\r\n${own}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(`GET /${search} HTTP/1.1\r\n${own}Host: evil.example\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    expect(await raw(`GET /${search} HTTP/1.1\r\nHost: evil.example\r\n${own}\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('outlives a run of odd request lines, headers, upgrades and frames', async () => {
    const { connections, outcomes } = await fuzzBelowHttp(port, 150, 20260101);
    expect(connections).toBeGreaterThan(350);
    expect(outcomes['200']).toBeUndefined();
    expect(outcomes['101']).toBeUndefined();
    expect(outcomes['403']).toBeGreaterThan(50);
    expect(fatal).toEqual([]);
  });

  it('still lets the one with the ticket in, outlives its broken frames, and ends though refused callers hold on', async () => {
    const { search } = new URL(host.url);
    const answer = await raw(`GET /${search} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    const cookie = /set-cookie: ([^;]+)/i.exec(answer)?.[1] ?? '';
    const headers = { cookie, origin: `http://127.0.0.1:${port}` };
    for (const bytes of [
      [0xff, 0xff],
      [0x81, 0x05, 1, 2],
      [0x82, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255],
    ]) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api`, { headers });
      await new Promise((resolve) => socket.once('open', resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => {});
      (socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(Buffer.from(bytes));
      await closed;
    }
    expect(fatal).toEqual([]);

    // Refused, but its own end stays open: the server must let go of it by itself.
    const held = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    held.on('error', () => {});
    held.write(`GET /api HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await new Promise((resolve) => held.once('data', resolve));
    await host.close();
    held.destroy();
  }, 20_000);
});
