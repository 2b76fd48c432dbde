import { Rng } from '../../random/rng.ts';
import { RULE_SETS } from '../rules.ts';
import { takeDamage } from './piles.ts';
import { done, event, type HandResult, refuse } from './result.ts';
import { activeForRest, type HandState } from './state.ts';

/** A long rest needs two discarded cards; in the second edition active cards that are not lost count too. */
export function declareLongRest(state: HandState): HandResult {
  if (state.phase !== 'selection') return refuse('WRONG_PHASE');
  if (restable(state).length < 2) return refuse('TOO_FEW_DISCARDS');
  return done({ ...state, phase: 'turn', longRest: true }, event('LONG_REST_DECLARED'));
}

function restable(state: HandState): readonly string[] {
  return RULE_SETS[state.rules].activeCountsForLongRest ? [...state.discard, ...activeForRest(state)] : state.discard;
}

const LONG_REST_HEAL = 2;

/** The long rest itself: one card of the player's choice is lost, the others come back, heal 2, items are ready again. */
export function longRest(state: HandState, lose: string, extras: boolean): HandResult {
  if (state.phase !== 'turn' || !state.longRest) return refuse('WRONG_PHASE');
  if (!restable(state).includes(lose)) return refuse('NOT_DISCARDED', null, lose);
  if (!extras && !RULE_SETS[state.rules].longRestExtrasOptional) return refuse('NOT_OPTIONAL');
  const back = state.discard.filter((card) => card !== lose);
  const rested: HandState = {
    ...state,
    phase: 'end',
    longRest: false,
    hand: [...state.hand, ...back],
    discard: [],
    active: state.active.filter((one) => one.card !== lose),
    lost: [...state.lost, lose],
    rested: true,
  };
  const events = [event('LOST', [lose]), event('RETURNED', back)];
  if (!extras) return done(rested, ...events);
  const hitPoints = Math.min(state.maxHitPoints, state.hitPoints + LONG_REST_HEAL);
  return done(
    { ...rested, hitPoints },
    ...events,
    event('HEALED', [], hitPoints - state.hitPoints),
    event('ITEMS_RECOVERED'),
  );
}

/** Begins a short rest at the end of the round by drawing the card it would lose. */
export function shortRest(state: HandState): HandResult {
  if (state.phase !== 'end') return refuse('WRONG_PHASE');
  if (state.rested) return refuse('RESTED');
  if (state.discard.length < 2) return refuse('TOO_FEW_DISCARDS');
  const rng = Rng.from(state.rng);
  const drawn = state.discard[rng.below(state.discard.length)] as string;
  return done({ ...state, phase: 'resting', rng: rng.state(), drawn, rested: true }, event('DRAWN', [drawn]));
}

/** For one damage another card is drawn from the others, once; the first one stays in the discard pile and comes back. */
export function redrawRest(state: HandState): HandResult {
  if (state.phase !== 'resting' || state.drawn === null) return refuse('WRONG_PHASE');
  const others = state.discard.filter((card) => card !== state.drawn);
  const hurt = takeDamage(state, 1, null);
  if (!hurt.ok || hurt.state.phase === 'exhausted') return hurt;
  const rng = Rng.from(state.rng);
  const drawn = others[rng.below(others.length)] as string;
  const rested = finishRest({ ...hurt.state, rng: rng.state() }, drawn);
  return rested.ok ? done(rested.state, ...hurt.events, event('DRAWN', [drawn]), ...rested.events) : rested;
}

function finishRest(state: HandState, lose: string): HandResult {
  const back = state.discard.filter((card) => card !== lose);
  return done(
    { ...state, phase: 'end', drawn: null, hand: [...state.hand, ...back], discard: [], lost: [...state.lost, lose] },
    event('LOST', [lose]),
    event('RETURNED', back),
  );
}

/** Takes the drawn card as the one a short rest loses. */
export const acceptRest = (state: HandState): HandResult =>
  state.phase !== 'resting' || state.drawn === null ? refuse('WRONG_PHASE') : finishRest(state, state.drawn);
