/** What a step of the test run came to. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts a Vitest report. A file that failed as a whole (it could not be loaded, or a hook outside its tests failed) counts as one
 * failure beside those of its tests. Without a report the step itself is the failure.
 */
export function countTests(name: string, json: string | null, exitCode: number): StepResult {
  const report = json === null ? null : parseReport(json);
  if (!report) return { name, passed: 0, failed: 1, skipped: 0 };
  const statuses = report.testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length + broken.length;
  // Vitest may also fail for what belongs to no file, such as an error after the last test.
  const unexplained = exitCode !== 0 && failed === 0 ? 1 : 0;
  return { name, passed, failed: failed + unexplained, skipped: statuses.length - passed - (failed - broken.length) };
}

function parseReport(json: string): VitestReport | null {
  try {
    const report = JSON.parse(json) as Partial<VitestReport>;
    return Array.isArray(report.testResults) ? (report as VitestReport) : null;
  } catch {
    return null;
  }
}

/** A step without tests of its own counts as one. */
export function countStep(name: string, exitCode: number): StepResult {
  return { name, passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** The last lines of a run: one for each step, and the plain total that other programs read. */
export function summary(steps: readonly StepResult[]): string[] {
  const total = (key: 'passed' | 'failed') => steps.reduce((sum, step) => sum + step[key], 0);
  const lines = steps.map(
    ({ name, passed, failed, skipped }) =>
      `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  return [...lines, `${total('passed')} passed, ${total('failed')} failed`];
}
