import type { Page } from 'playwright-core';

/**
 * The lengths in ms of all tasks of 50 ms and more that ran on the page's main thread while `act` did its work. For counting in
 * benches and for asserting that nothing freezes for long; never for exact times.
 */
export async function longTasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
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
