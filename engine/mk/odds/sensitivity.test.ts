import { expect, it } from 'vitest';
import { chanceByTurn } from './by-turn.ts';
import { hypergeometric, tail } from './hypergeometric.ts';
import { sensitivity } from './sensitivity.ts';

const pool = [...Array(40).keys()].map((i) => ({ name: i < 3 ? 'Vadász' : i < 6 ? 'Fal' : 'Más' }));
const hunter = { matches: (card: { name: string }) => card.name === 'Vadász', min: 1 };

it('shows what one copy more or fewer does', () => {
  const rows = sensitivity(pool, 7, [hunter], ['Fal', 'Vadász', 'Nincs ilyen']);
  expect(rows.map((row) => row.name)).toEqual(['Vadász', 'Fal']);
  expect(rows[0]!.copies).toBe(3);
  expect(rows[0]!.p).toBeCloseTo(tail(hypergeometric(40, 3, 7), 1), 14);
  expect(rows[0]!.more).toBeCloseTo(tail(hypergeometric(41, 4, 7), 1), 14);
  expect(rows[0]!.fewer).toBeCloseTo(tail(hypergeometric(39, 2, 7), 1), 14);
  expect(rows[1]!.more).toBeLessThan(rows[1]!.p);
});

it('gives the chance by turn for the cards seen, never more than the deck', () => {
  const turns = chanceByTurn(pool, [hunter], { turns: 20, hand: 7, newCards: 2 });
  expect(turns[0]).toMatchObject({ turn: 1, seen: 7 });
  expect(turns[2]!.p).toBeCloseTo(tail(hypergeometric(40, 3, 11), 1), 14);
  expect(turns.at(-1)).toMatchObject({ seen: 40, p: 1 });
});
