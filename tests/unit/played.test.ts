import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../engine/mk/table/scenario/run.ts';
import { scenarioSchema } from '../../engine/mk/table/scenario/schema.ts';

/*
 * Scenarios played from outside against the rules. They lie beside the repository and are not part of it; without them these
 * tests are skipped.
 */
const FOLDER = new URL('../../../shared/rules/played/', import.meta.url);
const there = existsSync(FOLDER);
const filesIn = (folder: URL) => (there ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []);

/** Doubtful ones that are decided otherwise, or that contradict themselves; the reason is in docs/rulings.md. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '1.01.2-19-tie.json': 'says that 19:19 is no end, and expects one',
  '1.01.4-end-turn-effect-first.json': 'K#1 is the copy in the Jövő, which cannot be destroyed (ALAP.43)',
  'ALAP.16-discardDown-choice.json': 'A#1 is the copy in the Jövő, which is not offered for discarding',
  'ALAP.16-hand-size-negative.json': 'A#1 is the copy in the Jövő, which is not offered for discarding',
};

function play(file: URL) {
  const run = runScenario(scenarioSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return run.ok ? run.failures : run.fault;
}

describe('scenarios played from outside', () => {
  it.skipIf(there)('are skipped: the folder rules/played is not there', () => {
    expect(there).toBe(false);
  });
  it.skipIf(!there).each(filesIn(FOLDER))('%s comes out as the rules say', (name) => {
    expect(play(new URL(name, FOLDER))).toEqual([]);
  });
  const unsure = new URL('unsure/', FOLDER);
  it.skipIf(!there).each(filesIn(unsure))('the doubtful %s comes out as decided', (name) => {
    if (name in OTHERWISE) expect(play(new URL(name, unsure))).not.toEqual([]);
    else expect(play(new URL(name, unsure))).toEqual([]);
  });
});
