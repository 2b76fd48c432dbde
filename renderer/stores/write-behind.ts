import { createSignal } from 'solid-js';

/** How long, in ms, a value waits at most before it is sent while editing goes on; the first one after a rest does not wait at all. */
export const LONGEST_WAIT = 150;
/** So long after a failure, in ms, the write is tried again by itself. */
export const RETRY_AFTER = 2_000;

/** Where the newest value is: on the disk, in line, on its way, not taken, or held back until the player has decided. */
export type WriteState = 'written' | 'waiting' | 'writing' | 'failed' | 'held';

/** What becomes of a value that was refused: tried again later, held until `release`, or given up because the refusal dealt with it. */
export type AfterRefusal = 'retry' | 'hold' | 'drop';

export interface WriteBehindOptions<T> {
  /**
   * Writes a value; resolves once it is on the disk. It makes its call before it first waits for anything: a page that is
   * being left has no later. While another write is under way it is only called if the page is being left.
   */
  write(value: T): Promise<unknown>;
  /** What is to be written when a value comes while another waits; without it the newer one takes its place. */
  merge?(waiting: T, next: T): T;
  /** Asked when a write was refused. Without it every refusal is tried again. */
  refused?(error: unknown, value: T): AfterRefusal;
}

/**
 * A value that is shown at once and written behind the player's back: the first edit after a rest immediately, those that
 * follow together after {@link LONGEST_WAIT}, one write at a time and in order. What failed is tried again, and nothing is
 * forgotten before it is acknowledged.
 */
export interface WriteBehind<T> {
  /** Puts a value in line. */
  put(value: T): void;
  readonly state: () => WriteState;
  /** Why the last write failed; null if it did not. */
  readonly trouble: () => unknown;
  /** What is not known to be on the disk; undefined if everything is. */
  unwritten(): T | undefined;
  /** Resolves when everything put so far is written, or could not be (see `trouble`). Tries a failed write once more. */
  flush(): Promise<void>;
  /** Runs other work between two writes, after what waits now is written. */
  between<R>(work: () => Promise<R>): Promise<R>;
  /** Forgets what waits. */
  drop(): void;
  /** Holds back what waits and what comes, until `release`. */
  hold(): void;
  /** Lets a held value go on its way again. */
  release(): void;
  /** Sends what waits, and with `again` also what is unanswered, before it returns; for a page that is being left. */
  sendNow(again: boolean): void;
  /** Writes what waits and leaves the list of {@link flushAll}. */
  dispose(): Promise<void>;
}

interface Box<T> {
  readonly value: T;
}

/** A retry that fails in the same way is no news. */
const sameTrouble = (a: unknown, b: unknown): boolean =>
  a === b || (a instanceof Error && b instanceof Error && a.message === b.message);

const every = new Set<WriteBehind<unknown>>();

export function createWriteBehind<T>(options: WriteBehindOptions<T>): WriteBehind<T> {
  const merge = options.merge ?? ((_waiting: T, next: T) => next);
  const [state, setState] = createSignal<WriteState>('written');
  const [trouble, setTrouble] = createSignal<unknown>(null, { equals: sameTrouble });
  let waiting: Box<T> | null = null;
  let sent: Box<T> | null = null;
  let held = false;
  let lastStart = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const showState = () => {
    if (held) setState('held');
    else if (trouble() !== null) setState('failed');
    else if (sent) setState('writing');
    else setState(waiting ? 'waiting' : 'written');
  };

  function inLine<R>(work: () => Promise<R>): Promise<R> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  function schedule(delay = Math.max(0, lastStart + LONGEST_WAIT - performance.now())): void {
    clearTimeout(timer);
    // Not by a timer of zero: a page that is closed in the same moment would never see it.
    if (delay === 0) void inLine(writeWaiting);
    else timer = setTimeout(() => void inLine(writeWaiting), delay);
  }

  async function writeWaiting(): Promise<void> {
    const box = waiting;
    if (!box || held) return;
    clearTimeout(timer);
    waiting = null;
    sent = box;
    lastStart = performance.now();
    showState();
    try {
      await options.write(box.value);
      sent = null;
      setTrouble(null);
    } catch (error) {
      sent = null;
      refuse(box, error);
    }
    showState();
    if (waiting && !held && trouble() === null) schedule();
  }

  function refuse(box: Box<T>, error: unknown): void {
    const then = options.refused?.(error, box.value) ?? 'retry';
    if (then === 'drop') {
      setTrouble(null);
      return;
    }
    waiting = waiting ? { value: merge(box.value, (waiting as Box<T>).value) } : box;
    held = then === 'hold';
    setTrouble(held ? null : error);
    if (!held) schedule(RETRY_AFTER);
  }

  const outstanding = (): Box<T> | null =>
    sent && waiting ? { value: merge(sent.value, waiting.value) } : (waiting ?? sent);

  const self: WriteBehind<T> = {
    state,
    trouble,
    put(value) {
      waiting = waiting ? { value: merge(waiting.value, value) } : { value };
      showState();
      // While a write is under way the next one is scheduled at its end; after a failure an edit is as good a moment as any.
      if (!held && !sent) schedule();
    },
    unwritten: () => outstanding()?.value,
    async flush() {
      do await inLine(writeWaiting);
      while (waiting && !held && trouble() === null);
    },
    between: async (work) => {
      await self.flush();
      return await inLine(work);
    },
    drop() {
      clearTimeout(timer);
      waiting = null;
      held = false;
      setTrouble(null);
      showState();
    },
    hold() {
      held = true;
      showState();
    },
    release() {
      held = false;
      showState();
      if (waiting) schedule();
    },
    sendNow(again) {
      const box = again ? outstanding() : waiting;
      // It stays in line: if the page lives on after all, its answer decides.
      if (box && !held) options.write(box.value).catch(() => undefined);
    },
    async dispose() {
      await self.flush();
      every.delete(self as WriteBehind<unknown>);
    },
  };
  every.add(self as WriteBehind<unknown>);
  return self;
}

/** Everything of this page that is written behind. */
export const writeBehinds = (): readonly WriteBehind<unknown>[] => [...every];

/** Writes everything that waits; gives why the first of what could not be written failed, or null. */
export async function flushAll(): Promise<unknown> {
  const all = writeBehinds();
  await Promise.all(all.map((one) => one.flush()));
  return all.map((one) => one.trouble()).find((trouble) => trouble !== null) ?? null;
}
