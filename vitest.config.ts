import { defineConfig } from 'vitest/config';

/** Unit, property and data base tests. End-to-end tests have their own configuration, since they need a display. */
export default defineConfig({
  test: {
    environment: 'node',
    // A busy machine is no fault of the program; what never ends fails all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Nothing else runs beside them; by itself Vitest would leave one core idle, which may be every second one.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['engine/**/*.test.ts', 'messages/**/*.test.ts'],
          // Pure functions leave nothing behind, so what one file has loaded serves the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: [
            'db/**/*.test.ts',
            'main/**/*.test.ts',
            'renderer/**/*.test.ts',
            'build/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
