import type { HandCommand } from './commands.ts';
import { endActive, manual, recover, takeDamage } from './piles.ts';
import { act, select } from './play.ts';
import { acceptRest, declareLongRest, longRest, redrawRest, shortRest } from './rest.ts';
import { type CardLookup, done, event, type HandResult, refuse } from './result.ts';
import { exhaust, type HandState, mustExhaust, unplayed } from './state.ts';

/**
 * One step of a hand: the state before and a command give the state after and what happened, or a refusal. Pure: the same
 * state and command always give the same result, random rests included.
 */
export function reduceHand(state: HandState, command: HandCommand, cards: CardLookup): HandResult {
  if (state.phase === 'exhausted') return refuse('EXHAUSTED', 'HOM.1.c');
  switch (command.type) {
    case 'select':
      return select(state, command.leading, command.other, cards);
    case 'unselect':
      return unselect(state);
    case 'declareLongRest':
      return declareLongRest(state);
    case 'act':
      return act(state, command, cards);
    case 'longRest':
      return longRest(state, command.lose, command.extras);
    case 'shortRest':
      return shortRest(state);
    case 'acceptRest':
      return acceptRest(state);
    case 'redrawRest':
      return redrawRest(state);
    case 'recover':
      return recover(state, command.cards, command.from);
    case 'damage':
      return takeDamage(state, command.amount, command.negate);
    case 'heal':
      return heal(state, command.amount);
    case 'endActive':
      return endActive(state, command.card, command.spent);
    case 'nextRound':
      return nextRound(state);
    case 'manual':
      return manual(state, command.card, command.to);
  }
}

function unselect(state: HandState): HandResult {
  if (state.phase !== 'turn' || state.used.length > 0) return refuse('WRONG_PHASE');
  const back = unplayed(state);
  return done(
    { ...state, phase: 'selection', hand: [...state.hand, ...back], selected: null, longRest: false },
    event('UNSELECTED', back),
  );
}

function heal(state: HandState, amount: number): HandResult {
  if (!Number.isSafeInteger(amount) || amount < 1) return refuse('BAD_AMOUNT');
  const hitPoints = Math.min(state.maxHitPoints, state.hitPoints + amount);
  return done({ ...state, hitPoints }, event('HEALED', [], hitPoints - state.hitPoints));
}

// End of the round: bonuses of the round go to their piles; then HOM.1.b is asked at the start of the next.
function nextRound(state: HandState): HandResult {
  if (state.phase === 'resting') return refuse('WRONG_PHASE');
  if (state.phase !== 'end') return refuse('TURN_OPEN');
  const over = state.active.filter((one) => one.bonus === 'round');
  const discarded = over.filter((one) => one.to === 'discard').map((one) => one.card);
  const lost = over.filter((one) => one.to === 'lost').map((one) => one.card);
  const next: HandState = {
    ...state,
    round: state.round + 1,
    phase: 'selection',
    active: state.active.filter((one) => one.bonus !== 'round'),
    discard: [...state.discard, ...discarded],
    lost: [...state.lost, ...lost],
    selected: null,
    used: [],
    rested: false,
  };
  const events = [
    ...(discarded.length > 0 ? [event('DISCARDED', discarded)] : []),
    ...(lost.length > 0 ? [event('LOST', lost)] : []),
    event('ROUND', [], next.round),
  ];
  if (mustExhaust(next)) return done(exhaust(next, 'cards'), ...events, event('EXHAUSTED'));
  return done(next, ...events);
}
