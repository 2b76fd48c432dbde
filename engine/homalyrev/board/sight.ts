import type { RuleSet } from '../rules.ts';
import type { Field } from './field.ts';
import { adjacent } from './range.ts';
import { cornersSee } from './sight-corners.ts';
import { pointsSee } from './sight-points.ts';

/** Bounding box of two hexes on the stretched grid: wall lines outside it cannot stand in a sight line between them. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Line of sight between two floor hexes by the rule of the edition, remembered by the field (Q92).
 * Only walls and closed doors block it, never obstacles or figures. Hexes that touch along an open edge always see each other.
 */
export function sees(field: Field, rule: RuleSet['sight'], a: number, b: number): boolean {
  let table = field.sight[rule];
  if (!table) {
    table = new Uint8Array(field.size * field.size);
    field.sight[rule] = table;
  }
  const known = table[a * field.size + b] as number;
  if (known !== 0) return known === 1;
  const answer = a === b || adjacent(field, a, b) || look(field, rule, a, b);
  table[a * field.size + b] = answer ? 1 : 2;
  table[b * field.size + a] = answer ? 1 : 2;
  return answer;
}

function look(field: Field, rule: RuleSet['sight'], a: number, b: number): boolean {
  const near = wallsBetween(field, a, b);
  if (near.length === 0) return true;
  return rule === 'corners' ? cornersSee(field, a, b, near) : pointsSee(field, a, b, near);
}

/** The wall lines that touch the box around both hexes, four numbers each. */
function wallsBetween(field: Field, a: number, b: number): number[] {
  const box = boxAround(field, a, b);
  const near: number[] = [];
  const { walls } = field;
  for (let i = 0; i < walls.length; i += 4) {
    const x1 = walls[i] as number;
    const y1 = walls[i + 1] as number;
    const x2 = walls[i + 2] as number;
    const y2 = walls[i + 3] as number;
    if ((x1 < box.left && x2 < box.left) || (x1 > box.right && x2 > box.right)) continue;
    if ((y1 < box.low && y2 < box.low) || (y1 > box.high && y2 > box.high)) continue;
    near.push(x1, y1, x2, y2);
  }
  return near;
}

function boxAround(field: Field, a: number, b: number): Box {
  const [aq, ar] = field.hexes[a] as readonly [number, number];
  const [bq, br] = field.hexes[b] as readonly [number, number];
  const ax = 3 * aq;
  const bx = 3 * bq;
  const ay = aq + 2 * ar;
  const by = bq + 2 * br;
  return {
    left: Math.min(ax, bx) - 2,
    right: Math.max(ax, bx) + 2,
    low: Math.min(ay, by) - 1,
    high: Math.max(ay, by) + 1,
  };
}
