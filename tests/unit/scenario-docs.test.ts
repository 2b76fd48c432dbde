import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../engine/mk/table/commands/index.ts';
import { DEFAULT_SETTINGS } from '../../engine/mk/table/settings.ts';
import { ZONES } from '../../engine/mk/table/state/types.ts';
import { play, readScenarios } from '../support/scenario.ts';

const docs = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');

it('docs/scenarios.md names every command with its fields, every place and every setting', () => {
  const missing: string[] = [];
  for (const kind of COMMANDS) {
    const row = docs.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${kind.type}\``));
    if (!row) missing.push(kind.type);
    for (const field of Object.keys(kind.schema.shape)) {
      if (field !== 'type' && !row?.includes(field)) missing.push(`${kind.type}.${field}`);
    }
  }
  for (const word of [...ZONES, ...Object.keys(DEFAULT_SETTINGS)])
    if (!docs.includes(`\`${word}\``)) missing.push(word);
  expect(missing).toEqual([]);
});

it('the example of docs/scenarios.md plays as it says', () => {
  const example = /## An example\n\n((?: {4}.*\n)+)/.exec(docs)?.[1] ?? '';
  play(JSON.parse(example) as Parameters<typeof play>[0]);
});

it('every setting is tried by a scenario', () => {
  const tried = new Set(readScenarios().flatMap(({ scenario }) => Object.keys(scenario.settings ?? {})));
  expect(Object.keys(DEFAULT_SETTINGS).filter((key) => !tried.has(key))).toEqual([]);
});
