import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_CLASS } from '../class/demo-class.ts';
import { stamina } from '../stamina.ts';
import type { HandCommand, HandRefusal } from './commands.ts';
import { beginHistory, type HandHistory, play, redo, replay, undo } from './history.ts';
import { reduceHand } from './reduce.ts';
import { gaugePlan, type HandSetup, type HandState, startHand } from './state.ts';

const CARDS = new Map(DEMO_CLASS.cards.map((card) => [card.name, card]));
const NAMES = DEMO_CLASS.cards.slice(0, 9).map((card) => card.name);
const [A, B, C, D, E] = NAMES as [string, string, string, string, string];
const SETUP: HandSetup = { rules: 'gh1', seed: 7, cards: NAMES, hitPoints: 8 };

function run(state: HandState, ...commands: HandCommand[]): HandState {
  return commands.reduce((now, command) => {
    const result = reduceHand(now, command, CARDS);
    if (!result.ok) throw new Error(`${command.type}: ${result.refusal.code}`);
    return result.state;
  }, state);
}

function refused(state: HandState, command: HandCommand): HandRefusal['code'] | null {
  const result = reduceHand(state, command, CARDS);
  return result.ok ? null : result.refusal.code;
}

const start = (more: Partial<HandSetup> = {}): HandState => startHand({ ...SETUP, ...more });
const select = (leading: string, other: string): HandCommand => ({ type: 'select', leading, other });
const act = (card: string, half: 'top' | 'bottom', use: 'printed' | 'basic' | 'skip' = 'basic'): HandCommand => ({
  type: 'act',
  card,
  half,
  use,
});
const damage = (amount: number): HandCommand => ({ type: 'damage', amount, negate: null });
/** Plays two cards with basic actions and ends the round if asked. */
const playPair = (a: string, b: string): HandCommand[] => [select(a, b), act(a, 'top'), act(b, 'bottom')];
const NEXT: HandCommand = { type: 'nextRound' };

const everyCard = (state: HandState): string[] =>
  [
    ...state.hand,
    ...state.discard,
    ...state.lost,
    ...state.active.map((one) => one.card),
    ...(state.selected
      ? [state.selected.leading, state.selected.other].filter((card) => !state.used.some((one) => one.card === card))
      : []),
  ].sort();

describe('exhaustion', () => {
  it('HOM.1.a exhausts at once when hit points fall below 1, even between the two actions', () => {
    const middle = run(start(), select(A, B), act(A, 'top'));
    expect(run(middle, damage(7)).phase).toBe('turn');
    const gone = run(middle, damage(8));
    expect(gone).toMatchObject({ phase: 'exhausted', exhaustedBy: 'hitPoints', hitPoints: 0 });
  });

  it('HOM.1.b exhausts at the start of a round with at most one card in hand and one discarded, not before', () => {
    const two = run(start({ cards: [A, B] }), ...playPair(A, B));
    expect(two.phase).toBe('end');
    expect(run(two, NEXT).phase).toBe('selection');
    const rested = run(two, { type: 'shortRest' }, { type: 'acceptRest' });
    expect(rested.phase).toBe('end');
    expect(run(rested, NEXT)).toMatchObject({ phase: 'exhausted', exhaustedBy: 'cards', hitPoints: 8 });
    expect(startHand({ ...SETUP, cards: [A] }).phase).toBe('exhausted');
  });

  it('HOM.1.b is kept from exhaustion by an active card that will be discarded', () => {
    const active = { card: C, to: 'discard', bonus: 'persistent' } as const;
    const state: HandState = { ...start({ cards: [A, B] }), hand: [], discard: [A], active: [active], phase: 'end' };
    expect(run(state, NEXT).phase).toBe('selection');
    expect(run({ ...state, active: [{ ...active, to: 'lost' }] }, NEXT).phase).toBe('exhausted');
  });

  it('HOM.1.c loses the cards of every pile, the unplayed ones of the pair included', () => {
    const middle = run(start(), ...playPair(A, B), NEXT, select(C, D), act(C, 'top'));
    const gone = run(middle, damage(99));
    expect([...gone.lost].sort()).toEqual([...NAMES].sort());
    expect([gone.hand, gone.discard, gone.active, gone.selected]).toEqual([[], [], [], null]);
    expect(refused(gone, { type: 'heal', amount: 3 })).toBe('EXHAUSTED');
  });
});

