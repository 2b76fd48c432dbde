import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import type { Decision } from '../../../../engine/homalyrev/monster/decide.ts';
import type { Figure, TerrainKind } from '../../../../engine/homalyrev/scenario.ts';
import type { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import type { Draft } from './draft.ts';
import { keyOf } from './geometry.ts';

type Texts = typeof homalyrevTexts.hu;

/** What stands where, by {@link keyOf}, so that a whole board can be described quickly. */
export interface BoardIndex {
  readonly hexes: ReadonlySet<string>;
  readonly terrain: ReadonlyMap<string, TerrainKind>;
  readonly figures: ReadonlyMap<string, Figure>;
  /** Thin walls on the edges of a hex. */
  readonly walls: ReadonlyMap<string, number>;
  readonly actor: string | null;
}

export function indexOf({ board, figures, actor }: Draft): BoardIndex {
  const walls = new Map<string, number>();
  for (const hex of board.thinWalls.flat()) walls.set(keyOf(hex), (walls.get(keyOf(hex)) ?? 0) + 1);
  return {
    hexes: new Set(board.hexes.map(keyOf)),
    terrain: new Map(board.terrain.map(({ at, kind }) => [keyOf(at), kind])),
    figures: new Map(figures.map((figure) => [keyOf(figure.at), figure])),
    walls,
    actor,
  };
}

/** A hex in words, e.g. "q 2, r −1, akadály": place, ground, walls, who stands there, what it is in the answer. */
export function hexLabel(board: BoardIndex, hex: Hex, { foci, outcomes }: Decision, t: Texts): string {
  const key = keyOf(hex);
  const kind = board.terrain.get(key);
  const ground = !board.hexes.has(key) ? t.offBoard : kind ? t.terrain[kind] : t.plain;
  const parts = [t.coordinates(hex[0], hex[1]), ground];
  const walls = board.walls.get(key) ?? 0;
  if (walls > 0) parts.push(t.thinWallsAt(walls));
  const figure = board.figures.get(key);
  if (figure) {
    parts.push(`${figure.id} (${t.sides[figure.side]})`);
    if (figure.invisible) parts.push(t.invisible);
    if (figure.id === board.actor) parts.push(t.acts);
    if (foci.includes(figure.id)) parts.push(t.isFocus);
  }
  if (outcomes.some((outcome) => keyOf(outcome.end) === key)) parts.push(t.isEnd);
  return parts.join(', ');
}

/** What a figure's token says: its initial and number ("L2"), or its first letters. */
export function tokenLabel(id: string): string {
  const numbered = /^(\p{L})[\p{L}\s.'-]*?\s*(\d{1,3})$/u.exec(id);
  if (numbered) return `${numbered[1]}${numbered[2]}`;
  return [...id].slice(0, 2).join('');
}

/** A sentence with its coordinates written as on the map, and never broken in two lines: "(4, −1)". */
export const tidyPlaces = (text: string): string =>
  text.replace(/\((-?\d+), (-?\d+)\)/g, (_, q: string, r: string) => `(${q},\u00a0${r})`.replaceAll('-', '−'));
