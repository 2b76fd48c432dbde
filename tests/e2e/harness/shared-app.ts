import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type App, type AppOptions, type StartedApp, startApp } from './app.ts';
import { hasHost, type Kind } from './hosts.ts';

/**
 * One program for all tests of the surrounding `describe`: started before the first, closed after the last. Each test fails on
 * problems its page reported meanwhile. Tests that share a program leave behind what the next can begin with, or name a data
 * set of their own.
 */
export function useApp(kind: Kind, options: AppOptions = {}): () => App {
  let app: StartedApp | undefined;
  beforeAll(async () => {
    if (hasHost(kind)) app = await startApp(kind, options);
  });
  afterAll(async () => {
    await app?.end();
  });
  beforeEach(({ skip }) => {
    if (!app) skip(`There is no ${kind} here.`);
  });
  afterEach(() => {
    expect(app?.takeProblems() ?? [], `problems the page reported (${kind})`).toEqual([]);
  });
  return () => {
    if (!app) throw new Error('The program was not started.');
    return app;
  };
}
