import { defineConfig } from 'vitest/config';

/** End-to-end tests: the built program in a real Electron window and in Chromium, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/e2e/harness/setup.ts',
    setupFiles: 'tests/e2e/harness/skip.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
