import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import type { ActionPlan, Figure, Scenario, Side, TerrainKind } from '../../../../engine/homalyrev/scenario.ts';
import { NO_ACTION } from './draft.ts';

export const SAMPLE_IDS = ['room', 'traps', 'archer', 'walls', 'cleave', 'summon'] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

// A room of columns and rows; odd columns stand half a hex lower.
function room(columns: number, rows: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = 0; q < columns; q++) for (let row = 0; row < rows; row++) hexes.push(at(q, row));
  return hexes;
}

const at = (column: number, row: number): Hex => [column, row - Math.floor(column / 2)];

const terrain = (kind: TerrainKind, ...hexes: Hex[]) => hexes.map((hex) => ({ at: hex, kind }));

function figure(id: string, side: Side, hex: Hex, more: Partial<Figure> = {}): Figure {
  return {
    id,
    side,
    at: hex,
    initiative: 0,
    second: null,
    summoner: null,
    invisible: false,
    longRest: false,
    summonOrder: null,
    type: null,
    elite: false,
    number: null,
    ...more,
  };
}

function scene(
  board: Partial<Scenario['board']>,
  figures: readonly Figure[],
  action: Partial<ActionPlan>,
  rules: Scenario['rules'] = 'gh1',
): Scenario {
  const actor = (figures[0] as Figure).id;
  return {
    rules,
    board: { hexes: [], thinWalls: [], terrain: [], ...board },
    actor,
    figures,
    action: { ...NO_ACTION, ...action },
  };
}

/** Maps of our own to begin with, each about one question players ask. */
export const SAMPLES: Readonly<Record<SampleId, Scenario>> = {
  room: scene(
    {
      hexes: room(8, 6),
      terrain: [...terrain('obstacle', at(3, 2), at(3, 3), at(4, 1)), ...terrain('difficult', at(5, 4), at(6, 4))],
    },
    [
      figure('Lidérc 1', 'monster', at(1, 2), { initiative: 35, type: 'Lidérc', number: 1 }),
      figure('Lidérc 2', 'monster', at(2, 4), { initiative: 35, type: 'Lidérc', number: 2 }),
      figure('Révész', 'character', at(6, 1), { initiative: 24, second: 70 }),
      figure('Harangozó', 'character', at(5, 3), { initiative: 12, second: 55 }),
    ],
    { move: 3 },
  ),
  traps: scene(
    {
      hexes: room(9, 3)
        .filter(([q, r]) => !(q === 4 && r !== at(4, 1)[1]))
        .concat([at(3, 3), at(4, 3), at(5, 3)]),
      terrain: [...terrain('trap', at(4, 1)), ...terrain('difficult', at(3, 3))],
    },
    [
      figure('Vaddisznó', 'monster', at(1, 1), { initiative: 40 }),
      figure('Révész', 'character', at(7, 1), { initiative: 24 }),
    ],
    { move: 4 },
  ),
  archer: scene(
    {
      hexes: room(8, 5),
      terrain: [
        ...terrain('wall', at(4, 0), at(4, 1)),
        ...terrain('obstacle', at(4, 3)),
        ...terrain('hazardous', at(3, 4)),
      ],
    },
    [
      figure('Íjász', 'monster', at(2, 2), { initiative: 50 }),
      figure('Harangozó', 'character', at(3, 2), { initiative: 12 }),
      figure('Révész', 'character', at(6, 0), { initiative: 24 }),
    ],
    { move: 2, attack: { range: 4, targets: 1, area: null } },
  ),
  walls: scene(
    {
      hexes: room(7, 5),
      thinWalls: [
        [at(3, 1), at(4, 1)],
        [at(3, 1), at(4, 2)],
        [at(3, 2), at(4, 2)],
        [at(3, 2), at(4, 3)],
      ],
      terrain: terrain('closedDoor', at(6, 4)),
    },
    [
      figure('Őrszem', 'monster', at(2, 2), { initiative: 61 }),
      figure('Révész', 'character', at(4, 2), { initiative: 24 }),
      figure('Harangozó', 'character', at(0, 4), { initiative: 12, invisible: true }),
    ],
    { move: 2, attack: { range: 3, targets: 1, area: null } },
  ),
  cleave: scene(
    { hexes: room(7, 6), terrain: terrain('obstacle', at(3, 1)) },
    [
      figure('Bárdos', 'monster', at(1, 3), { initiative: 66, elite: true, type: 'Bárdos', number: 3 }),
      figure('Révész', 'character', at(4, 2), { initiative: 24 }),
      figure('Harangozó', 'character', at(4, 3), { initiative: 12 }),
      figure('Füvesasszony', 'character', at(5, 4), { initiative: 80 }),
    ],
    {
      move: 3,
      attack: {
        range: 0,
        targets: 1,
        area: [
          [1, 0],
          [0, 1],
          [1, -1],
        ],
      },
    },
  ),
  summon: scene(
    { hexes: room(7, 5), terrain: terrain('trap', at(3, 2)) },
    [
      figure('Bója', 'summon', at(1, 2), { summoner: 'Révész', summonOrder: 1 }),
      figure('Révész', 'character', at(0, 3), { initiative: 24 }),
      figure('Lidérc 1', 'monster', at(5, 1), { initiative: 35, type: 'Lidérc', number: 1, elite: true }),
      figure('Lidérc 4', 'monster', at(5, 3), { initiative: 35, type: 'Lidérc', number: 4 }),
    ],
    { move: 2 },
  ),
};
