import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import type { CollectionState } from '../../../main/api/contract/index.ts';
import { printingKey } from '../../stores/printing-key.ts';
import { ownedRows } from './owned-rows.ts';
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

describe('rows of the collection', () => {
  it('has a line for every printing a card has or is owned in, and one for a card without any', () => {
    const rows = ownedRows(cards, state, new Map(), 'all', true);
    expect(rows.map((row) => [row.card, row.set, row.owned])).toEqual([
      ['Alfa', 'Első', 2],
      ['Alfa', 'Második', 0],
      ['Alfa', 'Bolti', 1],
      ['Béta', '', 0],
      ['Idegen', '', 4],
    ]);
    expect(rows.map((row) => row.free)).toEqual([-1, -1, -1, 0, 4]);
  });

  it('counts what was typed a moment ago, in the printing and in what is free of the card', () => {
    const one = { card: 'Alfa', set: 'Második', number: '', count: 2 };
    const rows = ownedRows(cards, state, new Map([[printingKey(one), one]]), 'all', false);
    expect(rows.map((row) => [row.owned, row.free])).toEqual([
      [2, 1],
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('shows what is owned or reserved beyond that, and names no catalogue knows only if asked for', () => {
    expect(ownedRows(cards, state, new Map(), 'owned', true).map((row) => row.card)).toEqual([
      'Alfa',
      'Alfa',
      'Idegen',
    ]);
    expect(ownedRows(cards, state, new Map(), 'over', true).map((row) => row.set)).toEqual([
      'Első',
      'Második',
      'Bolti',
    ]);
    expect(ownedRows(cards, state, new Map(), 'owned', false).some((row) => row.card === 'Idegen')).toBe(false);
  });

  it('keeps a line in sight whose count was just set to zero', () => {
    const none = { card: 'Alfa', set: 'Első', number: '', count: 0 };
    const rows = ownedRows(cards, state, new Map([[printingKey(none), none]]), 'owned', false);
    expect(rows.map((row) => [row.set, row.owned])).toEqual([
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
