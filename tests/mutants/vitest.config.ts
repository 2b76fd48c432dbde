import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those of the pure code, in one process, sharing what they import. */
export default defineConfig({
  test: {
    include: ['engine/**/*.test.ts', 'messages/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    exclude: ['tests/unit/layers.test.ts', 'tests/unit/table-properties.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
