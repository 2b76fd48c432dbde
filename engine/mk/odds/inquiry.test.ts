import { describe, expect, it } from 'vitest';
import { jointChance } from './exact.ts';
import { hypergeometric, tail } from './hypergeometric.ts';
import { answerInquiry, type Inquiry } from './inquiry.ts';
import { chanceWithRedraw } from './redraw.ts';

const CARDS = [
  { name: 'Vadász', copies: 3, mask: 0b11 },
  { name: 'Íjász', copies: 5, mask: 0b10 },
  { name: 'Fal', copies: 8, mask: 0b01 },
  { name: 'Más', copies: 24, mask: 0 },
];
const pool = CARDS.flatMap((card) => Array.from({ length: card.copies }, () => card));
const bit = (i: number) => (card: { mask: number }) => (card.mask & (1 << i)) !== 0;

const inquiry = (over: Partial<Inquiry> = {}): Inquiry => ({
  cards: CARDS,
  keep: [],
  goals: [{ min: 1 }, { min: 0, max: 2 }],
  redraws: 0,
  hand: 7,
  newCards: 2,
  turn: 3,
  turns: 4,
  mode: 'replace',
  mostCopies: 6,
  vary: 'Vadász',
  ...over,
});

describe('a question with all that stands beside it', () => {
  it('answers for the cards seen by the turn, and by every turn', () => {
    const answer = answerInquiry(inquiry());
    const at = (seen: number) =>
      jointChance(pool, seen, [
        { matches: bit(0), min: 1 },
        { matches: bit(1), min: 0, max: 2 },
      ]);
    expect(answer).toMatchObject({ deckSize: 40, seen: 11, groups: [11, 8] });
    expect(answer.p).toBeCloseTo(at(11), 13);
    expect(answer.turns.map((turn) => [turn.turn, turn.seen])).toEqual([
      [1, 7],
      [2, 9],
      [3, 11],
      [4, 13],
    ]);
    for (const turn of answer.turns) expect(turn.p).toBeCloseTo(at(turn.seen), 13);
    expect(answer.distributions[0]).toEqual([...hypergeometric(40, 11, 11)]);
  });

  it('takes the redraw rule into every number', () => {
    const answer = answerInquiry(inquiry({ keep: [{ min: 1 }], goals: [{ min: 2 }], redraws: 1 }));
    const expected = chanceWithRedraw(pool, 7, 11, [{ matches: bit(1), min: 2 }], {
      redraws: 1,
      keep: [{ matches: bit(0), min: 1 }],
    });
    expect(answer.p).toBeCloseTo(expected.p, 14);
    expect(answer.keep).toBeCloseTo(tail(hypergeometric(40, 11, 7), 1), 14);
    expect(answer.sensitivity[0]!.p).toBe(answer.p);
    expect(answer.copies!.steps[3]!.p).toBeCloseTo(answer.p, 14);
  });

  it('varies the copies of one card, the others staying as they are', () => {
    const { copies } = answerInquiry(inquiry({ goals: [{ min: 1 }, { min: 0 }] }));
    expect(copies!.have).toBe(3);
    expect(copies!.steps.map((step) => step.copies)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const step of copies!.steps) {
      expect(step.p).toBeCloseTo(tail(hypergeometric(40, 8 + step.copies, 11), 1), 14);
    }
  });

  it('varies a whole group where the question is about that group alone', () => {
    const { copies } = answerInquiry(inquiry({ goals: [{ min: 1 }], vary: null, mostCopies: 40 }));
    expect(copies!.have).toBe(11);
    for (const step of copies!.steps) {
      expect(step.p).toBeCloseTo(tail(hypergeometric(40, step.copies, 11), 1), 14);
    }
    expect(copies!.steps).toHaveLength(41);
    expect(answerInquiry(inquiry({ vary: null })).copies).toBeNull();
    expect(answerInquiry(inquiry({ vary: 'Nincs ilyen' })).copies).toBeNull();
  });

  it('holds for a deck smaller than a hand, and for none', () => {
    const small = [{ name: 'Vadász', copies: 2, mask: 1 }];
    expect(answerInquiry(inquiry({ cards: small, goals: [{ min: 2 }] }))).toMatchObject({ p: 1, seen: 2 });
    expect(answerInquiry(inquiry({ cards: [], goals: [{ min: 1 }], vary: null }))).toMatchObject({ p: 0, seen: 0 });
  });

  it('is estimated, and says so, where the exact answer would take too long', () => {
    const cards = Array.from({ length: 120 }, (_, i) => ({
      name: `Lap ${i}`,
      copies: 1,
      mask: (i * 2654435761) & 1023,
    }));
    const large = inquiry({
      cards,
      goals: Array.from({ length: 10 }, () => ({ min: 10 })),
      hand: 20,
      newCards: 10,
      vary: null,
    });
    const answer = answerInquiry(large);
    expect(answer.se).toBeGreaterThan(0);
    expect(answer).toMatchObject({ sensitivity: [], copies: null, seen: 40, deckSize: 120 });
    expect(answer.turns.map(({ seen }) => seen)).toEqual([20, 30, 40, 50]);
    expect(answer.turns[2]!.p).toBe(answer.p);
    // The chance never falls with more cards seen: all turns are read off the same games.
    expect(answer.turns.map(({ p }) => p)).toEqual(answer.turns.map(({ p }) => p).toSorted((a, b) => a - b));
    expect(answerInquiry(inquiry()).se).toBeNull();
  });
});
