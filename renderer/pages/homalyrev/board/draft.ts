import { directionTo, type Hex, sameHex } from '../../../../engine/homalyrev/board/hex.ts';
import {
  type ActionPlan,
  type AttackPlan,
  areEnemies,
  type BoardEdge,
  type BoardPlan,
  type Figure,
  type NeighbourSight,
  type Scenario,
  type Side,
  type TerrainKind,
} from '../../../../engine/homalyrev/scenario.ts';
import { SCENARIO_LIMITS } from '../../../../engine/homalyrev/scenario-file.ts';

/** A scenario being drawn: it may still be without figures, and so without an actor. Otherwise always sound. */
export interface Draft extends Omit<Scenario, 'actor'> {
  readonly actor: string | null;
}

/** Why an edit cannot be made; `name` is the figure or the number the sentence needs. */
export interface EditRefusal {
  readonly code:
    | 'FIGURE_HERE'
    | 'NO_FLOOR'
    | 'TAKEN'
    | 'NO_NEIGHBOURS'
    | 'TOO_MANY_HEXES'
    | 'TOO_MANY_FIGURES'
    | 'TOO_FAR'
    | 'NAME_TAKEN'
    | 'NAME_EMPTY'
    | 'NAME_LONG';
  readonly name: string;
}

export type Edited =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly refusal: EditRefusal };

const done = (draft: Draft): Edited => ({ ok: true, draft });
const refuse = (code: EditRefusal['code'], name: string | number = ''): Edited => ({
  ok: false,
  refusal: { code, name: String(name) },
});

export const NO_ACTION: ActionPlan = {
  move: 2,
  mode: 'walk',
  attack: { range: 0, targets: 1, area: null },
  muddled: false,
  disarmed: false,
  immobilized: false,
  stunned: false,
};

export const EMPTY_DRAFT: Draft = {
  rules: 'gh1',
  board: { hexes: [[0, 0]], thinWalls: [], terrain: [] },
  actor: null,
  figures: [],
  action: NO_ACTION,
};

/** The question as the engine takes it; null while nobody acts. */
export const asScenario = (draft: Draft): Scenario | null =>
  draft.actor === null ? null : { ...draft, actor: draft.actor };

export const figureAt = (draft: Draft, hex: Hex): Figure | undefined =>
  draft.figures.find((figure) => sameHex(figure.at, hex));

export const figureById = (draft: Draft, id: string | null): Figure | undefined =>
  draft.figures.find((figure) => figure.id === id);

export const terrainAt = (board: BoardPlan, hex: Hex): TerrainKind | null =>
  board.terrain.find(({ at }) => sameHex(at, hex))?.kind ?? null;

export const isOnBoard = (board: BoardPlan, hex: Hex): boolean => board.hexes.some((other) => sameHex(other, hex));

const closes = (kind: TerrainKind | null): boolean => kind === 'wall' || kind === 'closedDoor';

/** May a figure stand here? */
export const isFloor = (board: BoardPlan, hex: Hex): boolean => isOnBoard(board, hex) && !closes(terrainAt(board, hex));

/** Makes a hex plain floor (null) or gives it a terrain; a hex that was not on the board comes to be. */
export function paint(draft: Draft, hex: Hex, kind: TerrainKind | null): Edited {
  const { board } = draft;
  const known = isOnBoard(board, hex);
  if (known && terrainAt(board, hex) === kind) return done(draft);
  if (Math.max(Math.abs(hex[0]), Math.abs(hex[1])) > SCENARIO_LIMITS.coordinate) {
    return refuse('TOO_FAR', SCENARIO_LIMITS.coordinate);
  }
  if (!known && board.hexes.length >= SCENARIO_LIMITS.hexes) return refuse('TOO_MANY_HEXES', SCENARIO_LIMITS.hexes);
  const here = figureAt(draft, hex);
  if (here && closes(kind)) return refuse('FIGURE_HERE', here.id);
  const others = board.terrain.filter(({ at }) => !sameHex(at, hex));
  return done({
    ...draft,
    board: {
      ...board,
      hexes: known ? board.hexes : [...board.hexes, hex],
      terrain: kind === null ? others : [...others, { at: hex, kind }],
    },
  });
}

/** Takes a hex off the board with its terrain and thin walls. A figure on it must move first; one hex always stays. */
export function eraseHex(draft: Draft, hex: Hex): Edited {
  const { board } = draft;
  if (!isOnBoard(board, hex) || board.hexes.length === 1) return done(draft);
  const here = figureAt(draft, hex);
  if (here) return refuse('FIGURE_HERE', here.id);
  return done({
    ...draft,
    board: {
      hexes: board.hexes.filter((other) => !sameHex(other, hex)),
      terrain: board.terrain.filter(({ at }) => !sameHex(at, hex)),
      thinWalls: board.thinWalls.filter(([a, b]) => !sameHex(a, hex) && !sameHex(b, hex)),
    },
  });
}

export const hasThinWall = (board: BoardPlan, a: Hex, b: Hex): boolean =>
  board.thinWalls.some(([x, y]) => (sameHex(x, a) && sameHex(y, b)) || (sameHex(x, b) && sameHex(y, a)));

/** Puts a thin wall on the edge between two neighbouring hexes, or takes it away. */
export function toggleThinWall(draft: Draft, a: Hex, b: Hex): Edited {
  const { board } = draft;
  if (directionTo(a, b) < 0) return refuse('NO_NEIGHBOURS');
  if (hasThinWall(board, a, b)) {
    const thinWalls = board.thinWalls.filter((wall) => !hasThinWall({ ...board, thinWalls: [wall] }, a, b));
    return done({ ...draft, board: { ...board, thinWalls } });
  }
  if (!isOnBoard(board, a) && !isOnBoard(board, b)) return refuse('NO_FLOOR');
  return done({ ...draft, board: { ...board, thinWalls: [...board.thinWalls, [a, b]] } });
}

