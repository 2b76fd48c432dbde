import type { Hex } from '../board/hex.ts';
import { NO_WAY, negativesOf, pointsOf, waysTo } from '../board/movement.ts';
import { inMove, isEnd, type Situation } from './situation.ts';

/**
 * Where the actor ends when it cannot get to a goal hex this turn (HOM.5.b): among the hexes it can reach and end on, the
 * fewest negative hexes behind and ahead together, then the fewest points still to go, then the fewest points spent.
 * Its own hex is one of them, so it stays where nothing gets it nearer. Each goal is judged for itself: how near one can
 * get to it is no tie-breaker between goals.
 */
export function approach(situation: Situation, goal: number, focus: string | null): number[] {
  const { ways, field, reasons } = situation;
  const ahead = waysTo(situation.mover, goal);
  let best: readonly [number, number, number] | null = null;
  let ends: number[] = [];
  for (let hex = 0; hex < field.size; hex++) {
    if (ahead[hex] === NO_WAY || !isEnd(situation, hex) || !inMove(situation, hex)) continue;
    const spent = ways.ratings[hex] as number;
    const left = ahead[hex] as number;
    const key = [negativesOf(spent) + negativesOf(left), pointsOf(left), pointsOf(spent)] as const;
    const order = best === null ? -1 : key[0] - best[0] || key[1] - best[1] || key[2] - best[2];
    if (order < 0) {
      best = key;
      ends = [hex];
    } else if (order === 0) ends.push(hex);
  }
  if (best === null) return ends;
  const at = (hex: number): Hex => field.hexes[hex] as Hex;
  if (ends.length === 1 && ends[0] === situation.start) {
    reasons.push({ code: 'STAYS', clause: 'HOM.5.b', focus, goal: at(goal) });
  } else {
    const [negatives, left, spent] = best;
    reasons.push({
      code: 'APPROACH',
      clause: 'HOM.5.b',
      focus,
      goal: at(goal),
      ends: ends.map(at),
      negatives,
      left,
      spent,
    });
  }
  return ends;
}
