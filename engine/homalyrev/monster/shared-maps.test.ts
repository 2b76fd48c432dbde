import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../scenario-file.ts';
import { decide } from './decide.ts';

const file = resolve(import.meta.dirname, '../../../../shared/homalyrev/focus-scenarios.json');

interface WorkedMap {
  readonly id: string;
  readonly input: unknown;
  readonly expect: {
    readonly foci: string[];
    readonly outcomes: { readonly end: number[]; readonly attacks: string[] }[];
  };
}

const maps: WorkedMap[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

const asSet = (outcomes: readonly { end: readonly number[]; attacks: readonly string[] }[]): string[] =>
  outcomes.map(({ end, attacks }) => `${end} ${[...attacks].sort()}`).sort();

describe('worked maps', () => {
  if (maps.length === 0) it.skip('HOM.5.a needs ../shared/homalyrev/focus-scenarios.json, which is not here');

  it.each(maps)('HOM.5.a $id has the right foci and outcomes', ({ input, expect: right }) => {
    const scenario = readScenario(input);
    if (!scenario.ok) throw new Error(scenario.problem.code);
    const decision = decide(scenario.value);
    expect([...decision.foci].sort()).toEqual([...right.foci].sort());
    expect(asSet(decision.outcomes)).toEqual(asSet(right.outcomes));
  });
});
