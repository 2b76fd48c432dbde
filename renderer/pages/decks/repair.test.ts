import { expect, it } from 'vitest';
import type { Problem, RepairStep } from '../../../engine/mk/deck/legality/problem.ts';
import { canRepair, gapOf, needsChoice } from './repair.ts';

const problem = (code: Problem['code'], repair: readonly RepairStep[]): Problem => ({
  code,
  severity: 'error',
  clause: null,
  cards: [],
  have: null,
  limit: null,
  repair,
});

it('one click repairs what names its cards; the rest leads to the search of its section', () => {
  const surplus = problem('COPY_LIMIT_EXCEEDED', [{ remove: 'A', count: 1, section: 'jovo' }]);
  expect([canRepair(surplus), needsChoice(surplus), gapOf(surplus)]).toEqual([true, false, null]);
  const tower = problem('TOWER_COUNT', [{ add: null, count: 1, section: 'torony' }]);
  expect([canRepair(tower), needsChoice(tower), gapOf(tower)]).toEqual([false, true, 'torony']);
});

it('an unknown card is never offered for removal', () => {
  expect(canRepair(problem('UNKNOWN_CARD', [{ remove: 'A', count: 1, section: 'jovo' }]))).toBe(false);
});
