import { describe, expect, it } from 'vitest';
import { DEMO_CLASS } from '../../../../engine/homalyrev/class/demo-class.ts';
import type { HandCommand } from '../../../../engine/homalyrev/hand/commands.ts';
import { play } from '../../../../engine/homalyrev/hand/history.ts';
import { changeLoss, commandLine, gaugeOf, lossesIn, withPossibleLosses } from './gauge.ts';
import { begin, lookupOf, readSession, type Session, START, toKept } from './session.ts';

function played(session: Session, ...commands: HandCommand[]): Session {
  let { history } = session;
  for (const command of commands) {
    if (!history) throw new Error('not in play');
    const result = play(history, command, lookupOf(session));
    if (!result.ok) throw new Error(result.refusal.code);
    history = result.history;
  }
  return { ...session, history };
}

const [A, B, C, D] = START.chosen as [string, string, string, string];
const pair = (a: string, b: string): HandCommand[] => [
  { type: 'select', leading: a, other: b },
  { type: 'act', card: a, half: 'top', use: 'basic' },
  { type: 'act', card: b, half: 'bottom', use: 'basic' },
];
const NEXT: HandCommand = { type: 'nextRound' };
const twoRounds = played(begin(START), ...pair(A, B), NEXT, ...pair(C, D), { type: 'shortRest' });

describe('a hand kept between visits', () => {
  it('comes back from JSON as it was, random rest included', () => {
    const kept = JSON.parse(JSON.stringify(toKept(twoRounds)));
    expect(readSession(kept)).toEqual({ ...twoRounds, history: { ...twoRounds.history, undone: [] } });
    expect(readSession(JSON.parse(JSON.stringify(toKept(START))))).toEqual(START);
  });

  it('goes back to the last command that can still be played', () => {
    const kept = toKept(twoRounds);
    const read = readSession({ ...kept, commands: [...(kept.commands ?? []), { type: 'act', card: 'Nincs' }, NEXT] });
    expect(read?.history?.steps).toHaveLength(twoRounds.history?.steps.length ?? -1);
  });

  it.each([
    ['no object', 3],
    ['a broken class', { ...toKept(START), classFile: { ...DEMO_CLASS, handSize: 0 } }],
    ['a card twice', { ...toKept(START), chosen: [A, A] }],
    ['a level that is none', { ...toKept(START), level: 10 }],
  ])('is refused: %s', (_, value) => {
    expect(readSession(value)).toBeNull();
  });
});

describe('gauge of rounds left', () => {
  it('counts the chosen cards before the start, then the hand in play from the coming round', () => {
    expect(gaugeOf(START, null)).toMatchObject({ firstRound: 1, stamina: { roundsPlayed: 20 } });
    const one = played(begin(START), ...pair(A, B));
    expect(gaugeOf(one, null)).toMatchObject({ firstRound: 2, stamina: { roundsPlayed: 19 } });
    expect(gaugeOf(played(one, NEXT), null)).toMatchObject({ firstRound: 2, stamina: { roundsPlayed: 19 } });
  });

  it('answers other numbers than the present ones, and has none when exhausted', () => {
    const dead = played(begin(START), { type: 'damage', amount: 99, negate: null });
    expect(gaugeOf(dead, null)).toBeNull();
    expect(gaugeOf(dead, { hand: 2, discard: 0 })?.stamina.roundsPlayed).toBe(1);
  });

  it('drops planned losses there are no cards for, the last ones first', () => {
    const plan = { hand: 4, discard: 0, rest: 'short', lose: [1, 1, 1, 1, 1, 9] } as const;
    expect(withPossibleLosses(plan).lose).toEqual([1, 1, 1, 1]);
    expect(gaugeOf({ ...START, lose: [1, 40] }, null)?.plan.lose).toEqual([1]);
  });

  it('adds and takes away losses of a cycle', () => {
    expect(changeLoss([1, 3], 2, 1)).toEqual([1, 2, 3]);
    expect(changeLoss([1, 2, 2], 2, -1)).toEqual([1, 2]);
    expect(lossesIn([1, 2, 2], 2)).toBe(2);
  });

  it('writes the question as a command', () => {
    expect(commandLine({ hand: 5, discard: 4, rest: 'best', lose: [2] })).toBe(
      'npm run --silent cli -- stamina 5 --discard 4 --rest best --lose 2',
    );
    expect(commandLine({ hand: 9, discard: 0, rest: 'short', lose: [] })).toBe('npm run --silent cli -- stamina 9');
  });
});
