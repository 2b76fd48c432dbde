import type { Problem, RepairStep } from '../../../engine/mk/deck/legality/problem.ts';
import type { DeckWords } from '../../../messages/page/decks.ts';
import type { VerdictWords } from '../../../messages/page/verdict.ts';

/** True if one click does the whole repair. */
export const canRepair = (problem: Problem): boolean =>
  problem.repair.length > 0 && problem.repair.every((step) => !('add' in step) || step.add !== null);

/** True if the repair needs cards only the player can choose; the page then leads to the search. */
export const needsChoice = (problem: Problem): boolean =>
  problem.repair.some((step) => 'add' in step && step.add === null);

/** The steps in words, one after the other. */
export function repairWords(steps: readonly RepairStep[], words: VerdictWords, deck: DeckWords): string {
  return steps
    .map((step) => {
      if ('remove' in step) return words.steps.remove(step.count, step.remove, deck.sections[step.section]);
      if ('move' in step) return words.steps.move(step.count, step.move, deck.toSection[step.to]);
      return step.add === null
        ? words.steps.addAny(step.count, deck.sections[step.section])
        : words.steps.add(step.count, step.add, deck.sections[step.section]);
    })
    .join(', ');
}