/** Puts a new figure on a hex under a name not used yet; the first monster acts until another one is chosen. */
export function addFigure(draft: Draft, side: Side, hex: Hex, baseName: string): Edited {
  if (figureAt(draft, hex)) return refuse('TAKEN', figureAt(draft, hex)?.id);
  if (!isFloor(draft.board, hex)) return refuse('NO_FLOOR');
  if (isFull(draft, side)) return refuse('TOO_MANY_FIGURES', SCENARIO_LIMITS.perSide);
  const figure: Figure = {
    id: freeName(draft, baseName),
    side,
    at: hex,
    initiative: 0,
    second: null,
    summoner: side === 'summon' ? (draft.figures.find((one) => one.side === 'character')?.id ?? null) : null,
    invisible: false,
    longRest: false,
    summonOrder: null,
    type: null,
    elite: false,
    number: null,
  };
  const actor = draft.actor ?? (side === 'monster' ? figure.id : null);
  return done({ ...draft, actor, figures: [...draft.figures, figure] });
}

function isFull(draft: Draft, side: Side): boolean {
  return draft.figures.filter((one) => !areEnemies(one.side, side)).length >= SCENARIO_LIMITS.perSide;
}

function freeName(draft: Draft, base: string): string {
  for (let n = 1; ; n++) if (!figureById(draft, `${base} ${n}`)) return `${base} ${n}`;
}

export function moveFigure(draft: Draft, id: string, hex: Hex): Edited {
  const figure = figureById(draft, id);
  if (!figure || sameHex(figure.at, hex)) return done(draft);
  const other = figureAt(draft, hex);
  if (other) return refuse('TAKEN', other.id);
  if (!isFloor(draft.board, hex)) return refuse('NO_FLOOR');
  return editFigure(draft, id, { at: hex });
}

/** Takes a figure off the board; its summons stay, without their summoner. */
export function removeFigure(draft: Draft, id: string): Edited {
  const figures = draft.figures
    .filter((figure) => figure.id !== id)
    .map((figure) => (figure.summoner === id ? { ...figure, summoner: null } : figure));
  if (figures.length === draft.figures.length) return done(draft);
  return done({ ...draft, figures, actor: draft.actor === id ? null : draft.actor });
}

/** Changes a figure; a new name is followed everywhere it is used. */
export function editFigure(draft: Draft, id: string, patch: Partial<Figure>): Edited {
  const figure = figureById(draft, id);
  if (!figure) return done(draft);
  if (!changes(figure, patch)) return done(draft);
  const name = patch.id ?? id;
  if (name.trim() === '') return refuse('NAME_EMPTY');
  if (name.length > 100) return refuse('NAME_LONG', 100);
  if (name !== id && figureById(draft, name)) return refuse('NAME_TAKEN', name);
  const crosses = patch.side !== undefined && areEnemies(figure.side, patch.side);
  if (crosses && isFull(draft, patch.side)) return refuse('TOO_MANY_FIGURES', SCENARIO_LIMITS.perSide);
  const figures = draft.figures.map((one) => {
    if (one.id === id) return { ...one, ...patch };
    return one.summoner === id ? { ...one, summoner: name } : one;
  });
  return done({ ...draft, figures, actor: draft.actor === id ? name : draft.actor });
}

export const setActor = (draft: Draft, id: string): Edited =>
  done(draft.actor === id || !figureById(draft, id) ? draft : { ...draft, actor: id });

const changes = <T extends object>(before: T, patch: Partial<T>): boolean =>
  Object.entries(patch).some(([key, value]) => before[key as keyof T] !== value);

export const editAction = (draft: Draft, patch: Partial<ActionPlan>): Edited =>
  done(changes(draft.action, patch) ? { ...draft, action: { ...draft.action, ...patch } } : draft);

const MELEE: AttackPlan = { range: 0, targets: 1, area: null };

/** Changes the attack; an action without one gets a melee attack first. */
export function editAttack(draft: Draft, patch: Partial<AttackPlan>): Edited {
  const { attack } = draft.action;
  if (attack && !changes(attack, patch)) return done(draft);
  return editAction(draft, { attack: { ...(attack ?? MELEE), ...patch } });
}

/** Marks a hex of the attack's area, or takes the mark away; without marks there is no area. */
export function toggleArea(draft: Draft, hex: Hex): Edited {
  const area = draft.action.attack?.area ?? [];
  const marked = area.some((one) => sameHex(one, hex));
  const next = marked ? area.filter((one) => !sameHex(one, hex)) : [...area, hex];
  return editAttack(draft, { area: next.length > 0 ? next : null });
}

/** What lies beyond the listed hexes. */
export const setEdge = (draft: Draft, edge: BoardEdge): Edited =>
  done((draft.board.edge ?? 'wall') === edge ? draft : { ...draft, board: { ...draft.board, edge } });

/** How neighbours with walled corners are read. */
export const setNeighbourSight = (draft: Draft, neighbourSight: NeighbourSight): Edited =>
  done((draft.neighbourSight ?? 'always') === neighbourSight ? draft : { ...draft, neighbourSight });

export const setRules = (draft: Draft, rules: Draft['rules']): Edited =>
  done(draft.rules === rules ? draft : { ...draft, rules });
