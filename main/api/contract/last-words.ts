import { z } from 'zod';

/** Where the loopback host takes the last writes of a page that is being left. */
export const LAST_WORDS_PATH = '/api/last-words';

/** A call as plain JSON: its place in the contract and its input. */
export interface LastCall {
  readonly path: readonly string[];
  readonly input: unknown;
}

export const lastCallsSchema = z
  .array(z.strictObject({ path: z.array(z.string()).min(1).max(4), input: z.unknown() }))
  .max(200);

/** Browsers let requests that outlive their page carry 64 KiB together; what is longer is sent compressed. */
export const MOST_LAST_BYTES = 60 * 1024;
/** What such a request may hold once it is unpacked. */
export const MOST_LAST_UNPACKED = 16 * 1024 * 1024;
