import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
/** A lock without a readable owner is left over from a process that died between two steps. */
const OWNERLESS_MS = 5000;

/**
 * Runs `work` while no other process holds the lock `path` (a folder, so that taking it is one atomic step).
 * A lock whose owner has died is taken over.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true });
    else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

function take(path: string): boolean {
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(path, 'owner'), String(process.pid));
  return true;
}

function isAbandoned(path: string): boolean {
  try {
    return !isRunning(Number(readFileSync(join(path, 'owner'), 'utf8')));
  } catch {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs > OWNERLESS_MS;
  }
}

/** Whether a process of that number runs, ours or anybody's. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
