import { describe, expect, it } from 'vitest';
import { REASON_CODES } from '../engine/mk/pilot/pilot.ts';
import { LANGS } from './lang.ts';
import { reasonText } from './pilot-reasons.ts';

describe('reasons of the pilots', () => {
  it.each(LANGS)('are each a full sentence of its own (%s)', (lang) => {
    const texts = REASON_CODES.map((code) => reasonText({ code, n: 7, of: 11 }, String, lang));
    expect(new Set(texts).size).toBe(REASON_CODES.length);
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d][^()]*(\((legfeljebb |at most )?7\))?\.$/u);
  });

  it('name their cards and numbers', () => {
    const nameOf = (id: number) => ['Vadász', 'Harcos'][id] ?? '?';
    expect(reasonText({ code: 'solves', cards: [0, 1] }, nameOf, 'en')).toBe(
      'This team can solve the küldetés (“Vadász” and “Harcos”).',
    );
    expect(reasonText({ code: 'savesLevel', n: 5, of: 4 }, nameOf, 'hu')).toBe(
      'Megtartja a helyet: az akadályozó csapat szintje 5, a támadóé 4.',
    );
  });
});
