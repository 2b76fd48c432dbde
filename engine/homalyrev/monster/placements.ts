import type { Hex } from '../board/hex.ts';
import { rangeRow } from '../board/range.ts';
import { meleePatterns, rangedPatterns } from './area.ts';
import { type Enemy, hasSeveralTargets, reachOf, type Situation } from './situation.ts';
import { inRangeAndSight, seesEnemy } from './targeting.ts';

/** A set of enemies as bits, one for each {@link Enemy.bit}. */
export type Targets = number;

/** One way to attack from a hex: who is hit by the area for certain, who may be chosen, and how many of them. */
export interface Strike {
  readonly hit: Targets;
  readonly choice: Targets;
  readonly extra: number;
}

export const bitsOf = (targets: Targets): number => {
  let count = 0;
  for (let rest = targets; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const bit = (enemy: Enemy): Targets => 1 << enemy.bit;

/**
 * Finds all different strikes from a hex that include the focus. Without an area there is one: as many targets as allowed.
 * With an area everyone seen inside it is hit, and `targets` - 1 others in plain range may be added; always as many as
 * possible, since more targets are better in both editions.
 */
export function strikesFinder(situation: Situation, focus: Enemy): (hex: number) => Strike[] {
  const { attack } = situation;
  // Nobody but the focus can be the only target.
  const enemies = hasSeveralTargets(attack) ? situation.enemies : [focus];
  const laid = attack.area && attack.range > 0 ? layOut(situation) : [];
  return (hex) => {
    let plain = 0;
    let seen = 0;
    for (const enemy of enemies) {
      if (seesEnemy(situation, hex, enemy)) seen |= bit(enemy);
      if (inRangeAndSight(situation, hex, enemy)) plain |= bit(enemy);
    }
    const strikes: Strike[] = [];
    for (const hit of hitsFrom(situation, hex, seen, laid)) {
      const choice = plain & ~hit;
      const extra = Math.min(attack.area ? attack.targets - 1 : attack.targets, bitsOf(choice));
      const hitsFocus = (hit & bit(focus)) !== 0 || (extra > 0 && (choice & bit(focus)) !== 0);
      if (hitsFocus) strikes.push({ hit, choice, extra });
    }
    return strikes;
  };
}

function hitsFrom(situation: Situation, hex: number, seen: Targets, laid: readonly Laid[]): Iterable<Targets> {
  const { attack, field } = situation;
  // The empty set stands for "no area" and for an area laid where nobody is, which leaves the targets outside it.
  const hits = new Set<Targets>([0]);
  if (!attack.area) return hits;
  if (attack.range === 0) {
    const [q, r] = field.hexes[hex] as Hex;
    const enemyAt = enemyFinder(situation);
    for (const pattern of meleePatterns(attack.area)) {
      let hit = 0;
      for (const [dq, dr] of pattern) hit |= enemyAt(field.indexOf(q + dq, r + dr));
      hits.add(hit & seen);
    }
    return hits;
  }
  const row = rangeRow(field, hex);
  const reach = reachOf(attack);
  for (const { hit, hexes } of laid) {
    const felt = hit & seen;
    if (felt === 0 || hits.has(felt)) continue;
    if (hexes.some((at) => (row[at] as number) <= reach)) hits.add(felt);
  }
  return hits;
}

interface Laid {
  readonly hit: Targets;
  readonly hexes: readonly number[];
}

// Every placement of a ranged area that covers an enemy, wherever it is thrown from.
function layOut(situation: Situation): Laid[] {
  const { attack, field, enemies } = situation;
  const enemyAt = enemyFinder(situation);
  const laid: Laid[] = [];
  for (const enemy of enemies) {
    const [q, r] = field.hexes[enemy.hex] as Hex;
    for (const pattern of rangedPatterns(attack.area ?? [])) {
      const hexes: number[] = [];
      let hit = 0;
      for (const [dq, dr] of pattern) {
        const at = field.indexOf(q + dq, r + dr);
        if (at < 0) continue;
        hexes.push(at);
        hit |= enemyAt(at);
      }
      laid.push({ hit, hexes });
    }
  }
  return laid;
}

function enemyFinder({ enemies }: Situation): (hex: number) => Targets {
  const at = new Map(enemies.map((enemy) => [enemy.hex, bit(enemy)]));
  return (hex) => at.get(hex) ?? 0;
}
