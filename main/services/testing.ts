import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { onTestFinished } from 'vitest';
import type { ApiClient } from '../api/contract/index.ts';
import { createRouter } from '../api/router/index.ts';
import { createServices, type ServicesOptions } from './index.ts';
import type { Services } from './services.ts';

/** An empty folder that goes away with the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jovolato-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that goes on by a second at every look. */
export function tickingClock(start = '2026-01-01T00:00:00.000Z'): () => Date {
  let at = Date.parse(start);
  return () => {
    at += 1000;
    return new Date(at);
  };
}

/** Services over a new data folder, and the client the page would have. Closed with the test. */
export function testProgram(options: Partial<ServicesOptions> = {}): {
  folder: string;
  services: Services;
  client: ApiClient;
} {
  const folder = options.dataFolder ?? scratchFolder();
  const services = createServices({ now: tickingClock(), ...options, dataFolder: folder });
  onTestFinished(() => services.close());
  return { folder, services, client: createRouterClient(createRouter(services)) };
}
