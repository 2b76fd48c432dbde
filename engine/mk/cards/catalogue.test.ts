import { describe, expect, it } from 'vitest';
import { stubCard } from './card.ts';
import { createCatalogue } from './catalogue.ts';
import { costOf } from './cost.ts';

const catalogue = createCatalogue(
  ['Hajnali őrjárat', 'Tűz/Jég', 'Vér', 'Ver', "Oz'mog, a vén"].map((name) => stubCard(name)),
);

describe('catalogue', () => {
  it('finds by exact name first, then by folded name', () => {
    expect(catalogue.find('Hajnali őrjárat')?.name).toBe('Hajnali őrjárat');
    expect(catalogue.find('hajnali  ORJARAT')?.name).toBe('Hajnali őrjárat');
    expect(catalogue.find('tűz // jég')?.name).toBe('Tűz/Jég');
    expect(catalogue.find('Oz’mog, a vén')?.name).toBe("Oz'mog, a vén");
  });

  it('never guesses between two names that differ by accents only', () => {
    expect(catalogue.find('Vér')?.name).toBe('Vér');
    expect(catalogue.find('VER')).toBeUndefined();
    expect(catalogue.folded('VER').map((card) => card.name)).toEqual(['Ver', 'Vér']);
  });

  it('suggests near names and nothing for nonsense', () => {
    expect(catalogue.suggest('Hajnali örjarát')[0]).toBe('Hajnali őrjárat');
    expect(catalogue.suggest('hajnali')[0]).toBe('Hajnali őrjárat');
    expect(catalogue.suggest('qwxyz kkk')).toEqual([]);
    expect(catalogue.suggest('  ')).toEqual([]);
  });

  it('lets a later card of the same name replace an earlier one', () => {
    const two = createCatalogue([stubCard('Alfa', { mp: 1 }), stubCard('Alfa', { mp: 2 })]);
    expect(two.cards.map((card) => card.mp)).toEqual([2]);
  });
});

describe('cost', () => {
  it('keeps X and unknown apart from zero', () => {
    expect(costOf(stubCard('a', { mp: 0 }))).toEqual({ kind: 'fixed', value: 0 });
    expect(costOf(stubCard('a', { mp: '3X' }))).toEqual({ kind: 'x', factor: 3 });
    expect(costOf(stubCard('a'))).toEqual({ kind: 'unknown' });
  });
});
