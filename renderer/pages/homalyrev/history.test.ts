import { describe, expect, it } from 'vitest';
import { record, redo, startHistory, undo } from './history.ts';

const start = startHistory<number, string>(0);

describe('history of edits', () => {
  it('takes back and brings again, and forgets what was undone when something else is done', () => {
    const two = record(record(start, 'a', 1), 'b', 2);
    expect(undo(two).state).toBe(1);
    expect(redo(undo(two))).toEqual(two);
    expect(undo(undo(undo(two))).state).toBe(0);
    expect(record(undo(two), 'c', 5).undone).toEqual([]);
  });

  it('makes one step of a stroke, and a new one after another edit or an undo', () => {
    const painted = record(record(start, 'paint', 1, 's1'), 'paint', 2, 's1');
    expect(undo(painted).state).toBe(0);
    const other = record(painted, 'paint', 3, 's2');
    expect(undo(other).state).toBe(2);
    const after = record(undo(other), 'paint', 4, 's1');
    expect(undo(after).state).toBe(2);
  });

  it('leaves no step for an edit that changes nothing', () => {
    expect(record(start, 'a', 0)).toBe(start);
  });
});
