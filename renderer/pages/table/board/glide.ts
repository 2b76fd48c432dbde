const MAX_MS = 120;

/** Milliseconds a card may glide: none if the player or the system asks for less motion. */
function duration(): number {
  const root = document.documentElement;
  const off = root.dataset.motion === 'on' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return off && root.dataset.motion !== 'off' ? 0 : MAX_MS;
}

/**
 * Runs a change of the table and lets every card that lies elsewhere afterwards glide there from where it lay. Only transforms
 * are animated; with reduced motion the cards simply are there.
 */
export function moveCards(change: () => void): void {
  const ms = duration();
  const before = new Map<string, DOMRect>();
  if (ms > 0) {
    for (const element of document.querySelectorAll<HTMLElement>('[data-glide]')) {
      before.set(element.dataset.glide as string, element.getBoundingClientRect());
    }
  }
  change();
  if (before.size === 0) return;
  const moves: { element: HTMLElement; dx: number; dy: number }[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-glide]')) {
    const was = before.get(element.dataset.glide as string);
    if (!was) continue;
    const is = element.getBoundingClientRect();
    const dx = was.left - is.left;
    const dy = was.top - is.top;
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) moves.push({ element, dx, dy });
  }
  for (const { element, dx, dy } of moves) {
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: ms,
      easing: 'ease-out',
    });
  }
}
