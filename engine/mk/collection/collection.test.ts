import { describe, expect, it } from 'vitest';
import { type Deck, emptyDeck, setCount } from '../deck/deck.ts';
import { deckNeeds, holdings, ownedByCard, sumNeeds } from './holdings.ts';
import { missingCards } from './missing.ts';

const same = (name: string) => name;
const deck = (cards: Record<string, number>): Deck =>
  Object.entries(cards).reduce((d, [name, count]) => setCount(d, 'jovo', name, count), emptyDeck());

describe('collection', () => {
  it('adds up copies over printings (1 + 2 copies in two sets are 3)', () => {
    const owned = ownedByCard(
      [
        { card: 'Alfa', count: 1 },
        { card: 'Alfa', count: 2 },
        { card: 'Béta', count: 0 },
      ],
      same,
    );
    expect([...owned]).toEqual([['Alfa', 3]]);
  });

  it('counts a card of tower, draw deck and spare deck together', () => {
    const d = setCount(setCount(setCount(emptyDeck(), 'torony', 'Alfa', 1), 'jovo', 'Alfa', 2), 'csere', 'Alfa', 1);
    expect([...deckNeeds(d, same)]).toEqual([['Alfa', 4]]);
  });

  it('shows owned, reserved and free, and free below zero where decks hold more than there is', () => {
    const reserved = sumNeeds([deck({ Alfa: 2 }), deck({ Alfa: 2, Csend: 1 })], same);
    expect(holdings(new Map([['Alfa', 3]]), reserved)).toEqual([
      { card: 'Alfa', owned: 3, reserved: 4, free: -1 },
      { card: 'Csend', owned: 0, reserved: 1, free: -1 },
    ]);
  });

  it('counts different spellings of one card together', () => {
    const canonical = (name: string) => (name.toLowerCase() === 'alfa' ? 'Alfa' : name);
    const owned = ownedByCard([{ card: 'ALFA', count: 1 }], canonical);
    const rows = missingCards(
      { decks: [{ id: 1, name: 'x', deck: deck({ alfa: 2 }) }], owned, reserved: new Map(), shared: false },
      canonical,
    );
    expect(rows).toMatchObject([{ card: 'Alfa', needed: 2, owned: 1, missing: 1 }]);
  });

  const decks = [
    { id: 1, name: 'első', deck: deck({ Alfa: 3, Béta: 1 }) },
    { id: 2, name: 'második', deck: deck({ Alfa: 2, Cápa: 1 }) },
  ];
  const ask = (owned: Record<string, number>, reserved: Record<string, number> = {}, shared = false) =>
    missingCards(
      { decks, owned: new Map(Object.entries(owned)), reserved: new Map(Object.entries(reserved)), shared },
      same,
    ).map(({ card, missing }) => [card, missing]);

  it('lists what several decks lack at once, with the decks that want it', () => {
    expect(ask({ Alfa: 4, Béta: 1 })).toEqual([
      ['Alfa', 1],
      ['Cápa', 1],
    ]);
    const [first] = missingCards({ decks, owned: new Map(), reserved: new Map(), shared: false }, same);
    expect(first?.decks).toEqual([
      { id: 1, name: 'első', count: 3 },
      { id: 2, name: 'második', count: 2 },
    ]);
  });

  it('asks for the largest need only when the decks share their copies', () => {
    expect(ask({ Alfa: 3, Béta: 1, Cápa: 1 }, {}, true)).toEqual([]);
    expect(ask({ Alfa: 3, Béta: 1, Cápa: 1 })).toEqual([['Alfa', 2]]);
  });

  it('leaves copies to other decks that hold them, never more than are owned', () => {
    expect(ask({ Alfa: 5, Béta: 1, Cápa: 1 }, { Alfa: 2 })).toEqual([['Alfa', 2]]);
    expect(ask({ Alfa: 1, Béta: 1, Cápa: 1 }, { Alfa: 9 })).toEqual([['Alfa', 5]]);
  });
});
