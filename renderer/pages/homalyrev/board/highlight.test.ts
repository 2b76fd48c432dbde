import { describe, expect, it } from 'vitest';
import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import { decide } from '../../../../engine/homalyrev/monster/decide.ts';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { highlightOfOutcome, highlightOfReason } from './highlight.ts';
import { hexLabel, indexOf, tokenLabel } from './labels.ts';
import { SAMPLES } from './samples.ts';

const room = decide(SAMPLES.room);
const way = (hex: Hex): Hex[] => [[1, 2], hex];

describe('what the map shows', () => {
  it('shows of every candidate its figure, its attack hexes and the ways there', () => {
    const candidate = room.reasons.find((reason) => reason.code === 'CANDIDATE');
    if (candidate?.code !== 'CANDIDATE') throw new Error('no candidate');
    const shown = highlightOfReason(candidate, way);
    expect(shown.figures).toEqual([candidate.figure]);
    expect(shown.hexes).toEqual(candidate.hexes);
    expect(shown.paths).toEqual(candidate.hexes.map(way));
  });

  it('shows who fell out and where it heads for', () => {
    const by = room.reasons.find((reason) => reason.code === 'FOCUS_BY');
    expect(by && highlightOfReason(by, way)).toMatchObject({ figures: ['Harangozó'], dropped: ['Révész'] });
    const goal = room.reasons.find((reason) => reason.code === 'APPROACH');
    const shown = goal && highlightOfReason(goal, way);
    expect(shown?.goal).not.toBeNull();
    expect(shown?.hexes.length).toBeGreaterThan(0);
  });

  it('shows of an outcome its path and whom it attacks; standing still has no path', () => {
    const [outcome] = decide(SAMPLES.cleave).outcomes;
    if (!outcome) throw new Error('no outcome');
    expect(highlightOfOutcome(outcome)).toMatchObject({ paths: [outcome.path], attacked: outcome.attacks });
    expect(highlightOfOutcome({ ...outcome, path: [outcome.end] }).paths).toEqual([]);
  });
});

describe('words for hexes', () => {
  const index = indexOf(SAMPLES.walls);
  const none = { foci: [], outcomes: [], reasons: [] };

  it('says place, ground, walls and who stands there', () => {
    const t = homalyrevTexts.hu;
    expect(hexLabel(indexOf(SAMPLES.room), [4, -1], none, t)).toBe('q 4, r −1, akadály');
    expect(hexLabel(index, [3, 0], none, t)).toBe('q 3, r 0, padló, vékony fal 2 élén');
    expect(hexLabel(index, [0, 4], none, t)).toBe('q 0, r 4, padló, Harangozó (karakter), láthatatlan');
    expect(hexLabel(index, [2, 1], { ...none, foci: ['Őrszem'] }, t)).toContain(
      'Őrszem (szörny), ő cselekszik, fókusz',
    );
    expect(hexLabel(index, [99, 0], none, t)).toBe('q 99, r 0, nincs mező');
  });

  it('makes short names for tokens', () => {
    expect(['Lidérc 2', 'Harangozó', 'm3', 'Őrszem', 'Hosszú név 12'].map(tokenLabel)).toEqual([
      'L2',
      'Ha',
      'm3',
      'Őr',
      'H12',
    ]);
  });
});
