import { RULINGS } from '../../engine/mk/table/rulings.ts';
import { SETTING_SOURCES } from '../../engine/mk/table/settings.ts';
import { RULING_TEXTS } from '../../messages/table/rulings.ts';

/** docs/rulings.md as it follows from the ledger; `npx vitest run tests/unit/rulings.test.ts -u` writes it anew. */
export function rulingsDocument(): string {
  const rows = RULINGS.map(({ id, clauses, basis, setting }) => {
    const { question, decision } = RULING_TEXTS.en[id];
    return `| ${id} | ${clauses.join(', ')} | ${question} | ${decision} | ${basis} | ${setting === null ? '–' : `\`${setting}\``} |`;
  });
  const settings = Object.entries(SETTING_SOURCES).map(
    ([key, { question, basis }]) => `| \`${key}\` | ${question} | ${basis} |`,
  );
  return [
    '# Rulings',
    '',
    'Where the rules at hand are silent or can be read in two ways, the table decides as written here. Q numbers are those of the list of',
    'open questions, R numbers are our own. The data is `engine/mk/table/rulings.ts`, the words `messages/table/rulings.ts`; a log line that',
    'rests on a ruling names it ("[Ruling Q43] …"). Where the text allows another reading that can be played, a setting switches it.',
    '',
    '| no. | clauses | question | decision | basis | setting |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Numbers and readings that are settings',
    '',
    '| setting | question | basis of the default |',
    '| --- | --- | --- |',
    ...settings,
    '',
  ].join('\n');
}
