import { describe, expect, it } from 'vitest';
import { HINT_CODES, type Problem, RULE_CODES } from '../../engine/mk/deck/legality/problem.ts';
import { LANGS } from '../lang.ts';
import { joinUnknown, problemSentence, repairSentence } from './index.ts';
import { nameList } from './words.ts';

const WORDS = { because: ['Béta'], place: 'Toron', race: 'Elf', condition: 'harcos', classes: ['HARCOS'] };

const problem = (code: Problem['code'], more: Partial<Problem> = {}): Problem => ({
  code,
  severity: 'error',
  clause: code === 'PARAGON_FORBIDS' ? '2.37.b' : '1.02.a',
  cards: ['Alfa'],
  have: 5,
  limit: 3,
  repair: [],
  detail: { ...WORDS, through: [], chance: 0.25 },
  ...more,
});

describe.each(LANGS)('sentences in %s', (lang) => {
  it.each([...RULE_CODES, ...HINT_CODES])('%s is a full sentence without holes', (code) => {
    for (const more of [
      {},
      { cards: ['Alfa', 'Béta'] },
      { limit: null, detail: { ...WORDS, race: '', condition: '', classes: [] } },
    ]) {
      const sentence = problemSentence(problem(code, more), lang);
      expect(sentence).toMatch(/^[\p{Lu}„“].*\.$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN| {2}|\(\)|:\s*\./u);
    }
  });

  it('a repair is one sentence, its steps in order', () => {
    const sentence = repairSentence(
      [
        { move: 'Alfa', count: 1, from: 'torony', to: 'jovo' },
        { add: null, count: 2, section: 'torony' },
        { remove: 'Béta', count: 3, section: 'csere' },
      ],
      lang,
    );
    expect(sentence).toMatch(/^\p{Lu}.*Alfa.*2.*Béta.*\.$/u);
    expect(repairSentence([], lang)).toBe('');
  });
});

it('the article follows the name', () => {
  expect(problemSentence(problem('BANNED'), 'hu')).toMatch(/^Az „Alfa”/u);
  expect(problemSentence(problem('BANNED', { cards: ['Béta'] }), 'hu')).toMatch(/^A „Béta”/u);
  expect(problemSentence(problem('BANNED', { cards: ['1996-os hadjárat'] }), 'hu')).toMatch(/^Az „1996/u);
});

it('long lists of names are cut with the number left over', () => {
  const names = Array.from({ length: 10 }, (_, i) => `L${i}`);
  expect(nameList(names, 'hu')).toBe('„L0”, „L1”, „L2”, „L3”, „L4”, „L5” és még 4 lap');
  expect(nameList(['A', 'B'], 'en')).toBe('“A” and “B”');
  expect(nameList([], 'hu')).toBe('');
});

it('unknown cards share a sentence and keep their number', () => {
  const unknown = (name: string, have: number) => problem('UNKNOWN_CARD', { severity: 'warning', cards: [name], have });
  const joined = joinUnknown([problem('TOWER_COUNT'), unknown('A', 2), unknown('B', 3)]);
  expect(joined.map(({ code, cards, have }) => [code, cards, have])).toEqual([
    ['TOWER_COUNT', ['Alfa'], 5],
    ['UNKNOWN_CARD', ['A', 'B'], 5],
  ]);
});
