import { describe, expect, it } from 'vitest';
import { decide } from '../../../engine/homalyrev/monster/decide.ts';
import { readScenario } from '../../../engine/homalyrev/scenario-file.ts';
import { ATTACK_MAPS } from '../../fixtures/homalyrev/attack-maps.ts';
import type { InventedMap } from '../../fixtures/homalyrev/build.ts';
import { FOCUS_MAPS } from '../../fixtures/homalyrev/focus-maps.ts';
import { MOVE_MAPS } from '../../fixtures/homalyrev/move-maps.ts';

const MAPS: readonly InventedMap[] = [...FOCUS_MAPS, ...MOVE_MAPS, ...ATTACK_MAPS];
const tried = new Set<InventedMap>();

/** Plays every map of a clause; a failure shows why the map is there. */
function check(clause: string): void {
  const maps = MAPS.filter((map) => map.clause === clause);
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    tried.add(map);
    const { foci, outcomes } = decide(map.scenario);
    const found = outcomes.map(({ end, attacks }) => [end.join(','), attacks.join('+')].filter(Boolean).join(' '));
    expect({ why: map.why, foci: foci.toSorted(), outcomes: found.toSorted() }).toEqual({
      why: map.why,
      foci: map.foci.toSorted(),
      outcomes: map.outcomes.toSorted(),
    });
  }
}

describe('invented maps', () => {
  it('HOM.2.c complete ties are left to the players', () => check('HOM.2.c'));
  it('HOM.3.a allies are walked through', () => check('HOM.3.a'));
  it('HOM.3.b enemies and obstacles block a walk', () => check('HOM.3.b'));
  it('HOM.3.c no move ends on a figure', () => check('HOM.3.c'));
  it('HOM.3.d terrain counts hex by hex', () => check('HOM.3.d'));
  it('HOM.3.e a jump ignores what it passes', () => check('HOM.3.e'));
  it('HOM.3.f the last hex of a jump is a normal one', () => check('HOM.3.f'));
  it('HOM.3.g flying ignores terrain to the end', () => check('HOM.3.g'));
  it('HOM.3.h flying ends on a hex without figure', () => check('HOM.3.h'));
  it('HOM.4.a the least movement to a hex with range and sight decides', () => check('HOM.4.a'));
  it('HOM.4.b then the range from where it stands', () => check('HOM.4.b'));
  it('HOM.4.c then the initiative', () => check('HOM.4.c'));
  it('HOM.4.d summons before their summoner', () => check('HOM.4.d'));
  it('HOM.5.a it moves as little as it must to attack as well as it can', () => check('HOM.5.a'));
  it('HOM.5.b otherwise it goes towards its focus', () => check('HOM.5.b'));
  it('HOM.6.c summons follow the same rules', () => check('HOM.6.c'));
  it('Q93 ways with fewer traps and hazards come first', () => check('Q93'));

  it('are all tried above', () => {
    expect(MAPS.filter((map) => !tried.has(map)).map((map) => map.why)).toEqual([]);
  });

  it('are read from JSON as they are', () => {
    for (const { scenario } of MAPS) {
      expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual({ ok: true, value: scenario, unknown: [] });
    }
  });
});
