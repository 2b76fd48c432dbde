import { gaugePlan } from '../../../../engine/homalyrev/hand/state.ts';
import {
  type LossCosts,
  lossCosts,
  REST_HABITS,
  type RestHabit,
  type Stamina,
  type StaminaPlan,
  stamina,
} from '../../../../engine/homalyrev/stamina.ts';
import type { Session } from './session.ts';

/** Cards in hand and in the discard pile that the player asks about instead of the present ones. */
export interface WhatIf {
  readonly hand: number;
  readonly discard: number;
}

export interface Gauge {
  readonly plan: StaminaPlan;
  readonly stamina: Stamina;
  readonly costs: LossCosts | null;
  /** Number of the round that the plan's round 1 is. */
  readonly firstRound: number;
  /** Rounds in which cards are played, for every way of resting with the same planned losses. */
  readonly byHabit: Readonly<Record<RestHabit, number>>;
}

/** Rounds left of a session, from the start of the coming round; null once it is exhausted. */
export function gaugeOf(session: Session, whatIf: WhatIf | null): Gauge | null {
  const state = session.history?.state ?? null;
  if (whatIf === null && state?.phase === 'exhausted') return null;
  const asked = (rest: RestHabit): StaminaPlan => {
    if (whatIf) return { ...whatIf, rest, lose: session.lose };
    if (state) return gaugePlan(state, rest, session.lose);
    return { hand: session.chosen.length, discard: 0, rest, lose: session.lose };
  };
  const plan = withPossibleLosses(asked(session.habit));
  const result = stamina(plan);
  if (!result.ok) throw new Error(result.problem.code);
  const rounds = (habit: RestHabit): number => {
    const other = stamina(withPossibleLosses(asked(habit)));
    return other.ok ? other.value.roundsPlayed : 0;
  };
  const [short, long, best] = REST_HABITS.map(rounds) as [number, number, number];
  return {
    plan,
    stamina: result.value,
    costs: lossCosts(plan),
    firstRound: whatIf || !state ? 1 : state.phase === 'selection' ? state.round : state.round + 1,
    byHabit: { short, long, best },
  };
}

/** A plan without the losses for which no card would be played. */
export function withPossibleLosses(plan: StaminaPlan): StaminaPlan {
  const result = stamina(plan);
  if (result.ok) return plan;
  const at = plan.lose.lastIndexOf(result.problem.cycle);
  return withPossibleLosses({ ...plan, lose: plan.lose.filter((_, i) => i !== at) });
}

export const lossesIn = (lose: readonly number[], cycle: number): number => lose.filter((one) => one === cycle).length;

/** One planned loss more or less in a cycle. */
export function changeLoss(lose: readonly number[], cycle: number, by: 1 | -1): readonly number[] {
  if (by === 1) return [...lose, cycle].sort((a, b) => a - b);
  const at = lose.indexOf(cycle);
  return lose.filter((_, i) => i !== at);
}

/** The same question for the command line. */
export function commandLine({ hand, discard, rest, lose }: StaminaPlan): string {
  const parts = ['stamina', hand, ...(discard > 0 ? ['--discard', discard] : [])];
  if (rest !== 'short') parts.push('--rest', rest);
  for (const cycle of lose) parts.push('--lose', cycle);
  return `npm run --silent cli -- ${parts.join(' ')}`;
}
