import { expect, it } from 'vitest';
import type { Deck } from './deck.ts';
import { proxyCards } from './proxies.ts';

const deck: Deck = {
  name: null,
  sections: {
    torony: [{ name: 'Kilátó', count: 1 }],
    jovo: [
      { name: 'Béta', count: 2 },
      { name: 'Alfa', count: 3 },
    ],
    csere: [{ name: 'béta', count: 1 }],
  },
};
const canonical = (name: string) => (name === 'béta' ? 'Béta' : name);

it('prints every copy, or one of each card, copies of all sections together', () => {
  expect(proxyCards(deck, 'all', {}, canonical)).toEqual([
    { name: 'Kilátó', count: 1 },
    { name: 'Béta', count: 3 },
    { name: 'Alfa', count: 3 },
  ]);
  expect(proxyCards(deck, 'one', { sections: ['jovo'] }, canonical)).toEqual([
    { name: 'Béta', count: 1 },
    { name: 'Alfa', count: 1 },
  ]);
});

it('prints the copies that are not owned', () => {
  const owned = new Map([
    ['Béta', 1],
    ['Alfa', 5],
  ]);
  expect(proxyCards(deck, 'missing', { owned }, canonical)).toEqual([
    { name: 'Kilátó', count: 1 },
    { name: 'Béta', count: 2 },
  ]);
  expect(proxyCards(deck, 'missing', { owned, sections: ['jovo'] }, canonical)).toEqual([{ name: 'Béta', count: 1 }]);
  expect(
    proxyCards(
      deck,
      'missing',
      {
        owned: new Map([
          ['Kilátó', 9],
          ['Béta', 9],
          ['Alfa', 9],
        ]),
      },
      canonical,
    ),
  ).toEqual([]);
});
