import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Match, playGames } from '../../engine/mk/pilot/match.ts';
import { addTally, emptyTally, type Tally } from '../../engine/mk/pilot/tally.ts';

/** Games a worker plays between two reports. */
const PART = 10;
const MAX_THREADS = 8;

interface Start {
  readonly kind: 'trial';
  readonly match: Match;
}

interface Part {
  readonly part: number;
  readonly tally: Tally;
}

export interface TrialRun {
  readonly games: number;
  readonly threads?: number;
  /** Is told how many games are done, in steps. */
  readonly progress?: (done: number) => void;
  /** Ends the trial early; what was played without a gap from the first game on is the result. */
  readonly stop?: AbortSignal;
}

/**
 * Plays a trial on several threads. Whole numbers are added up, so the result is the same for any number of them; stopped early
 * it is that of the first games, as many as `tally.games` says.
 */
export async function playInThreads(match: Match, run: TrialRun): Promise<Tally> {
  const parts = Math.ceil(run.games / PART);
  const threads = Math.min(run.threads ?? availableParallelism(), MAX_THREADS, parts);
  const total = emptyTally(match.turns);
  const waiting = new Map<number, Tally>();
  let next = 0;
  const take = ({ part, tally }: Part): void => {
    waiting.set(part, tally);
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      addTally(total, ready);
      waiting.delete(next++);
    }
    run.progress?.(total.games);
  };
  let handedOut = 0;
  const nextJob = (): { part: number; from: number; to: number } | null => {
    if (handedOut >= parts || run.stop?.aborted) return null;
    const part = handedOut++;
    return { part, from: part * PART, to: Math.min(run.games, (part + 1) * PART) };
  };
  await Promise.all(Array.from({ length: threads }, () => runThread(match, nextJob, take)));
  return total;
}

type Job = { readonly part: number; readonly from: number; readonly to: number };

function runThread(match: Match, nextJob: () => Job | null, take: (part: Part) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const start: Start = { kind: 'trial', match };
    const worker = new Worker(new URL(import.meta.url), { workerData: start });
    const handOut = (): void => {
      const job = nextJob();
      if (job) worker.postMessage(job);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (part: Part) => {
      take(part);
      handOut();
    });
    worker.once('error', reject);
    handOut();
  });
}

const isStart = (data: unknown): data is Start =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'trial';

if (!isMainThread && isStart(workerData)) {
  const { match } = workerData;
  parentPort?.on('message', ({ part, from, to }: Job) => {
    parentPort?.postMessage({ part, tally: playGames(match, from, to) } satisfies Part);
  });
}
