/**
 * The five measures of the contract and six more, in the order they are tallied: MP left over, cards seen, DP, whether
 * the DP are enough to win, and whether the race against the dummy was won or lost by the end of the turn.
 */
export const MEASURES = [
  'pool',
  'spent',
  'played',
  'hand',
  'stuck',
  'left',
  'seen',
  'dp',
  'won',
  'raceWon',
  'raceLost',
] as const;
/** So many of them, from the front, are the contract's. */
export const CONTRACT_MEASURES = 5;
export type Measure = (typeof MEASURES)[number];

/** Sums over games, by turn. Whole numbers, so adding up parts gives the same whoever worked them out. */
export interface Tally {
  games: number;
  readonly turns: number;
  /** Sum and sum of squares: [turn * measures + measure]. */
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  /** Games in which a copy of the kind could first be paid on this turn: [kind * turns + turn]. */
  readonly firstPlayable: Float64Array;
}

export function emptyTally(turns: number, kinds: number): Tally {
  const size = turns * MEASURES.length;
  return {
    games: 0,
    turns,
    sums: new Float64Array(size),
    squares: new Float64Array(size),
    firstPlayable: new Float64Array(turns * kinds),
  };
}

/** Adds one part's sums to another's, in place. */
export function addTally(to: Tally, part: Tally): void {
  to.games += part.games;
  for (let i = 0; i < to.sums.length; i++) {
    to.sums[i]! += part.sums[i]!;
    to.squares[i]! += part.squares[i]!;
  }
  for (let i = 0; i < to.firstPlayable.length; i++) to.firstPlayable[i]! += part.firstPlayable[i]!;
}

/** Means of one turn with their standard errors (sample deviation over the root of the games; 0 with a single game). */
export type TurnMeans = { readonly turn: number } & Readonly<Record<Measure, number>> & {
    readonly se: Readonly<Record<Measure, number>>;
  };

/** The means by turn; empty without a game. */
export function turnMeans(tally: Tally): TurnMeans[] {
  if (tally.games === 0) return [];
  const n = tally.games;
  return Array.from({ length: tally.turns }, (_, t) => {
    const mean = {} as Record<Measure, number>;
    const se = {} as Record<Measure, number>;
    MEASURES.forEach((measure, m) => {
      const sum = tally.sums[t * MEASURES.length + m]!;
      const square = tally.squares[t * MEASURES.length + m]!;
      mean[measure] = sum / n;
      // Rounding may leave a tiny negative rest where every game gave the same number.
      se[measure] = n > 1 ? Math.sqrt(Math.max(0, square - (sum * sum) / n) / (n - 1) / n) : 0;
    });
    return { turn: t + 1, ...mean, se };
  });
}
