import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { cardMeets, levelAsked, NOTHING_MORE, teamMeetsLine } from './conditions.ts';

const SETTINGS = { humanByDefault: true };
const knight = stubCard('Vad-földi lovag', {
  type: 'adventurer',
  subclasses: ['Lovag'],
  origins: ['toroni'],
  races: ['elf'],
  sex: 'nő',
  alignment: 'Halál',
  skills: ['Lesvetés', 'Fekete mágia'],
  psi: true,
});
const thief = stubCard('Tolvaj', { type: 'adventurer', skills: ['Orvtámadás'] });

describe('conditions on one card', () => {
  it.each([
    [null, true],
    ['', true],
    ['elf', true],
    ['ELF', true],
    ['ork', false],
    ['ork / elf', true],
    ['ork vagy elf', true],
    ['ork, gnóm', false],
    ['elf nő', true],
    ['elf férfi', false],
    ['toroni elf nő', true],
    ['Fekete mágia', true],
    ['toroni fekete mágia', true],
    ['Elf-Sárkány', true],
    ['Ork-Sárkány', false],
    ['Vad-földi lovag', true],
    ['Halál jellem', true],
    ['Élet jellem', false],
    ['pszi', true],
    ['kalandozó', true],
    ['küldetés', false],
  ] as const)('%s: %s', (condition, met) => {
    expect(cardMeets(knight, condition, SETTINGS)).toBe(met);
  });

  it('Q48 takes a kalandozó without a race for ember, unless that is switched off', () => {
    expect(cardMeets(thief, 'ember', SETTINGS)).toBe(true);
    expect(cardMeets(thief, 'ember', { humanByDefault: false })).toBe(false);
    expect(cardMeets(knight, 'ember', SETTINGS)).toBe(false);
  });

  it('a card without an alignment does not meet one', () => {
    expect(cardMeets(thief, 'Halál jellem', SETTINGS)).toBe(false);
  });
});

describe('condition lines of a quest', () => {
  const team = [knight, thief].map((card) => ({ card, extra: NOTHING_MORE }));
  it.each([
    ['Lesvetés+Orvtámadás', true],
    ['Lesvetés + Kovácsmesterség', false],
    ['Kovácsmesterség / Orvtámadás', true],
    ['toroni Orvtámadás', false],
    ['Lesvetés+Kovácsmesterség/Orvtámadás', true],
    ['csapatszint 5', true],
    ['csapatszint legalább 6', false],
    ['Lesvetés + 5-ös csapatszint', true],
  ] as const)('%s: %s', (line, met) => {
    expect(teamMeetsLine(team, 5, line, SETTINGS)).toBe(met);
  });

  it('needs one member for words side by side, while "+" may be met by two', () => {
    expect(teamMeetsLine(team, 0, 'elf Orvtámadás', SETTINGS)).toBe(false);
    expect(teamMeetsLine(team, 0, 'elf + Orvtámadás', SETTINGS)).toBe(true);
  });

  it('reads a csapatszint only where there is a number', () => {
    expect([levelAsked('csapatszint: 7'), levelAsked('csapatszint'), levelAsked('7')]).toEqual([7, null, null]);
  });
});