describe('turn', () => {
  it('HOM.2.e plays the top of one card and the bottom of the other, either card for either', () => {
    for (const [top, bottom] of [
      [A, B],
      [B, A],
    ] as const) {
      const state = run(start(), select(A, B), act(top, 'top'), act(bottom, 'bottom'));
      expect([...state.discard].sort()).toEqual([A, B].sort());
      expect(state.phase).toBe('end');
    }
    const first = run(start(), select(A, B), act(A, 'top'));
    expect(refused(first, act(B, 'top'))).toBe('HALF_PLAYED');
    expect(refused(first, act(A, 'bottom'))).toBe('CARD_PLAYED');
    expect(refused(first, act(C, 'bottom'))).toBe('NOT_SELECTED');
  });

  it('HOM.2.f lets the other card go first and the bottom before the top', () => {
    expect(run(start(), select(A, B), act(B, 'bottom'), act(A, 'top')).phase).toBe('end');
    expect(run(start(), select(A, B), act(B, 'top'), act(A, 'bottom')).phase).toBe('end');
  });

  it('takes only cards of the hand, two different ones', () => {
    expect(refused(start(), select(A, A))).toBe('SAME_CARD');
    expect(refused(start(), select(A, 'Áradás'))).toBe('NOT_IN_HAND');
    expect(refused(start(), select(A, 'Nincs'))).toBe('UNKNOWN_CARD');
    expect(refused(start(), NEXT)).toBe('TURN_OPEN');
  });

  it('sends a card where its action says: lost, active or discarded; basic and skipped ones are discarded', () => {
    const whirl = 'Örvény';
    expect(run(start(), select(whirl, A), act(whirl, 'top', 'printed')).lost).toEqual([whirl]);
    expect(run(start(), select(whirl, A), act(whirl, 'top', 'basic')).discard).toEqual([whirl]);
    expect(run(start(), select(whirl, A), act(whirl, 'top', 'skip')).discard).toEqual([whirl]);
    const shield = 'Pallóállás';
    const shielded = run(start(), select(shield, A), act(shield, 'top', 'printed'));
    expect(shielded.active).toEqual([{ card: shield, to: 'discard', bonus: 'round' }]);
    const next = run(shielded, act(A, 'bottom'), NEXT);
    expect(next.active).toEqual([]);
    expect(next.discard).toContain(shield);
  });

  it('takes a choice back as long as nothing was played', () => {
    const chosen = run(start(), select(A, B));
    expect([...run(chosen, { type: 'unselect' }).hand].sort()).toEqual([...NAMES].sort());
    expect(refused(run(chosen, act(A, 'top')), { type: 'unselect' })).toBe('WRONG_PHASE');
  });
});

