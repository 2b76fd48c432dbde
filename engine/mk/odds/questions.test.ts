import { describe, expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { addCopies, emptyDeck } from '../deck/deck.ts';
import { hypergeometric, tail } from './hypergeometric.ts';
import { drawPool } from './pool.ts';
import { answerQuestion, type CompiledQuery, questionSchema } from './questions.ts';

const catalogue = createCatalogue([
  stubCard('Vadász', { type: 'adventurer', mp: 3, races: ['elf'] }),
  stubCard('Elf énekes', { type: 'event', mp: 2, races: ['elf'] }),
  stubCard('Távoli', { type: 'event', mp: 2 }),
]);
const deck = [
  ['Vadász', 3],
  ['Elf énekes', 4],
  ['Ismeretlen lovag', 2],
  ['Más', 31],
].reduce((list, [name, count]) => addCopies(list, 'jovo', name as string, count as number), emptyDeck());
const pool = drawPool(deck, catalogue);

const readQuery = (query: string): CompiledQuery<string> => {
  if (query === 'faj:elf') return { ok: true, matches: (card) => card.races.includes('elf') };
  if (query === 'típus:kalandozó') return { ok: true, matches: (card) => card.type === 'adventurer' };
  if (query === 'lovag') return { ok: true, matches: (card) => card.name.includes('lovag') };
  return { ok: false, error: 'unreadable' };
};
const ask = (question: unknown) => answerQuestion(questionSchema.parse(question), pool, catalogue, readQuery);
const p = (question: unknown) => {
  const asked = ask(question);
  if (!asked.ok) throw new Error('error' in asked ? asked.error : 'too large');
  return asked.answer;
};

describe('questions', () => {
  it('about a card, in any spelling', () => {
    const wanted = tail(hypergeometric(40, 3, 7), 1);
    expect(p({ draws: 7, card: 'Vadász' }).p).toBeCloseTo(wanted, 14);
    expect(p({ draws: 7, card: 'VADASZ' }).p).toBeCloseTo(wanted, 14);
  });

  it('about an unknown card of the list', () => {
    expect(p({ draws: 7, card: 'ismeretlen lovag' }).p).toBeCloseTo(tail(hypergeometric(40, 2, 7), 1), 14);
    expect(p({ draws: 7, query: 'lovag' }).p).toBeCloseTo(tail(hypergeometric(40, 2, 7), 1), 14);
  });

  it('about a card that is nowhere in the list', () => {
    const answer = p({ draws: 7, card: 'Távoli' });
    expect(answer.p).toBe(0);
    expect(answer.distribution).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('gives the distribution of the first group alone, whatever else is asked', () => {
    const alone = p({ draws: 7, query: 'faj:elf' });
    const joined = p({ draws: 7, query: 'faj:elf', and: [{ query: 'típus:kalandozó' }] });
    expect(joined.distribution).toEqual(alone.distribution);
    expect(joined.p).toBeLessThan(alone.p);
    expect(joined.p).toBeCloseTo(tail(hypergeometric(40, 3, 7), 1), 12);
  });

  it('with more draws than cards takes the whole deck; with at least 0 it holds always', () => {
    expect(p({ draws: 500, card: 'Vadász', atLeast: 3 }).p).toBe(1);
    expect(p({ draws: 0, card: 'Vadász' }).p).toBe(0);
    expect(p({ draws: 0, card: 'Vadász', atLeast: 0 }).p).toBe(1);
    expect(p({ draws: 500, card: 'Vadász' }).distribution).toHaveLength(41);
  });

  it('with at most and exactly', () => {
    const three = hypergeometric(40, 3, 7);
    expect(p({ draws: 7, card: 'Vadász', atLeast: 0, atMost: 1 }).p).toBeCloseTo(three[0]! + three[1]!, 14);
    expect(p({ draws: 7, card: 'Vadász', atLeast: 2, atMost: 2 }).p).toBeCloseTo(three[2]!, 14);
    expect(p({ draws: 7, card: 'Vadász', atLeast: 2, atMost: 1 }).p).toBe(0);
    const none = p({ draws: 7, card: 'Vadász', and: [{ query: 'faj:elf', atLeast: 0, atMost: 0 }] });
    expect(none.p).toBe(0);
  });

  it('names the query it cannot read', () => {
    expect(ask({ draws: 7, card: 'Vadász', and: [{ query: 'mp<' }] })).toEqual({
      ok: false,
      query: 'mp<',
      error: 'unreadable',
    });
  });

  it.each([
    [{ draws: 7 }],
    [{ draws: 7, card: 'a', query: 'b' }],
    [{ draws: -1, card: 'a' }],
    [{ draws: 1.5, card: 'a' }],
    [{ draws: 7, card: 'a', atLeast: -1 }],
    [{ draws: 7, card: 'a', typo: 1 }],
  ])('refuses %j', (question) => {
    expect(questionSchema.safeParse(question).success).toBe(false);
  });
});
