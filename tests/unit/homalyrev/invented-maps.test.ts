import { describe, expect, it } from 'vitest';
import { decide } from '../../../engine/homalyrev/monster/decide.ts';
import { readScenario } from '../../../engine/homalyrev/scenario-file.ts';
import { ATTACK_MAPS } from '../../fixtures/homalyrev/attack-maps.ts';
import type { InventedMap } from '../../fixtures/homalyrev/build.ts';
import { FOCUS_MAPS } from '../../fixtures/homalyrev/focus-maps.ts';
import { MOVE_MAPS } from '../../fixtures/homalyrev/move-maps.ts';

describe.each([
  ['focus', FOCUS_MAPS],
  ['movement', MOVE_MAPS],
  ['attack', ATTACK_MAPS],
] as const)('invented maps: %s', (_, maps: readonly InventedMap[]) => {
  it.each(maps)('$clause $why', ({ scenario, foci, outcomes }) => {
    const read = readScenario(JSON.parse(JSON.stringify(scenario)));
    expect(read).toEqual({ ok: true, value: scenario, unknown: [] });
    const decision = decide(scenario);
    const found = decision.outcomes.map(({ end, attacks }) =>
      [end.join(','), attacks.join('+')].filter(Boolean).join(' '),
    );
    expect({ foci: decision.foci.toSorted(), outcomes: found.toSorted() }).toEqual({
      foci: foci.toSorted(),
      outcomes: outcomes.toSorted(),
    });
  });
});
