import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { apply } from '../apply.ts';
import { createGame, setupSchema } from '../setup.ts';
import type { State } from '../state/types.ts';
import { controllerOf, playerOf } from './controller.ts';
import { canSee } from './view.ts';

const cards = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => stubCard(name));
cards.push(stubCard('Vadász', { type: 'adventurer' }), stubCard('Szint', { type: 'towerLevel' }));
const SETUP = setupSchema.parse({
  cards,
  seed: 4,
  shuffle: false,
  self: {
    zones: {
      future: [{ card: 0 }, { card: 1 }, { card: 2 }, { card: 3 }, { card: 4 }],
      hand: [{ card: 5 }],
      past: [{ card: 6 }],
      abyss: [{ card: 7 }],
      tower: [{ card: 9 }],
    },
  },
  dummy: { zones: { hand: [{ card: 0 }], past: [{ card: 1 }], abyss: [{ card: 2 }], tower: [{ card: 9 }] } },
});
const game = createGame(SETUP);
const first = (zone: 'hand' | 'past' | 'abyss' | 'tower' | 'future', side: 'self' | 'dummy' = 'self') =>
  game.zones[side][zone][0] as number;
const seen = (id: number) => [canSee(game, id, 'self'), canSee(game, id, 'dummy')];
const shuffled = (state: State) => {
  const answer = apply(state, { type: 'shuffle' });
  if (!answer.ok) throw new Error('shuffle refused');
  return answer;
};

describe('what a player sees', () => {
  it('ALAP.04 a player sees only the cards of the own Kéz', () => {
    expect(seen(first('hand'))).toEqual([true, false]);
    expect(seen(first('hand', 'dummy'))).toEqual([false, true]);
  });

  it('ALAP.11 both players see the cards of a Múlt', () => {
    expect([seen(first('past')), seen(first('past', 'dummy'))]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('ALAP.13 both players see the cards of a Mélység', () => {
    expect([seen(first('abyss')), seen(first('abyss', 'dummy'))]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('2.30.a a face-down toronyszint is seen by its own player only', () => {
    expect(seen(first('tower'))).toEqual([true, false]);
    expect(seen(first('tower', 'dummy'))).toEqual([false, true]);
  });
});

describe('shuffling', () => {
  it('ALAP.50 gives the same cards in an order nobody sees, each order equally often', () => {
    const before = game.zones.self.future;
    const { state } = shuffled(game);
    expect([...state.zones.self.future].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
    expect(seen(first('future'))).toEqual([false, false]);
    const tally = new Map<number, number>();
    let now = game;
    for (let i = 0; i < 20_000; i++) {
      now = shuffled(now).state;
      const top = now.zones.self.future[0] as number;
      tally.set(top, (tally.get(top) ?? 0) + 1);
    }
    // 99.9 % of fair shuffles lie below 18.47 (four degrees of freedom).
    const chi = [...tally.values()].reduce((sum, n) => sum + (n - 4000) ** 2 / 4000, 0);
    expect(tally.size).toBe(5);
    expect(chi).toBeLessThan(18.47);
  });

  it('ALAP.51 one seeded shuffle is enough: nobody is asked to cut, the same state gives the same order', () => {
    const [once, again] = [shuffled(game), shuffled(game)];
    expect(once.state).toEqual(again.state);
    expect(once.state.decisions).toEqual([]);
    expect(once.events.map((event) => event.type)).toEqual(['shuffled']);
  });
});

describe('controllers', () => {
  const put = (zone: 'row' | 'field' | 'hand', owner: 'self' | 'dummy', side: 'self' | 'dummy') =>
    createGame(
      setupSchema.parse({ cards, seed: 1, [side]: { zones: { [zone]: [{ card: zone === 'row' ? 8 : 0, owner }] } } }),
    );

  it('ALAP.32 goes through place, effect and owner in this order and stops at the first that tells', () => {
    // The place wins over an effect that says otherwise.
    const inRow = put('row', 'dummy', 'self');
    const ruled = { ...inRow, cards: inRow.cards.map((one) => ({ ...one, ruledController: 'dummy' as const })) };
    expect(controllerOf(ruled, 0)).toBe('self');
    // Where the place says nothing, the effect wins over the owner; without one the owner has it.
    expect(controllerOf(put('field', 'dummy', 'self'), 0)).toBe('self');
    expect(controllerOf(put('field', 'self', 'self'), 0)).toBe('self');
  });

  it('ALAP.33 an uncontrolled card has no controller, but an owner and a player', () => {
    const inHand = put('hand', 'dummy', 'dummy');
    expect([controllerOf(inHand, 0), inHand.cards[0]?.owner, playerOf(inHand, 0)]).toEqual([null, 'dummy', 'dummy']);
  });
});
