/** How a player means to rest. `best` gives the latest last round. */
export const REST_HABITS = ['short', 'long', 'best'] as const;
export type RestHabit = (typeof REST_HABITS)[number];

export interface StaminaPlan {
  /** Cards in hand at the start of the next round, which is round 1. */
  readonly hand: number;
  /** Cards in the discard pile then. */
  readonly discard: number;
  readonly rest: RestHabit;
  /** One entry for each played card that is lost instead of discarded: the cycle it is played in, from 1. */
  readonly lose: readonly number[];
}

/** One thing that happens, with the piles after it. */
export interface StaminaStep {
  readonly round: number;
  readonly kind: 'play' | 'shortRest' | 'longRest' | 'exhausted';
  readonly hand: number;
  readonly discard: number;
  /** Cards lost by this step. */
  readonly lost: number;
}

export interface Stamina {
  /** Rounds in which two cards are played. */
  readonly roundsPlayed: number;
  /** The last round before exhaustion, rounds of a long rest included; 0 if exhausted at once. */
  readonly lastRound: number;
  readonly exhaustedAtStartOfRound: number;
  /** Rounds played between one rest and the next. */
  readonly cycles: readonly number[];
  /** The whole course, so that the numbers can be followed. */
  readonly steps: readonly StaminaStep[];
}

export type StaminaProblem =
  | { readonly code: 'NO_SUCH_CYCLE'; readonly cycle: number; readonly cycles: number }
  | { readonly code: 'TOO_MANY_LOSSES'; readonly cycle: number; readonly played: number; readonly losses: number };

export type StaminaResult =
  | { readonly ok: true; readonly value: Stamina }
  | { readonly ok: false; readonly problem: StaminaProblem };

/**
 * How many rounds a character lasts on its cards alone (HOM.1.b), exactly.
 *
 * Every round costs two cards out of the hand. With fewer than two left it must rest, which loses one discarded card for
 * good: shortly at the end of the round, or long for a round of its own. A start with fewer than two cards in hand leaves
 * the long rest only, whatever the habit.
 *
 * `best`: both rests lose one card and only a long one adds a round, so it rests long. Resting before it must gains
 * nothing, since all cards come back anyway, but for one case: a long rest at once, which moves planned losses to a later
 * and cheaper place. The tests compare it with a search over all legal choices.
 */
export function stamina(plan: StaminaPlan): StaminaResult {
  if (plan.rest === 'short') return follow(plan, { long: false, atOnce: false });
  const late = follow(plan, { long: true, atOnce: false });
  if (plan.rest === 'long' || plan.hand < 2 || plan.discard < 2) return late;
  const early = follow(plan, { long: true, atOnce: true });
  if (!late.ok) return early.ok ? early : late;
  return early.ok && early.value.lastRound > late.value.lastRound ? early : late;
}

function follow(plan: StaminaPlan, rests: { long: boolean; atOnce: boolean }): StaminaResult {
  let { hand, discard } = plan;
  let round = 1;
  let fresh = true;
  const cycles: number[] = [];
  const steps: StaminaStep[] = [];
  const losses = new Map<number, number>();
  for (const cycle of plan.lose) losses.set(cycle, (losses.get(cycle) ?? 0) + 1);
  const step = (kind: StaminaStep['kind'], lost: number): unknown => steps.push({ round, kind, hand, discard, lost });
  const rest = (kind: 'shortRest' | 'longRest'): void => {
    hand += discard - 1;
    discard = 0;
    fresh = true;
    step(kind, 1);
  };

  while (hand >= 2 || discard >= 2) {
    if (hand < 2 || (rests.atOnce && round === 1)) {
      rest('longRest');
    } else {
      if (fresh) cycles.push(0);
      fresh = false;
      const cycle = cycles.length;
      cycles[cycle - 1] = (cycles[cycle - 1] as number) + 1;
      const lost = Math.min(2, losses.get(cycle) ?? 0);
      losses.set(cycle, (losses.get(cycle) ?? 0) - lost);
      hand -= 2;
      discard += 2 - lost;
      step('play', lost);
      if (!rests.long && hand < 2 && discard >= 2) rest('shortRest');
    }
    round++;
  }
  step('exhausted', hand + discard);

  const problem = impossible(plan, cycles);
  if (problem) return { ok: false, problem };
  const roundsPlayed = cycles.reduce((sum, rounds) => sum + rounds, 0);
  return { ok: true, value: { roundsPlayed, lastRound: round - 1, exhaustedAtStartOfRound: round, cycles, steps } };
}

function impossible(plan: StaminaPlan, cycles: readonly number[]): StaminaProblem | null {
  for (const cycle of plan.lose) {
    const rounds = cycles[cycle - 1];
    if (rounds === undefined) return { code: 'NO_SUCH_CYCLE', cycle, cycles: cycles.length };
    const losses = plan.lose.filter((other) => other === cycle).length;
    if (losses > 2 * rounds) return { code: 'TOO_MANY_LOSSES', cycle, played: 2 * rounds, losses };
  }
  return null;
}

/** What one more lost card takes away. */
export interface LossCost {
  /** Fewer rounds in which cards are played. */
  readonly rounds: number;
  /** Fewer rounds before exhaustion. */
  readonly last: number;
}

export interface LossCosts {
  /** Losing a hand card against damage right now; null if there is none. */
  readonly handCard: LossCost | null;
  /** Losing two discarded cards against damage right now; null if there are fewer. */
  readonly twoDiscards: LossCost | null;
  /** Losing one more played card in each cycle, in order. */
  readonly cycles: readonly LossCost[];
}

/**
 * The price of one more loss now and in each later cycle. Costs are against the plan as it stands; planned losses in cycles
 * that would no longer exist are dropped, since the cards for them are gone.
 */
export function lossCosts(plan: StaminaPlan): LossCosts | null {
  const now = stamina(plan);
  if (!now.ok) return null;
  const against = (changed: StaminaPlan): LossCost => {
    const then = staminaWithPossibleLosses(changed);
    return { rounds: now.value.roundsPlayed - then.roundsPlayed, last: now.value.lastRound - then.lastRound };
  };
  return {
    handCard: plan.hand >= 1 ? against({ ...plan, hand: plan.hand - 1 }) : null,
    twoDiscards: plan.discard >= 2 ? against({ ...plan, discard: plan.discard - 2 }) : null,
    cycles: now.value.cycles.map((_, i) => against({ ...plan, lose: [...plan.lose, i + 1] })),
  };
}

function staminaWithPossibleLosses(plan: StaminaPlan): Stamina {
  const result = stamina(plan);
  if (result.ok) return result.value;
  const { cycle } = result.problem;
  const at = plan.lose.indexOf(cycle);
  return staminaWithPossibleLosses({ ...plan, lose: plan.lose.filter((_, i) => i !== at) });
}
