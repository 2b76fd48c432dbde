import type { CloseResult } from './core.ts';

/**
 * What the Electron process and the process that owns the data base say to each other, where they are two. The calls
 * themselves go over a WebSocket between them.
 */
export type FromChild =
  | { readonly kind: 'ready'; readonly port: number; readonly secret: string }
  | { readonly kind: 'failed'; readonly failure: StartFailure }
  | { readonly kind: 'closed'; readonly result: CloseResult };

export type ToChild = { readonly kind: 'close' };

/** Why the core could not start, as data; the sentences are in messages/host.ts. */
export type StartFailure =
  | { readonly reason: 'folderTaken'; readonly pid: number | null }
  | { readonly reason: 'folderUnusable'; readonly detail: string }
  /** Bringing the data base up to date failed; it is as it was, with a copy in `backup`. */
  | { readonly reason: 'updateFailed'; readonly version: number; readonly backup: string | null }
  /** The part that owns the data base did not start at all. */
  | { readonly reason: 'coreFailed'; readonly detail: string };

/** The header that carries the secret when the Electron process opens its WebSocket. */
export const SECRET_HEADER = 'x-jovolato-secret';
