import type { SightRule } from '../rules.ts';
import type { Field } from './field.ts';
import { centreX, centreY, type Hex } from './hex.ts';
import { adjacent } from './range.ts';
import { cornerLine } from './sight-corners.ts';
import { pointLine } from './sight-points.ts';

/** A line between two points on the stretched grid of hex.ts, from the first hex to the second. */
export type SightLine = readonly [x1: number, y1: number, x2: number, y2: number];

/** Bounding box of two hexes on the stretched grid: wall lines outside it cannot stand in a sight line between them. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Line of sight between two floor hexes by the rule of the edition, remembered by the field (Q92).
 * Only walls and closed doors block it, never obstacles or figures. Hexes that touch along an open edge
 * always see each other, unless the rule is read literally (`cornersOnly`).
 */
export function sees(field: Field, rule: SightRule, a: number, b: number): boolean {
  let table = field.sight[rule];
  if (!table) {
    table = new Uint8Array(field.size * field.size);
    field.sight[rule] = table;
  }
  const known = table[a * field.size + b] as number;
  if (known !== 0) return known === 1;
  const answer = a === b || touching(field, rule, a, b) || look(field, rule, a, b);
  table[a * field.size + b] = answer ? 1 : 2;
  table[b * field.size + a] = answer ? 1 : 2;
  return answer;
}

/** A line that shows why two hexes see each other, to be drawn on the map; null if they do not. */
export function sightLine(field: Field, rule: SightRule, a: number, b: number): SightLine | null {
  if (a !== b && touching(field, rule, a, b)) {
    const [aq, ar] = field.hexes[a] as Hex;
    const [bq, br] = field.hexes[b] as Hex;
    return [centreX(aq), centreY(aq, ar), centreX(bq), centreY(bq, br)];
  }
  const near = wallsBetween(field, a, b);
  return rule === 'points' ? pointLine(field, a, b, near) : cornerLine(field, a, b, near);
}

const touching = (field: Field, rule: SightRule, a: number, b: number): boolean =>
  rule !== 'cornersOnly' && adjacent(field, a, b);

function look(field: Field, rule: SightRule, a: number, b: number): boolean {
  const near = wallsBetween(field, a, b);
  if (near.length === 0) return true;
  return (rule === 'points' ? pointLine(field, a, b, near) : cornerLine(field, a, b, near)) !== null;
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
  const [aq, ar] = field.hexes[a] as Hex;
  const [bq, br] = field.hexes[b] as Hex;
  const ax = centreX(aq);
  const bx = centreX(bq);
  const ay = centreY(aq, ar);
  const by = centreY(bq, br);
  return {
    left: Math.min(ax, bx) - 2,
    right: Math.max(ax, bx) + 2,
    low: Math.min(ay, by) - 1,
    high: Math.max(ay, by) + 1,
  };
}
