import { expect, it } from 'vitest';
import { type CardInput, stubCard } from '../cards/card.ts';
import { sortCards } from './sort.ts';

const cards = (
  [
    { name: 'zápor', mp: 2, type: 'quest' },
    { name: 'csak', mp: 'X', type: 'adventurer' },
    { name: 'cukor', mp: 10, type: 'adventurer' },
    { name: 'őz' },
    { name: 'ág', mp: 2, type: 'building' },
  ] satisfies CardInput[]
).map(({ name, ...rest }: CardInput) => stubCard(name, rest));
const names = (...args: [Parameters<typeof sortCards>[1], Parameters<typeof sortCards>[2]?]) =>
  sortCards(cards, ...args).map((card) => card.name);

it('sorts names in Hungarian order', () => {
  expect(names('name')).toEqual(['ág', 'cukor', 'csak', 'őz', 'zápor']);
  expect(names('name', 'down')).toEqual(['zápor', 'őz', 'csak', 'cukor', 'ág']);
});

it('sorts numbers by value, X behind them, unknown last both ways, equal ones by name', () => {
  expect(names('mp')).toEqual(['ág', 'zápor', 'cukor', 'csak', 'őz']);
  expect(names('mp', 'down')).toEqual(['csak', 'cukor', 'ág', 'zápor', 'őz']);
});

it('sorts choices by their Hungarian words', () => {
  expect(names('type')).toEqual(['ág', 'cukor', 'csak', 'zápor', 'őz']);
});
