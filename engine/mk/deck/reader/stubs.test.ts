import { expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { readList } from './read.ts';
import { stubsOf, withStubs } from './stubs.ts';

const catalogue = createCatalogue([stubCard('Alfa', { mp: 2 })]);

it('makes a stub of every unknown card, with what its line tells of type and cost', () => {
  const list = readList('2 Alfa\n3 Vadász (kalandozó, 4 MP)\n1 Ismeretlen lovag\n', catalogue);
  expect(stubsOf(list).map(({ name, type, mp }) => ({ name, type, mp }))).toEqual([
    { name: 'Vadász', type: 'adventurer', mp: 4 },
    { name: 'Ismeretlen lovag', type: null, mp: null },
  ]);
  const all = withStubs(list, catalogue);
  expect(all.find('vadasz')?.mp).toBe(4);
  expect(all.find('Alfa')?.mp).toBe(2);
});

it('leaves the catalogue as it is when every card is known', () => {
  expect(withStubs(readList('2 Alfa', catalogue), catalogue)).toBe(catalogue);
});
