import Maximize from 'lucide-solid/icons/maximize';
import ZoomIn from 'lucide-solid/icons/zoom-in';
import ZoomOut from 'lucide-solid/icons/zoom-out';
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { type Hex, sameHex } from '../../../../engine/homalyrev/board/hex.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { AnswerAttacks, AnswerGround } from './answer-view.tsx';
import { figureAt } from './draft.ts';
import { type Box, boxAround, centreOf, edgeNear, hexAt, keyOf, type Point, SIZE, stepBy } from './geometry.ts';
import { cellId, HexCells, Rim } from './hex-cells.tsx';
import { hexLabel, indexOf } from './labels.ts';
import { SightView, sightBetween } from './sight-view.tsx';
import {
  carried,
  cursor,
  decision,
  draft,
  field,
  lastRefusal,
  seen,
  setCarried,
  setCursor,
  setSelected,
  setSightOrigin,
  setTool,
  sightOrigin,
  tool,
} from './state.ts';
import { Tokens } from './tokens.tsx';
import { EDGE_KEYS, isBrush, isTerrainTool } from './tools.ts';
import { actAt, brush, chooseSight, clearHex, drop, place, useHex, wallAt } from './use-tool.ts';
import { moved, showing, zoomed } from './view.ts';
import { Cursor, EdgePreview, Walls } from './walls.tsx';
import './hex-map.css';

/** A small board is not blown up beyond this many units. */
const SMALLEST = 12 * SIZE;

/** One step of looking closer. */
const STEP = 1.35;

let strokes = 0;

