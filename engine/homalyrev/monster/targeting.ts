import type { Hex } from '../board/hex.ts';
import { adjacent, rangeRow } from '../board/range.ts';
import { sees } from '../board/sight.ts';
import { meleePatterns, rangedPatterns } from './area.ts';
import { type Enemy, isEnd, reachOf, type Situation } from './situation.ts';

/** Is the enemy in plain range of a hex and seen from it? */
export function inRangeAndSight(situation: Situation, hex: number, enemy: Enemy): boolean {
  const range = rangeRow(situation.field, enemy.hex)[hex] as number;
  return range <= reachOf(situation.attack) && seesEnemy(situation, hex, enemy);
}

export const seesEnemy = ({ field, sight }: Situation, hex: number, enemy: Enemy): boolean =>
  sees(field, sight, hex, enemy.hex);

/** Would an attack on this enemy from this hex have disadvantage? Across a thin wall it has none. */
export const atDisadvantage = (situation: Situation, hex: number, enemy: Enemy): boolean =>
  situation.fearsAdjacent && adjacent(situation.field, hex, enemy.hex);

/**
 * Neighbours of an enemy that see it only by the reading for hexes whose corners are all walled, among those the actor
 * may end on.
 */
export function neighboursByReading(situation: Situation, enemy: Enemy): Hex[] {
  const { field, sight } = situation;
  const hexes: Hex[] = [];
  if (sight === 'points') return hexes;
  for (let d = 0; d < 6; d++) {
    const hex = field.neighbours[enemy.hex * 6 + d] as number;
    if (hex < 0 || !isEnd(situation, hex) || sees(field, 'cornersOnly', hex, enemy.hex)) continue;
    hexes.push(field.hexes[hex] as Hex);
  }
  return hexes;
}

/**
 * Says for one enemy from which hexes the attack could hit it (HOM.4.a): in range, or inside some placement of the area,
 * and in sight. An extra target beside an area may be anyone in plain range.
 */
export function attackTest(situation: Situation, enemy: Enemy): (hex: number) => boolean {
  const { attack, field } = situation;
  if (!attack.area) return (hex) => inRangeAndSight(situation, hex, enemy);
  const covered = attack.range === 0 ? meleeCover(situation, enemy) : rangedCover(situation, enemy);
  const plain = attack.targets > 1 ? rangeRow(field, enemy.hex) : null;
  const reach = reachOf(attack);
  return (hex) =>
    (covered[hex] === 1 || (plain !== null && (plain[hex] as number) <= reach)) && seesEnemy(situation, hex, enemy);
}

// 1 for each hex from which some orientation of a melee area covers the enemy.
function meleeCover({ attack, field }: Situation, enemy: Enemy): Uint8Array {
  const covered = new Uint8Array(field.size);
  const [q, r] = field.hexes[enemy.hex] as readonly [number, number];
  for (const pattern of meleePatterns(attack.area ?? [])) {
    for (const [dq, dr] of pattern) {
      const from = field.indexOf(q - dq, r - dr);
      if (from >= 0) covered[from] = 1;
    }
  }
  return covered;
}

// 1 for each hex in range of some hex of a placement that covers the enemy.
function rangedCover({ attack, field }: Situation, enemy: Enemy): Uint8Array {
  const covered = new Uint8Array(field.size);
  const [q, r] = field.hexes[enemy.hex] as readonly [number, number];
  const aims = new Set<number>();
  for (const pattern of rangedPatterns(attack.area ?? [])) {
    for (const [dq, dr] of pattern) {
      const aim = field.indexOf(q + dq, r + dr);
      if (aim >= 0) aims.add(aim);
    }
  }
  const reach = reachOf(attack);
  for (const aim of aims) {
    const row = rangeRow(field, aim);
    for (let hex = 0; hex < field.size; hex++) if ((row[hex] as number) <= reach) covered[hex] = 1;
  }
  return covered;
}
