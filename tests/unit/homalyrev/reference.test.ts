import { describe, expect, it } from 'vitest';
import { directionTo, type Hex } from '../../../engine/homalyrev/board/hex.ts';
import { type Decision, decide } from '../../../engine/homalyrev/monster/decide.ts';
import type { Scenario } from '../../../engine/homalyrev/scenario.ts';
import { BOARD_KINDS, compareBoards } from './compare-boards.ts';
import { randomMap } from './random-map.ts';

// The same boards, 2,000 of them under both editions, are compared by `npm run boards`.
describe('decisions beside the rules written out plainly', () => {
  for (const kind of BOARD_KINDS) {
    it(`${kind.title}, under both editions`, () => {
      for (const faults of compareBoards(kind, 1, kind.sample)) expect(faults).toEqual([]);
    });
  }
});

const swapped = (scenario: Scenario): Scenario => ({
  ...scenario,
  figures: scenario.figures.map((figure) => ({ ...figure, side: figure.side === 'monster' ? 'summon' : 'monster' })),
});
const plainly = ({ foci, outcomes }: Decision): unknown => ({ foci, outcomes });

describe('decisions', () => {
  it('HOM.6.c gives swapped results for swapped sides', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const scenario = randomMap(seed, { size: 20, enemies: 3, several: seed % 2 === 0 });
      expect(plainly(decide(swapped(scenario)))).toEqual(plainly(decide(scenario)));
    }
  });

  it('HOM.3.c never end on a figure, and every way is legal, cheap enough and ends where it says', () => {
    for (let seed = 1; seed <= 600; seed++) {
      const scenario = randomMap(seed, { size: 24, enemies: 3, several: seed % 3 === 0 });
      const { board, figures, action, actor } = scenario;
      const me = figures.find((figure) => figure.id === actor);
      const closed = board.terrain
        .filter(({ kind }) => kind === 'wall' || kind === 'closedDoor')
        .map(({ at }) => String(at));
      for (const { end, path } of decide(scenario).outcomes) {
        expect(path[0]).toEqual(me?.at);
        expect(path.at(-1)).toEqual(end);
        expect(figures.some((figure) => figure.id !== actor && String(figure.at) === String(end))).toBe(false);
        for (let i = 1; i < path.length; i++) {
          const [a, b] = [path[i - 1] as Hex, path[i] as Hex];
          expect(directionTo(a, b)).toBeGreaterThanOrEqual(0);
          expect(board.hexes.some((hex) => String(hex) === String(b)) && !closed.includes(String(b))).toBe(true);
          const split = board.thinWalls.some((pair) =>
            [pair, pair.toReversed()].some((wall) => String(wall) === `${a},${b}`),
          );
          expect(split).toBe(false);
        }
        const slides = scenario.rules === 'gh2e' && board.terrain.some(({ kind }) => kind === 'icy');
        if (!slides) expect(path.length - 1).toBeLessThanOrEqual(action.immobilized ? 0 : action.move);
      }
    }
  });

  it('do not depend on the order in which figures and hexes are listed', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const scenario = randomMap(seed, { size: 20, enemies: 4, several: true });
      const turned: Scenario = {
        ...scenario,
        figures: scenario.figures.toReversed(),
        board: { ...scenario.board, hexes: scenario.board.hexes.toReversed() },
      };
      const asSet = ({ foci, outcomes }: Decision): unknown => [
        [...foci].sort(),
        outcomes.map(({ end, attacks }) => `${end} ${[...attacks].sort()}`).sort(),
      ];
      expect(asSet(decide(turned))).toEqual(asSet(decide(scenario)));
    }
  });
});
