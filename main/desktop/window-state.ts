export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the window stood when it was last seen. */
export interface WindowState extends Rect {
  readonly maximized: boolean;
}

export const DEFAULT_SIZE = { width: 1280, height: 800 } as const;
export const MIN_SIZE = { width: 880, height: 560 } as const;
/** So much of the title bar must lie on a screen for the window to be caught with the mouse. */
const VISIBLE = { width: 120, height: 40 } as const;

/** A stored state; null if it is none. */
export function parseWindowState(json: unknown): WindowState | null {
  if (json === null || typeof json !== 'object') return null;
  const { x, y, width, height, maximized } = json as Record<string, unknown>;
  if (![x, y, width, height].every(Number.isSafeInteger) || typeof maximized !== 'boolean') return null;
  const state = { x, y, width, height, maximized } as WindowState;
  return state.width > 0 && state.height > 0 ? state : null;
}

/**
 * Where to put the window: as it was if its upper edge can be reached on one of the screens' work areas, no larger than that
 * area; otherwise in its former size on the first screen, in the middle (x and y left out).
 */
export function placeWindow(
  state: WindowState | null,
  workAreas: readonly Rect[],
): Partial<Rect> & typeof DEFAULT_SIZE {
  const size = { width: state?.width ?? DEFAULT_SIZE.width, height: state?.height ?? DEFAULT_SIZE.height };
  const area = state && workAreas.find((candidate) => canBeCaught(state, candidate));
  const fitted = fitInto(size, area ?? workAreas[0]);
  return (state && area ? { x: state.x, y: state.y, ...fitted } : fitted) as Partial<Rect> & typeof DEFAULT_SIZE;
}

/** So far, in pixels, a further window stands from the one it was opened from. */
const STEP = 32;

/** Where a further window goes: a step down and right of the other in its size; where that leaves every work area, over it. */
export function besideWindow({ x, y, width, height }: Rect, workAreas: readonly Rect[]): Rect {
  const next = { x: x + STEP, y: y + STEP, width, height };
  const inside = workAreas.some(
    (area) =>
      next.x >= area.x &&
      next.y >= area.y &&
      next.x + width <= area.x + area.width &&
      next.y + height <= area.y + area.height,
  );
  return inside ? next : { x, y, width, height };
}

function canBeCaught(window: Rect, area: Rect): boolean {
  const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const titleBar = window.y >= area.y && window.y + VISIBLE.height <= area.y + area.height;
  return width >= VISIBLE.width && titleBar;
}

function fitInto(size: { width: number; height: number }, area: Rect | undefined) {
  const within = (value: number, min: number, most: number | undefined) =>
    Math.max(min, Math.min(value, most ?? value));
  return {
    width: within(size.width, MIN_SIZE.width, area?.width),
    height: within(size.height, MIN_SIZE.height, area?.height),
  };
}