/** The board as a picture to paint on, by mouse, touch or keyboard. */
export function HexMap() {
  const t = useText(homalyrevTexts);
  const [pointed, setPointed] = createSignal<{ readonly hex: Hex; readonly edge: number } | null>(null);
  const [stroke, setStroke] = createSignal<string | null>(null);
  const [focused, setFocused] = createSignal(false);
  let svg: SVGSVGElement | undefined;
  const [view, setView] = createSignal<Box | null>(null);
  let last: Hex | null = null;
  /** The point of the picture the middle button holds. */
  let pulled: Point | null = null;

  const index = createMemo(() => indexOf(seen()));
  // The picture must not move away under a brush.
  const whole = createMemo<Box>((before) => {
    const hexes = draft().board.hexes;
    return stroke() !== null && before ? before : roomy(boxAround(hexes, 0.8));
  });
  const box = () => view() ?? whole();
  // Another board is seen as a whole again.
  createEffect(on(whole, () => setView(null), { defer: true }));
  const closer = (factor: number, at: Point) => setView(zoomed(box(), whole(), factor, at));
  const closerHere = (factor: number) => closer(factor, centreOf(cursor() ?? startOf()));
  useShortcuts(
    { keys: '+', label: () => t().keys.closer, group: () => t().helpGroup, run: () => closerHere(STEP) },
    { keys: '-', label: () => t().keys.farther, group: () => t().helpGroup, run: () => closerHere(1 / STEP) },
  );

  const pointOf = (event: MouseEvent): Point => {
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  };
  const hexOf = (event: PointerEvent): { hex: Hex; edge: number } => {
    const [x, y] = pointOf(event);
    const hex = hexAt(x, y);
    return { hex, edge: edgeNear(hex, x, y) };
  };

  const press = (event: PointerEvent): void => {
    if (event.button === 1 && view()) {
      event.preventDefault();
      svg?.setPointerCapture(event.pointerId);
      pulled = pointOf(event);
    }
    if (event.button !== 0) return;
    const { hex, edge } = hexOf(event);
    last = hex;
    setCursor(hex);
    if (carried()) {
      setCarried({ id: carried()?.id ?? '', over: hex });
      drop();
      return;
    }
    const chosen = tool();
    if (chosen === 'select') {
      const here = figureAt(draft(), hex);
      setSelected(here?.id ?? null);
      if (here) {
        svg?.setPointerCapture(event.pointerId);
        setCarried({ id: here.id, over: hex });
      }
    } else if (isBrush(chosen)) {
      svg?.setPointerCapture(event.pointerId);
      strokes += 1;
      setStroke(`stroke ${strokes}`);
      brush(hex, stroke());
    } else if (chosen === 'thinWall') wallAt(hex, edge);
    else if (chosen === 'sight') chooseSight(hex);
    else place(hex);
  };

  const move = (event: PointerEvent): void => {
    const now = view();
    if (pulled && now) {
      const [x, y] = pointOf(event);
      setView(moved(now, whole(), pulled[0] - x, pulled[1] - y));
      return;
    }
    const at = hexOf(event);
    setPointed(at);
    if (last && sameHex(last, at.hex)) return;
    const move = carried();
    if (move && svg?.hasPointerCapture(event.pointerId)) setCarried({ ...move, over: at.hex });
    else if (stroke() !== null) brush(at.hex, stroke());
    last = at.hex;
  };

  const release = (event: PointerEvent): void => {
    setStroke(null);
    pulled = null;
    if (!carried() || !svg?.hasPointerCapture(event.pointerId)) return;
    drop();
    // Dropped where nobody may stand: back to where it was, the reason stands below the map.
    setCarried(null);
  };

  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = cursor() ?? startOf();
    const next = stepBy(event.key, here);
    const edge = tool() === 'thinWall' ? EDGE_KEYS.indexOf(event.key.toLowerCase()) : -1;
    if (next) go(cursor() ? next : here);
    else if (event.key === 'Enter' || event.key === ' ') useHex(here);
    else if (event.key === 'Delete' || event.key === 'Backspace') clearHex(here);
    else if (event.key === 'Escape') cancel();
    else if (event.key.toLowerCase() === 'c') actAt(here);
    else if (edge >= 0) wallAt(here, edge);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const cancel = (): void => {
    if (carried()) setCarried(null);
    else if (sightOrigin()) setSightOrigin(null);
    else setTool('select');
  };
  const startOf = (): Hex => {
    const actor = draft().figures.find((figure) => figure.id === draft().actor);
    return actor?.at ?? draft().board.hexes[0] ?? [0, 0];
  };
  const go = (hex: Hex): void => {
    setCursor(hex);
    setPointed(null);
    const now = view();
    if (now) setView(showing(now, whole(), centreOf(hex), SIZE * 1.2));
    const move = carried();
    if (move) setCarried({ ...move, over: hex });
  };

  const overFigure = () => {
    const at = pointed();
    return at !== null && index().figures.has(keyOf(at.hex));
  };
  const looked = () => pointed()?.hex ?? cursor();
  const status = (): string => {
    const refused = lastRefusal();
    if (refused) return t().refusals[refused.code](refused.name);
    const move = carried();
    if (move && focused()) return t().carried(move.id);
    const hex = looked();
    return hex ? hexLabel(index(), hex, decision(), t()) : hintOf();
  };
  const hintOf = (): string => {
    const chosen = tool();
    if (isTerrainTool(chosen)) return t().toolHints.terrain;
    if (chosen === 'monster' || chosen === 'character' || chosen === 'summon') return t().toolHints.figure;
    return t().toolHints[chosen];
  };
  const sightText = (): string => {
    const from = sightOrigin();
    if (!from) return t().sightNone;
    const to = looked();
    const found = to && !sameHex(to, from) ? sightBetween(from, to) : null;
    if (!to || !found) return t().sightFrom(t().coordinates(from[0], from[1]));
    const words = t().coordinates(to[0], to[1]);
    return found.seen ? t().sees(words, found.range) : t().seesNot(words, found.range);
  };
  // An application: arrow keys and letters belong to the map while it has the focus.
  const keyboard = () => {
    const hex = cursor();
    const active = hex && index().hexes.has(keyOf(hex)) ? cellId(keyOf(hex)) : undefined;
    return { role: 'application', tabIndex: 0, 'aria-activedescendant': active } as const;
  };
  const viewBox = () => `${box().x} ${box().y} ${box().width} ${box().height}`;

  return (
    <div class="hx-frame">
      <svg
        ref={(element) => {
          svg = element;
        }}
        id="hx-map"
        class="hx-map"
        classList={{ [`hx-tool-${tool()}`]: true, 'hx-carrying': carried() !== null, 'hx-over-figure': overFigure() }}
        viewBox={viewBox()}
        {...keyboard()}
        aria-label={t().map}
        aria-roledescription={t().mapRole}
        aria-describedby="hx-status"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={() => setPointed(null)}
        onWheel={(event) => {
          event.preventDefault();
          closer(event.deltaY < 0 ? STEP : 1 / STEP, pointOf(event));
        }}
        onKeyDown={key}
        onFocus={() => {
          setFocused(true);
          if (!cursor()) setCursor(startOf());
        }}
        onBlur={() => setFocused(false)}
      >
        <Show when={tool() === 'floor' || isTerrainTool(tool())}>
          <Rim />
        </Show>
        <HexCells index={index()} />
        <Show when={sightOrigin()}>
          {(from) => (
            <Show when={field().size > 0}>
              <SightView from={from()} to={looked()} />
            </Show>
          )}
        </Show>
        <Walls />
        <Show when={!sightOrigin()}>
          <AnswerGround />
        </Show>
        <Tokens />
        <Show when={!sightOrigin()}>
          <AnswerAttacks />
        </Show>
        <Show when={tool() === 'thinWall' && pointed()}>
          {(at) => <EdgePreview hex={at().hex} direction={at().edge} />}
        </Show>
        <Show when={focused() && cursor()}>{(hex) => <Cursor hex={hex()} />}</Show>
      </svg>
      <div class="hx-zoom">
        <IconButton size="small" label={t().keys.closer} keys="+" onClick={() => closerHere(STEP)}>
          <ZoomIn />
        </IconButton>
        <IconButton
          size="small"
          label={t().keys.farther}
          keys="-"
          disabled={view() === null}
          onClick={() => closerHere(1 / STEP)}
        >
          <ZoomOut />
        </IconButton>
        <IconButton size="small" label={t().wholeBoard} disabled={view() === null} onClick={() => setView(null)}>
          <Maximize />
        </IconButton>
      </div>
      <p id="hx-status" class="hx-status" classList={{ 'hx-refused': lastRefusal() !== null }}>
        <span class="grow">{status()}</span>
        <Show when={tool() === 'sight' || sightOrigin()}>
          <span class="hx-sight-text">{sightText()}</span>
        </Show>
      </p>
    </div>
  );
}

function roomy(box: Box): Box {
  const width = Math.max(box.width, SMALLEST);
  const height = Math.max(box.height, SMALLEST * 0.75);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}
