import type { HandCard } from './card.ts';
import type { HandEvent, HandRefusal } from './commands.ts';
import type { HandState } from './state.ts';

/** A state after a command and what happened, or why not. */
export type HandResult =
  | { readonly ok: true; readonly state: HandState; readonly events: readonly HandEvent[] }
  | { readonly ok: false; readonly refusal: HandRefusal };

export const done = (state: HandState, ...events: HandEvent[]): HandResult => ({ ok: true, state, events });
export const refuse = (code: HandRefusal['code'], clause: string | null = null, ...cards: string[]): HandResult => ({
  ok: false,
  refusal: { code, clause, cards },
});
export const event = (
  code: HandEvent['code'],
  cards: readonly string[] = [],
  amount: number | null = null,
): HandEvent => ({
  code,
  cards,
  amount,
});

/** Cards by name. */
export type CardLookup = ReadonlyMap<string, HandCard>;
