import { expect, it } from 'vitest';
import { stubCard } from '../../engine/mk/cards/card.ts';
import { byName } from './by-name.ts';

const cards = [
  stubCard('Az utolsó révész', { mp: 2 }),
  stubCard('Csónak', { abilities: [{ text: 'Révbe ér.' }] }),
  stubCard('Révkalauz', { mp: 2 }),
  stubCard('Révtorony', { mp: 4 }),
];
const names = (text: string) => byName(cards, text).map((card) => card.name);

it('puts names that begin with the word first, then names that hold it, then what is found in texts', () => {
  expect(names('REV')).toEqual(['Révkalauz', 'Révtorony', 'Az utolsó révész', 'Csónak']);
  expect(names('rév mp<=4')).toEqual(['Révkalauz', 'Révtorony', 'Az utolsó révész', 'Csónak']);
});

it('leaves a search without bare words, and one it cannot read, as they are', () => {
  const before = cards.map((card) => card.name);
  expect(names('mp<=4')).toEqual(before);
  expect(names('')).toEqual(before);
  expect(names('mp<=')).toEqual(before);
});
