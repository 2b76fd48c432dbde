import { defineConfig } from 'vitest/config';

/** End-to-end tests: the built program in a real Electron window and in Chromium, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/e2e/harness/setup.ts',
    setupFiles: 'tests/e2e/harness/each-file.ts',
    fileParallelism: false,
    // A busy machine is no fault of the program: what comes late still counts, what never comes fails.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
