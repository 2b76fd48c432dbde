import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/**
 * What axe finds wrong in the page as it stands: one line each with rule, severity and the elements. Empty when nothing is.
 * `within` narrows it to a part of the page.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  // Evaluated by the debugger, not added as a script: the page's policy would rightly refuse that.
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    async ({ selector, rules }) => {
      const { axe } = window as unknown as {
        axe: { run(where: string | Document, options: RunOptions): Promise<AxeResults> };
      };
      return await axe.run(selector ?? document, rules);
    },
    { selector: within, rules: RULES },
  );
  return results.violations.map((violation) => {
    const where = violation.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`);
    return `${violation.id} (${violation.impact}): ${violation.help}\n  ${where.join('\n  ')}`;
  });
}
