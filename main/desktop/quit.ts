import type { CloseResult } from '../core/core.ts';

export type AfterFailure = 'retry' | 'stay' | 'leave';

export interface QuitSteps {
  /** Writes out and closes everything; its result decides. */
  close(): Promise<CloseResult>;
  /** Asked when something could not be saved. */
  ask(reason: string): Promise<AfterFailure>;
  /** Ends the program. */
  leave(): void;
  /** Shows the window again. */
  stay(): void;
}

/**
 * What happens when the program is told to quit: it ends only once everything is saved, or when the player gives up what could
 * not be. Being told again meanwhile changes nothing.
 */
export function createQuit({ close, ask, leave, stay }: QuitSteps): () => void {
  let running = false;
  async function run(): Promise<void> {
    const result = await close().catch((error: unknown): CloseResult => ({ ok: false, reason: String(error) }));
    if (result.ok) return leave();
    const answer = await ask(result.reason);
    if (answer === 'leave') return leave();
    if (answer === 'retry') return await run();
    running = false;
    stay();
  }
  return () => {
    if (running) return;
    running = true;
    void run();
  };
}
