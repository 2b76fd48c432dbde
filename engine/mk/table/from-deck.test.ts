import { describe, expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import type { Deck } from '../deck/deck.ts';
import { dealHands } from '../odds/hands.ts';
import { drawPool } from '../odds/pool.ts';
import { type DeckGame, setupFromDeck } from './from-deck.ts';
import { DUMMIES } from './opponent.ts';
import { wallOf } from './rules/levels.ts';
import { perform, startSession } from './session.ts';

const catalogue = createCatalogue([
  ...Array.from({ length: 20 }, (_, i) => stubCard(`Lap ${i}`, { type: 'event', mp: i % 5 })),
  stubCard('Alsó', { type: 'towerLevel', fal: 1 }),
  stubCard('Felső', { type: 'towerLevel', fal: 2 }),
  stubCard('Baljós jel', { type: 'omen', points: 3 }),
  stubCard('Zombi', { type: 'adventurer', token: true }),
]);
const deck: Deck = {
  name: 'Próba',
  sections: {
    torony: ['Alsó', 'Felső', 'Baljós jel'].map((name) => ({ name, count: 1 })),
    jovo: [...Array.from({ length: 20 }, (_, i) => `Lap ${19 - i}`), 'Ismeretlen', 'Zombi'].map((name) => ({
      name,
      count: 2,
    })),
    csere: [{ name: 'Lap 3', count: 1 }],
  },
};
const setup = (more: Partial<DeckGame> = {}) => setupFromDeck(deck, catalogue, { seed: 4711, ...more });

describe('a game from a deck', () => {
  it('lays tower, ómen, Jövő and Cserepakli where they begin, without tokens', () => {
    const { state } = startSession(setup());
    const { zones } = state;
    const named = (ids: readonly number[]) => ids.map((id) => state.defs[state.cards[id]?.def ?? -1]?.name);
    expect(named(zones.self.tower)).toEqual(['Alsó', 'Felső']);
    expect(named(zones.self.field)).toEqual(['Baljós jel']);
    expect(state.cards[zones.self.field[0] ?? -1]?.counters).toEqual({ points: 3 });
    expect(zones.self.future).toHaveLength(42);
    expect(named(zones.self.future)).not.toContain('Zombi');
    expect(named(zones.self.spare)).toEqual(['Lap 3']);
  });

  it('draws the hand the hand tester deals for the same seed', () => {
    let session = startSession(setup());
    for (let i = 0; i < 3; i++) {
      const step = perform(session, { type: 'next' });
      if (!step.ok) throw new Error(step.refusal.code);
      session = step.session;
    }
    const { state } = session;
    const hand = state.zones.self.hand.map((id) => state.defs[state.cards[id]?.def ?? -1]?.name);
    expect(hand).toEqual(dealHands(drawPool(deck, catalogue), 4711)[0]?.map((card) => card.name));
  });

  it('lends the dummy the tower of a deck, with the obstacles set for its levels', () => {
    const { state } = startSession(setup({ towerOf: deck, dummy: DUMMIES.defended }));
    const tower = state.zones.dummy.tower.map((id) => state.cards[id]);
    expect(tower.map((one) => state.defs[one?.def ?? -1]?.name)).toEqual(['Alsó', 'Felső']);
    expect(tower.map((one) => one?.attached.length)).toEqual([1, 2]);
    expect(tower.every((one) => one?.faceDown)).toBe(true);
    expect(wallOf(state, state.zones.dummy.tower[1] ?? -1)).toBe(2);
  });
});
