import type { Deck } from '../../../engine/mk/deck/deck.ts';
import type { Problem } from '../../../engine/mk/deck/legality/problem.ts';
import { applyRepair } from '../../../engine/mk/deck/legality/repair.ts';

/** True if one click does the whole repair. */
export const canRepair = (problem: Problem): boolean =>
  problem.repair.length > 0 && problem.repair.every((step) => !('add' in step) || step.add !== null);

/** True if the repair needs cards only the player can choose; the page then leads to the search. */
export const needsChoice = (problem: Problem): boolean =>
  problem.repair.some((step) => 'add' in step && step.add === null);

/** Repairs beyond this many would mean that they undo each other; none ever came near. */
const MOST_REPAIRS = 200;

/** The deck after every error that one click repairs was repaired, one after the other, each seen by the checker first. */
export function repairAll(deck: Deck, check: (deck: Deck) => readonly Problem[]): Deck {
  let repaired = deck;
  for (let i = 0; i < MOST_REPAIRS; i++) {
    const next = check(repaired).find((problem) => problem.severity === 'error' && canRepair(problem));
    if (!next) break;
    repaired = applyRepair(repaired, next.repair);
  }
  return repaired;
}
