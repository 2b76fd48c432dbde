import { describe, expect, it, vi } from 'vitest';
import type { CloseResult } from '../core/core.ts';
import { type AfterFailure, createQuit } from './quit.ts';
import { createReloadLimit } from './reload-limit.ts';

function setup(results: (CloseResult | Error)[], answers: AfterFailure[] = []) {
  const asked: string[] = [];
  const steps = {
    close: vi.fn(async () => {
      const result = results.shift() as CloseResult | Error;
      if (result instanceof Error) throw result;
      return result;
    }),
    ask: async (reason: string) => {
      asked.push(reason);
      return answers.shift() as AfterFailure;
    },
    leave: vi.fn(),
    stay: vi.fn(),
  };
  return { quit: createQuit(steps), steps, asked };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createQuit', () => {
  it('leaves once everything is saved, however often it is told to', async () => {
    const { quit, steps } = setup([{ ok: true }]);
    quit();
    quit();
    expect(steps.leave).not.toHaveBeenCalled();
    await settled();
    quit();
    await settled();
    expect(steps.close).toHaveBeenCalledOnce();
    expect(steps.leave).toHaveBeenCalledOnce();
  });

  it('stays open if something could not be saved, and can be told to quit again', async () => {
    const { quit, steps, asked } = setup([{ ok: false, reason: 'SQLITE_FULL' }, { ok: true }], ['stay']);
    quit();
    await settled();
    expect(asked).toEqual(['SQLITE_FULL']);
    expect(steps.leave).not.toHaveBeenCalled();
    expect(steps.stay).toHaveBeenCalledOnce();
    quit();
    await settled();
    expect(steps.leave).toHaveBeenCalledOnce();
  });

  it('tries again and takes a fault for a failure', async () => {
    const { quit, steps, asked } = setup([new Error('gone'), { ok: false, reason: 'EIO' }], ['retry', 'leave']);
    quit();
    await settled();
    expect(asked).toEqual(['Error: gone', 'EIO']);
    expect(steps.leave).toHaveBeenCalledOnce();
    expect(steps.stay).not.toHaveBeenCalled();
  });
});

describe('createReloadLimit', () => {
  it('allows three reloads within a minute, and more later', () => {
    let time = 0;
    const mayReload = createReloadLimit(() => time);
    expect([mayReload(), mayReload(), mayReload(), mayReload()]).toEqual([true, true, true, false]);
    time = 59_999;
    expect(mayReload()).toBe(false);
    time = 60_001;
    expect(mayReload()).toBe(true);
  });
});
