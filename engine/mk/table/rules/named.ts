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

/**
 * The clause by which a nevesített card cannot go to the Mélység, or null: a copy of the same owner lies in the Jelen or in
 * that owner's Mélység (ALAP.24, Q67), or among the Megoldott küldetések, where the card in the Mélység would be the second
 * one and without a controller (ALAP.22, R10).
 */
export function ownedCopyIn(state: State, id: CardId): 'ALAP.24' | 'ALAP.22' | null {
  const owner = card(state, id).owner;
  const zones = copiesOf(state, id)
    .map((other) => card(state, other))
    .filter((inst) => inst.owner === owner)
    .map(({ zone }) => zone);
  if (zones.some((zone) => zone !== 'solved')) return 'ALAP.24';
  return zones.length > 0 ? 'ALAP.22' : null;
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
