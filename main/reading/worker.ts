import { parentPort, workerData } from 'node:worker_threads';
import { type ReadingJob, runJob } from './job.ts';

// The thread in which one file is read; whoever started it ends it when time, memory or patience runs out.
void runJob(workerData as ReadingJob).then((reading) => parentPort?.postMessage(reading));
