import { type Match, recordGame } from './match.ts';
import { type Mean, meanOf } from './result.ts';

/**
 * Paired difference of two decks over the same seeds: of each pair of games the points (win 1, draw or unfinished ½, loss 0) of
 * the first less those of the second. Kept in half points, so that parts add up exactly.
 */
export interface Paired {
  pairs: number;
  /** Sum and sum of squares of the differences, in half points. */
  sum: number;
  squares: number;
  /** Pairs the first, and the second, did better in. */
  better: number;
  worse: number;
}

export const emptyPaired = (): Paired => ({ pairs: 0, sum: 0, squares: 0, better: 0, worse: 0 });

const halfPoints = (winner: string | null): number => (winner === 'self' ? 2 : winner === 'dummy' ? 0 : 1);

/** Plays games `from` to `to - 1` of both trials. */
export function pairGames(a: Match, b: Match, from: number, to: number): Paired {
  const paired = emptyPaired();
  for (let i = from; i < to; i++) {
    const difference = halfPoints(recordGame(a, i).winner) - halfPoints(recordGame(b, i).winner);
    paired.pairs++;
    paired.sum += difference;
    paired.squares += difference ** 2;
    if (difference > 0) paired.better++;
    if (difference < 0) paired.worse++;
  }
  return paired;
}

/** Adds pairs of other games, in place. */
export function addPaired(to: Paired, part: Paired): void {
  for (const key of Object.keys(to) as (keyof Paired)[]) to[key] += part[key];
}

/** The mean difference in points a game (-1 to 1) with its standard error, and how often each was better. */
export function comparison(paired: Paired): Mean & { readonly better: number; readonly worse: number } {
  const { mean, se } = meanOf(paired.pairs, paired.sum, paired.squares);
  return { mean: mean / 2, se: se / 2, better: paired.better, worse: paired.worse };
}
