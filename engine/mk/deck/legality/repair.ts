import { addCopies, type Deck, moveCopies, type SectionId } from '../deck.ts';
import type { RepairStep } from './problem.ts';

/**
 * The deck after the steps of a repair, in order. Where a step says "any card", `choose` names one (asked once for each
 * copy, with the deck as it is by then); without it such steps are left to the player.
 */
export function applyRepair(
  deck: Deck,
  repair: readonly RepairStep[],
  choose?: (deck: Deck, step: { readonly section: SectionId }) => string | null,
): Deck {
  let after = deck;
  for (const step of repair) {
    if ('remove' in step) after = addCopies(after, step.section, step.remove, -step.count);
    else if ('move' in step) after = moveCopies(after, step.move, step.count, step.from, step.to);
    else if (step.add !== null) after = addCopies(after, step.section, step.add, step.count);
    else {
      for (let copy = 0; copy < step.count; copy++) {
        const name = choose?.(after, step);
        if (name) after = addCopies(after, step.section, name, 1);
      }
    }
  }
  return after;
}