describe('rest', () => {
  const played = run(start(), ...playPair(A, B), NEXT, ...playPair(C, D));

  it('draws the card a short rest loses at random and brings the others back', () => {
    const drawn = run(played, { type: 'shortRest' });
    const lost = drawn.drawn as string;
    const rested = run(drawn, { type: 'acceptRest' });
    expect(rested.lost).toEqual([lost]);
    expect(rested.hand).toHaveLength(8);
    expect(refused(rested, { type: 'shortRest' })).toBe('RESTED');
    const seen = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const state = run(start({ seed }), ...playPair(A, B), NEXT, ...playPair(C, D), { type: 'shortRest' });
        return state.drawn;
      }),
    );
    expect([...seen].sort()).toEqual([A, B, C, D].sort());
  });

  it('redraws once for a damage, from the other cards', () => {
    for (let seed = 0; seed < 40; seed++) {
      const drawn = run(start({ seed }), ...playPair(A, B), NEXT, ...playPair(C, D), { type: 'shortRest' });
      const rested = run(drawn, { type: 'redrawRest' });
      expect(rested.hitPoints).toBe(7);
      expect(rested.lost).toHaveLength(1);
      expect(rested.lost).not.toContain(drawn.drawn);
      expect(refused(rested, { type: 'redrawRest' })).toBe('WRONG_PHASE');
    }
  });

  it('HOM.1.a may exhaust by the damage of a redraw', () => {
    const weak = run(start({ hitPoints: 1 }), ...playPair(A, B), { type: 'shortRest' }, { type: 'redrawRest' });
    expect(weak).toMatchObject({ phase: 'exhausted', exhaustedBy: 'hitPoints' });
  });

  it('needs two discarded cards', () => {
    expect(refused(start(), { type: 'declareLongRest' })).toBe('TOO_FEW_DISCARDS');
    const one = { ...played, discard: [A] };
    expect(refused(one, { type: 'shortRest' })).toBe('TOO_FEW_DISCARDS');
  });

  it('takes a long rest as the whole turn: a card of choice lost, the others back, heal 2, items', () => {
    const hurt = run(played, NEXT, damage(3), { type: 'declareLongRest' });
    expect(refused(hurt, select(E, NAMES[5] as string))).toBe('WRONG_PHASE');
    const rested = run(hurt, { type: 'longRest', lose: C, extras: true });
    expect(rested).toMatchObject({ phase: 'end', lost: [C], discard: [], hitPoints: 7 });
    expect(refused(rested, { type: 'shortRest' })).toBe('RESTED');
    expect(refused(hurt, { type: 'longRest', lose: E, extras: true })).toBe('NOT_DISCARDED');
    expect(refused(hurt, { type: 'longRest', lose: C, extras: false })).toBe('NOT_OPTIONAL');
  });

  it('lets the second edition decline heal and items, and rest with active cards', () => {
    const active = { card: C, to: 'discard', bonus: 'persistent' } as const;
    const state: HandState = { ...start({ rules: 'gh2e' }), hand: [D, E], discard: [A], active: [active] };
    const rested = run(state, { type: 'declareLongRest' }, { type: 'longRest', lose: C, extras: false });
    expect(rested).toMatchObject({ active: [], lost: [C], discard: [] });
    expect(refused({ ...state, rules: 'gh1' }, { type: 'declareLongRest' })).toBe('TOO_FEW_DISCARDS');
  });

  it('leaves a long rest only when the hand has fewer than two cards', () => {
    expect(refused({ ...played, phase: 'selection', hand: [E] }, select(E, A))).toBe('MUST_REST');
  });
});

describe('damage and piles', () => {
  it('pays for damage with a hand card or two discarded ones, never with the pair of the round', () => {
    const chosen = run(start(), ...playPair(A, B), NEXT, select(C, D));
    const negate = (paid: NonNullable<Extract<HandCommand, { type: 'damage' }>['negate']>): HandCommand => ({
      type: 'damage',
      amount: 5,
      negate: paid,
    });
    expect(run(chosen, negate({ with: 'hand', card: E }))).toMatchObject({ hitPoints: 8, lost: [E] });
    expect(run(chosen, negate({ with: 'discard', cards: [A, B] }))).toMatchObject({
      hitPoints: 8,
      lost: [A, B],
      discard: [],
    });
    expect(refused(chosen, negate({ with: 'hand', card: C }))).toBe('NOT_IN_HAND');
    expect(refused(chosen, negate({ with: 'discard', cards: [A, A] }))).toBe('SAME_CARD');
  });

  it('recovers lost cards, but not those marked unrecoverable', () => {
    const state: HandState = { ...start(), hand: [C, D, E], lost: [A, B], gone: [B] };
    expect(run(state, { type: 'recover', cards: [A], from: 'lost' }).hand).toContain(A);
    expect(refused(state, { type: 'recover', cards: [B], from: 'lost' })).toBe('UNRECOVERABLE');
    expect(refused(state, { type: 'recover', cards: [C], from: 'lost' })).toBe('NOT_LOST');
  });

  it('ends a bonus by choice in the first edition only, when spent in both', () => {
    const active = [{ card: A, to: 'discard', bonus: 'persistent' }] as const;
    for (const [rules, code] of [
      ['gh1', null],
      ['gh2e', 'NOT_MOVABLE'],
    ] as const) {
      const state: HandState = { ...start({ rules }), hand: [B, C], active };
      expect(refused(state, { type: 'endActive', card: A, spent: false })).toBe(code);
      expect(run(state, { type: 'endActive', card: A, spent: true }).discard).toEqual([A]);
    }
  });

  it('moves any card by hand and logs it as such', () => {
    const result = reduceHand(start(), { type: 'manual', card: A, to: 'lost' }, CARDS);
    expect(result.ok && result.events[0]?.code).toBe('MANUAL');
    expect(result.ok && result.state.lost).toEqual([A]);
  });
});

