import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, withLock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jovolato-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('withLock', () => {
  it('lets one at a time work and gives the lock back, also after an error', async () => {
    const path = join(folder, 'deep', 'lock');
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setTimeout(resolve, 5));
      working -= 1;
      return most;
    };
    expect(await Promise.all([1, 2, 3, 4].map(() => withLock(path, work)))).toEqual([1, 1, 1, 1]);
    await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(path)).toBe(false);
  });

  it('takes over from a process that died', async () => {
    const path = join(folder, 'lock');
    mkdirSync(path);
    // Process numbers end far below this.
    writeFileSync(join(path, 'owner'), '999999999');
    expect(await withLock(path, async () => 'taken over')).toBe('taken over');
  });

  it('takes over a lock without an owner once it is old', async () => {
    const path = join(folder, 'lock');
    mkdirSync(path);
    const minuteAgo = Date.now() / 1000 - 60;
    utimesSync(path, minuteAgo, minuteAgo);
    expect(await withLock(path, async () => 'taken over')).toBe('taken over');
  });
});

describe('isRunning', () => {
  it('knows itself, and no number that is none', () => {
    expect(isRunning(process.pid)).toBe(true);
    for (const pid of [999_999_999, 0, -1, Number.NaN, 1.5]) expect(isRunning(pid)).toBe(false);
  });
});
