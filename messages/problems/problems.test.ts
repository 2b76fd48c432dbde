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

describe('number agreement', () => {
  const WRONG = {
    hu: {
      several: /nélküle\b|belőle\b|róla\b|a neve\)|feltételét|^Ezt |nevesített-e|nem lehet a kezdő|Ezen a lapon/u,
      one: /nélkülük|belőlük|róluk|őket|nevük|feltételüket|^Ezeket|Ezeken|nevesítettek|lehetnek/u,
    },
    en: {
      several: /” (is|begins|stands|has|needs|helps|works)\b|\b(it|its)\b|\btext of\b/u,
      one: /” (are|begin|stand|have|need|help)\b|\b(them|they|their)\b|\btexts of\b/u,
    },
  };
  const NOT_OF_CARDS = new Set(['TOWER_COUNT', 'DECK_TOO_SMALL', 'DECK_TOO_LARGE', 'SPARE_DECK']);
  const codes = [...RULE_CODES, ...HINT_CODES].filter((code) => !NOT_OF_CARDS.has(code));
  it.each(LANGS.flatMap((lang) => codes.map((code) => [lang, code] as const)))('%s %s', (lang, code) => {
    const detail = { ...WORDS, words: ['zsibvásáros'], through: [], chance: 0.25 };
    const one = problemSentence(problem(code, { detail }), lang);
    expect(one.replace(/by the format they do not/u, '')).not.toMatch(WRONG[lang].one);
    const several = { cards: ['Alfa', 'Béta'], detail: { ...detail, because: ['Delta', 'Gamma'] } };
    expect(problemSentence(problem(code, several), lang)).not.toMatch(WRONG[lang].several);
  });
});

it('a limit that is an open question says so, and one of a format does not', () => {
  for (const code of ['OMEN_COUNT', 'PARAGON_COUNT'] as const) {
    expect(problemSentence(problem(code, { severity: 'warning', limit: 1 }), 'hu')).toMatch(/nyitott kérdés/u);
    expect(problemSentence(problem(code, { severity: 'error', limit: 1 }), 'hu')).toMatch(/Legfeljebb 1 lehet\.$/u);
    expect(problemSentence(problem(code, { severity: 'warning', limit: 1 }), 'en')).toMatch(/open question/u);
  }
  expect(problemSentence(problem('TOWER_COPIES', { severity: 'info' }), 'hu')).toMatch(/Nyitott kérdés/u);
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
