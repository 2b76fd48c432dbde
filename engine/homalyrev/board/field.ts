import type { SightRule } from '../rules.ts';
import type { BoardPlan, TerrainKind } from '../scenario.ts';
import { CORNERS, centreX, centreY, DIRECTIONS, directionTo, type Hex } from './hex.ts';

/** Ground of a floor hex, as small numbers for the searches. */
export const GROUND = { plain: 0, obstacle: 1, trap: 2, hazardous: 3, difficult: 4, icy: 5 } as const;

const GROUND_OF: Readonly<Partial<Record<TerrainKind, number>>> = {
  obstacle: GROUND.obstacle,
  trap: GROUND.trap,
  hazardous: GROUND.hazardous,
  difficult: GROUND.difficult,
  icy: GROUND.icy,
};

/**
 * A map made ready for searching: floor hexes have numbers from 0, walls are lines between whole-number corners.
 * It knows no figures, so it serves every decision on the same map, and what is asked of it is remembered.
 */
export interface Field {
  readonly size: number;
  readonly hexes: readonly Hex[];
  readonly ground: Uint8Array;
  /** Six for each floor hex: the neighbour in that direction, or -1 where a wall stands between. */
  readonly neighbours: Int32Array;
  /**
   * Four for each wall line: x1, y1, x2, y2, thin walls included. Together they bound the whole floor, except along an
   * open edge of the map.
   */
  readonly walls: Int32Array;
  /** Six for each floor hex: 1 if that corner touches a wall. */
  readonly walledCorners: Uint8Array;
  /** The floor number of a hex, or -1 for walls, closed doors and hexes that are not on the map. */
  indexOf(q: number, r: number): number;
  /** Lazily filled answers: range rows by floor hex, sight by pair (0 unknown, 1 yes, 2 no) for each rule of sight. */
  readonly rangeRows: (Int16Array | undefined)[];
  readonly sight: Record<SightRule, Uint8Array | null>;
}

interface Grid {
  readonly minQ: number;
  readonly minR: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Int32Array;
}

function gridAround(hexes: readonly Hex[]): Grid {
  let minQ = 0;
  let maxQ = -1;
  let minR = 0;
  let maxR = -1;
  for (const [i, [q, r]] of hexes.entries()) {
    if (i === 0 || q < minQ) minQ = q;
    if (i === 0 || q > maxQ) maxQ = q;
    if (i === 0 || r < minR) minR = r;
    if (i === 0 || r > maxR) maxR = r;
  }
  const width = maxQ - minQ + 1;
  const height = maxR - minR + 1;
  return { minQ, minR, width, height, cells: new Int32Array(width * height).fill(-1) };
}

const cellOf = (grid: Grid, q: number, r: number): number => {
  const column = q - grid.minQ;
  const row = r - grid.minR;
  return column < 0 || row < 0 || column >= grid.width || row >= grid.height ? -1 : column * grid.height + row;
};

/**
 * Makes a map ready. Closed doors are walls (HOM.4.a: nothing beyond them is in play) unless `openDoors` says that the
 * mover opens them, as a character's own move does. A hex listed twice counts once; the last terrain of a hex wins.
 */
