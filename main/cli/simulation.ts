import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { PreparedDeck } from '../../engine/mk/odds/goldfish/prepare.ts';
import type { GoldfishSettings } from '../../engine/mk/odds/goldfish/settings.ts';
import { partsOf, simulate, simulatePart } from '../../engine/mk/odds/goldfish/simulate.ts';
import { addTally, emptyTally, type Tally } from '../../engine/mk/odds/goldfish/tally.ts';

/** Below so many parts the start of a thread takes longer than the games. */
const WORTH_THREADS = 32;
const MAX_THREADS = 8;

interface Job {
  readonly kind: 'goldfish';
  readonly deck: PreparedDeck;
  readonly settings: GoldfishSettings;
  /** This thread works out the parts first, first + step, first + 2 · step … */
  readonly first: number;
  readonly step: number;
}

/** The simulation of the command line, on several threads where it is long. The result does not depend on how many. */
export async function simulateInThreads(
  deck: PreparedDeck,
  settings: GoldfishSettings,
  threads = Math.min(MAX_THREADS, availableParallelism()),
): Promise<Tally> {
  if (threads < 2 || partsOf(settings) < WORTH_THREADS) return simulate(deck, settings, 'contract');
  const tally = emptyTally(settings.turns, deck.kinds.length);
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      runThread({ kind: 'goldfish', deck, settings, first, step: threads }),
    ),
  );
  for (const share of shares) addTally(tally, share);
  return tally;
}

function runThread(job: Job): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once('message', (share: Tally) => resolve(share));
    worker.once('error', reject);
  });
}

function work({ deck, settings, first, step }: Job): Tally {
  const tally = emptyTally(settings.turns, deck.kinds.length);
  for (let part = first; part < partsOf(settings); part += step) {
    addTally(tally, simulatePart(deck, settings, part, 'contract'));
  }
  return tally;
}

const isJob = (data: unknown): data is Job =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'goldfish';
if (!isMainThread && isJob(workerData)) parentPort?.postMessage(work(workerData));
