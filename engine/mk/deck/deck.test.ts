import { expect, it } from 'vitest';
import { addCopies, countIn, emptyDeck, moveCopies, sectionSize, setCount } from './deck.ts';

it('adds, sets and takes out copies and keeps the order of entries', () => {
  let deck = addCopies(addCopies(emptyDeck(), 'jovo', 'Alfa', 2), 'jovo', 'Béta', 1);
  deck = setCount(deck, 'jovo', 'Alfa', 3);
  expect(deck.sections.jovo).toEqual([
    { name: 'Alfa', count: 3 },
    { name: 'Béta', count: 1 },
  ]);
  expect(setCount(deck, 'jovo', 'Alfa', 0).sections.jovo).toEqual([{ name: 'Béta', count: 1 }]);
  expect(sectionSize(deck, 'jovo')).toBe(4);
});

it('never moves more copies than there are', () => {
  const deck = moveCopies(addCopies(emptyDeck(), 'jovo', 'Alfa', 2), 'Alfa', 5, 'jovo', 'csere');
  expect([countIn(deck, 'jovo', 'Alfa'), countIn(deck, 'csere', 'Alfa')]).toEqual([0, 2]);
});

it('does not go below zero or above the largest count', () => {
  expect(addCopies(emptyDeck(), 'jovo', 'Alfa', -3).sections.jovo).toEqual([]);
  expect(countIn(addCopies(emptyDeck(), 'jovo', 'Alfa', 5000), 'jovo', 'Alfa')).toBe(999);
});
