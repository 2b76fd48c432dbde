import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { FlushAnswer } from '../api/contract/leaving.ts';
import { type AskedPage, askPage } from './ask-page.ts';
import { type LeaveChoice, mayLeave } from './leave.ts';

/** A page whose answers and end the test decides. */
function page(more: Partial<AskedPage> = {}) {
  const port = Object.assign(new EventEmitter(), {
    closed: 0,
    close() {
      this.closed += 1;
    },
  });
  let gone = () => {};
  const asked: AskedPage = {
    present: () => true,
    ask: () => port,
    onGone: (listener) => {
      gone = listener;
    },
    ...more,
  };
  return { asked, port, die: () => gone() };
}

describe('asking a page to write everything', () => {
  it('gives the answer of the page, and takes anything else as a failure', async () => {
    for (const [data, answer] of [
      [{ ok: true }, { ok: true }],
      [
        { ok: false, reason: 'Megtelt a lemez.' },
        { ok: false, reason: 'Megtelt a lemez.' },
      ],
      [{ ok: 1 }, { ok: false, reason: 'undefined' }],
      [null, { ok: false, reason: 'undefined' }],
    ] as const) {
      const { asked, port } = page();
      const answered = askPage(asked);
      port.emit('message', { data });
      expect(await answered).toEqual(answer);
      expect(port.closed).toBe(1);
    }
  });

  it('says that a page which is there does not answer', async () => {
    const { asked, port } = page();
    expect(await askPage(asked, 1)).toBe('silent');
    expect(port.closed).toBe(1);
  });

  it('expects nothing of a page that is not there, dies meanwhile or cannot be asked', async () => {
    expect(await askPage(page({ present: () => false }).asked)).toEqual({ ok: true });
    const dying = page();
    const answered = askPage(dying.asked);
    dying.die();
    expect(await answered).toEqual({ ok: true });
    const ask = () => {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    };
    expect(await askPage(page({ ask }).asked)).toEqual({ ok: true });
  });
});

describe('leaving windows', () => {
  const steps = (answers: Record<string, (FlushAnswer | 'silent')[]>, choices: LeaveChoice[]) => {
    const questions: string[] = [];
    return {
      questions,
      flush: async (window: string) => answers[window]?.shift() ?? { ok: true as const },
      ask: async (window: string) => {
        questions.push(window);
        return choices.shift() ?? 'stay';
      },
    };
  };
  const bad: FlushAnswer = { ok: false, reason: 'x' };

  it('asks nothing when everything is written', async () => {
    const all = steps({}, []);
    expect(await mayLeave(['a', 'b'], all)).toBe(true);
    expect(all.questions).toEqual([]);
  });

  it('asks window by window, tries again as often as wanted, and stays at the first word', async () => {
    const again = steps({ a: [bad, 'silent'], b: [bad] }, ['retry', 'retry', 'leave']);
    expect(await mayLeave(['a', 'b'], again)).toBe(true);
    expect(again.questions).toEqual(['a', 'a', 'b']);
    const stay = steps({ a: [bad], b: [bad] }, ['stay']);
    expect(await mayLeave(['a', 'b'], stay)).toBe(false);
    expect(stay.questions).toEqual(['a']);
  });
});
