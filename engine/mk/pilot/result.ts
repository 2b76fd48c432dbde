import { compareHu } from '../../text/order.ts';
import { MEASURES, type Measure } from './record.ts';
import type { Ending, Tally } from './tally.ts';

export interface Mean {
  readonly mean: number;
  readonly se: number;
}

/** What a trial says of a deck, numbers unrounded: the answer of `play` (docs/pilots.md). */
export interface TrialResult {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly unfinished: number;
  readonly by: Readonly<Record<Ending, number>>;
  readonly winsBy: Readonly<Record<Ending, number>>;
  /** Of the games that ended; `histogram[i]` = how many ended in forduló i + 1. */
  readonly lastTurn: Mean & { readonly histogram: readonly number[]; readonly wins: readonly number[] };
  readonly turns: readonly TurnResult[];
  readonly cards: readonly CardResult[];
}

/** Means over the games that played this forduló, with standard errors. */
export type TurnResult = { readonly turn: number; readonly games: number } & Readonly<Record<Measure, number>> & {
    readonly se: Readonly<Record<Measure, number>>;
  };

export interface CardResult {
  readonly name: string;
  /** Copies drawn and played in a game, on average. */
  readonly drawn: number;
  readonly played: number;
  /** Forduló of a game at whose end a copy lay in the Kéz, on average. */
  readonly stuckTurns: number;
  /** Share of games won among those in which a copy was drawn, and among the others; null where there is no such game. */
  readonly winsWhenDrawn: number | null;
  readonly winsWhenNot: number | null;
}

/** Mean of n whole numbers from their sum and sum of squares, with its standard error (0 with fewer than two). */
export function meanOf(n: number, sum: number, squares: number): Mean {
  if (n === 0) return { mean: 0, se: 0 };
  const spread = Math.max(0, squares - (sum * sum) / n);
  return { mean: sum / n, se: n > 1 ? Math.sqrt(spread / (n - 1) / n) : 0 };
}

export function resultOf(tally: Tally): TrialResult {
  const { games, wins, losses, draws } = tally;
  const ended = tally.lastTurn.reduce((sum, n) => sum + n, 0);
  const weighted = (power: number) => tally.lastTurn.reduce((sum, n, i) => sum + n * (i + 1) ** power, 0);
  return {
    games,
    wins,
    losses,
    draws,
    unfinished: games - wins - losses - draws,
    by: tally.by,
    winsBy: tally.winsBy,
    lastTurn: { ...meanOf(ended, weighted(1), weighted(2)), histogram: tally.lastTurn, wins: tally.wonIn },
    turns: turnsOf(tally),
    cards: cardsOf(tally),
  };
}

function turnsOf(tally: Tally): TurnResult[] {
  return tally.reached.flatMap((n, i) => {
    if (n === 0) return [];
    const mean = {} as Record<Measure, number>;
    const se = {} as Record<Measure, number>;
    for (const measure of MEASURES) {
      const one = meanOf(n, tally.sums[measure][i] ?? 0, tally.squares[measure][i] ?? 0);
      mean[measure] = one.mean;
      se[measure] = one.se;
    }
    return [{ turn: i + 1, games: n, ...mean, se }];
  });
}

function cardsOf({ cards, games, wins }: Tally): CardResult[] {
  return [...cards]
    .sort(([a], [b]) => compareHu(a, b))
    .map(([name, card]) => {
      const others = games - card.gamesDrawn;
      return {
        name,
        drawn: card.drawn / games,
        played: card.played / games,
        stuckTurns: card.stuckTurns / games,
        winsWhenDrawn: card.gamesDrawn === 0 ? null : card.winsWhenDrawn / card.gamesDrawn,
        winsWhenNot: others === 0 ? null : (wins - card.winsWhenDrawn) / others,
      };
    });
}
