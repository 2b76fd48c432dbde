import { DIRECTIONS, type Hex } from '../../../engine/homalyrev/board/hex.ts';
import type { Figure, MoveMode, Scenario, Side, TerrainKind } from '../../../engine/homalyrev/scenario.ts';
import { Rng } from '../../../engine/random/rng.ts';

export interface MapWishes {
  /** Number of hexes. */
  readonly size: number;
  readonly enemies: number;
  readonly several?: boolean;
  /** An archer with little movement on a board with many walls. */
  readonly archer?: boolean;
}

const AREAS: readonly (readonly Hex[])[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [1, 0],
    [1, -1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [0, 1],
    [2, -1],
  ],
  [
    [1, 0],
    [2, -1],
    [3, -1],
  ],
];

/** A small map from a seed: a connected patch of floor with walls, terrain, figures and some action. */
export function randomMap(seed: number, wishes: MapWishes): Scenario {
  const rng = Rng.seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  const chance = (one: number): boolean => rng.below(one) === 0;
  const hexes: Hex[] = [[0, 0]];
  while (hexes.length < wishes.size) {
    const [q, r] = pick(hexes);
    const [dq, dr] = pick(DIRECTIONS);
    if (!hexes.some((hex) => hex[0] === q + dq && hex[1] === r + dr)) hexes.push([q + dq, r + dr]);
  }
  const thinWalls: [Hex, Hex][] = [];
  for (const hex of hexes) {
    if (!chance(wishes.archer ? 3 : 6)) continue;
    const [dq, dr] = pick(DIRECTIONS);
    thinWalls.push([hex, [hex[0] + dq, hex[1] + dr]]);
  }
  const free = [...hexes];
  const take = (): Hex => free.splice(rng.below(free.length), 1)[0] as Hex;
  const figure = (id: string, side: Side): Figure => ({
    id,
    side,
    at: take(),
    initiative: 0,
    second: null,
    summoner: null,
    invisible: false,
    longRest: false,
    summonOrder: null,
    type: null,
    elite: false,
    number: null,
  });
  const numbered = chance(2);
  const figures = [
    figure('a', 'monster'),
    ...(chance(2) ? [figure('m2', 'monster')] : []),
    ...Array.from({ length: wishes.enemies }, (_, i) => ({
      ...figure(`c${i + 1}`, pick<Side>(['character', 'character', 'summon'])),
      initiative: numbered ? 10 + rng.below(3) : 0,
      invisible: chance(9),
    })),
  ];
  const kinds: TerrainKind[] = [
    'obstacle',
    'trap',
    'hazardous',
    'difficult',
    'icy',
    'wall',
    'closedDoor',
    'trap',
    'difficult',
  ];
  const terrain = free.filter(() => chance(3)).map((at) => ({ at, kind: pick(kinds) }));
  const range = pick(wishes.archer ? [2, 3, 4] : [0, 0, 0, 1, 2, 3, 4]);
  const area = wishes.several && chance(2) ? pick(AREAS) : null;
  const attack = { range, targets: wishes.several ? 1 + rng.below(3) : 1, area };
  return {
    rules: pick(['gh1', 'gh2e'] as const),
    board: { edge: pick(['wall', 'wall', 'open'] as const), hexes, thinWalls, terrain },
    neighbourSight: pick(['always', 'always', 'corners'] as const),
    actor: 'a',
    figures,
    action: {
      move: wishes.archer ? 1 + rng.below(2) : rng.below(5),
      mode: pick<MoveMode>(['walk', 'walk', 'jump', 'fly']),
      attack: chance(9) ? null : attack,
      muddled: chance(6),
      disarmed: chance(12),
      immobilized: chance(12),
      stunned: chance(25),
    },
  };
}
