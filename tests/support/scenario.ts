import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { runScenario } from '../../engine/mk/table/scenario/run.ts';
import { type ScenarioInput, scenarioSchema } from '../../engine/mk/table/scenario/schema.ts';

const SCENARIO_FOLDER = new URL('../fixtures/scenarios/', import.meta.url);

/** Plays a scenario and fails the test with everything that is not as expected. */
export function play(scenario: ScenarioInput) {
  const run = runScenario(scenarioSchema.parse(scenario));
  if (!run.ok) throw new Error(`scenario cannot be understood: ${JSON.stringify(run.fault)}`);
  expect(run.failures).toEqual([]);
  return run;
}

/** A file of tests/fixtures/scenarios; `clause` is null where the scenario tries no clause of the rules. */
interface ScenarioFile {
  file: string;
  clause: string | null;
  title: string;
  why: string;
  scenario: ScenarioInput;
}

/** All scenario files, in the order of their names. */
export function readScenarios(): ScenarioFile[] {
  return readdirSync(SCENARIO_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const scenario = JSON.parse(readFileSync(new URL(file, SCENARIO_FOLDER), 'utf8')) as ScenarioInput &
        Partial<ScenarioFile>;
      return {
        file,
        clause: scenario.clause ?? null,
        title: scenario.title ?? '',
        why: scenario.why ?? '',
        scenario,
      };
    });
}
