import { RULE_SETS } from '../rules.ts';
import type { Negation, Zone } from './commands.ts';
import { done, event, type HandResult, refuse } from './result.ts';
import { exhaust, type HandState } from './state.ts';

const without = (list: readonly string[], cards: readonly string[]): string[] =>
  list.filter((card) => !cards.includes(card));

/** Cards come back to hand by an ability; lost ones only if they are not marked unrecoverable. */
export function recover(state: HandState, cards: readonly string[], from: 'lost' | 'discard'): HandResult {
  for (const card of cards) {
    if (!state[from].includes(card)) return refuse(from === 'lost' ? 'NOT_LOST' : 'NOT_DISCARDED', null, card);
    if (from === 'lost' && state.gone.includes(card)) return refuse('UNRECOVERABLE', null, card);
  }
  if (state.drawn !== null && cards.includes(state.drawn)) return refuse('WRONG_PHASE');
  const hand = [...state.hand, ...new Set(cards)];
  return done({ ...state, hand, [from]: without(state[from], cards) }, event('RETURNED', [...new Set(cards)]));
}

/**
 * Damage from one source, whole or not at all: hit points fall, or one hand card or two discarded cards of the player's
 * choice are lost instead. The pair of this round is in no pile and cannot pay. HOM.1.a: exhausted below 1, at once.
 */
export function takeDamage(state: HandState, amount: number, negate: Negation | null): HandResult {
  if (!Number.isSafeInteger(amount) || amount < 1) return refuse('BAD_AMOUNT');
  if (negate) return pay(state, amount, negate);
  const hitPoints = Math.max(0, state.hitPoints - amount);
  const hurt: HandState = { ...state, hitPoints };
  const events = [event('DAMAGE', [], amount)];
  return hitPoints < 1 ? done(exhaust(hurt, 'hitPoints'), ...events, event('EXHAUSTED')) : done(hurt, ...events);
}

function pay(state: HandState, amount: number, negate: Negation): HandResult {
  if (negate.with === 'hand') {
    const { card } = negate;
    if (!state.hand.includes(card)) return refuse('NOT_IN_HAND', null, card);
    const hand = without(state.hand, [card]);
    return done({ ...state, hand, lost: [...state.lost, card] }, event('NEGATED', [card], amount));
  }
  const { cards } = negate;
  if (cards[0] === cards[1]) return refuse('SAME_CARD', null, cards[0]);
  for (const card of cards) if (!state.discard.includes(card)) return refuse('NOT_DISCARDED', null, card);
  // Between the draw of a short rest and its end the pile is being sorted.
  if (state.phase === 'resting') return refuse('WRONG_PHASE');
  const discard = without(state.discard, cards);
  return done({ ...state, discard, lost: [...state.lost, ...cards] }, event('NEGATED', cards, amount));
}

/** An active card goes to its pile: spent, or ended by the player where the edition allows that at any time. */
export function endActive(state: HandState, card: string, spent: boolean): HandResult {
  const one = state.active.find((active) => active.card === card);
  if (!one) return refuse('NOT_ACTIVE', null, card);
  if (!spent && !RULE_SETS[state.rules].activeCardsMovable) return refuse('NOT_MOVABLE', null, card);
  const active = state.active.filter((other) => other !== one);
  return done(
    { ...state, active, [one.to]: [...state[one.to], card] },
    event(one.to === 'lost' ? 'LOST' : 'DISCARDED', [card]),
  );
}

/** Moves a card by hand, from wherever it is; the rules are not asked. Cards of the pair and a drawn card stay put. */
export function manual(state: HandState, card: string, to: Zone): HandResult {
  const known = [...state.hand, ...state.discard, ...state.lost, ...state.active.map((one) => one.card)];
  if (!known.includes(card)) return refuse('UNKNOWN_CARD', null, card);
  if (state.phase === 'resting') return refuse('WRONG_PHASE');
  const cleared: HandState = {
    ...state,
    hand: without(state.hand, [card]),
    discard: without(state.discard, [card]),
    lost: without(state.lost, [card]),
    active: state.active.filter((one) => one.card !== card),
    gone: to === 'lost' ? state.gone : without(state.gone, [card]),
  };
  return done({ ...cleared, [to]: [...cleared[to], card] }, event('MANUAL', [card]));
}
