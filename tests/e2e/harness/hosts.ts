/** The two hosts every page test runs in. */
export const KINDS = ['electron', 'chromium'] as const;
export type Kind = (typeof KINDS)[number];

// Set by setup.ts; unset outside the tests, where a missing host is an error of its own.
const present = process.env.JOVOLATO_E2E_HOSTS?.split(' ');

/** Whether this machine has the host. */
export const hasHost = (kind: Kind): boolean => present?.includes(kind) ?? true;

/** Whether there is an Electron window to test; for tests of the desktop program alone. */
export const HAS_ELECTRON = hasHost('electron');

type Skip = (note: string) => never;
let skipTest: Skip | undefined;

/** Told by each-file.ts before each test how to skip it. */
export function setSkip(skip: Skip): void {
  skipTest = skip;
}

/** Skips the running test if this machine lacks the host; setup.ts has said so, and forbids it where CI is set. */
export function needHost(kind: Kind): void {
  if (!hasHost(kind)) skipTest?.(`There is no ${kind} here.`);
}
