import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortSteps } from './sort-steps.ts';

interface Item {
  readonly key: number;
  readonly at: number;
}

function run(items: readonly Item[], stepSize: number): { sorted: Item[]; mostInOneStep: number } {
  let [compared, mostInOneStep] = [0, 0];
  const steps = sortSteps(
    items,
    (a, b) => {
      compared += 1;
      return a.key - b.key;
    },
    stepSize,
  );
  for (;;) {
    const step = steps.next();
    mostInOneStep = Math.max(mostInOneStep, compared);
    compared = 0;
    if (step.done) return { sorted: step.value, mostInOneStep };
  }
}

it('sorts as the language does, equal items in the order they came', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 400 }),
      fc.integer({ min: 1, max: 50 }),
      (keys, stepSize) => {
        const items = keys.map((key, at) => ({ key, at }));
        expect(run(items, stepSize).sorted).toEqual([...items].sort((a, b) => a.key - b.key));
      },
    ),
  );
});

it('never compares much more than a step at once, however long the list', () => {
  const items = Array.from({ length: 20_000 }, (_, at) => ({ key: (at * 7919) % 20_011, at }));
  const { sorted, mostInOneStep } = run(items, 100);
  expect(mostInOneStep).toBeLessThanOrEqual(200);
  expect(sorted.every((item, i) => i === 0 || (sorted[i - 1] as Item).key <= item.key)).toBe(true);
});
