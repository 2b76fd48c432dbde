import { describe, expect, it } from 'vitest';
import { DUMMIES } from '../../../../engine/mk/table/opponent.ts';
import { DEFAULT_SETTINGS } from '../../../../engine/mk/table/settings.ts';
import { tally } from '../hands/tally.ts';
import { readDummy, readPairs, readRow, readSettings, writePairs } from './prefs.ts';

describe('what the table remembers', () => {
  it('reads levels as typed and refuses anything else', () => {
    expect(readRow('2 3, 1')).toEqual([2, 3, 1]);
    expect(readRow('')).toEqual([]);
    for (const wrong of ['a', '-1', '21', '1 1 1 1 1 1 1 1 1']) expect(readRow(wrong)).toBeNull();
  });

  it('falls back to growing walls where a stored opponent is unreadable', () => {
    expect(readDummy(DUMMIES.defended)).toEqual(DUMMIES.defended);
    for (const wrong of [undefined, null, 7, { tower: [] }, { tower: [{ fal: -1 }, {}, {}] }]) {
      expect(readDummy(wrong)).toEqual(DUMMIES.walls);
    }
  });

  it('takes readable settings over and leaves the others out', () => {
    expect(readSettings({ startMp: 9, gain: -1, dummyDecides: 'ask', nothing: 3 })).toEqual({
      startMp: 9,
      dummyDecides: 'ask',
    });
  });

  it('writes and reads pairs of alignments', () => {
    const text = writePairs(DEFAULT_SETTINGS.alignmentPairs);
    expect(readPairs(text)).toEqual(DEFAULT_SETTINGS.alignmentPairs);
    expect(readSettings({ alignmentPairs: 'Élet-Halál' })).toEqual({ alignmentPairs: [['Élet', 'Halál']] });
    expect(readPairs('Élet')).toBeNull();
  });
});

describe('the tally of hands', () => {
  it('counts those judged and gives the share of good ones', () => {
    expect(tally(['good', 'bad', null, 'good'])).toEqual({ good: 2, bad: 1, share: 2 / 3 });
    expect(tally([null])).toEqual({ good: 0, bad: 0, share: null });
  });
});