const anyName = fc.constantFrom(...NAMES);
const anyCommand: fc.Arbitrary<HandCommand> = fc.oneof(
  fc.record({ type: fc.constant('select' as const), leading: anyName, other: anyName }),
  fc.record({
    type: fc.constant('act' as const),
    card: anyName,
    half: fc.constantFrom('top' as const, 'bottom' as const),
    use: fc.constantFrom('printed' as const, 'basic' as const, 'skip' as const),
  }),
  fc.record({ type: fc.constant('longRest' as const), lose: anyName, extras: fc.boolean() }),
  fc.record({
    type: fc.constant('manual' as const),
    card: anyName,
    to: fc.constantFrom('hand' as const, 'discard' as const, 'lost' as const),
  }),
  fc.record({
    type: fc.constant('recover' as const),
    cards: fc.uniqueArray(anyName, { maxLength: 2 }),
    from: fc.constantFrom('lost' as const, 'discard' as const),
  }),
  fc.record({
    type: fc.constant('damage' as const),
    amount: fc.integer({ min: 1, max: 2 }),
    negate: fc.constant(null),
  }),
  fc.record({ type: fc.constant('endActive' as const), card: anyName, spent: fc.boolean() }),
  fc.constantFrom<HandCommand>(
    { type: 'nextRound' },
    { type: 'shortRest' },
    { type: 'acceptRest' },
    { type: 'redrawRest' },
    { type: 'declareLongRest' },
    { type: 'unselect' },
  ),
);

describe('history', () => {
  it('keeps every card in exactly one place, whatever is played', () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand, { maxLength: 60 }),
        fc.constantFrom('gh1' as const, 'gh2e' as const),
        (commands, rules) => {
          let state = start({ rules });
          for (const command of commands) {
            const result = reduceHand(state, command, CARDS);
            if (result.ok) state = result.state;
            expect(everyCard(state)).toEqual([...NAMES].sort());
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('undoes and redoes exactly, random rests included', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), fc.nat({ max: 40 }), (commands, back) => {
        let history: HandHistory = beginHistory(start());
        for (const command of commands) {
          const played = play(history, command, CARDS);
          if (played.ok) history = played.history;
        }
        let taken = history;
        for (let i = 0; i < back; i++) taken = undo(taken);
        for (let i = 0; i < back; i++) taken = redo(taken, CARDS);
        expect(taken.state).toEqual(history.state);
        const again = replay(
          start(),
          history.steps.map((step) => step.command),
          CARDS,
        );
        expect(again.ok && again.history.state).toEqual(history.state);
      }),
    );
  });

  it('forgets what was undone when something else is played, and names the command a replay stops at', () => {
    const one = play(beginHistory(start()), select(A, B), CARDS);
    if (!one.ok) throw new Error('refused');
    const other = play(undo(one.history), select(C, D), CARDS);
    expect(other.ok && other.history.undone).toEqual([]);
    expect(replay(start(), [select(A, B), select(C, D)], CARDS)).toMatchObject({ ok: false, failedAt: 1 });
    expect(undo(beginHistory(start())).steps).toEqual([]);
  });
});

describe('gauge', () => {
  const lastRound = (state: HandState): number => {
    const result = stamina(gaugePlan(state, 'short'));
    return result.ok ? result.value.lastRound : -1;
  };

  it('counts down round by round when played as planned', () => {
    let state = start();
    let left = lastRound(state);
    expect(left).toBe(20);
    while (state.phase === 'selection') {
      const [a, b] = state.hand as [string, string];
      // From the choice on the round counts as played, and the short rest at its end as taken.
      const [choice, ...acts] = playPair(a, b);
      state = run(state, choice as HandCommand);
      expect(lastRound(state)).toBe(left - 1);
      state = run(state, ...acts);
      expect(lastRound(state)).toBe(left - 1);
      if (state.hand.length < 2 && state.discard.length >= 2) {
        state = run(state, { type: 'shortRest' });
        expect(lastRound(state)).toBe(left - 1);
        state = run(state, { type: 'acceptRest' });
      }
      state = run(state, NEXT);
      left--;
    }
    expect(left).toBe(0);
    expect(state.exhaustedBy).toBe('cards');
  });
});
