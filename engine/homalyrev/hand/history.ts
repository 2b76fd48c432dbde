import type { HandCommand, HandEvent } from './commands.ts';
import { reduceHand } from './reduce.ts';
import type { CardLookup, HandResult } from './result.ts';
import type { HandState } from './state.ts';

/** One step of the log: the command, what it did and the state before it. */
export interface HandStep {
  readonly command: HandCommand;
  readonly events: readonly HandEvent[];
  readonly before: HandState;
}

/** A hand with everything that led to it; the log is the undo list. */
export interface HandHistory {
  readonly state: HandState;
  readonly steps: readonly HandStep[];
  /** Commands taken back, the next one to redo last. */
  readonly undone: readonly HandCommand[];
}

export const beginHistory = (state: HandState): HandHistory => ({ state, steps: [], undone: [] });

export type Played =
  | { readonly ok: true; readonly history: HandHistory }
  | { readonly ok: false; readonly refusal: Extract<HandResult, { ok: false }>['refusal'] };

/** Plays a command; whatever was undone before can no longer be redone. */
export function play(history: HandHistory, command: HandCommand, cards: CardLookup): Played {
  const played = step(history, command, cards);
  return played.ok ? { ok: true, history: { ...played.history, undone: [] } } : played;
}

function step(history: HandHistory, command: HandCommand, cards: CardLookup): Played {
  const result = reduceHand(history.state, command, cards);
  if (!result.ok) return { ok: false, refusal: result.refusal };
  const steps = [...history.steps, { command, events: result.events, before: history.state }];
  return { ok: true, history: { ...history, state: result.state, steps } };
}

/** Takes the last step back, random draws included; the same history if there is none. */
export function undo(history: HandHistory): HandHistory {
  const last = history.steps.at(-1);
  if (!last) return history;
  return { state: last.before, steps: history.steps.slice(0, -1), undone: [...history.undone, last.command] };
}

/** Does again what was taken back last, with the same draws; the same history if there is nothing. */
export function redo(history: HandHistory, cards: CardLookup): HandHistory {
  const command = history.undone.at(-1);
  if (!command) return history;
  const played = step({ ...history, undone: history.undone.slice(0, -1) }, command, cards);
  return played.ok ? played.history : history;
}

/** Plays a list of commands from a start, as a saved hand is loaded; stops at the first refused one and names it. */
export function replay(
  start: HandState,
  commands: readonly HandCommand[],
  cards: CardLookup,
): Played & { readonly failedAt: number | null } {
  let history = beginHistory(start);
  for (const [i, command] of commands.entries()) {
    const played = play(history, command, cards);
    if (!played.ok) return { ...played, failedAt: i };
    history = played.history;
  }
  return { ok: true, history, failedAt: null };
}
