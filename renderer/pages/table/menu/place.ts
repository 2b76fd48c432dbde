const GAP = 6;

/** Puts a floating box over an element, or under it where there is no room above; wholly inside the window. */
export function placeAbove(box: HTMLElement, anchor: HTMLElement | null): void {
  const { width, height } = box.getBoundingClientRect();
  const at = anchor?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 2, 0, 0);
  const top = at.top - GAP - height >= GAP ? at.top - GAP - height : at.bottom + GAP;
  const left = Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP));
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`;
}

/** Puts a floating box beside an element: to its right, else to its left, and always wholly inside the window. */
export function placeBeside(box: HTMLElement, anchor: HTMLElement | null): void {
  box.style.maxHeight = `${window.innerHeight - 2 * GAP}px`;
  const { width, height } = box.getBoundingClientRect();
  const at = anchor?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 2, 0, 0);
  const right = at.right + GAP + width <= window.innerWidth ? at.right + GAP : at.left - GAP - width;
  const left = Math.max(GAP, Math.min(right, window.innerWidth - width - GAP));
  const top = Math.max(GAP, Math.min(at.top, window.innerHeight - height - GAP));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
