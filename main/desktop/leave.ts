import type { FlushAnswer } from '../api/contract/leaving.ts';

/** What the player decides when a window's page could not write everything. */
export type LeaveChoice = 'stay' | 'retry' | 'leave';

export interface LeaveSteps<Window> {
  /** Asks the page to write everything that waits. */
  flush(window: Window): Promise<FlushAnswer | 'silent'>;
  /** Asked when something could not be written. */
  ask(window: Window, answer: Exclude<FlushAnswer, { ok: true }> | 'silent'): Promise<LeaveChoice>;
}

/**
 * Whether windows may go: true once the page of each has written everything, or the player gave up what it could not. All pages
 * write at the same time, the questions come one after the other, and the first "stay" keeps them all.
 */
export async function mayLeave<Window>(windows: readonly Window[], steps: LeaveSteps<Window>): Promise<boolean> {
  const answers = await Promise.all(windows.map(async (window) => ({ window, answer: await steps.flush(window) })));
  for (const { window, answer } of answers) {
    let now = answer;
    while (now === 'silent' || !now.ok) {
      const choice = await steps.ask(window, now);
      if (choice === 'stay') return false;
      if (choice === 'leave') break;
      now = await steps.flush(window);
    }
  }
  return true;
}
