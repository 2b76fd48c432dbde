import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareField } from '../../engine/homalyrev/board/field.ts';
import { decide } from '../../engine/homalyrev/monster/decide.ts';
import type { Scenario } from '../../engine/homalyrev/scenario.ts';
import { readScenario } from '../../engine/homalyrev/scenario-file.ts';
import { randomMap } from '../unit/homalyrev/random-map.ts';

const SHARED = resolve(import.meta.dirname, '../../../shared/homalyrev/focus-scenarios.json');

/**
 * Milliseconds a decision of a monster takes, board prepared from nothing each time (cold) and board kept between
 * decisions (warm), over the worked maps where they are present and over random ones with several targets and areas.
 * The ratio compares a median decision with one parse of its scenario's JSON text in the same run.
 */
export default function bench(): Record<string, number | null> {
  const worked = existsSync(SHARED)
    ? (JSON.parse(readFileSync(SHARED, 'utf8')) as { input: unknown }[]).map(({ input }) => sound(input))
    : [];
  const random = Array.from({ length: 100 }, (_, i) => randomMap(i + 1, { size: 110, enemies: 6, several: true }));
  const all = [...worked, ...random];
  for (let round = 0; round < 20; round++) for (const scenario of all) decide(scenario);

  const cold = (list: readonly Scenario[]): number[] => times(list, (scenario) => () => decide(scenario));
  const warm = (list: readonly Scenario[]): number[] =>
    times(list, (scenario) => {
      const field = prepareField(scenario.board);
      decide(scenario, field);
      return () => decide(scenario, field);
    });
  const [workedCold, workedWarm, randomCold] = [cold(worked), warm(worked), cold(random)];
  const parse = median(
    times(all, (scenario) => {
      const text = JSON.stringify(scenario);
      return () => JSON.parse(text);
    }),
  );
  return {
    maps: worked.length,
    medianMs: median(workedCold),
    worstMs: worst(workedCold),
    warmMedianMs: median(workedWarm),
    warmWorstMs: worst(workedWarm),
    severalTargetsMedianMs: median(randomCold),
    severalTargetsWorstMs: worst(randomCold),
    ratioToParsing: round((median(workedCold.length > 0 ? workedCold : randomCold) ?? 0) / (parse ?? 1)),
  };
}

function sound(input: unknown): Scenario {
  const read = readScenario(input);
  if (!read.ok) throw new Error(`${read.problem.path}: ${read.problem.code}`);
  return read.value;
}

// The best of several tries of each, so that a pause of the machine is not taken for work.
function times(list: readonly Scenario[], prepare: (scenario: Scenario) => () => unknown): number[] {
  return list.map((scenario) => {
    const work = prepare(scenario);
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 15; i++) {
      const start = performance.now();
      work();
      best = Math.min(best, performance.now() - start);
    }
    return best;
  });
}

const round = (value: number): number => Number(value.toPrecision(3));

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length === 0 ? null : round(sorted[Math.floor(sorted.length / 2)] as number);
}

const worst = (values: readonly number[]): number | null => (values.length === 0 ? null : round(Math.max(...values)));
