import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import { sortCards } from './sorting.ts';

const cards = [
  stubCard('Alfa', { mp: 3, type: 'quest', subclasses: ['Zarándok'] }),
  stubCard('Béta', { mp: 'X', type: 'adventurer', subclasses: ['Csatár'] }),
  stubCard('Cápa', { mp: 1, subclasses: ['Cukrász'] }),
  stubCard('Delta', { mp: 3, type: 'adventurer' }),
  stubCard('Él'),
];
const names = (column: Parameters<typeof sortCards>[1]['column'], down = false) =>
  sortCards(cards, { column, down }).map((card) => card.name);

describe('sorting of cards', () => {
  it('keeps X and unknown at the end both ways, and equal ones by name', () => {
    expect(names('mp')).toEqual(['Cápa', 'Alfa', 'Delta', 'Béta', 'Él']);
    expect(names('mp', true)).toEqual(['Alfa', 'Delta', 'Cápa', 'Béta', 'Él']);
  });

  it('puts words in Hungarian order: cukrász before csatár', () => {
    expect(names('class').slice(0, 3)).toEqual(['Cápa', 'Béta', 'Alfa']);
  });

  it('has the types in their usual order and turns names round', () => {
    expect(names('type')).toEqual(['Béta', 'Delta', 'Alfa', 'Cápa', 'Él']);
    expect(names('name', true)[0]).toBe('Él');
  });
});
