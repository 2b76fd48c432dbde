import { decide } from '../../../engine/homalyrev/monster/decide.ts';
import type { Scenario } from '../../../engine/homalyrev/scenario.ts';
import { type MapWishes, randomMap } from './random-map.ts';
import { reference } from './reference.ts';

export interface BoardKind extends MapWishes {
  readonly title: string;
  /** Share of all boards of a long run, out of 20. */
  readonly share: number;
  /** Boards in the normal test run. */
  readonly sample: number;
}

export const BOARD_KINDS: readonly BoardKind[] = [
  { title: 'HOM.4.a HOM.5.a agrees on small maps with one target', size: 16, enemies: 2, share: 6, sample: 50 },
  { title: 'HOM.5.b agrees on long maps, where most are out of reach', size: 30, enemies: 3, share: 4, sample: 20 },
  { title: 'HOM.5.b Q94 agrees on an archer out of reach', size: 24, enemies: 1, archer: true, share: 4, sample: 60 },
  { title: 'HOM.5.a agrees with several targets and areas', size: 16, enemies: 4, several: true, share: 4, sample: 30 },
  {
    title: 'HOM.5.b agrees with several targets out of reach',
    size: 26,
    enemies: 4,
    several: true,
    share: 2,
    sample: 8,
  },
];

/** What the engine and the reference say differently about one board; empty if they agree. */
function faultsOf(scenario: Scenario, seed: number): string[] {
  const right = reference(scenario);
  const found = decide(scenario);
  const outcomes = found.outcomes.map(({ end, attacks }) => `${end} ${[...attacks].sort().join('+')}`).sort();
  const same = (a: readonly string[], b: readonly string[]) => a.join('|') === b.join('|');
  const about = `seed ${seed}, ${scenario.rules}, edge ${scenario.board.edge}, neighbours ${scenario.neighbourSight}`;
  const faults: string[] = [];
  if (!same([...found.foci].sort(), right.foci)) faults.push(`${about}: foci ${found.foci} for ${right.foci}`);
  if (!same(outcomes, right.outcomes)) faults.push(`${about}: outcomes ${outcomes} for ${right.outcomes}`);
  return faults;
}

/** Compares so many boards of a kind under both editions, one after the other. */
export function* compareBoards(kind: BoardKind, from: number, count: number): Generator<string[]> {
  for (let seed = from; seed < from + count; seed++) {
    const scenario = randomMap(seed, kind);
    yield (['gh1', 'gh2e'] as const).flatMap((rules) => faultsOf({ ...scenario, rules }, seed));
  }
}
