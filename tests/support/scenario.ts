import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { runScenario } from '../../engine/mk/table/scenario/run.ts';
import { type ScenarioInput, scenarioSchema } from '../../engine/mk/table/scenario/schema.ts';

export const SCENARIO_FOLDER = new URL('../fixtures/scenarios/', import.meta.url);

/** Plays a scenario and fails the test with everything that is not as expected. */
export function play(scenario: ScenarioInput) {
  const run = runScenario(scenarioSchema.parse(scenario));
  if (!run.ok) throw new Error(`scenario cannot be understood: ${JSON.stringify(run.fault)}`);
  expect(run.failures).toEqual([]);
  return run;
}

/** Plays a scenario file of tests/fixtures/scenarios. */
export function playFile(name: string) {
  const text = readFileSync(new URL(`${name}.json`, SCENARIO_FOLDER), 'utf8');
  return play(JSON.parse(text) as ScenarioInput);
}
