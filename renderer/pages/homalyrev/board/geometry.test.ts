import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Hex } from '../../../../engine/homalyrev/board/hex.ts';
import {
  boxAround,
  centreOf,
  edgeBetween,
  edgeNear,
  fromKey,
  hexAt,
  keyOf,
  neighbourOf,
  rim,
  SIZE,
  stepBy,
} from './geometry.ts';

const some: Hex[] = [
  [0, 0],
  [3, -5],
  [-4, 2],
  [7, 7],
];

describe('picture of the board', () => {
  it('finds the hex of every point well inside it', () => {
    for (const hex of some) {
      const [x, y] = centreOf(hex);
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn * Math.PI) / 6;
        const at = hexAt(x + Math.cos(angle) * SIZE * 0.8, y + Math.sin(angle) * SIZE * 0.8);
        expect(at).toEqual(hex);
      }
    }
  });

  it('finds the edge nearest to a point, and where it is drawn', () => {
    for (const hex of some) {
      for (let d = 0; d < 6; d++) {
        const next = neighbourOf(hex, d);
        const [ax, ay] = centreOf(hex);
        const [bx, by] = centreOf(next);
        expect(edgeNear(hex, ax * 0.6 + bx * 0.4, ay * 0.6 + by * 0.4)).toBe(d);
        const edge = edgeBetween(hex, next);
        if (!edge) throw new Error('neighbours have an edge');
        expect((edge[0] + edge[2]) / 2).toBeCloseTo((ax + bx) / 2);
        expect((edge[1] + edge[3]) / 2).toBeCloseTo((ay + by) / 2);
      }
    }
    expect(edgeBetween([0, 0], [2, 0])).toBeNull();
  });

  it('steps with the arrow keys: up and down in the column, sideways without drifting off', () => {
    expect(stepBy('ArrowUp', [2, 2])).toEqual([2, 1]);
    expect(stepBy('ArrowDown', [2, 2])).toEqual([2, 3]);
    let hex: Hex = [0, 0];
    for (let i = 0; i < 8; i++) hex = stepBy('ArrowRight', hex) ?? hex;
    expect(Math.abs(centreOf(hex)[1])).toBeLessThan(SIZE);
    for (let i = 0; i < 8; i++) hex = stepBy('ArrowLeft', hex) ?? hex;
    expect(hex).toEqual([0, 0]);
    for (const start of some) {
      const right = stepBy('ArrowRight', start) ?? start;
      expect(DIRECTIONS.map((_, d) => keyOf(neighbourOf(start, d)))).toContain(keyOf(right));
    }
    expect(stepBy('x', [0, 0])).toBeNull();
  });

  it('shows all hexes, with room around them', () => {
    const box = boxAround(some, 1);
    for (const hex of some) {
      const [x, y] = centreOf(hex);
      expect(x - SIZE).toBeGreaterThan(box.x);
      expect(y + SIZE).toBeLessThan(box.y + box.height);
    }
    expect(boxAround([], 0).width).toBeGreaterThan(0);
  });

  it('knows the rim of a board', () => {
    expect(rim([[0, 0]])).toHaveLength(6);
    expect(
      rim([
        [0, 0],
        [1, 0],
      ]),
    ).toHaveLength(8);
    expect(fromKey(keyOf([-3, 4]))).toEqual([-3, 4]);
  });
});
