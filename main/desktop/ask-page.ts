import type { FlushAnswer } from '../api/contract/leaving.ts';

/** A port the page answers through; Electron's fits. */
interface AnswerPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): unknown;
  close(): void;
}

/** A page as far as asking it to write everything needs it. */
export interface AskedPage {
  present(): boolean;
  /** Sends the question; the answer comes through the port. @throws if the page has just gone. */
  ask(): AnswerPort;
  onGone(listener: () => void): void;
}

/** A page writes what it holds within milliseconds; one that takes this long, in ms, hangs or has lost the core. */
export const ANSWER_MS = 8_000;

/**
 * The page's answer; `silent` if it gives none in time. A page that is not there, or dies meanwhile, has nothing left to write.
 * Never throws: whoever waits for it holds back the end of the program.
 */
export function askPage(page: AskedPage, patience = ANSWER_MS): Promise<FlushAnswer | 'silent'> {
  if (!page.present()) return Promise.resolve({ ok: true });
  return new Promise((resolve) => {
    const port = begin(page);
    if (!port) return resolve({ ok: true });
    const settle = (answer: FlushAnswer | 'silent') => {
      clearTimeout(timer);
      resolve(answer);
      port.close();
    };
    const timer = setTimeout(() => settle('silent'), patience);
    port.on('message', ({ data }) => settle(readAnswer(data)));
    page.onGone(() => settle({ ok: true }));
  });
}

function begin(page: AskedPage): AnswerPort | null {
  try {
    return page.ask();
  } catch {
    return null;
  }
}

function readAnswer(data: unknown): FlushAnswer {
  const { ok, reason } = (data ?? {}) as { ok?: unknown; reason?: unknown };
  return ok === true ? { ok: true } : { ok: false, reason: String(reason) };
}
