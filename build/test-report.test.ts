import { describe, expect, it } from 'vitest';
import { countStep, countTests, summary } from './test-report.ts';

const file = (status: string, tests: readonly string[] = []) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (...files: ReturnType<typeof file>[]) => JSON.stringify({ testResults: files });

describe('countTests', () => {
  it('adds up all files', () => {
    const json = report(file('passed', ['passed', 'passed']), file('failed', ['passed', 'failed', 'skipped']));
    expect(countTests('unit', json, 1)).toEqual({ name: 'unit', passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that could not be loaded', () => {
    const json = report(file('passed', ['passed']), file('failed'));
    expect(countTests('unit', json, 1)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  });

  it('never takes a failed run for a good one', () => {
    expect(countTests('unit', report(file('passed', ['passed'])), 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(countTests('unit', null, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests('unit', '{"half', 0)).toMatchObject({ failed: 1 });
    expect(countTests('unit', '{}', 0)).toMatchObject({ failed: 1 });
  });

  it('says nothing of failures where there are none', () => {
    expect(countTests('unit', report(file('passed', ['passed', 'pending'])), 0)).toEqual({
      name: 'unit',
      passed: 1,
      failed: 0,
      skipped: 1,
    });
  });
});

describe('summary', () => {
  it('ends with the plain total', () => {
    const steps = [countStep('lint', 0), countStep('types', 2), { name: 'unit', passed: 10, failed: 3, skipped: 2 }];
    expect(summary(steps)).toEqual([
      'lint: 1 passed, 0 failed',
      'types: 0 passed, 1 failed',
      'unit: 10 passed, 3 failed, 2 skipped',
      '11 passed, 4 failed',
    ]);
  });
});
