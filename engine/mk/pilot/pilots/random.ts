import { waysOn } from '../fallback.ts';
import { movesOf } from '../options.ts';
import { move, type Pilot } from '../pilot.ts';

/** Any legal move, every one equally likely: the yardstick. */
export const random: Pilot = (view, to, rng) => {
  const moves = movesOf(view, to);
  const chosen = moves[moves.length > 1 ? rng.below(moves.length) : 0];
  if (chosen) return move(chosen, moves.length > 1 ? 'chance' : 'onlyMove', { n: moves.length });
  return move([...waysOn(view, to)][0]!, 'goesOn');
};
