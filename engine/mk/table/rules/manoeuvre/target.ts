import type { Manoeuvre } from '../../state/manoeuvre.ts';
import { type Refusal, refuse } from '../../state/refusal.ts';
import { otherPlayer, type State } from '../../state/types.ts';
import { card, controllerOf, inPresent, typeOf } from '../controller.ts';

/**
 * Whether what a manoeuvre is about is still there as it was when it began (4.01.e): a toronyszint in the enemy's tower, an
 * enemy építmény, an own küldetés awaiting its solving. A fight has no target.
 */
export function targetStands(state: State, m: Manoeuvre): boolean {
  const { target } = m;
  if (target === null) return true;
  const inst = card(state, target);
  if (m.kind === 'siege') return inst.zone === 'tower' && inst.side === otherPlayer(m.initiator);
  if (m.kind === 'quest') return inst.zone === 'quests' && inst.side === m.initiator;
  return (
    inPresent(state, target) &&
    typeOf(state, target) === 'building' &&
    controllerOf(state, target) === otherPlayer(m.initiator)
  );
}

/** Why nothing more can be done with the target of this manoeuvre, or null. */
export function targetRefusal(state: State, m: Manoeuvre): Refusal | null {
  if (m.target === null || targetStands(state, m)) return null;
  return refuse('TARGET_GONE', '4.01.e', { cards: [m.target] });
}
