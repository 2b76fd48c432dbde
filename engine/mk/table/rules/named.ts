import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controllerOf, inPresent } from './controller.ts';
import { isNamed, sameForNaming } from './keywords.ts';

/** Which of two copies of a nevesített card has to go, and where to. */
export interface NamedOutcome {
  readonly leaves: CardId;
  readonly to: 'past' | 'abyss';
  readonly clause: string;
}

/** Jelen, Mélység and Megoldott küldetések are the places a nevesített card may stand in only once (ALAP.19). */
function counts(state: State, id: CardId): boolean {
  const zone = card(state, id).zone;
  return zone === 'abyss' || zone === 'solved' || (zone !== 'timeline' && inPresent(state, id));
}

/** Other copies, for the nevesítés rule, among the places it looks at. */
export function copiesOf(state: State, id: CardId): CardId[] {
  if (!isNamed(state, id)) return [];
  return state.cards
    .filter((other) => other.id !== id && counts(state, other.id) && sameForNaming(state, id, other.id))
    .map((other) => other.id);
}

/** ALAP.24 with Q67: a copy of the same owner lies in the Jelen or in that owner's Mélység. */
export function ownedCopyIn(state: State, id: CardId): boolean {
  const owner = card(state, id).owner;
  return copiesOf(state, id).some((other) => {
    const inst = card(state, other);
    return inst.owner === owner && inst.zone !== 'solved';
  });
}

/**
 * What the nevesítés rule says when a card would come to a player (ALAP.20–22), or null if nothing stands against it.
 * `controlled` is false where the card would have no controller there (attached in another way).
 */
export function namedOutcome(state: State, id: CardId, player: PlayerId, controlled: boolean): NamedOutcome | null {
  const owner = card(state, id).owner;
  for (const other of copiesOf(state, id)) {
    const inst = card(state, other);
    const controller = controllerOf(state, other);
    const held = controller === player || (inst.zone === 'abyss' && inst.owner === player);
    if (controlled && held) {
      if (owner === player && inst.owner === player) return { leaves: id, to: 'past', clause: 'ALAP.20.a' };
      // Q68: if neither is the player's own, the new one goes.
      return { leaves: owner !== player ? id : other, to: 'abyss', clause: 'ALAP.20' };
    }
    if (inst.owner !== owner) continue;
    if (!controlled || controller === null) return { leaves: id, to: 'past', clause: 'ALAP.22' };
    if (controller !== player) return { leaves: id, to: 'past', clause: 'ALAP.21' };
  }
  return null;
}
