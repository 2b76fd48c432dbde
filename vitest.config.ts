import { defineConfig } from 'vitest/config';

/** Unit, property and data base tests. End-to-end tests have their own configuration, since they need a display. */
export default defineConfig({
  test: {
    include: [
      'engine/**/*.test.ts',
      'messages/**/*.test.ts',
      'db/**/*.test.ts',
      'main/**/*.test.ts',
      'renderer/**/*.test.ts',
      'build/**/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 60_000,
  },
});
