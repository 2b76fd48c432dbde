import type { Page } from 'playwright-core';

/**
 * The lengths of the tasks on the page's main thread while `act` did its work that lasted longer than `limit` ms (50 or more)
 * would on a quiet machine. For asserting that nothing freezes; never for exact times.
 */
export async function tasksOver(limit: number, page: Page, act: () => Promise<void>): Promise<number[]> {
  const before = await slowness(page);
  const all = await longTasksDuring(page, act);
  const times = Math.max(1, before, await slowness(page));
  return all.filter((length) => length > limit * times);
}

/** How many times slower than a quiet machine the page runs just now: the longest of some equal pieces of work over 10 ms. */
async function slowness(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const names = Array.from({ length: 30_000 }, (_, i) => `hajnali orjarat ${i}`);
    const times = Array.from({ length: 8 }, () => {
      const start = performance.now();
      let found = 0;
      for (let pass = 0; pass < 8; pass++) for (const name of names) if (name.includes(`rat ${pass}`)) found += 1;
      return found >= 0 ? performance.now() - start : 0;
    });
    return Math.max(...times) / 10;
  });
}

/** The lengths in ms of all tasks of 50 ms and more that ran on the page's main thread while `act` did its work. */
async function longTasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.push(entry.duration);
    });
    observer.observe({ type: 'longtask' });
    Object.assign(window, { longTasks: { found, observer } });
  });
  await act();
  return await page.evaluate(async () => {
    // Entries are handed out in a task of their own, after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const { found, observer } = (window as unknown as { longTasks: { found: number[]; observer: PerformanceObserver } })
      .longTasks;
    for (const entry of observer.takeRecords()) found.push(entry.duration);
    observer.disconnect();
    return found;
  });
}
