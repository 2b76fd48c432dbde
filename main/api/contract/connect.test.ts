import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Line } from './connect.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface TestLine extends Line {
  open(): void;
  fail(): void;
  end(): void;
}

function setup() {
  const lines: TestLine[] = [];
  const openLine = () => {
    const opened = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const number = lines.length + 1;
    const line: TestLine = {
      link: { call: async (path) => `${path.join('.')} over line ${number}` },
      opened: opened.promise,
      closed: closed.promise,
      open: () => opened.resolve(),
      fail: () => opened.reject(new Error('refused')),
      end: () => closed.resolve(),
    };
    lines.push(line);
    return line;
  };
  const connection = connect(openLine);
  const states: string[] = [];
  const forget = connection.onState((state) => states.push(state));
  const call = () => connection.link.call(['decks', 'list'], undefined, { context: {} });
  return { lines, connection, states, forget, call };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('connect', () => {
  it('holds calls back until the line is open', async () => {
    const { lines, states, call } = setup();
    const answer = vi.fn();
    void call().then(answer);
    await settle();
    expect(answer).not.toHaveBeenCalled();
    lines[0]?.open();
    await settle();
    expect(answer).toHaveBeenCalledWith('decks.list over line 1');
    expect(states).toEqual(['connected']);
  });

  it('opens a lost line again and lets calls wait for it', async () => {
    const { lines, states, call } = setup();
    lines[0]?.open();
    await vi.advanceTimersByTimeAsync(60_000);
    lines[0]?.end();
    await settle();
    expect(states).toEqual(['connected', 'lost']);
    const answer = call();
    lines[1]?.open();
    expect(await answer).toBe('decks.list over line 2');
    expect(states).toEqual(['connected', 'lost', 'connected']);
  });

  it('tries again for as long as it takes, less and less often', async () => {
    const { lines, call } = setup();
    const answer = call();
    for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const before = lines.length;
      lines.at(-1)?.fail();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(lines).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(lines).toHaveLength(before + 1);
    }
    lines.at(-1)?.open();
    expect(await answer).toBe('decks.list over line 8');
  });

  it('waits too when a line opens but breaks at once', async () => {
    const { lines } = setup();
    for (const wait of [250, 500, 1000]) {
      const before = lines.length;
      lines.at(-1)?.open();
      await settle();
      lines.at(-1)?.end();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(lines).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(lines).toHaveLength(before + 1);
    }
  });

  it('tells only those who still listen', async () => {
    const { lines, states, forget } = setup();
    forget();
    lines[0]?.open();
    await settle();
    expect(states).toEqual([]);
  });
});
