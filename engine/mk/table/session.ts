import { apply } from './apply.ts';
import type { Command } from './commands/index.ts';
import { createGame, type Setup } from './setup.ts';
import type { TableEvent } from './state/events.ts';
import type { Refusal } from './state/refusal.ts';
import type { State } from './state/types.ts';

/**
 * A game with its history. Kept are the set-up, the commands with their events, and a state now and then; every other state
 * is played again from the nearest kept one, which gives exactly the same state, since the generator is part of it. So ten
 * thousand steps stay small, and undo goes through draws, shuffles and dice.
 */
export interface Session {
  readonly setup: Setup;
  /** How many commands are carried out. */
  readonly at: number;
  /** How many commands there are; those from `at` on can be done again. */
  readonly total: number;
  readonly state: State;
  readonly history: History;
}

/**
 * Grows in place while a game goes on, and is shared by the sessions of one game: a session never looks beyond its own
 * `total`, and one that branches off makes a copy first.
 */
interface History {
  readonly commands: Command[];
  readonly events: (readonly TableEvent[])[];
  /** kept[i] is the state before command i * {@link KEEP_EVERY}. */
  readonly kept: State[];
}

/** A state is kept for every so many commands: one step back plays at most so many again. */
export const KEEP_EVERY = 64;

export type Performed =
  | { readonly ok: true; readonly session: Session; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A new game from a set-up. */
export function startSession(setup: Setup): Session {
  const state = createGame(setup);
  return { setup, at: 0, total: 0, state, history: { commands: [], events: [], kept: [state] } };
}

/** Carries out a command at the present point; what could have been done again is forgotten. */
export function perform(session: Session, command: Command): Performed {
  const answer = apply(session.state, command);
  if (!answer.ok) return answer;
  const { at } = session;
  const history = session.history.commands.length === at ? session.history : branch(session.history, at);
  history.commands.push(command);
  history.events.push(answer.events);
  if ((at + 1) % KEEP_EVERY === 0) history.kept.push(answer.state);
  return {
    ok: true,
    session: { setup: session.setup, at: at + 1, total: at + 1, state: answer.state, history },
    events: answer.events,
  };
}

function branch(history: History, at: number): History {
  return {
    commands: history.commands.slice(0, at),
    events: history.events.slice(0, at),
    kept: history.kept.slice(0, Math.floor(at / KEEP_EVERY) + 1),
  };
}

/**
 * The same game at another point: after its first `point` commands, from 0 to `total` (held to that range). Going back and
 * forth gives exactly the states that were there.
 */
export function goTo(session: Session, point: number): Session {
  const at = Math.max(0, Math.min(session.total, Math.trunc(point)));
  if (at === session.at) return session;
  const { kept } = session.history;
  const index = Math.min(Math.floor(at / KEEP_EVERY), kept.length - 1);
  const fromHere = session.at < at && session.at >= index * KEEP_EVERY;
  let state = fromHere ? session.state : (kept[index] as State);
  for (let i = fromHere ? session.at : index * KEEP_EVERY; i < at; i++)
    state = again(state, session.history.commands[i]);
  return { ...session, at, state };
}

function again(state: State, command: Command | undefined): State {
  const answer = command && apply(state, command);
  // A command in the history was legal at its place and apply is pure, so it is legal there again.
  return answer?.ok ? answer.state : state;
}

export const undo = (session: Session, steps = 1): Session => goTo(session, session.at - steps);
export const redo = (session: Session, steps = 1): Session => goTo(session, session.at + steps);

/** The commands carried out so far. */
export const commandsOf = (session: Session): readonly Command[] => session.history.commands.slice(0, session.at);

/** The events of every command carried out so far, in order. */
export const eventsOf = (session: Session): readonly (readonly TableEvent[])[] =>
  session.history.events.slice(0, session.at);
