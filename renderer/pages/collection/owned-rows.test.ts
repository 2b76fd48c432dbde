import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import type { CollectionState } from '../../../main/api/contract/index.ts';
import { printingKey } from '../../stores/printing-key.ts';
import { countsOf, filterRows, ownedRows, type Shown, type Typed } from './owned-rows.ts';
import { createTypedNumber } from './typed-number.ts';

const printing = (card: string, set: string, count: number) => ({ card, set, number: '', count, note: '' });
const state: CollectionState = {
  revision: 1,
  printings: [printing('Alfa', 'Első', 2), printing('Alfa', 'Bolti', 1), printing('Idegen', '', 4)],
  holdings: [
    { card: 'Alfa', owned: 3, reserved: 4, free: -1 },
    { card: 'Idegen', owned: 4, reserved: 0, free: 4 },
  ],
  undo: null,
  redo: null,
};
const cards = [stubCard('Alfa', { printings: [{ set: 'Első' }, { set: 'Második' }] }), stubCard('Béta')];

const none: Typed = new Map();

describe('rows of the collection', () => {
  it('has a line for every printing a card has or is owned in, and one for a card without any', () => {
    const rows = ownedRows(cards, state, true);
    const counts = countsOf(state, none);
    expect(rows.map((row) => [row.card, row.set, counts(row).owned, counts(row).free])).toEqual([
      ['Alfa', 'Első', 2, -1],
      ['Alfa', 'Második', 0, -1],
      ['Alfa', 'Bolti', 1, -1],
      ['Béta', '', 0, 0],
      ['Idegen', '', 4, 4],
    ]);
  });

  it('counts what was typed a moment ago, in the printing and in what is free of the card', () => {
    const one = { card: 'Alfa', set: 'Második', number: '', count: 2 };
    const counts = countsOf(state, new Map([[printingKey(one), one]]));
    expect(ownedRows(cards, state, false).map((row) => [counts(row).owned, counts(row).free])).toEqual([
      [2, 1],
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('shows what is owned or reserved beyond that, and names no catalogue knows only if asked for', () => {
    const counts = countsOf(state, none);
    const names = (shown: Shown, unknown: boolean) =>
      filterRows(ownedRows(cards, state, unknown), shown, counts, none).map((row) => `${row.card} ${row.set}`);
    expect(names('owned', true)).toEqual(['Alfa Első', 'Alfa Bolti', 'Idegen ']);
    expect(names('over', true)).toEqual(['Alfa Első', 'Alfa Második', 'Alfa Bolti']);
    expect(names('owned', false)).toEqual(['Alfa Első', 'Alfa Bolti']);
  });

  it('keeps the type of an owned card whose set is put aside', () => {
    const [hidden, ...offered] = cards;
    const rows = ownedRows(offered, state, true, (name) => cards.find((card) => card.name === name));
    expect(rows.filter((row) => row.card === hidden?.name).map((row) => row.known)).toContain(hidden);
    expect(rows.find((row) => row.card === 'Idegen')?.known).toBeUndefined();
  });

  it('keeps a line in sight whose count was just set to zero', () => {
    const zero = { card: 'Alfa', set: 'Első', number: '', count: 0 };
    const typed: Typed = new Map([[printingKey(zero), zero]]);
    const counts = countsOf(state, typed);
    const rows = filterRows(ownedRows(cards, state, false), 'owned', counts, typed);
    expect(rows.map((row) => [row.set, counts(row).owned])).toEqual([
      ['Első', 0],
      ['Bolti', 1],
    ]);
  });
});

it('joins digits pressed soon after one another', () => {
  const type = createTypedNumber(900);
  expect(type('1', 0, 'a')).toBe(1);
  expect(type('2', 500, 'a')).toBe(12);
  expect(type('3', 600, 'b')).toBe(3);
  expect(type('4', 5000, 'b')).toBe(4);
});
