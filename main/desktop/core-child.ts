import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MessagePortMain } from 'electron';
import { WebSocket } from 'ws';
import { MAX_FILE_BYTES } from '../api/contract/file.ts';
import { type FromChild, SECRET_HEADER, type ToChild } from '../core/child-protocol.ts';
import type { CloseResult } from '../core/core.ts';
import type { CoreHost, HostOptions, HostStart } from './core-host.ts';
import { createOpenPorts } from './open-ports.ts';
import { relay } from './relay.ts';

/** How long the core may take to write out everything before it counts as hanging. */
const CLOSE_MS = 20_000;
const MAX_FRAME_BYTES = MAX_FILE_BYTES + 1024 * 1024;

/** Runs the core in a Node of its own and passes the pages' messages on to it unchanged. */
export async function startChildHost({ dataFolder, distFolder }: HostOptions): Promise<HostStart> {
  const node = findNode();
  if (!node) return { ok: false, failure: { reason: 'coreFailed', detail: 'JOVOLATO_NODE' } };
  // Node cannot read inside the packaged archive; the core lies outside it for this reason.
  const bundle = join(distFolder, 'core.mjs').replace('app.asar', 'app.asar.unpacked');
  const child = spawn(node, [bundle, 'child'], {
    env: { ...process.env, JOVOLATO_DATA: dataFolder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const first = await firstMessage(child);
  if (first.kind === 'failed') return { ok: false, failure: first.failure };
  if (first.kind !== 'ready') return { ok: false, failure: { reason: 'coreFailed', detail: first.kind } };
  return { ok: true, host: createChildHost(child, `ws://127.0.0.1:${first.port}`, first.secret) };
}

/** The project's Node, named by the launcher, or the one a package for an older Electron brings along. */
function findNode(): string | null {
  const packaged = join(process.resourcesPath, 'node', process.platform === 'win32' ? 'node.exe' : 'node');
  return process.env.JOVOLATO_NODE ?? (existsSync(packaged) ? packaged : null);
}

function firstMessage(child: ChildProcess): Promise<FromChild> {
  return new Promise((resolve) => {
    const fail = (detail: string) => resolve({ kind: 'failed', failure: { reason: 'coreFailed', detail } });
    child.once('message', (message: FromChild) => resolve(message));
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => fail(`core: ${signal ?? code}`));
  });
}

function createChildHost(child: ChildProcess, address: string, secret: string): CoreHost {
  const ports = createOpenPorts();
  let closing = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Whatever ends this process, the child must not stay behind.
  process.once('exit', () => child.kill());
  return {
    connect(port: MessagePortMain) {
      const socket = new WebSocket(address, { headers: { [SECRET_HEADER]: secret }, maxPayload: MAX_FRAME_BYTES });
      ports.add(port);
      relay(port, socket);
    },
    async close() {
      closing = true;
      // Each port's end closes its socket, and the core waits for the sockets.
      await ports.ended();
      const result = await askToClose(child);
      if (result.ok) await ended;
      else closing = false;
      return result;
    },
    lost: new Promise((resolve) => void ended.then(() => closing || resolve())),
  };
}

function askToClose(child: ChildProcess): Promise<CloseResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle({ ok: false, reason: 'timeout' }), CLOSE_MS);
    const settle = (result: CloseResult) => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', gone);
      resolve(result);
    };
    const listen = (message: FromChild) => message.kind === 'closed' && settle(message.result);
    // Ended without an answer: there is nothing left that could be waited for.
    const gone = () => settle({ ok: true });
    child.on('message', listen);
    child.on('exit', gone);
    if (!child.connected) return gone();
    child.send({ kind: 'close' } satisfies ToChild);
  });
}
