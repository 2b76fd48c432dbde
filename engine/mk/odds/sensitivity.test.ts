import { expect, it } from 'vitest';
import { chanceByTurn } from './by-turn.ts';
import { type Cell, chanceOfCells } from './exact.ts';
import { hypergeometric, tail } from './hypergeometric.ts';
import { sensitivity } from './sensitivity.ts';

const cells: Cell[] = [
  { mask: 1, size: 3 },
  { mask: 0, size: 37 },
];
const hunter = (draws: number) => (deck: readonly Cell[]) =>
  chanceOfCells(deck, { first: draws, later: 0 }, [], [{ min: 1 }]);
const cards = [
  { name: 'Fal', copies: 3, mask: 0 },
  { name: 'Vadász', copies: 3, mask: 1 },
];

it('shows what one copy more or fewer does, the strongest effect first', () => {
  const rows = sensitivity(cells, cards, 'add', hunter(7));
  expect(rows.map((row) => row.name)).toEqual(['Vadász', 'Fal']);
  expect(rows[0]!.copies).toBe(3);
  expect(rows[0]!.p).toBeCloseTo(tail(hypergeometric(40, 3, 7), 1), 14);
  expect(rows[0]!.more).toBeCloseTo(tail(hypergeometric(41, 4, 7), 1), 14);
  expect(rows[0]!.fewer).toBeCloseTo(tail(hypergeometric(39, 2, 7), 1), 14);
  expect(rows[1]!.more).toBeLessThan(rows[1]!.p);
});

it('can keep the deck at its size: then a card without a condition makes room', () => {
  const rows = sensitivity(cells, cards, 'replace', hunter(7));
  expect(rows[0]!.more).toBeCloseTo(tail(hypergeometric(40, 4, 7), 1), 14);
  expect(rows[1]!.more).toBe(rows[1]!.p);
});

it('says nothing where there is no room: every card meets a condition', () => {
  const full = [{ mask: 1, size: 40 }];
  const [row] = sensitivity(full, [{ name: 'Vadász', copies: 40, mask: 1 }], 'replace', hunter(7));
  expect(row).toMatchObject({ more: null, p: 1, fewer: 1 });
});

it('gives the chance by turn for the cards seen, never more than the deck', () => {
  const turns = chanceByTurn({ turns: 20, hand: 7, newCards: 2, deckSize: 40 }, (seen) => hunter(seen)(cells));
  expect(turns[0]).toMatchObject({ turn: 1, seen: 7 });
  expect(turns[2]!.p).toBeCloseTo(tail(hypergeometric(40, 3, 11), 1), 14);
  expect(turns.at(-1)).toMatchObject({ seen: 40, p: 1 });
});
