/**
 * How the simulated player plays. The first three fields at their defaults are the curve policy of the design, which
 * anyone can recompute; each of them changes one habit and is named where the numbers are shown.
 */
export interface Policy {
  /**
   * Save for a card: while a copy of it is in hand and costs more than the pool, nothing is paid for; once it can be
   * paid it is played before everything else. null = no saving.
   */
  readonly saveFor: string | null;
  /**
   * Missions first: before paying for cards, quests that await from an earlier turn are solved, the most DP first, as
   * long as their MP can be paid and an adventurer from an earlier turn is ready; each takes up to three of them for
   * the turn. Conditions count as met.
   */
  readonly solveQuests: boolean;
  /** Obstacles stay in hand instead of being attached to the tower. */
  readonly holdObstacles: boolean;
  /** Q17: whether MP left over stay for the next turn. */
  readonly carry: boolean;
  /** The dummy opponent the DP are raced against; null = nobody. */
  readonly rival: Rival | null;
}

/** A dummy opponent that only collects DP: nothing before turn `from`, then so many at the end of each turn. */
export interface Rival {
  readonly from: number;
  readonly perTurn: number;
}

/** The dummy's DP after a turn. */
export const rivalDp = (rival: Rival, turn: number): number => Math.max(0, turn - rival.from + 1) * rival.perTurn;

export const CURVE_POLICY: Policy = {
  saveFor: null,
  solveQuests: false,
  holdObstacles: false,
  carry: true,
  rival: null,
};

export { TEAM_SIZE, WINNING_DP, WINNING_DP_AT_ONCE } from '../../limits.ts';
