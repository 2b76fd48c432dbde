const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  const work = waiting.shift();
  running = work !== undefined;
  if (!work) return;
  work();
  requestAnimationFrame(() => setTimeout(next, 0));
}

/**
 * Has work done in a task of its own, one piece a frame in the order of asking, so that a page with several charts never
 * stands still while they are made.
 * @returns takes the work back if it has not been done yet.
 */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (!running) {
    running = true;
    setTimeout(next, 0);
  }
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}
