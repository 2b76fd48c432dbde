import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import { otherPlayer, type PlayerId, type State } from '../state/types.ts';

/**
 * Where both sides are players they act in turn in the manőverek fázisa: after an MP-kötött act, or a pass, it is the other one's
 * turn, and the phase ends when both pass in a row. Against a dummy nobody waits for anybody (Q75).
 */
export function priorityRefusal(state: State, player: PlayerId, clause: string | null): Refusal | null {
  if (!state.rival || state.step !== 'manoeuvres' || state.manoeuvre) return null;
  return state.priority.player === player ? null : refuse('NOT_TO_ACT', clause);
}

/** The turn to act goes to the other player. */
export function passPriority(d: Draft, player: PlayerId, passed = false): void {
  if (!d.state.rival) return;
  const { first, passes } = d.state.priority;
  d.set({ priority: { first, player: otherPlayer(player), passes: passed ? passes + 1 : 0 } });
}

/** The player who did not begin the manőverek fázisa of the last forduló begins this one (Q23), if the setting says so. */
export function beginPhase(d: Draft): void {
  if (!d.state.rival) return;
  const { first } = d.state.priority;
  const swaps = d.state.settings.firstAlternates && d.state.turn % 2 === 0;
  d.set({ priority: { first, player: swaps ? otherPlayer(first) : first, passes: 0 } });
}
