import { describe, expect, it } from 'vitest';
import { moved, showing, zoomed } from './view.ts';

const whole = { x: -100, y: -50, width: 400, height: 200 };

describe('looking closer', () => {
  it('keeps the point under the mouse where it is', () => {
    const closer = zoomed(whole, whole, 2, [0, 0]);
    if (!closer) throw new Error('no view');
    expect(closer.width).toBe(200);
    expect((0 - closer.x) / closer.width).toBeCloseTo((0 - whole.x) / whole.width);
    expect((0 - closer.y) / closer.height).toBeCloseTo((0 - whole.y) / whole.height);
  });

  it('ends at the whole board and at four times', () => {
    expect(zoomed(whole, whole, 0.5, [0, 0])).toBeNull();
    expect(zoomed(whole, whole, 100, [0, 0])?.width).toBe(100);
    const closer = zoomed(whole, whole, 2, [0, 0]);
    expect(closer && zoomed(closer, whole, 0.5, [50, 50])).toBeNull();
  });

  it('never leaves the board, and follows a point', () => {
    const view = { x: 0, y: 0, width: 100, height: 50 };
    expect(moved(view, whole, 1000, -1000)).toMatchObject({ x: 200, y: -50 });
    expect(showing(view, whole, [50, 25], 10)).toEqual(view);
    expect(showing(view, whole, [150, 25], 10)).toMatchObject({ x: 60, y: 0 });
    expect(showing(view, whole, [-20, -20], 10)).toMatchObject({ x: -30, y: -30 });
  });
});
