import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addPaired, emptyPaired, type Paired, pairGames } from '../../engine/mk/pilot/compare.ts';
import { type Match, playGames } from '../../engine/mk/pilot/match.ts';
import { addTally, emptyTally, type Tally } from '../../engine/mk/pilot/tally.ts';

/** Games a worker plays between two reports. */
const PART = 10;
const MAX_THREADS = 8;

export interface TrialRun {
  readonly games: number;
  readonly threads?: number;
  /** Is told how many games are done. */
  readonly progress?: (done: number) => void;
  /** Ends the trial early; what was played without a gap from the first game on is the result. */
  readonly stop?: AbortSignal;
}

/**
 * Plays a trial on several threads. Whole numbers are added up, so the result is the same for any number of them; stopped early
 * it is that of the first games, as many as `games` in it says.
 */
export async function playInThreads(match: Match, run: TrialRun): Promise<Tally> {
  const total = emptyTally(match.turns);
  const add = (part: Tally): number => {
    addTally(total, part);
    return total.games;
  };
  await inThreads({ kind: 'trial', match }, run, add);
  return total;
}

/** Plays two trials over the same seeds, game by game. */
export async function pairInThreads(a: Match, b: Match, run: TrialRun): Promise<Paired> {
  const total = emptyPaired();
  const add = (part: Paired): number => {
    addPaired(total, part);
    return total.pairs;
  };
  await inThreads({ kind: 'pairs', match: a, other: b }, run, add);
  return total;
}

type Work =
  | { readonly kind: 'trial'; readonly match: Match }
  | { readonly kind: 'pairs'; readonly match: Match; readonly other: Match };
interface Job {
  readonly part: number;
  readonly from: number;
  readonly to: number;
}
interface Done<T> {
  readonly part: number;
  readonly result: T;
}

/** Hands out parts to threads and adds up their results in order; `add` gives back how many games are in. */
async function inThreads<T>(work: Work, run: TrialRun, add: (result: T) => number): Promise<void> {
  const parts = Math.ceil(run.games / PART);
  const threads = Math.min(run.threads ?? availableParallelism(), MAX_THREADS, parts);
  const waiting = new Map<number, T>();
  let [next, handedOut] = [0, 0];
  const take = ({ part, result }: Done<T>): void => {
    waiting.set(part, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next++);
      run.progress?.(add(ready));
    }
  };
  const nextJob = (): Job | null => {
    if (handedOut >= parts || run.stop?.aborted) return null;
    const part = handedOut++;
    return { part, from: part * PART, to: Math.min(run.games, (part + 1) * PART) };
  };
  await Promise.all(Array.from({ length: threads }, () => runThread(work, nextJob, take)));
}

function runThread<T>(work: Work, nextJob: () => Job | null, take: (done: Done<T>) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    const handOut = (): void => {
      const job = nextJob();
      if (job) worker.postMessage(job);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (done: Done<T>) => {
      take(done);
      handOut();
    });
    worker.once('error', reject);
    handOut();
  });
}

const isWork = (data: unknown): data is Work =>
  typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'trial' || data.kind === 'pairs');

if (!isMainThread && isWork(workerData)) {
  const work = workerData;
  parentPort?.on('message', ({ part, from, to }: Job) => {
    const result =
      work.kind === 'trial' ? playGames(work.match, from, to) : pairGames(work.match, work.other, from, to);
    parentPort?.postMessage({ part, result });
  });
}
