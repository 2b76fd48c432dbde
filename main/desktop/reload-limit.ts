const WINDOW_MS = 60_000;
const MOST_RELOADS = 3;

/** Whether one more reload may be tried: not after three within a minute, since the fourth would not help either. */
export function createReloadLimit(now: () => number): () => boolean {
  let times: number[] = [];
  return () => {
    times = times.filter((time) => now() - time < WINDOW_MS);
    if (times.length >= MOST_RELOADS) return false;
    times.push(now());
    return true;
  };
}
