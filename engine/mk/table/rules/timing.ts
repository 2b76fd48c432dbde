import type { Phase } from '../../cards/card.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { PlayerId, State } from '../state/types.ts';
import { priorityRefusal } from './priority.ts';

export type Speed = 'mpBound' | 'quick';

/** The phase actions belong to now; null outside the manőverek fázisa. */
export function currentPhase(state: State): Phase | null {
  if (state.step !== 'manoeuvres') return null;
  const { manoeuvre } = state;
  if (!manoeuvre) return 'row';
  const phase = manoeuvre.phases[manoeuvre.at];
  if (phase === 'preparation') return 'fightPreparation';
  if (phase === 'rounds') return 'fight';
  return 'manoeuvre';
}

export interface Timing {
  readonly phases: readonly Phase[] | 'any';
  readonly speed: Speed;
  /** The clause a refusal about the timing names. */
  readonly clause: string;
}

/** Whether a player may act with this timing now, or why not. */
export function mayAct(state: State, player: PlayerId, timing: Timing): Refusal | null {
  if (state.decisions.length > 0) return refuse('DECISION_OPEN', null);
  const momentum = state.manoeuvre?.fight?.momentum ?? null;
  // 2.10, 2.10.note1: before the MOMENTUM action nobody else acts, not even with a gyors hatás.
  if (momentum !== null && momentum !== player) return refuse('MOMENTUM_FIRST', '2.10.note1');
  const now = currentPhase(state);
  if (timing.phases !== 'any') {
    if (now === null) return refuse('OUTSIDE_MANOEUVRES', timing.clause);
    if (!timing.phases.includes(now)) {
      return refuse('WRONG_PHASE', timing.clause, { words: { now, wanted: timing.phases.join(' / ') } });
    }
  }
  if (timing.speed === 'quick') return null;
  if (now === null) return refuse('OUTSIDE_MANOEUVRES', timing.clause);
  if (state.timeline.length > 0) return refuse('TIMELINE_NOT_EMPTY', timing.clause);
  const waits = priorityRefusal(state, player, timing.clause);
  if (waits) return waits;
  const fight = state.manoeuvre?.fight;
  if (now === 'fight' && fight && fight.toAct !== player) return refuse('NOT_TO_ACT', timing.clause);
  return null;
}
