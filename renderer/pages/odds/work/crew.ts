import type { Order, Reply, ResultOf, Task } from './tasks.ts';

/** The part of a Worker the crew uses; tests bring their own. */
export interface WorkerLike {
  postMessage(order: Order): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Job {
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (result: ResultOf<Task>) => void;
  readonly reject: (reason: unknown) => void;
}

interface RunOptions {
  /** Takes the task back: one that waits is not begun, the result of one that runs is thrown away. */
  readonly signal?: AbortSignal | undefined;
  /** Goes before everything that waits. */
  readonly urgent?: boolean;
}

/** A few workers that share a queue of tasks. They are made when first needed and kept. */
export class Crew {
  readonly size: number;
  private readonly make: () => WorkerLike;
  private readonly free: WorkerLike[] = [];
  private readonly waiting: Job[] = [];
  private made = 0;
  private orders = 0;

  constructor(size: number, make: () => WorkerLike) {
    this.size = size;
    this.make = make;
  }

  /**
   * Has a task done.
   * @returns its result; rejects with the signal's reason if it was taken back, or with what went wrong in the worker.
   */
  run<T extends Task>(task: T, { signal, urgent = false }: RunOptions = {}): Promise<ResultOf<T>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const job: Job = { task, signal, resolve: resolve as Job['resolve'], reject };
      if (urgent) this.waiting.unshift(job);
      else this.waiting.push(job);
      signal?.addEventListener('abort', () => {
        const at = this.waiting.indexOf(job);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(signal.reason);
      });
      this.next();
    });
  }

  private next(): void {
    while (this.waiting.length > 0) {
      const worker = this.take();
      if (!worker) return;
      this.begin(worker, this.waiting.shift() as Job);
    }
  }

  private take(): WorkerLike | undefined {
    const worker = this.free.pop();
    if (worker || this.made === this.size) return worker;
    this.made++;
    return this.make();
  }

  private begin(worker: WorkerLike, job: Job): void {
    const id = ++this.orders;
    worker.onmessage = ({ data }) => {
      if (data.id !== id) return;
      this.free.push(worker);
      if (data.ok) job.resolve(data.result);
      else job.reject(new Error(data.reason));
      this.next();
    };
    // A worker that could not be loaded or broke down is replaced by a new one.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.made--;
      job.reject(new Error(event.message || 'worker failed'));
      this.next();
    };
    worker.postMessage({ id, task: job.task });
  }
}

const MOST_WORKERS = 6;

let shared: Crew | undefined;

/** The page's own crew: one worker for each core but the page's. */
export function crew(): Crew {
  const size = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  shared ??= new Crew(
    size,
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'odds' }) as WorkerLike,
  );
  return shared;
}
