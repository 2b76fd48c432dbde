import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clauseText } from './clauses.ts';

const engine = join(import.meta.dirname, '../../engine/mk/table');
const CLAUSE = /'((?:\d\.\d{2}|ALAP\.\d{2}|JEL\.[A-Z0-9]+)(?:\.[a-z0-9]+)*)'/g;

/** Every clause the engine of the table names in a refusal or an event. */
const named = new Set(
  readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...readFileSync(join(engine, path), 'utf8').matchAll(CLAUSE)].map((match) => match[1] as string),
    ),
);

describe('summaries of clauses', () => {
  it('exist in both languages for every clause the engine names', () => {
    expect(named.size).toBeGreaterThan(100);
    const missing = [...named].filter((id) => !clauseText(id, 'hu') || !clauseText(id, 'en'));
    expect(missing).toEqual([]);
  });

  it('are full sentences', () => {
    for (const id of named) {
      expect(clauseText(id, 'hu'), id).toMatch(/^[\p{Lu}„▲■+\d].*[.”]$/su);
      expect(clauseText(id, 'en'), id).toMatch(/^[\p{Lu}“▲■+\d].*[.”]$/su);
    }
  });
});