export function prepareField(plan: BoardPlan, { openDoors = false } = {}): Field {
  const grid = gridAround(plan.hexes);
  const terrain = new Map<number, TerrainKind>();
  for (const { at, kind } of plan.terrain) terrain.set(cellOf(grid, at[0], at[1]), kind);

  const hexes: Hex[] = [];
  for (const hex of plan.hexes) {
    const cell = cellOf(grid, hex[0], hex[1]);
    const kind = terrain.get(cell);
    if (kind === 'wall' || (kind === 'closedDoor' && !openDoors) || grid.cells[cell] !== -1) continue;
    grid.cells[cell] = hexes.length;
    hexes.push(hex);
  }
  const size = hexes.length;
  const indexOf = (q: number, r: number): number => {
    const cell = cellOf(grid, q, r);
    return cell < 0 ? -1 : (grid.cells[cell] as number);
  };

  const ground = new Uint8Array(size);
  const neighbours = new Int32Array(size * 6);
  for (let i = 0; i < size; i++) {
    const [q, r] = hexes[i] as Hex;
    const kind = terrain.get(cellOf(grid, q, r));
    ground[i] = kind === undefined ? GROUND.plain : (GROUND_OF[kind] ?? GROUND.plain);
    for (let d = 0; d < 6; d++) {
      const [dq, dr] = DIRECTIONS[d] as Hex;
      neighbours[i * 6 + d] = indexOf(q + dq, r + dr);
    }
  }
  for (const [a, b] of plan.thinWalls) splitByWall(neighbours, indexOf, a, b);

  const { walls, walledCorners } = wallLines(hexes, wallEdges(plan, hexes, neighbours, indexOf));
  return {
    size,
    hexes,
    ground,
    neighbours,
    walls,
    walledCorners,
    indexOf,
    rangeRows: new Array(size),
    sight: { corners: null, cornersOnly: null, points: null },
  };
}

function splitByWall(neighbours: Int32Array, indexOf: Field['indexOf'], a: Hex, b: Hex): void {
  const direction = directionTo(a, b);
  if (direction < 0) return;
  const from = indexOf(a[0], a[1]);
  const to = indexOf(b[0], b[1]);
  if (from >= 0) neighbours[from * 6 + direction] = -1;
  if (to >= 0) neighbours[to * 6 + ((direction + 3) % 6)] = -1;
}

/** A side of a hex: the hex and the direction the side faces. */
type Side = readonly [hex: Hex, direction: number];

// Every side of the floor that cannot be stepped over is a wall line; one between two floor hexes is drawn twice, which
// changes no answer. Beyond an open edge only what is listed draws lines: the hexes that are closed, all around, since a
// look may come at them from outside, and the thin walls.
function wallEdges(plan: BoardPlan, hexes: readonly Hex[], neighbours: Int32Array, indexOf: Field['indexOf']): Side[] {
  const sides: Side[] = [];
  if (plan.edge === 'open') {
    for (const hex of plan.hexes) {
      if (indexOf(hex[0], hex[1]) >= 0) continue;
      for (let d = 0; d < 6; d++) sides.push([hex, d]);
    }
    for (const [a, b] of plan.thinWalls) {
      const direction = directionTo(a, b);
      if (direction >= 0) sides.push([a, direction]);
    }
    return sides;
  }
  for (const [i, hex] of hexes.entries()) {
    for (let d = 0; d < 6; d++) if (neighbours[i * 6 + d] === -1) sides.push([hex, d]);
  }
  return sides;
}

// The ends of the wall lines are the corners that touch a wall.
function wallLines(hexes: readonly Hex[], sides: readonly Side[]): Pick<Field, 'walls' | 'walledCorners'> {
  const lines: number[] = [];
  const touched = new Set<number>();
  const corner = ([q, r]: Hex, c: number): [number, number] => {
    const [dx, dy] = CORNERS[c % 6] as readonly [number, number];
    return [centreX(q) + dx, centreY(q, r) + dy];
  };
  const keyOf = (x: number, y: number): number => x * 0x1_0000 + y;
  for (const [hex, d] of sides) {
    const [x1, y1] = corner(hex, d);
    const [x2, y2] = corner(hex, d + 1);
    lines.push(x1, y1, x2, y2);
    touched.add(keyOf(x1, y1)).add(keyOf(x2, y2));
  }
  const walledCorners = new Uint8Array(hexes.length * 6);
  for (const [i, hex] of hexes.entries()) {
    for (let c = 0; c < 6; c++) {
      const [x, y] = corner(hex, c);
      if (touched.has(keyOf(x, y))) walledCorners[i * 6 + c] = 1;
    }
  }
  return { walls: Int32Array.from(lines), walledCorners };
}
