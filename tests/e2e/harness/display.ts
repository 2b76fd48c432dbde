import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen to show windows on: the machine's own, or one made for the occasion. */
export interface Display {
  readonly name: string;
  stop(): void;
}

/** The screen that is there, or a virtual one (Xvfb). Null if there is neither. */
export async function openDisplay(): Promise<Display | null> {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (DISPLAY || WAYLAND_DISPLAY || process.platform !== 'linux') return { name: DISPLAY ?? '', stop() {} };
  // The server picks a free number itself and writes it to the given descriptor once it is ready.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(server);
  if (number === null) return null;
  return { name: `:${number}`, stop: () => server.kill() };
}

async function firstLine(server: ChildProcess): Promise<string | null> {
  const line = once(server.stdio[3] as Readable, 'data').then(([data]) => String(data).trim());
  const failed = new Promise<null>((resolve) => {
    server.once('error', () => resolve(null));
    server.once('exit', () => resolve(null));
  });
  return await Promise.race([line, failed]);
}
