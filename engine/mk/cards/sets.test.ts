import { expect, it } from 'vitest';
import { emptyDeck } from '../deck/deck.ts';
import { RULEBOOK } from '../deck/formats/format.ts';
import { candidatesFor } from '../deck/plan/candidates.ts';
import { readList } from '../deck/reader/read.ts';
import { cardSchema } from './card.ts';
import { createCatalogue } from './catalogue.ts';
import { offeredBeside, setsOf } from './sets.ts';

const card = (name: string, ...sets: string[]) =>
  cardSchema.parse({ name, type: 'event', named: false, printings: sets.map((set) => ({ set })) });
const cards = [
  card('Vihar', 'Próbakészlet'),
  card('Vihara', 'Saját'),
  card('Közös', 'Próbakészlet', 'Saját'),
  card('Készlet nélküli'),
];

it('lists every set once with its cards', () => {
  expect(setsOf([...cards, card('Más írás', 'próbakészlet')])).toEqual([
    { set: 'Próbakészlet', count: 3 },
    { set: 'Saját', count: 2 },
  ]);
});

it('puts aside just the cards that stand in no other set', () => {
  const names = (hidden: string[]) => cards.filter(offeredBeside(hidden)).map(({ name }) => name);
  expect(names([])).toHaveLength(4);
  expect(names(['probakeszlet'])).toEqual(['Vihara', 'Közös', 'Készlet nélküli']);
  expect(names(['Próbakészlet', 'Saját'])).toEqual(['Készlet nélküli']);
});

it('offers no card of a hidden set: not as a suggestion, not for a gap; a list that names it still works', () => {
  const catalogue = createCatalogue(cards, ['Próbakészlet']);
  expect(catalogue.offered.map(({ name }) => name)).not.toContain('Vihar');
  expect(catalogue.suggest('Vihax')).not.toContain('Vihar');
  expect(createCatalogue(cards).suggest('Vihax')).toContain('Vihar');
  expect(candidatesFor(emptyDeck(), 'jovo', catalogue, RULEBOOK, 3).map(({ name }) => name)).not.toContain('Vihar');
  expect(catalogue.find('vihar')?.name).toBe('Vihar');
  expect(readList('3 Vihar', catalogue).deck.sections.jovo).toMatchObject([{ name: 'Vihar', count: 3 }]);
});
