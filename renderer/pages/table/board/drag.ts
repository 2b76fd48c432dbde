import type { CardId } from '../../../../engine/mk/table/state/types.ts';
import { useTable } from '../context.ts';
import { readSpot, spotKey } from '../play/types.ts';

/** Pixels the pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

/**
 * Dragging a card with mouse, pen or finger: after a few pixels it is picked up and follows the pointer, what lies under it
 * when it is let go is where it is laid. A press that does not move is a click and opens the menu, or acts as a target.
 */
export function useDrag(id: () => CardId) {
  const table = useTable();
  const { game } = table;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  const stop = () => {
    ghost?.remove();
    ghost = null;
    from = null;
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      dragged = false;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    onPointerMove(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (!from || from.pointer !== event.pointerId) return;
      if (!ghost) {
        const mode = game.mode().kind;
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD || mode === 'team') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        ghost = ghostOf(event.currentTarget);
        dragged = true;
        table.setOpened(null);
        game.pickUp(id());
      }
      ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`;
    },
    onPointerUp(event: PointerEvent) {
      if (!ghost) {
        from = null;
        return;
      }
      stop();
      const spot = spotUnder(event.clientX, event.clientY, spotKey({ kind: 'card', id: id() }));
      if (spot) game.layOn(spot);
      else game.clear();
    },
    onPointerCancel() {
      if (ghost) game.clear();
      stop();
    },
    onClick() {
      if (dragged) return;
      const spot = { kind: 'card', id: id() } as const;
      game.setFocus(spotKey(spot));
      if (game.mode().kind === 'idle' && game.options().includes(id())) game.choose(id());
      else if (game.mode().kind === 'idle') table.setOpened({ kind: 'menu', spot });
      else game.layOn(spot);
    },
    onContextMenu(event: Event) {
      event.preventDefault();
      table.setOpened({ kind: 'menu', spot: { kind: 'card', id: id() } });
    },
  };
}

/** A picture of the card that follows the pointer. */
function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'table-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-spot');
  copy.tabIndex = -1;
  ghost.append(copy);
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  element.closest('.table-game')?.append(ghost);
  return ghost;
}

/** The innermost place under the pointer, not counting the dragged card itself. */
function spotUnder(x: number, y: number, own: string) {
  for (const element of document.elementsFromPoint(x, y)) {
    const key = element.closest<HTMLElement>('[data-spot], [data-zone]');
    const spot = key?.dataset.spot ?? key?.dataset.zone;
    if (spot && spot !== own) return readSpot(spot);
  }
  return null;
}
