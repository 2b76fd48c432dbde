import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEYWORD_IDS, makeKeyword } from '../engine/mk/cards/keywords/vocabulary.ts';
import { explainKeyword, keywordLabel, keywordWords } from './keywords.ts';

it('labels a keyword by its printed name, the name given, or what it does; never by a clause number', () => {
  expect(keywordLabel('treasure', 'en')).toBe('KINCS');
  expect(keywordLabel('largerHand', 'hu')).toBe('nagyobb kéz');
  for (const id of KEYWORD_IDS)
    for (const lang of ['hu', 'en'] as const) expect(keywordLabel(id, lang)).not.toMatch(/^\d/);
  const larger = { ...makeKeyword('largerHand'), value: null };
  expect(keywordWords(larger, 'hu')).toBe('nagyobb kéz');
  expect(keywordWords({ ...makeKeyword('treasure'), value: 3 }, 'hu')).toBe('KINCS 3');
  expect(keywordLabel('largerHand', 'hu', { largerHand: 'BŐ KÉZ' })).toBe('BŐ KÉZ');
});

it('explains every keyword in both languages in full sentences', () => {
  for (const id of KEYWORD_IDS)
    for (const lang of ['hu', 'en'] as const) expect(explainKeyword(id, lang)).toMatch(/^[\p{Lu}+].*\.$/u);
});

it('are all in the glossary', () => {
  const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');
  expect(KEYWORD_IDS.filter((id) => !glossary.includes(`\`${id}\``))).toEqual([]);
});

it('explains a keyword of a card with the numbers printed on it, and keeps X where none is', () => {
  const treasure = makeKeyword('treasure');
  expect(explainKeyword({ ...treasure, value: 3 }, 'hu')).toContain('legalább 3;');
  expect(explainKeyword({ ...treasure, value: null }, 'hu')).toContain('legalább X;');
  const armour = explainKeyword({ ...makeKeyword('armour'), value: 8, second: 2 }, 'hu');
  expect(armour).toMatch(/Legfeljebb 8 .*: 2\.$/u);
  for (const id of KEYWORD_IDS)
    for (const lang of ['hu', 'en'] as const)
      expect(explainKeyword({ id, value: 4, second: 5 }, lang)).not.toMatch(/\b[XY]\b/u);
});
