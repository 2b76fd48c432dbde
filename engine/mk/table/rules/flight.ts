import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controllerOf } from './controller.ts';

/** Which of the two keywords lets a kalandozó go home: MENEKÜLÉS (2.16) or GYÁVASÁG (2.23). */
export type Flight = 'escape' | 'cowardice';

/**
 * Why a kalandozó cannot be the target of MENEKÜLÉS or GYÁVASÁG, or null. Asked when it is named (2.16.note1) and again when it
 * takes effect: it must be in a team, and for GYÁVASÁG one of the own player (2.23.a).
 */
export function flightRefusal(state: State, player: PlayerId, flight: Flight, target: CardId): Refusal | null {
  const clause = flight === 'escape' ? '2.16.note1' : '2.23.a';
  if (!state.cards[target] || card(state, target).zone !== 'team')
    return refuse('NOT_IN_TEAM', clause, { cards: [target] });
  if (flight === 'cowardice' && controllerOf(state, target) !== player)
    return refuse('NOT_YOURS', clause, { cards: [target] });
  return null;
}
