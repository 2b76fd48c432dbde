import type { SectionId } from '../../../engine/mk/deck/deck.ts';
import type { Problem } from '../../../engine/mk/deck/legality/problem.ts';

/** True if one click does the whole repair. An unknown card is no fault of the list: it is never taken out. */
export const canRepair = (problem: Problem): boolean =>
  problem.code !== 'UNKNOWN_CARD' &&
  problem.repair.length > 0 &&
  problem.repair.every((step) => !('add' in step) || step.add !== null);

/** True if the repair needs cards only the player can choose; the page then leads to the search. */
export const needsChoice = (problem: Problem): boolean =>
  problem.repair.some((step) => 'add' in step && step.add === null);

/** The section a repair leaves a gap in, for the search that fills it; null where it leaves none. */
export const gapOf = (problem: Problem): SectionId | null =>
  problem.repair.flatMap((step) => ('add' in step && step.add === null ? [step.section] : []))[0] ?? null;
