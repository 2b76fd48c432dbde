import type { Hex } from '../board/hex.ts';
import { negativesOf, pointsOf } from '../board/movement.ts';
import type { Candidate } from './focus.ts';
import { inMove, isEnd, type Situation } from './situation.ts';
import { atDisadvantage } from './targeting.ts';

/**
 * The hexes to attack one focus from, when it can be reached this turn (HOM.5.a): fewest negative hexes, then no
 * disadvantage, then fewest points. Both editions agree on a single target. So a ranged attacker steps back from an
 * adjacent focus, just as far as needed, never onto a trap or hazard, and not if it has disadvantage anyway.
 */
export function bestEnds(situation: Situation, focus: Candidate): number[] {
  const { ratings } = situation.ways;
  const negatives = negativesOf(focus.rating);
  let best: readonly [number, number] | null = null;
  let ends: number[] = [];
  for (let hex = 0; hex < ratings.length; hex++) {
    const value = ratings[hex] as number;
    if (negativesOf(value) !== negatives || !isEnd(situation, hex) || !inMove(situation, hex)) continue;
    const key = [atDisadvantage(situation, hex, focus.enemy) ? 1 : 0, pointsOf(value)] as const;
    const order = best === null ? -1 : key[0] - best[0] || key[1] - best[1];
    // Sight is the dearest question, so it is asked last.
    if (order > 0 || !focus.canAttackFrom(hex)) continue;
    if (order < 0) {
      best = key;
      ends = [hex];
    } else ends.push(hex);
  }
  explain(situation, focus, ends, best ?? [0, 0]);
  return ends;
}

function explain(
  { reasons, field }: Situation,
  focus: Candidate,
  ends: readonly number[],
  [disadvantage, points]: readonly [number, number],
): void {
  const name = focus.enemy.figure.id;
  const hexes = ends.map((hex) => field.hexes[hex] as Hex);
  const step = { code: 'END_BY', clause: 'HOM.5.a', focus: name, hexes } as const;
  const negatives = negativesOf(focus.rating);
  if (negatives > 0) reasons.push({ ...step, row: 'negatives', value: negatives });
  // It goes farther than it must to attack at all: only to get rid of the disadvantage.
  const stepsBack = points > pointsOf(focus.rating);
  if (disadvantage > 0 || stepsBack) reasons.push({ ...step, row: 'focusDisadvantage', value: disadvantage });
  reasons.push({ ...step, row: 'points', value: points });
}
