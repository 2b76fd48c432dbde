import { describe, expect, it } from 'vitest';
import { abilitySchema } from '../../../engine/mk/cards/card.ts';
import { choiceOf, readStructure, withReading } from './readings.ts';

const DRAW = { acts: [{ do: 'draw' as const, who: 'own' as const, n: 2 }] };
const ability = abilitySchema.parse({ text: 'Játékosa lapot húz. Valami mást is tesz.' });

describe('corrected readings', () => {
  it('takes a structure only as the catalogue does, and names the first wrong place', () => {
    expect(readStructure(JSON.stringify([DRAW]))).toEqual({ ok: true, effects: [DRAW] });
    expect(readStructure('[{')).toEqual({ ok: false, path: null });
    expect(readStructure('[]')).toEqual({ ok: false, path: '' });
    expect(readStructure('[{"acts":[{"do":"draw","who":"own","n":-1}]}]')).toMatchObject({ ok: false });
    const strange = readStructure('[{"acts":[{"do":"fly"}]}]');
    expect(strange.ok ? '' : strange.path).toContain('0.acts.0');
  });

  it('keeps one reading for a sentence, and takes it back', () => {
    const sentence = 'Játékosa lapot húz.';
    const byHand = { ...ability, readings: withReading(ability, sentence, null) };
    expect(choiceOf(byHand, sentence)).toBe('hand');
    expect(choiceOf(byHand, 'Valami mást is tesz.')).toBe('program');
    const own = { ...byHand, readings: withReading(byHand, sentence, [DRAW]) };
    expect(own.readings).toEqual([{ sentence, effects: [DRAW] }]);
    expect(choiceOf(own, sentence)).toBe('own');
    expect(withReading(own, sentence, undefined)).toEqual([]);
  });
});
