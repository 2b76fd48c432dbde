import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, sideOf } from './controller.ts';

/**
 * Whether a player sees which card this is. Múlt and Mélység are open to both (ALAP.11, ALAP.13), the Kéz only to its own
 * player (ALAP.04), the order of the Jövő to nobody (ALAP.50). A face-down card is seen by the player whose place it lies in
 * or who attached it, and marked "rejtett" (Q79).
 */
export function canSee(state: State, id: CardId, viewer: PlayerId): boolean {
  const inst = card(state, id);
  if (inst.zone === 'past' || inst.zone === 'abyss') return true;
  if (inst.zone === 'future') return false;
  if (inst.zone === 'hand' || inst.zone === 'spare') return inst.side === viewer;
  if (!inst.faceDown) return true;
  return inst.zone === 'attached' ? inst.owner === viewer : sideOf(state, id) === viewer;
}
