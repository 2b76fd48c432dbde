import { describe, expect, it } from 'vitest';
import { Rng } from '../../random/rng.ts';
import { RULE_SETS, type RuleSetId } from '../rules.ts';
import { MOVE_MODES, type MoveMode, type TerrainKind } from '../scenario.ts';
import { effectsOnWay } from './effects.ts';
import { GROUND, prepareField } from './field.ts';
import { DIRECTIONS, type Hex } from './hex.ts';
import { canEnd, canPass, type Mover, NO_WAY, OCCUPANT, rating, waysFrom, waysTo } from './movement.ts';
import { reachable } from './reach.ts';

function randomMover(seed: number, size: number, mode: MoveMode, rules: RuleSetId): Mover {
  const rng = Rng.seeded(seed);
  const hexes: Hex[] = [[0, 0]];
  while (hexes.length < size) {
    const [q, r] = hexes[rng.below(hexes.length)] as Hex;
    const [dq, dr] = DIRECTIONS[rng.below(6)] as Hex;
    if (!hexes.some((hex) => hex[0] === q + dq && hex[1] === r + dr)) hexes.push([q + dq, r + dr]);
  }
  const kinds: TerrainKind[] = ['trap', 'hazardous', 'difficult', 'difficult', 'obstacle', 'icy'];
  const terrain = hexes
    .slice(1)
    .filter(() => rng.below(2) === 0)
    .map((at) => ({ at, kind: kinds[rng.below(kinds.length)] as TerrainKind }));
  const field = prepareField({
    hexes,
    thinWalls: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
    terrain,
  });
  const occupants = new Uint8Array(field.size);
  for (let i = 1; i < field.size; i++) if (rng.below(6) === 0) occupants[i] = 1 + rng.below(3);
  return { field, rules: RULE_SETS[rules], mode, occupants };
}

/** Every way without a hex twice, however long: the smallest rating to each hex, read from the rules hex by hex. */
function exhaustive(mover: Mover, start: number): number[] {
  const { field, rules, mode } = mover;
  const best = new Array<number>(field.size).fill(NO_WAY);
  const bad = (hex: number): number =>
    field.ground[hex] === GROUND.trap || field.ground[hex] === GROUND.hazardous ? 1 : 0;
  const rough = (hex: number): number => (field.ground[hex] === GROUND.difficult ? 1 : 0);
  const visit = (at: number, way: readonly number[], negatives: number, points: number): void => {
    const landing =
      mode === 'jump' && at !== start ? rating(bad(at), rough(at) * (rules.jumpLandingOnDifficult - 1)) : 0;
    best[at] = Math.min(best[at] as number, rating(negatives, points) + landing);
    for (let d = 0; d < 6; d++) {
      const to = field.neighbours[at * 6 + d] as number;
      if (to < 0 || way.includes(to) || !canPass(mover, to)) continue;
      const walks = mode === 'walk';
      visit(to, [...way, to], negatives + (walks ? bad(to) : 0), points + 1 + (walks ? rough(to) : 0));
    }
  };
  visit(start, [start], 0, 0);
  return best;
}

describe('ways', () => {
  it('HOM.3.d are never worse than an exhaustive search finds on small boards', () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const mode of MOVE_MODES) {
        // The first edition, so that ice is plain floor and a way is a plain list of hexes.
        const mover = randomMover(seed, 9, mode, 'gh1');
        expect([...waysFrom(mover, 0).ratings], `${seed} ${mode}`).toEqual(exhaustive(mover, 0));
      }
    }
  });

  it('cost the same read forwards and backwards, ice included', () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const mode of MOVE_MODES) {
        const mover = randomMover(seed, 20, mode, seed % 2 === 0 ? 'gh1' : 'gh2e');
        for (let goal = 0; goal < mover.field.size; goal++) {
          if (!canEnd(mover, goal)) continue;
          const back = waysTo(mover, goal);
          expect(back[0], `${seed} ${mode} ${goal}`).toBe(waysFrom(mover, 0).ratings[goal]);
        }
      }
    }
  });
});

