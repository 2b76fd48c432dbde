import { describe, expect, it } from 'vitest';
import { Rng } from '../../random/rng.ts';
import { type Field, prepareField } from './field.ts';
import { centreX, centreY, DIRECTIONS, type Hex, hexDistance, mirrored, turned } from './hex.ts';
import { OUT_OF_RANGE, rangeRow } from './range.ts';
import { type SightLine, sees, sightLine } from './sight.ts';

const RULES = ['corners', 'points'] as const;

/** All hexes up to a distance from the middle. */
function disc(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (hexDistance([q, r], [0, 0]) <= radius) hexes.push([q, r]);
  }
  return hexes;
}

interface Walls {
  readonly thinWalls?: readonly (readonly [Hex, Hex])[];
  readonly blocked?: readonly Hex[];
  readonly door?: Hex;
}

function fieldOf(hexes: readonly Hex[], { thinWalls = [], blocked = [], door }: Walls = {}): Field {
  const terrain = blocked.map((at) => ({ at, kind: 'wall' as const }));
  const doors = door ? [{ at: door, kind: 'closedDoor' as const }] : [];
  return prepareField({ hexes, thinWalls, terrain: [...terrain, ...doors] });
}

const see = (field: Field, rule: (typeof RULES)[number], a: Hex, b: Hex): boolean =>
  sees(field, rule, field.indexOf(...a), field.indexOf(...b));
const both = (field: Field, a: Hex, b: Hex): [corners: boolean, points: boolean] => [
  see(field, 'corners', a, b),
  see(field, 'points', a, b),
];

describe('line of sight', () => {
  it('Q92 is free over open floor and over obstacles', () => {
    expect(both(fieldOf(disc(4)), [-4, 2], [4, -2])).toEqual([true, true]);
    const field = prepareField({ hexes: disc(3), thinWalls: [], terrain: [{ at: [1, 0], kind: 'obstacle' }] });
    expect(both(field, [0, 0], [2, 0])).toEqual([true, true]);
  });

  it('Q92 is blocked by wall hexes, by hexes off the map and by closed doors', () => {
    const column: Hex[] = [-3, -2, -1, 0, 1, 2, 3].map((r) => [0, r]);
    expect(both(fieldOf(disc(3), { blocked: column }), [-1, 0], [1, 0])).toEqual([false, false]);
    const holes = disc(3).filter(([q]) => q !== 0);
    expect(both(fieldOf(holes), [-1, 0], [1, 0])).toEqual([false, false]);
    const corridor: Hex[] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(both(fieldOf(corridor, { door: [1, 0] }), [0, 0], [2, 0])).toEqual([false, false]);
  });

  it('Q92 goes corner to corner in the first edition, where a corner that touches a wall is of no use', () => {
    // A corridor one hex wide: every corner touches a wall, so only neighbours see each other.
    const corridor: Hex[] = [
      [0, 0],
      [0, 1],
      [0, 2],
    ];
    expect(both(fieldOf(corridor), [0, 0], [0, 1])).toEqual([true, true]);
    expect(both(fieldOf(corridor), [0, 0], [0, 2])).toEqual([false, true]);
  });

  it('Q92 looks around the end of a thin wall between two hexes', () => {
    const open = fieldOf(disc(2), {
      thinWalls: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
    });
    expect(both(open, [0, 0], [0, 1])).toEqual([true, true]);
    // With the walls bent back at both ends there is no way around.
    const bent = fieldOf(disc(2), {
      thinWalls: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 1],
          [-1, 1],
        ],
      ],
    });
    expect(both(bent, [0, 0], [0, 1])).toEqual([false, false]);
  });

  it('Q92 passes over an open edge of the map, which draws no wall', () => {
    // Two arms around a hex that is not on the map, joined at the back.
    const hexes: Hex[] = [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 0],
      [2, -1],
    ];
    const between: Hex[] = [
      [1, 0],
      [1, -1],
    ];
    const fieldWith = (edge: 'wall' | 'open', kind?: 'wall' | 'closedDoor') =>
      prepareField({
        edge,
        hexes: kind ? [...hexes, ...between] : hexes,
        thinWalls: [],
        terrain: kind ? between.map((at) => ({ at, kind })) : [],
      });
    const wall = fieldWith('wall');
    const open = fieldWith('open');
    expect(both(wall, [0, 0], [2, -1])).toEqual([false, false]);
    expect(both(open, [0, 0], [2, -1])).toEqual([true, true]);
    // It is no floor all the same: range goes around, and there is nothing to enter.
    expect(rangeRow(open, open.indexOf(0, 0))[open.indexOf(2, -1)]).toBe(4);
    expect(open.indexOf(1, 0)).toBe(-1);
    expect([wall.walls.length > 0, open.walls.length]).toEqual([true, 0]);
    // What is listed as wall or closed door blocks at an open edge too, thin walls likewise.
    for (const kind of ['wall', 'closedDoor'] as const)
      expect(both(fieldWith('open', kind), [0, 0], [2, -1])).toEqual([false, false]);
    const split = prepareField({
      edge: 'open',
      hexes,
      terrain: [],
      thinWalls: DIRECTIONS.map((by): [Hex, Hex] => [
        [2, -1],
        [2 + by[0], by[1] - 1],
      ]),
    });
    expect(both(split, [0, 0], [2, -1])).toEqual([false, false]);
  });

  it('Q92 between neighbours whose corners are all walled goes by the setting', () => {
    const corridor = fieldOf([
      [0, 0],
      [0, 1],
    ]);
    const sight = (rule: 'corners' | 'cornersOnly' | 'points') => sees(corridor, rule, 0, 1);
    expect([sight('corners'), sight('cornersOnly'), sight('points')]).toEqual([true, false, true]);
    expect(sightLine(corridor, 'cornersOnly', 0, 1)).toBeNull();
    // Where a shared corner is free the strict rule sees as well.
    const room = fieldOf(disc(2));
    expect(sees(room, 'cornersOnly', room.indexOf(0, 0), room.indexOf(0, 1))).toBe(true);
  });

  it('Q92 sees through a gap in a wall, not past it', () => {
    const wall: Hex[] = [-3, -2, -1, 1, 2, 3].map((r) => [0, r]);
    const field = fieldOf(disc(4), { blocked: wall });
    expect(both(field, [0, 0], [2, -1])).toEqual([true, true]);
    expect(both(field, [-2, 1], [2, -1])).toEqual([true, true]);
    expect(both(field, [-1, -2], [1, 2])).toEqual([false, false]);
  });
});

