import { createRouterClient } from '@orpc/server';
import { onTestFinished } from 'vitest';
import type { ApiClient } from '../../main/api/contract/index.ts';
import { createRouter } from '../../main/api/router/index.ts';
import { createServices, type ServicesOptions } from '../../main/services/index.ts';
import type { Services } from '../../main/services/services.ts';
import { scratchFolder } from './database.ts';

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
