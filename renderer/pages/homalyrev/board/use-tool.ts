import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import { sameHex } from '../../../../engine/homalyrev/board/hex.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { announce } from '../../../app/announce.ts';
import { lang } from '../../../app/i18n.ts';
import {
  addFigure,
  eraseHex,
  figureAt,
  isOnBoard,
  moveFigure,
  paint,
  removeFigure,
  setActor,
  toggleThinWall,
} from './draft.ts';
import { neighbourOf } from './geometry.ts';
import {
  apply,
  carried,
  draft,
  lastRefusal,
  setCarried,
  setSelected,
  setSightOrigin,
  sightOrigin,
  tool,
} from './state.ts';
import { isFigureTool, isTerrainTool } from './tools.ts';

const texts = () => homalyrevTexts[lang()];

/** Tells screen readers why the last edit was refused; others read it below the map. */
export function tellRefusal(): void {
  const refused = lastRefusal();
  if (refused) announce(texts().refusals[refused.code](refused.name));
}

/** What the chosen brush does to a hex. */
export function brush(hex: Hex, stroke: string | null): void {
  const chosen = tool();
  if (chosen === 'erase') apply('erase', eraseHex(draft(), hex), stroke);
  else if (chosen === 'floor') apply('paint', paint(draft(), hex, null), stroke);
  else if (isTerrainTool(chosen)) apply('paint', paint(draft(), hex, chosen), stroke);
  tellRefusal();
}

/** Puts a new figure of the chosen side down, or chooses the one that stands there. */
export function place(hex: Hex): void {
  const side = tool();
  const here = figureAt(draft(), hex);
  if (here) {
    setSelected(here.id);
    return;
  }
  if (!isFigureTool(side)) return;
  if (apply('addFigure', addFigure(draft(), side, hex, texts().baseNames[side]))) {
    setSelected(draft().figures.at(-1)?.id ?? null);
  }
  tellRefusal();
}

/** Puts the carried figure down where it is; it stays carried if it may not stand there. */
export function drop(): void {
  const move = carried();
  if (!move) return;
  if (apply('moveFigure', moveFigure(draft(), move.id, move.over))) setCarried(null);
  else tellRefusal();
}

/** What Enter does on a hex: the same as a click, with picking up and putting down in the place of dragging. */
export function useHex(hex: Hex): void {
  const chosen = tool();
  if (carried()) drop();
  else if (chosen === 'select') {
    const here = figureAt(draft(), hex);
    setSelected(here?.id ?? null);
    if (!here) return;
    setCarried({ id: here.id, over: hex });
    announce(texts().carried(here.id));
  } else if (chosen === 'sight') chooseSight(hex);
  else if (isFigureTool(chosen)) place(hex);
  else brush(hex, null);
}

/** The hex whose ranges and sight are shown; the same one again ends it. */
export function chooseSight(hex: Hex): void {
  const before = sightOrigin();
  if (before && sameHex(before, hex)) setSightOrigin(null);
  else if (isOnBoard(draft().board, hex)) setSightOrigin(hex);
}

/** Puts a thin wall on an edge of a hex, or takes it away. */
export function wallAt(hex: Hex, direction: number): void {
  apply('thinWall', toggleThinWall(draft(), hex, neighbourOf(hex, direction)));
  tellRefusal();
}

/** Takes away what is uppermost on a hex: a figure, else its terrain, else the hex. */
export function clearHex(hex: Hex): void {
  const board = draft();
  const here = figureAt(board, hex);
  if (here) {
    setSelected(null);
    apply('removeFigure', removeFigure(board, here.id));
    return;
  }
  const terrain = board.board.terrain.some(({ at }) => sameHex(at, hex));
  apply('erase', terrain ? paint(board, hex, null) : eraseHex(board, hex));
}

/** Lets the figure on a hex act. */
export function actAt(hex: Hex): void {
  const here = figureAt(draft(), hex);
  if (here) apply('actor', setActor(draft(), here.id));
}