/** A random map of floor with wall hexes and thin walls. */
function randomWalls(seed: number): { hexes: Hex[]; blocked: Hex[]; thinWalls: [Hex, Hex][] } {
  const rng = Rng.seeded(seed);
  const hexes = disc(4);
  const blocked = hexes.filter(() => rng.below(6) === 0);
  const thinWalls: [Hex, Hex][] = [];
  for (const [q, r] of hexes) {
    if (rng.below(5) > 0) continue;
    const [dq, dr] = DIRECTIONS[rng.below(6)] as Hex;
    thinWalls.push([
      [q, r],
      [q + dq, r + dr],
    ]);
  }
  return { hexes, blocked, thinWalls };
}

const inside = (field: Field, hex: number, x: number, y: number): boolean => {
  const [q, r] = field.hexes[hex] as Hex;
  const [dx, dy] = [Math.abs(x - centreX(q)), Math.abs(y - centreY(q, r))];
  return dy <= 1 + 1e-9 && dx + dy <= 2 + 1e-9;
};

type Point = readonly [x: number, y: number];

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / square));
  return Math.hypot(px - ax - (bx - ax) * share, py - ay - (by - ay) * share);
}

// Textbook test: the pieces cross, or an end of one lies on the other.
function touchesWall(field: Field, [ax, ay, bx, by]: SightLine): boolean {
  const [a, b]: [Point, Point] = [
    [ax, ay],
    [bx, by],
  ];
  const turn = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  for (let i = 0; i < field.walls.length; i += 4) {
    const [cx, cy, dx, dy] = field.walls.slice(i, i + 4) as unknown as [number, number, number, number];
    const [c, d]: [Point, Point] = [
      [cx, cy],
      [dx, dy],
    ];
    const cross = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    if (cross || Math.min(distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b)) < 1e-12)
      return true;
  }
  return false;
}

