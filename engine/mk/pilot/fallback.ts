import type { Command } from '../table/commands/index.ts';
import { phaseOf } from '../table/rules/manoeuvre/flow.ts';
import { by } from '../table/state/command.ts';
import type { State } from '../table/state/types.ts';
import type { ToAct } from './turn.ts';

/**
 * Commands that do nothing more than let the game go on, the most natural one first: the answer that commits to least, a pass,
 * the next phase. One of them is always accepted, so a game that is played by pilots never gets stuck.
 */
export function* waysOn(state: State, { ask, player }: ToAct): Generator<Command> {
  if (ask === 'decision') {
    yield* answers(state);
  } else if (ask === 'timeline') {
    yield { type: 'resolve' };
    yield { type: 'resolve', ineffective: true };
  } else if (ask === 'row' || ask === 'clock') {
    yield { type: 'next', ...by(player) };
  } else if (ask === 'fight') {
    yield { type: 'pass' };
  } else if (state.manoeuvre && phaseOf(state.manoeuvre) === 'result') {
    yield { type: 'goHome' };
  } else {
    yield { type: 'advance' };
    yield { type: 'payQuest' };
    yield { type: 'solve' };
    // A küldetés that cannot be paid after all is given up.
    yield { type: 'hand.endManoeuvre' };
  }
}

function* answers(state: State): Generator<Command> {
  const asked = state.decisions[0];
  if (!asked) return;
  if (asked.preset !== null) {
    yield { type: 'decide', yes: asked.preset === 'yes' };
    yield { type: 'decide', yes: asked.preset !== 'yes' };
  }
  yield { type: 'decide', cards: asked.options.slice(0, asked.min) };
  yield { type: 'decide', cards: asked.options.slice(0, asked.max) };
  yield { type: 'decide', yes: false };
}
