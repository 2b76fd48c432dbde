import { type Card, stubCard } from '../cards/card.ts';
import { canSee } from '../table/rules/view.ts';
import type { CardInst, PlayerId, State } from '../table/state/types.ts';

/** What stands for a card that a player cannot see: no name of any deck, no type, no cost, no text. */
const HIDDEN: Card = stubCard('\u0000rejtett');

/** Definitions of a game with the hidden card added; one list for each, since what is known of a list is kept with it. */
const masked = new WeakMap<readonly Card[], readonly Card[]>();

function withHidden(defs: readonly Card[]): readonly Card[] {
  const known = masked.get(defs);
  if (known) return known;
  const list = [...defs, HIDDEN];
  masked.set(defs, list);
  return list;
}

/** True for a card of a view that its player cannot see. */
export const isHidden = (view: State, card: CardInst): boolean => view.defs[card.def] === HIDDEN;

/**
 * The table as a player sees it: every card that {@link canSee} does not show has lost what it is (definition, counters, marks,
 * what was given to it), and the generator is gone, so that nothing that is decided from a view can depend on hidden cards
 * or on dice to come. How many cards lie where is seen by both (ALAP.04).
 */
export function viewOf(state: State, player: PlayerId): State {
  const hidden = state.defs.length;
  return {
    ...state,
    defs: withHidden(state.defs),
    cards: state.cards.map((one) => (canSee(state, one.id, player) ? one : cover(one, hidden))),
    rng: [1, 2, 3, 4],
  };
}

function cover(one: CardInst, def: number): CardInst {
  return { ...one, def, counters: {}, grants: [], withheld: [], marks: {}, lost: [], levelChange: 0 };
}
