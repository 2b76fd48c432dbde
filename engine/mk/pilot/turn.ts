import { roundOver } from '../table/rules/combat/rounds.ts';
import { obstructorOf, phaseOf } from '../table/rules/manoeuvre/flow.ts';
import type { ManoeuvrePhase } from '../table/state/manoeuvre.ts';
import { otherPlayer, type PlayerId, type State } from '../table/state/types.ts';

/**
 * What a player is to do now: answer an open question, answer what lies in the Időfonal, act in the manőverek fázisa outside
 * a manoeuvre, take part in a phase of one, or nothing, where the forduló only goes on.
 */
export type Ask = 'decision' | 'timeline' | 'row' | 'roundOver' | 'clock' | Exclude<ManoeuvrePhase, 'rounds'> | 'fight';

export interface ToAct {
  readonly player: PlayerId;
  readonly ask: Ask;
}

/** Phases of a manoeuvre that are the obstructing player's: the other ones belong to the initiator (4.01.e). */
const OBSTRUCTORS: ReadonlySet<ManoeuvrePhase> = new Set(['obstacles', 'obstructing']);

/** Who is to act in this state, and in what; null once the game has ended. */
export function toAct(state: State): ToAct | null {
  if (state.result) return null;
  const asked = state.decisions[0];
  if (asked) return { player: asked.player, ask: 'decision' };
  const top = state.timeline[state.timeline.length - 1];
  // ALAP.06: before an entry takes effect, the other player may answer it.
  if (top) return { player: otherPlayer(top.player), ask: 'timeline' };
  const m = state.manoeuvre;
  if (!m && state.step !== 'manoeuvres') return { player: 'self', ask: 'clock' };
  if (!m) return { player: state.rival ? state.priority.player : 'self', ask: 'row' };
  const phase = phaseOf(m);
  if (phase !== 'rounds') return { player: OBSTRUCTORS.has(phase) ? obstructorOf(m) : m.initiator, ask: phase };
  if (!m.fight || roundOver(m.fight)) return { player: m.initiator, ask: 'roundOver' };
  return { player: m.fight.toAct, ask: 'fight' };
}