describe('where a figure may be', () => {
  const field = prepareField({
    hexes: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    thinWalls: [],
    terrain: [{ at: [0, 1], kind: 'obstacle' }],
  });
  const mover = (mode: MoveMode, rules: RuleSetId = 'gh1', ...occupants: number[]): Mover => ({
    field,
    rules: RULE_SETS[rules],
    mode,
    occupants: Uint8Array.from([0, 0, 0, 0, ...occupants].slice(-4)),
  });

  it('HOM.3.a HOM.3.b HOM.3.c an ally is passed, an enemy is not, and neither is stopped on', () => {
    const walker = mover('walk', 'gh1', 0, 0, OCCUPANT.ally, OCCUPANT.enemy);
    expect([canPass(walker, 1), canPass(walker, 2), canPass(walker, 3)]).toEqual([false, true, false]);
    expect([canEnd(walker, 0), canEnd(walker, 1), canEnd(walker, 2), canEnd(walker, 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('HOM.3.e HOM.3.f a jump passes all of them and ends on none', () => {
    const jumper = mover('jump', 'gh1', 0, 0, OCCUPANT.ally, OCCUPANT.enemy);
    expect([1, 2, 3].map((hex) => canPass(jumper, hex))).toEqual([true, true, true]);
    expect([1, 2, 3].map((hex) => canEnd(jumper, hex))).toEqual([false, false, false]);
  });

  it('HOM.3.g HOM.3.h flying ends on an obstacle, not on a figure', () => {
    const flyer = mover('fly', 'gh1', 0, 0, OCCUPANT.ally, OCCUPANT.enemy);
    expect([1, 2, 3].map((hex) => canEnd(flyer, hex))).toEqual([true, false, false]);
  });

  it('HOM.3.b an invisible enemy blocks by the edition', () => {
    const at = (rules: RuleSetId): boolean => canPass(mover('walk', rules, 0, 0, 0, OCCUPANT.invisibleEnemy), 3);
    expect([at('gh1'), at('gh2e')]).toEqual([false, true]);
  });

  it('lists every end in reach with its way', () => {
    const ends = reachable(mover('jump'), 0, 3);
    expect(ends.map((end) => [String(end.hex), end.points])).toEqual([
      ['0,0', 0],
      ['0,2', 2],
      ['0,3', 3],
    ]);
    expect(ends[1]?.path).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(reachable(mover('walk'), 0, 9)).toHaveLength(1);
  });

  it('opens doors for a character, not for a monster', () => {
    const plan = {
      hexes: [
        [0, 0],
        [0, 1],
      ] as Hex[],
      thinWalls: [],
      terrain: [{ at: [0, 1] as Hex, kind: 'closedDoor' as const }],
    };
    expect(prepareField(plan).size).toBe(1);
    expect(prepareField(plan, { openDoors: true }).size).toBe(2);
  });
});

describe('effects of the floor', () => {
  const field = prepareField({
    hexes: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    thinWalls: [],
    terrain: [
      { at: [0, 0], kind: 'hazardous' },
      { at: [0, 1], kind: 'trap' },
      { at: [0, 3], kind: 'hazardous' },
    ],
  });
  const path: Hex[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ];
  const on = (mode: MoveMode, rules: RuleSetId = 'gh1', way: Hex[] = path): string[] =>
    effectsOnWay(field, RULE_SETS[rules], way, mode, 3).map(({ at, kind, damage }) => `${at} ${kind} ${damage}`);

  it('HOM.3.d meet a walker in each hex it enters, not in the one it leaves', () => {
    expect(on('walk')).toEqual(['0,1 trap 5', '0,3 hazardous 2']);
    expect(on('walk', 'gh2e')).toEqual(['0,1 trap 5', '0,3 hazardous 2']);
    expect(
      on('walk', 'gh1', [
        [0, 2],
        [0, 1],
        [0, 2],
        [0, 1],
      ]),
    ).toEqual(['0,1 trap 5']);
  });

  it('HOM.3.f meet a jump in its last hex only', () => {
    expect(on('jump')).toEqual(['0,3 hazardous 2']);
    expect(on('jump', 'gh1', [[0, 0]])).toEqual([]);
  });

  it('HOM.3.g never meet a flyer', () => {
    expect(on('fly')).toEqual([]);
  });
});
