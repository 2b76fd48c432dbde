import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteBehind, flushAll, LONGEST_WAIT, RETRY_AFTER, type WriteBehindOptions } from './write-behind.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(10_000);
});
afterEach(async () => {
  for (const end of atEnd.splice(0)) await end();
  vi.useRealTimers();
});
const atEnd: (() => Promise<void>)[] = [];

/** A disk that notes what it is given and answers when told to. */
function disk<T>(options: Partial<WriteBehindOptions<T>> = {}) {
  const given: { value: T; at: number; answer: (error?: unknown) => void }[] = [];
  let own = true;
  const writer = createWriteBehind<T>({
    write: (value) =>
      new Promise((resolve, reject) => {
        const answer = (error?: unknown) => (error === undefined ? resolve(undefined) : reject(error));
        given.push({ value, at: performance.now(), answer });
        if (own) answer();
      }),
    ...options,
  });
  atEnd.push(async () => {
    own = true;
    for (const { answer } of given) answer();
    writer.drop();
    await writer.dispose();
  });
  return { writer, given, values: () => given.map(({ value }) => value), answerByHand: () => (own = false) };
}

const pass = async (ms: number) => await vi.advanceTimersByTimeAsync(ms);

describe('write-behind', () => {
  it('writes the first value after a rest at once', async () => {
    const { writer, values } = disk<number>();
    writer.put(1);
    expect(writer.state()).toBe('waiting');
    await pass(0);
    expect(values()).toEqual([1]);
    expect(writer.state()).toBe('written');
    expect(writer.unwritten()).toBeUndefined();
  });

  it('lets no value wait longer than its limit while editing never pauses, and writes seldom', async () => {
    const { writer, given } = disk<number>();
    const putAt: number[] = [];
    for (let i = 0; i < 200; i++) {
      putAt.push(performance.now());
      writer.put(i);
      await pass(20);
    }
    await pass(LONGEST_WAIT);
    expect(given.at(-1)?.value).toBe(199);
    for (const [i, at] of putAt.entries()) {
      const written = given.find(({ value }) => value >= i);
      expect((written?.at ?? Number.POSITIVE_INFINITY) - at).toBeLessThanOrEqual(LONGEST_WAIT);
    }
    expect(given.length).toBeLessThanOrEqual((200 * 20) / LONGEST_WAIT + 2);
  });

  it('has one write under way at a time, and the newest value follows it', async () => {
    const { writer, given, values, answerByHand } = disk<number>();
    answerByHand();
    writer.put(1);
    await pass(0);
    writer.put(2);
    writer.put(3);
    await pass(1_000);
    expect(values()).toEqual([1]);
    expect(writer.state()).toBe('writing');
    given[0]?.answer();
    await pass(0);
    expect(values()).toEqual([1, 3]);
  });

  it('keeps every part of values that are put together', async () => {
    const { writer, given, values, answerByHand } = disk<object>({ merge: (a, b) => ({ ...a, ...b }) });
    answerByHand();
    writer.put({ a: 1 });
    await pass(0);
    writer.put({ b: 1 });
    writer.put({ b: 2, c: 3 });
    expect(writer.unwritten()).toEqual({ a: 1, b: 2, c: 3 });
    given[0]?.answer(new Error('DISK'));
    await pass(RETRY_AFTER);
    expect(values()[1]).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('tries again by itself what failed, and forgets nothing', async () => {
    const { writer, given, values, answerByHand } = disk<number>();
    answerByHand();
    writer.put(1);
    await pass(0);
    given[0]?.answer(new Error('DISK'));
    await pass(0);
    expect(writer.state()).toBe('failed');
    expect(writer.trouble()).toEqual(new Error('DISK'));
    expect(writer.unwritten()).toBe(1);
    await pass(RETRY_AFTER);
    given[1]?.answer();
    await pass(0);
    expect(values()).toEqual([1, 1]);
    expect(writer.state()).toBe('written');
    expect(writer.trouble()).toBeNull();
  });

  it('flushes what waits and what is put meanwhile, and ends with the trouble if it fails', async () => {
    const { writer, given, values, answerByHand } = disk<number>();
    answerByHand();
    writer.put(1);
    await pass(0);
    writer.put(2);
    let ended = false;
    const flushed = flushAll().then((trouble) => {
      ended = true;
      return trouble;
    });
    given[0]?.answer();
    await pass(0);
    expect(values()).toEqual([1, 2]);
    writer.put(3);
    given[1]?.answer();
    await pass(0);
    expect(values()).toEqual([1, 2, 3]);
    expect(ended).toBe(false);
    given[2]?.answer(new Error('READ_ONLY'));
    expect(await flushed).toEqual(new Error('READ_ONLY'));
  });

  it('holds a refused value until it is released, and drops one the refusal dealt with', async () => {
    let then: 'hold' | 'drop' = 'hold';
    const { writer, given, values, answerByHand } = disk<number>({ refused: () => then });
    answerByHand();
    writer.put(1);
    await pass(0);
    given[0]?.answer(new Error('STALE'));
    await pass(RETRY_AFTER * 2);
    writer.put(2);
    await writer.flush();
    expect(values()).toEqual([1]);
    expect(writer.state()).toBe('held');
    then = 'drop';
    writer.release();
    await pass(0);
    given[1]?.answer(new Error('GONE'));
    await pass(RETRY_AFTER * 2);
    expect(values()).toEqual([1, 2]);
    expect(writer.state()).toBe('written');
  });

  it('sends as a last act what waits, and where answers are lost what is unanswered too, before it returns', async () => {
    const { writer, values, answerByHand } = disk<object>({ merge: (a, b) => ({ ...a, ...b }) });
    answerByHand();
    writer.sendNow(true);
    expect(values()).toEqual([]);
    writer.put({ a: 1 });
    writer.sendNow(false);
    expect(values()).toEqual([{ a: 1 }]);
    await pass(0);
    writer.put({ b: 2 });
    writer.sendNow(false);
    expect(values().at(-1)).toEqual({ b: 2 });
    writer.sendNow(true);
    expect(values().at(-1)).toEqual({ a: 1, b: 2 });
  });

  it('runs other work between writes, after what waits', async () => {
    const { writer, values } = disk<number>();
    writer.put(1);
    const order: string[] = [];
    await writer.between(async () => {
      order.push(`wrote ${values().join()}`);
      writer.put(2);
      await pass(LONGEST_WAIT * 3);
      order.push(`still ${values().join()}`);
    });
    await writer.flush();
    expect(order).toEqual(['wrote 1', 'still 1']);
    expect(values()).toEqual([1, 2]);
  });
});
