import { type RngState, seedState } from '../../random/rng.ts';
import type { RuleSetId } from '../rules.ts';
import type { RestHabit, StaminaPlan } from '../stamina.ts';
import type { Bonus, Half } from './card.ts';

/** A card that stays in play, and the pile it goes to afterwards. */
export interface ActiveCard {
  readonly card: string;
  readonly to: 'discard' | 'lost';
  readonly bonus: Bonus;
}

/**
 * selection: two cards or a long rest are chosen; turn: the two actions, or the long rest; end: end of the round, where a
 * short rest may be taken; resting: the card a short rest would lose has been drawn; exhausted: out of the scenario.
 */
export type HandPhase = 'selection' | 'turn' | 'end' | 'resting' | 'exhausted';

/** One character's cards and hit points; immutable, cards by name. Every card is in exactly one place. */
export interface HandState {
  readonly rules: RuleSetId;
  /** State of the generator, so that undo and replay go through random rests exactly. */
  readonly rng: RngState;
  readonly round: number;
  readonly phase: HandPhase;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly hand: readonly string[];
  /** The pair of this round; in no pile until played, so it cannot be lost against damage. */
  readonly selected: { readonly leading: string; readonly other: string } | null;
  readonly discard: readonly string[];
  readonly lost: readonly string[];
  readonly active: readonly ActiveCard[];
  /** Lost cards that never come back. */
  readonly gone: readonly string[];
  /** A long rest was declared: a flag, not the number 99, since a card may show 99 too. */
  readonly longRest: boolean;
  /** Halves used this turn, by card. */
  readonly used: readonly { readonly card: string; readonly half: Half }[];
  /** The card a short rest would lose. */
  readonly drawn: string | null;
  /** A short rest was taken at the end of this round. */
  readonly rested: boolean;
  readonly exhaustedBy: 'cards' | 'hitPoints' | null;
}

export interface HandSetup {
  readonly rules: RuleSetId;
  readonly seed: number;
  readonly cards: readonly string[];
  readonly hitPoints: number;
}

/**
 * A hand at the start of round 1.
 * @throws RangeError if the seed is none, hit points are below 1 or a card is named twice.
 */
export function startHand({ rules, seed, cards, hitPoints }: HandSetup): HandState {
  if (hitPoints < 1 || !Number.isSafeInteger(hitPoints)) throw new RangeError(`hit points out of range: ${hitPoints}`);
  if (new Set(cards).size !== cards.length) throw new RangeError('a card is in the hand twice');
  const state: HandState = {
    rules,
    rng: seedState(seed),
    round: 1,
    phase: 'selection',
    hitPoints,
    maxHitPoints: hitPoints,
    hand: [...cards],
    selected: null,
    discard: [],
    lost: [],
    active: [],
    gone: [],
    longRest: false,
    used: [],
    drawn: null,
    rested: false,
    exhaustedBy: null,
  };
  return mustExhaust(state) ? exhaust(state, 'cards') : state;
}

/** Active cards that will be discarded: they can still serve a rest (Q89 apart, see rules.ts). */
export const activeForRest = (state: HandState): readonly string[] =>
  state.active.filter((one) => one.to === 'discard').map((one) => one.card);

/**
 * HOM.1.b: at the start of a round, can neither play two cards nor rest. Active cards that are not lost keep it going: in
 * the first edition they may be put to the discard pile at any time, in the second they count for a long rest.
 */
export function mustExhaust(state: HandState): boolean {
  return state.hand.length <= 1 && state.discard.length + activeForRest(state).length <= 1;
}

/** HOM.1.c: every card of every pile is lost, active ones too (Q89). Hit points stay as they are. */
export function exhaust(state: HandState, by: 'cards' | 'hitPoints'): HandState {
  const pair = state.selected ? [state.selected.leading, state.selected.other] : [];
  const used = state.used.map((one) => one.card);
  const rest = pair.filter((card) => !used.includes(card));
  return {
    ...state,
    phase: 'exhausted',
    hand: [],
    selected: null,
    discard: [],
    active: [],
    lost: [...state.lost, ...state.hand, ...rest, ...state.discard, ...state.active.map((one) => one.card)],
    drawn: null,
    longRest: false,
    exhaustedBy: by,
  };
}

/** The cards of the pair that have not been played yet. */
export function unplayed(state: HandState): string[] {
  if (!state.selected) return [];
  const used = state.used.map((one) => one.card);
  return [state.selected.leading, state.selected.other].filter((card) => !used.includes(card));
}

/**
 * The question the rounds-left gauge asks of `stamina`: this hand from the start of the coming round on. Cards on their
 * way count where they will be: the pair of this round and active cards that will be discarded as discarded, and a rest
 * that has begun, or that the habit takes at the end of this round, as taken.
 */
export function gaugePlan(state: HandState, rest: RestHabit, lose: readonly number[] = []): StaminaPlan {
  const hand = state.hand.length;
  const onTheWay = state.phase === 'selection' ? 0 : unplayed(state).length;
  const discard = state.discard.length + activeForRest(state).length + onTheWay;
  const canRest = (state.phase === 'turn' || state.phase === 'end') && !state.rested;
  const restsNow = canRest && rest === 'short' && hand < 2 && discard >= 2;
  if (state.longRest || state.phase === 'resting' || restsNow)
    return { hand: hand + discard - 1, discard: 0, rest, lose };
  return { hand, discard, rest, lose };
}
