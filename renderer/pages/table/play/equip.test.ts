import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { perform, startSession } from '../../../../engine/mk/table/session.ts';
import { setupSchema } from '../../../../engine/mk/table/setup.ts';
import { equippable, equipping } from './equip.ts';

const CARDS = [
  stubCard('Hős', { type: 'adventurer', level: 3 }),
  stubCard('Kard', { type: 'action', actionKind: 'item' }),
  stubCard('Ereklye', { type: 'event' }),
];

function game(step: 'opening' | 'manoeuvres') {
  const zones = { row: [{ card: 0 }, { card: 0 }], store: [{ card: 1 }, { card: 2 }] };
  return startSession(setupSchema.parse({ cards: CARDS, seed: 1, turn: 2, step, self: { zones } }));
}

describe('what a team takes out of the raktár', () => {
  it('is items, and only by its own members', () => {
    const { state } = game('manoeuvres');
    const [first = -1] = state.zones.self.row;
    const [sword = -1] = state.zones.self.store;
    expect(equippable(state, [first])).toEqual([{ item: sword, bearers: [first] }]);
    expect(equippable(state, [])).toEqual([]);
  });

  it('is gone from the list once somebody wears it', () => {
    const session = game('manoeuvres');
    const [first = -1] = session.state.zones.self.row;
    const [sword = -1] = session.state.zones.self.store;
    const done = perform(session, equipping(sword, first));
    expect(done.ok && done.session.state.cards[sword]).toMatchObject({ host: first, attachedAs: 'equipment' });
    expect(done.ok && equippable(done.session.state, [first])).toEqual([]);
  });

  it('is nothing outside the manőverek fázisa', () => {
    const { state } = game('opening');
    expect(equippable(state, state.zones.self.row)).toEqual([]);
  });
});
