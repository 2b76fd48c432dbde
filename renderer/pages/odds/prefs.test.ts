import { expect, it } from 'vitest';
import { readPrefs } from './prefs.ts';

it('has a default for everything', () => {
  const prefs = readPrefs(undefined);
  expect(prefs).toMatchObject({ deck: null, redraws: 0, newCards: 2, hand: 7, mode: 'replace' });
  expect(prefs.simulation).toMatchObject({ startMp: 6, gain: 4, hand: 7, carry: true, solveQuests: false });
  expect(prefs.questions.length).toBeGreaterThan(0);
});

it('keeps what can be read and replaces the rest, one by one', () => {
  const prefs = readPrefs({
    redraws: 2,
    newCards: 'many',
    questions: [{ turn: 99, conditions: [{ how: 'atMost', count: 3, by: 'card', text: 'Vadász' }] }],
    simulation: { games: 500, turns: -1, seed: 7 },
    unknown: true,
  });
  expect(prefs).toMatchObject({ redraws: 2, newCards: 2 });
  expect(prefs.questions).toEqual([{ turn: 1, conditions: [{ how: 'atMost', count: 3, by: 'card', text: 'Vadász' }] }]);
  expect(prefs.simulation).toMatchObject({ games: 500, turns: 8, seed: 7, startMp: 6 });
  expect(readPrefs({ questions: [{ turn: 1, conditions: [] }] }).questions).toEqual(readPrefs({}).questions);
  expect(readPrefs([1])).toEqual(readPrefs({}));
});

it('reads what it wrote', () => {
  const prefs = readPrefs({});
  expect(readPrefs(JSON.parse(JSON.stringify(prefs)))).toEqual(prefs);
});
