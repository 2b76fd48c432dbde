import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEYWORD_IDS } from '../engine/mk/cards/keywords/vocabulary.ts';
import { explainKeyword, keywordLabel } from './keywords.ts';

it('labels a keyword by its printed name, the name given, or its clause', () => {
  expect(keywordLabel('treasure', 'en')).toBe('KINCS');
  expect(keywordLabel('largerHand', 'hu')).toBe('2.26 nagyobb kéz');
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
