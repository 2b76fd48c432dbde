import { z } from 'zod';
import { directionTo, type Hex } from './board/hex.ts';
import { MOVE_MODES, type Scenario, SIDES, TERRAIN_KINDS } from './scenario.ts';

/** Bounds of what a scenario may hold; far above any real map, low enough that every question is answered at once. */
export const SCENARIO_LIMITS = { hexes: 2000, coordinate: 500, perSide: 31, area: 37, initiative: 999 } as const;

/** What is wrong with a value read from a file, and where; the sentence is made in messages/homalyrev.ts. */
export interface FileProblem {
  /** As in figures[2].at; empty for the whole value. */
  readonly path: string;
  readonly code: FileProblemCode;
  /** Bounds, names or ids the sentence needs. */
  readonly detail: Readonly<Record<string, string | number>>;
}

export type FileProblemCode =
  | 'MISSING'
  | 'TYPE'
  | 'VALUE'
  | 'TOO_SMALL'
  | 'TOO_BIG'
  | 'NOT_AN_OBJECT'
  | 'DUPLICATE_ID'
  | 'UNKNOWN_ACTOR'
  | 'OFF_FLOOR'
  | 'SAME_HEX'
  | 'NO_SUCH_HEX'
  | 'TERRAIN_TWICE'
  | 'NO_NEIGHBOURS'
  | 'TOO_MANY_FIGURES';

export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly problem: FileProblem };

const coordinate = z.int().min(-SCENARIO_LIMITS.coordinate).max(SCENARIO_LIMITS.coordinate);
const hex = z.tuple([coordinate, coordinate]);
const flag = z.boolean().default(false);
const text = z.string().min(1).max(100);
const initiative = z.int().min(0).max(SCENARIO_LIMITS.initiative);

const terrain = z.object({ at: hex, kind: z.enum(TERRAIN_KINDS) });
const board = z.object({
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
  return problem ? { ok: false, problem } : { ok: true, value: parsed.data, unknown: unknownKeys(value) };
}

/** The first issue of a failed parse as a problem of ours. */
export function problemOf(issue: z.core.$ZodIssue | undefined, value: unknown): FileProblem {
  const path = pathText(issue?.path ?? []);
  switch (issue?.code) {
    case 'invalid_value':
      if (at(value, issue.path) !== undefined) {
        return { path, code: 'VALUE', detail: { allowed: issue.values.map(String).join(', ') } };
      }
      break;
    case 'too_small':
      return { path, code: 'TOO_SMALL', detail: { limit: Number(issue.minimum), of: issue.origin } };
    case 'too_big':
      return { path, code: 'TOO_BIG', detail: { limit: Number(issue.maximum), of: issue.origin } };
    case 'invalid_type':
      if (issue.path.length === 0) return { path, code: 'NOT_AN_OBJECT', detail: {} };
      if (at(value, issue.path) !== undefined) return { path, code: 'TYPE', detail: { expected: issue.expected } };
      break;
  }
  return { path, code: 'MISSING', detail: {} };
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) here = here === null || here === undefined ? undefined : Reflect.get(Object(here), key);
  return here;
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
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

function unknownKeys(value: unknown): string[] {
  const found: string[] = [];
  const check = (path: string, object: unknown, shape: object): void => {
    if (typeof object !== 'object' || object === null) return;
    for (const key of Object.keys(object)) if (!(key in shape)) found.push(path === '' ? key : `${path}.${key}`);
  };
  const read = (key: string): unknown => at(value, key.split('.'));
  check('', value, scenario.shape);
  check('board', read('board'), board.shape);
  check('action', read('action'), action.shape);
  check('action.attack', read('action.attack'), attack.shape);
  const figures = read('figures');
  if (Array.isArray(figures)) for (const [i, one] of figures.entries()) check(`figures[${i}]`, one, figure.shape);
  return found;
}
