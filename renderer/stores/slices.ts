/** So long, in milliseconds, work goes on before the page gets its turn again. */
const SLICE = 8;

/**
 * Runs long work in slices of a few milliseconds, the first one at once, so that the page stays awake. Gives what the steps give at
 * their end, or null as soon as `givenUp` says that nobody wants it any more.
 */
export async function inSlices<T>(steps: Iterator<unknown, T, void>, givenUp: () => boolean): Promise<T | null> {
  while (!givenUp()) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTask();
  }
  return null;
}

// By a message, not by a timer: the browser slows the timers of a hidden page down to one a second.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
