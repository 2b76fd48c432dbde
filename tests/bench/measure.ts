/** Calls of a function a second: warmed up, then the best of several rounds of about the given length. */
export function perSecond(work: () => number, seconds = 1, rounds = 3): number {
  work();
  work();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    let done = 0;
    let elapsed = 0;
    do {
      done += work();
      elapsed = performance.now() - start;
    } while (elapsed < (seconds * 1000) / rounds);
    best = Math.max(best, (done * 1000) / elapsed);
  }
  return best;
}
