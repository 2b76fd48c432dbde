import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../engine/mk/cards/catalogue.ts';
import { hypergeometric, tail } from '../../../engine/mk/odds/hypergeometric.ts';
import { answerInquiry } from '../../../engine/mk/odds/inquiry.ts';
import { answerQuestion, questionSchema } from '../../../engine/mk/odds/questions.ts';
import { compile, parseQuery } from '../../../engine/mk/search/index.ts';
import { readCondition, toCommandLine, toInquiry } from './ask.ts';
import type { PageCondition, PageQuestion } from './prefs.ts';

const catalogue = createCatalogue([
  stubCard('Vadász', { type: 'adventurer', mp: 3 }),
  stubCard('Ének', { type: 'event', mp: 2 }),
]);
const card = (name: string) => ({ name, card: catalogue.exact(name) });
const kinds = [
  { card: card('Vadász'), copies: 3 },
  { card: card('Ének'), copies: 4 },
  { card: card('Ismeretlen'), copies: 33 },
];
const pool = kinds.flatMap((kind) => Array.from({ length: kind.copies }, () => kind.card));
const settings = { hand: 7, newCards: 2, redraws: 0, mode: 'replace' } as const;
const ask = (text: string, rest: Partial<PageCondition> = {}): PageCondition => ({
  how: 'atLeast',
  count: 1,
  by: 'query',
  text,
  ...rest,
});
const answer = (question: PageQuestion, keep: PageCondition[] = [], over: Partial<typeof settings> = {}) => {
  const inquiry = toInquiry(question, keep, { ...settings, ...over }, kinds, catalogue, null);
  if (!inquiry) throw new Error('not readable');
  return answerInquiry(inquiry);
};

describe('questions of the page', () => {
  it('take cards in any spelling, unknown cards, and searches', () => {
    const three = tail(hypergeometric(40, 3, 7), 1);
    expect(answer({ turn: 1, conditions: [ask('vadasz', { by: 'card' })] }).p).toBeCloseTo(three, 14);
    expect(answer({ turn: 1, conditions: [ask('típus:kalandozó')] }).p).toBeCloseTo(three, 14);
    const unknown = answer({ turn: 1, conditions: [ask('ISMERETLEN', { by: 'card', how: 'exactly', count: 7 })] });
    expect(unknown.p).toBeCloseTo(hypergeometric(40, 33, 7)[7]!, 14);
  });

  it('know at least, at most and exactly', () => {
    const p = hypergeometric(40, 4, 9);
    const at = (how: PageCondition['how']) => answer({ turn: 2, conditions: [ask('mp<=2', { how, count: 2 })] }).p;
    expect(at('atMost')).toBeCloseTo(p[0]! + p[1]! + p[2]!, 13);
    expect(at('exactly')).toBeCloseTo(p[2]!, 13);
    expect(at('atLeast')).toBeCloseTo(1 - p[0]! - p[1]!, 13);
  });

  it('look at the keep rule only where there is a redraw', () => {
    const question = { turn: 1, conditions: [ask('vadász', { by: 'card' as const })] };
    const unreadable = [ask('mp<')];
    expect(toInquiry(question, unreadable, settings, kinds, catalogue, null)).not.toBeNull();
    expect(toInquiry(question, unreadable, { ...settings, redraws: 1 }, kinds, catalogue, null)).toBeNull();
    const keep = [ask('vadász', { by: 'card' as const })];
    const inquiry = toInquiry(question, keep, { ...settings, redraws: 1 }, kinds, catalogue, null);
    const miss = hypergeometric(40, 3, 7)[0]!;
    expect(answerInquiry(inquiry!).p).toBeCloseTo(1 - miss ** 2, 13);
  });

  it('say which condition is empty or cannot be read', () => {
    expect(readCondition(ask('  '), pool, catalogue)).toEqual({ ok: false, error: 'empty' });
    expect(readCondition(ask('mp<'), pool, catalogue)).toMatchObject({ ok: false, error: { code: 'MISSING_VALUE' } });
    expect(toInquiry({ turn: 1, conditions: [ask('mp<')] }, [], settings, kinds, catalogue, null)).toBeNull();
  });

  it('are the same on the command line', () => {
    const question: PageQuestion = {
      turn: 3,
      conditions: [ask('Vadász', { by: 'card' }), ask('mp<=3', { how: 'atMost', count: 2 })],
    };
    const line = questionSchema.parse(toCommandLine(question, [], settings));
    expect(line.draws).toBe(11);
    const asked = answerQuestion(line, pool, catalogue, (text) => {
      const parsed = parseQuery(text);
      return parsed.ok ? { ok: true, matches: compile(parsed.query) } : parsed;
    });
    expect(asked.ok && asked.answer.p).toBeCloseTo(answer(question).p, 13);
    // With redraws the rule goes along; a rule that names a card cannot be asked there, nor redraws without a rule.
    const drawn = { ...settings, hand: 5, redraws: 1 };
    expect(toCommandLine(question, [], drawn)).toBeNull();
    expect(toCommandLine(question, [ask('Vadász', { by: 'card' })], drawn)).toBeNull();
    const redrawn = questionSchema.parse(toCommandLine(question, [ask('mp<=3')], drawn));
    const read = (text: string) => {
      const parsed = parseQuery(text);
      return parsed.ok ? { ok: true as const, matches: compile(parsed.query) } : parsed;
    };
    const again = answerQuestion(redrawn, pool, catalogue, read);
    const inquiry = toInquiry(question, [ask('mp<=3')], drawn, kinds, catalogue, null);
    expect(again.ok && again.answer.p).toBeCloseTo(answerInquiry(inquiry!).p, 13);
  });
});
