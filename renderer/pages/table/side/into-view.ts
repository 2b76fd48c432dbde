/**
 * Brings a panel that asks something wholly into view, where the page scrolls; one taller than the window shows its
 * beginning. Called after the panel has taken the focus, which scrolls to a single button only.
 */
export function showWhole(box: HTMLElement | undefined): void {
  if (!box) return;
  const taller = box.getBoundingClientRect().height > window.innerHeight;
  box.scrollIntoView({ block: taller ? 'start' : 'nearest' });
}
