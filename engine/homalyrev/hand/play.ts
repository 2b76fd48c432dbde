import type { HandCommand } from './commands.ts';
import { type CardLookup, done, event, type HandResult, refuse } from './result.ts';
import type { HandState } from './state.ts';

/** Two hand cards, the leading one marked; HOM.2.a: only its initiative counts, see turn-order.ts. */
export function select(state: HandState, leading: string, other: string, cards: CardLookup): HandResult {
  if (state.phase !== 'selection') return refuse('WRONG_PHASE');
  if (state.hand.length < 2) return refuse('MUST_REST', 'HOM.1.b');
  if (leading === other) return refuse('SAME_CARD', 'HOM.2.e', leading);
  for (const card of [leading, other]) {
    if (!cards.has(card)) return refuse('UNKNOWN_CARD', null, card);
    if (!state.hand.includes(card)) return refuse('NOT_IN_HAND', null, card);
  }
  const hand = state.hand.filter((card) => card !== leading && card !== other);
  return done(
    { ...state, phase: 'turn', hand, selected: { leading, other }, used: [] },
    event('SELECTED', [leading, other]),
  );
}

/**
 * HOM.2.e: the top of one card and the bottom of the other, in either order; HOM.2.f: the leading mark binds neither. The
 * turn is over with the second action.
 */
export function act(state: HandState, command: HandCommand & { type: 'act' }, cards: CardLookup): HandResult {
  const { card, half, use } = command;
  if (state.phase !== 'turn' || !state.selected) return refuse('WRONG_PHASE');
  if (card !== state.selected.leading && card !== state.selected.other) return refuse('NOT_SELECTED', 'HOM.2.e', card);
  if (state.used.some((one) => one.card === card)) return refuse('CARD_PLAYED', 'HOM.2.e', card);
  if (state.used.some((one) => one.half === half)) return refuse('HALF_PLAYED', 'HOM.2.e', card);
  const action = cards.get(card)?.[half];
  if (!action) return refuse('UNKNOWN_CARD', null, card);

  const used = [...state.used, { card, half }];
  const after: HandState =
    used.length === 2 ? { ...state, used, phase: 'end', selected: null } : { ...state, used, phase: 'turn' };
  const played = event('PLAYED', [card]);
  // A basic or skipped action always discards the card.
  if (use !== 'printed')
    return done({ ...after, discard: [...after.discard, card] }, played, event('DISCARDED', [card]));
  const to = action.lost ? 'lost' : 'discard';
  const gone = action.lost && action.unrecoverable ? [...after.gone, card] : after.gone;
  if (action.bonus) {
    const active = [...after.active, { card, to, bonus: action.bonus } as const];
    return done({ ...after, active, gone }, played, event('ACTIVE', [card]));
  }
  return action.lost
    ? done({ ...after, lost: [...after.lost, card], gone }, played, event('LOST', [card]))
    : done({ ...after, discard: [...after.discard, card] }, played, event('DISCARDED', [card]));
}
