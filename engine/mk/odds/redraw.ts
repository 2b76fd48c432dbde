import { type Condition, jointChance, stagedChance } from './exact.ts';

/** A redraw rule: the whole opening hand is shuffled back and drawn anew while `keep` does not hold, at most so often. */
export interface RedrawRule<T> {
  /** 0 = no redraw (the default of the game, Q22). */
  readonly redraws: number;
  /** All of these must hold for a hand to be kept; the hand after the last redraw is kept whatever it is. */
  readonly keep: readonly Condition<T>[];
}

/** What a question with a redraw rule gives back. */
export interface RedrawChance {
  /** The chance that the goal is met in the end. */
  readonly p: number;
  /** The chance that a fresh hand is kept. */
  readonly keep: number;
  /** The chance that the hand kept in the end meets the keep rule. */
  readonly keptByRule: number;
  /** Redraws on average. */
  readonly redraws: number;
}

/**
 * The exact chance that all goals hold among `seen` cards, the first `hand` of which are an opening hand under a
 * redraw rule. Every redraw is a full fresh shuffle, so the tries are independent and can be summed, not simulated.
 */
export function chanceWithRedraw<T>(
  pool: readonly T[],
  hand: number,
  seen: number,
  goals: readonly Condition<T>[],
  rule: RedrawRule<T>,
): RedrawChance {
  const later = Math.max(0, seen - hand);
  const first = Math.min(hand, seen);
  const keep = jointChance(pool, first, rule.keep);
  const both = stagedChance(pool, { first, later }, rule.keep, goals);
  const any = jointChance(pool, seen, goals);
  const miss = 1 - keep;
  let p = 0;
  let redraws = 0;
  let reached = 1;
  for (let i = 0; i < rule.redraws; i++) {
    p += reached * both;
    reached *= miss;
    redraws += reached;
  }
  p += reached * any;
  return { p: Math.min(1, p), keep, keptByRule: 1 - reached * miss, redraws };
}
