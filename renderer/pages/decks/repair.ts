import type { Problem } from '../../../engine/mk/deck/legality/problem.ts';

/** True if one click does the whole repair. */
export const canRepair = (problem: Problem): boolean =>
  problem.repair.length > 0 && problem.repair.every((step) => !('add' in step) || step.add !== null);

/** True if the repair needs cards only the player can choose; the page then leads to the search. */
export const needsChoice = (problem: Problem): boolean =>
  problem.repair.some((step) => 'add' in step && step.add === null);
