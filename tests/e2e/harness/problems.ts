import type { BrowserContext } from 'playwright-core';

/**
 * Collects what must not happen in a page: errors and warnings on the console (violations of the content security policy are
 * reported there too) and uncaught exceptions.
 */
export function collectProblems(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url, lineNumber } = message.location();
    problems.push(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
}
