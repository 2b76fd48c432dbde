import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { READING_LIMITS } from '../../engine/files/limits.ts';
import { isZip, type Reading, type ReadingJob, runJob } from './job.ts';

/** Up to this size a text is read at once, in less time than a thread takes to start. */
const SMALL_BYTES = 64 * 1024;

export interface ReadingOptions {
  /** Ends the reading; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Seconds and megabytes, for tests. */
  readonly time?: number;
  readonly memory?: number;
}

/**
 * Reads a file in a thread of its own, so that nothing else waits for it and it can be ended at any moment: by the caller, or because it
 * took more time or memory than any real file. What it may hold is in READING_LIMITS.
 */
export async function readInThread<K extends ReadingJob['kind']>(
  job: Extract<ReadingJob, { kind: K }>,
  { signal, time = READING_LIMITS.time, memory = READING_LIMITS.memory }: ReadingOptions = {},
): Promise<Reading<K>> {
  signal?.throwIfAborted();
  if (job.bytes.length > READING_LIMITS.bytes) return { ok: false, limit: 'bytes' };
  if (job.bytes.length <= SMALL_BYTES && !isZip(job.bytes)) return (await runJob(job)) as Reading<K>;
  const worker = startThread({ workerData: job, resourceLimits: { maxOldGenerationSizeMb: memory } });
  return await new Promise<Reading<K>>((resolve, reject) => {
    const timer = setTimeout(() => end(() => resolve({ ok: false, limit: 'time' })), time * 1000);
    const cancel = () => end(() => reject(signal?.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      void worker.terminate();
      settle();
    };
    signal?.addEventListener('abort', cancel);
    worker.once('message', (reading: Reading<K>) => end(() => resolve(reading)));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') end(() => resolve({ ok: false, limit: 'memory' }));
      else end(() => reject(error));
    });
  });
}

// Beside the bundles lies the thread's own; it is handed over as text, since a thread does not read inside a packaged archive.
function startThread(options: WorkerOptions): Worker {
  if (import.meta.url.endsWith('.ts')) {
    const source = './worker.ts';
    return new Worker(new URL(source, import.meta.url), options);
  }
  const bundle = fileURLToPath(new URL('./reader.cjs', import.meta.url));
  return new Worker(readFileSync(bundle, 'utf8'), { ...options, eval: true });
}
