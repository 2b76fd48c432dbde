import { Rng } from '../../random/rng.ts';
import { apply } from '../table/apply.ts';
import type { Command } from '../table/commands/index.ts';
import { createGame, type Setup } from '../table/setup.ts';
import type { TableEvent } from '../table/state/events.ts';
import type { PlayerId, State } from '../table/state/types.ts';
import { waysOn } from './fallback.ts';
import type { Move, Pilot, Reason } from './pilot.ts';
import { type ToAct, toAct } from './turn.ts';
import { viewOf } from './view.ts';

/** More commands than any game by the rules takes in one forduló; a pilot that goes round in circles is stopped here. */
const MOST_IN_A_TURN = 400;

export interface PilotedGame {
  readonly setup: Setup;
  readonly pilots: Readonly<Record<PlayerId, Pilot>>;
  /** The game is left unfinished after so many forduló. */
  readonly turns: number;
  /** Seed of the pilots' own chance; the table's is in the set-up. */
  readonly seed: number;
}

/** Is told of every step: what was asked, what was done and why, and the state before and after. */
export type Watch = (step: {
  readonly before: State;
  readonly after: State;
  readonly to: ToAct;
  readonly command: Command;
  readonly reason: Reason | null;
  readonly events: readonly TableEvent[];
}) => void;

/**
 * Plays one game to its end or to the end of forduló `turns`. Deterministic: the same game gives the same commands. What a
 * pilot wants and the table refuses (a rule that depends on a hidden card) is replaced by the way on that does least.
 */
export function playGame(game: PilotedGame, watch: Watch): State {
  const chance = { self: Rng.seeded(game.seed), dummy: Rng.seeded(game.seed + 1) };
  let state = createGame(game.setup);
  let turn = state.turn;
  let steps = 0;
  for (;;) {
    const to = toAct(state);
    if (!to || state.turn > game.turns) return state;
    if (state.turn !== turn) [turn, steps] = [state.turn, 0];
    const tired = ++steps > MOST_IN_A_TURN;
    const wanted =
      to.ask === 'clock' || tired ? null : game.pilots[to.player](viewOf(state, to.player), to, chance[to.player]);
    const before = state;
    const done = firstAccepted(state, to, wanted);
    state = done.state;
    watch({ before, after: state, to, ...done });
  }
}

function firstAccepted(state: State, to: ToAct, wanted: Move | null) {
  if (wanted) {
    const answer = apply(state, wanted.command);
    if (answer.ok)
      return { command: wanted.command, reason: wanted.reason, state: answer.state, events: answer.events };
  }
  for (const command of waysOn(state, to)) {
    const answer = apply(state, command);
    if (answer.ok) return { command, reason: null, state: answer.state, events: answer.events };
  }
  throw new Error(`no way on at ${to.ask} of ${to.player} in forduló ${state.turn}`);
}