describe('line of sight on random maps', () => {
  it('can always show a line that touches no wall', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 8; seed++) {
      const field = fieldOf(disc(4), randomWalls(seed));
      for (const rule of RULES) {
        for (let a = 0; a < field.size; a++) {
          for (let b = 0; b < a; b++) {
            const line = sightLine(field, rule, a, b);
            const good =
              line === null
                ? !sees(field, rule, a, b)
                : sees(field, rule, a, b) &&
                  !touchesWall(field, line) &&
                  inside(field, a, line[0], line[1]) &&
                  inside(field, b, line[2], line[3]);
            if (!good) wrong.push(`${seed} ${rule} ${field.hexes[a]} ${field.hexes[b]}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('never misses a line between points that sampling finds', () => {
    const missed: string[] = [];
    for (let seed = 1; seed <= 5; seed++) {
      const field = fieldOf(disc(4), randomWalls(seed));
      const rng = Rng.seeded(seed + 1000);
      const point = (hex: number): [number, number] => {
        const [q, r] = field.hexes[hex] as Hex;
        for (;;) {
          const x = centreX(q) + (rng.below(4001) - 2000) / 1000;
          const y = centreY(q, r) + (rng.below(2001) - 1000) / 1000;
          if (Math.abs(x - centreX(q)) + Math.abs(y - centreY(q, r)) < 2) return [x, y];
        }
      };
      for (let a = 0; a < field.size; a++) {
        for (let b = 0; b < a; b++) {
          if (sees(field, 'points', a, b)) continue;
          for (let i = 0; i < 40; i++) {
            if (!touchesWall(field, [...point(a), ...point(b)]))
              missed.push(`${seed} ${field.hexes[a]} ${field.hexes[b]}`);
          }
        }
      }
    }
    expect(missed).toEqual([]);
  });

  it('sees in the second edition whatever it sees in the first', () => {
    let less = 0;
    for (let seed = 1; seed <= 15; seed++) {
      const field = fieldOf(disc(4), randomWalls(seed));
      for (let a = 0; a < field.size; a++) {
        for (let b = 0; b < a; b++) {
          if (sees(field, 'corners', a, b)) less += sees(field, 'points', a, b) ? 0 : 1;
        }
      }
    }
    expect(less).toBe(0);
  });

  it('stays the same when the map is turned, mirrored or moved, and in both directions', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 6; seed++) {
      const { hexes, blocked, thinWalls } = randomWalls(seed);
      const field = fieldOf(hexes, { blocked, thinWalls });
      const moves: ((hex: Hex) => Hex)[] = [
        (hex) => turned(hex, 1 + (seed % 5)),
        (hex) => mirrored(hex),
        ([q, r]) => [q + 7, r - 11],
      ];
      for (const move of moves) {
        const other = fieldOf(hexes.map(move), {
          blocked: blocked.map(move),
          thinWalls: thinWalls.map(([a, b]) => [move(a), move(b)]),
        });
        for (let a = 0; a < field.size; a += 2) {
          for (let b = 0; b < field.size; b += 3) {
            const [x, y] = [move(field.hexes[a] as Hex), move(field.hexes[b] as Hex)];
            for (const rule of RULES) {
              if (see(other, rule, y, x) !== sees(field, rule, a, b)) wrong.push(`${seed} ${rule} ${a} ${b}`);
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('range', () => {
  it('HOM.4.b counts steps that never cross a wall; obstacles and figures do not matter', () => {
    const field = fieldOf(disc(3), {
      thinWalls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      blocked: [[0, 1]],
    });
    const row = rangeRow(field, field.indexOf(0, 0));
    expect(row[field.indexOf(1, 0)]).toBe(2);
    expect(row[field.indexOf(0, 2)]).toBe(3);
    expect(row[field.indexOf(-2, 0)]).toBe(2);
  });

  it('is out of reach behind walls on all sides', () => {
    const field = fieldOf([
      [0, 0],
      [5, 5],
    ]);
    expect(rangeRow(field, 0)[1]).toBe(OUT_OF_RANGE);
  });
});
