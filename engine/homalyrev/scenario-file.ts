import { z } from 'zod';
import { directionTo, type Hex } from './board/hex.ts';
import { type FileProblem, problemOf, type Read, unknownKeys, valueAt } from './file-problem.ts';
import { EDGES, MOVE_MODES, NEIGHBOUR_SIGHTS, type Scenario, SIDES, TERRAIN_KINDS } from './scenario.ts';

/** Bounds of what a scenario may hold; far above any real map, low enough that every question is answered at once. */
export const SCENARIO_LIMITS = { hexes: 2000, coordinate: 500, perSide: 31, area: 37, initiative: 999 } as const;

const coordinate = z.int().min(-SCENARIO_LIMITS.coordinate).max(SCENARIO_LIMITS.coordinate);
const hex = z.tuple([coordinate, coordinate]);
const flag = z.boolean().default(false);
const text = z.string().min(1).max(100);
const initiative = z.int().min(0).max(SCENARIO_LIMITS.initiative);

const terrain = z.object({ at: hex, kind: z.enum(TERRAIN_KINDS) });
const board = z.object({
  edge: z.enum(EDGES).optional(),
  hexes: z.array(hex).min(1).max(SCENARIO_LIMITS.hexes),
  thinWalls: z.array(z.tuple([hex, hex])).default([]),
  terrain: z.array(terrain).default([]),
});
const figure = z.object({
  id: text,
  side: z.enum(SIDES),
  at: hex,
  initiative: initiative.default(0),
  second: initiative.nullable().default(null),
  summoner: text.nullable().default(null),
  invisible: flag,
  longRest: flag,
  summonOrder: z.int().min(1).max(999).nullable().default(null),
  type: text.nullable().default(null),
  elite: flag,
  number: z.int().min(1).max(999).nullable().default(null),
});
const attack = z.object({
  range: z.int().min(0).max(999),
  targets: z.int().min(1).max(999).default(1),
  area: z.array(hex).max(SCENARIO_LIMITS.area).nullable().default(null),
});
const action = z.object({
  move: z.int().min(0).max(999),
  mode: z.enum(MOVE_MODES).default('walk'),
  attack: attack.nullable().default(null),
  muddled: flag,
  disarmed: flag,
  immobilized: flag,
  stunned: flag,
});
const scenario = z.object({
  rules: z.enum(['gh1', 'gh2e']).default('gh1'),
  neighbourSight: z.enum(NEIGHBOUR_SIGHTS).optional(),
  board,
  actor: text,
  figures: z.array(figure).min(1),
  action,
});

/**
 * Reads a scenario from a parsed JSON value (docs/homalyrev.md). What may be left out gets its default; keys nobody knows
 * are named, so that a mistyped one does not go unnoticed.
 */
export function readScenario(value: unknown): Read<Scenario> {
  const parsed = scenario.safeParse(value);
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error.issues[0], value) };
  const problem = unsound(parsed.data);
  return problem ? { ok: false, problem } : { ok: true, value: parsed.data, unknown: allUnknownKeys(value) };
}

const keyOf = (at: Hex): string => `${at[0]},${at[1]}`;

// What no single field shows: names that must be known and unique, figures that must stand on the floor, each on its own hex.
function unsound({ board, figures, actor }: Scenario): FileProblem | null {
  const hexes = new Set(board.hexes.map(keyOf));
  const closed = new Set<string>();
  const terrains = new Set<string>();
  for (const [i, { at, kind }] of board.terrain.entries()) {
    const path = `board.terrain[${i}].at`;
    if (!hexes.has(keyOf(at))) return { path, code: 'NO_SUCH_HEX', detail: { hex: keyOf(at) } };
    if (terrains.has(keyOf(at))) return { path, code: 'TERRAIN_TWICE', detail: { hex: keyOf(at) } };
    terrains.add(keyOf(at));
    if (kind === 'wall' || kind === 'closedDoor') closed.add(keyOf(at));
  }
  for (const [i, [a, b]] of board.thinWalls.entries()) {
    if (directionTo(a, b) < 0) return { path: `board.thinWalls[${i}]`, code: 'NO_NEIGHBOURS', detail: {} };
  }
  const ids = new Set<string>();
  const taken = new Map<string, string>();
  for (const [i, { id, at }] of figures.entries()) {
    if (ids.has(id)) return { path: `figures[${i}].id`, code: 'DUPLICATE_ID', detail: { id } };
    const other = taken.get(keyOf(at));
    const path = `figures[${i}].at`;
    if (other !== undefined) return { path, code: 'SAME_HEX', detail: { id, other } };
    if (!hexes.has(keyOf(at)) || closed.has(keyOf(at))) return { path, code: 'OFF_FLOOR', detail: { id } };
    ids.add(id);
    taken.set(keyOf(at), id);
  }
  if (!ids.has(actor)) return { path: 'actor', code: 'UNKNOWN_ACTOR', detail: { id: actor } };
  const monsters = figures.filter((one) => one.side === 'monster').length;
  if (Math.max(monsters, figures.length - monsters) > SCENARIO_LIMITS.perSide) {
    return { path: 'figures', code: 'TOO_MANY_FIGURES', detail: { limit: SCENARIO_LIMITS.perSide } };
  }
  return null;
}

function allUnknownKeys(value: unknown): string[] {
  const read = (...path: string[]): unknown => valueAt(value, path);
  const figures = read('figures');
  return [
    ...unknownKeys('', value, scenario.shape),
    ...unknownKeys('board', read('board'), board.shape),
    ...unknownKeys('action', read('action'), action.shape),
    ...unknownKeys('action.attack', read('action', 'attack'), attack.shape),
    ...(Array.isArray(figures) ? figures.flatMap((one, i) => unknownKeys(`figures[${i}]`, one, figure.shape)) : []),
  ];
}
