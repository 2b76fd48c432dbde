import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../cards/card.ts';
import { createVocabulary, VOCABULARY } from '../cards/keywords/keywords.ts';
import { KEYWORD_IDS } from '../cards/keywords/vocabulary.ts';
import {
  chosenIn,
  FACETS,
  facetOrder,
  facetTerm,
  facetValues,
  hasTerm,
  toggleFacet,
  toggleTerm,
  withoutFacet,
} from './facets.ts';
import { buildSearchIndex, parseQuery } from './index.ts';

const value = (key: string, word = key) => ({ key, word });
const mp = (text: string, key: string) => toggleFacet(text, 'mp', value(key), 'hu');

describe('facets in the query text', () => {
  it('puts a value into the text, joins several, and takes them out again', () => {
    expect(mp('', '3')).toBe('mp:3');
    expect(mp('mp:3', '4')).toBe('(mp:3 vagy mp:4)');
    expect(mp('(mp:3 vagy mp:4)', '3')).toBe('mp:4');
    expect(mp('mp:4', '4')).toBe('');
    expect(mp('farkas mp:4 faj:elf', '7+')).toBe('farkas (mp:4 vagy mp>=7) faj:elf');
  });

  it('knows what was typed by hand in either language, and leaves its words', () => {
    expect([...chosenIn('cost:3 type:adventurer', 'mp')]).toEqual(['3']);
    expect([...chosenIn('cost:3 type:adventurer', 'type')]).toEqual(['adventurer']);
    expect(toggleFacet('type:adventurer', 'type', value('quest'), 'hu')).toBe('(type:adventurer vagy típus:küldetés)');
    expect(mp('mp:2 vagy cost:x', '5')).toBe('(mp:2 vagy cost:x vagy mp:5)');
  });

  it('leaves other questions about the same field alone', () => {
    expect([...chosenIn('mp<=3 -mp:2 kulcsszó:"KINCS 3"', 'mp')]).toEqual([]);
    expect(mp('mp<=3', '2')).toBe('mp<=3 mp:2');
    expect(toggleFacet('kulcsszó:"KINCS 3"', 'keyword', value('treasure'), 'hu')).toBe(
      'kulcsszó:"KINCS 3" kulcsszó:KINCS',
    );
  });

  it('puts alternatives into brackets before it adds to them', () => {
    expect(mp('farkas vagy medve', '3')).toBe('(farkas vagy medve) mp:3');
    expect(mp('(farkas vagy medve)', '3')).toBe('(farkas vagy medve) mp:3');
  });

  it('drops the joining word beside what it takes out', () => {
    expect(mp('farkas és mp:3', '3')).toBe('farkas');
    expect(withoutFacet('farkas és mp:3', 'mp')).toBe('farkas');
  });

  it('leaves a text that is no query as it is', () => {
    expect(mp('mp<=', '3')).toBe('mp<=');
    expect(mp('"nyitva', '3')).toBe('"nyitva');
  });

  it('writes terms that ask for just that value, for every value in both languages', () => {
    const named = createVocabulary({ largerHand: 'BŐ KÉZ' });
    for (const vocabulary of [VOCABULARY, named]) {
      for (const lang of ['hu', 'en'] as const) {
        for (const facet of FACETS) {
          const values = [
            ...facetOrder(facet).map((key) => value(key)),
            ...(facet === 'set' ? [value('elso vagy ket', 'Első vagy két')] : []),
          ];
          for (const one of values) {
            const term = facetTerm(facet, one, lang, vocabulary);
            expect([...chosenIn(term, facet, vocabulary)], term).toEqual([one.key]);
            expect(toggleFacet(term, facet, one, lang, vocabulary)).toBe('');
          }
        }
      }
    }
    expect(KEYWORD_IDS.length).toBe(38);
  });

  it('comes back to the same question when a value is taken in and out', () => {
    const texts = fc.constantFrom(
      '',
      'farkas',
      'a vagy b',
      'mp<=3 -faj:elf',
      '(típus:küldetés vagy típus:ómen) "két szó"',
      'mp:3 és kincs',
    );
    const picked = fc.constantFrom(...FACETS.flatMap((facet) => facetOrder(facet).map((key) => ({ facet, key }))));
    fc.assert(
      fc.property(texts, picked, (text, { facet, key }) => {
        fc.pre(!chosenIn(text, facet).has(key));
        const back = toggleFacet(toggleFacet(text, facet, value(key), 'hu'), facet, value(key), 'hu');
        expect(parseQuery(back)).toEqual(parseQuery(text));
      }),
    );
  });
});

describe('counts', () => {
  const cards = [
    stubCard('Alfa', {
      type: 'adventurer',
      mp: 3,
      alignment: 'Élet',
      printings: [{ set: 'Alap', number: null, rarity: null, artist: null }],
    }),
    stubCard('Béta', { type: 'adventurer', mp: 8, alignment: 'élet', abilities: [{ text: 'KINCS 2. KINCS 3.' }] }),
    stubCard('Cápa', { type: 'quest', mp: '2X' }),
    stubCard('Delta', { mp: 7 }),
  ];
  const index = buildSearchIndex(cards);
  const counts = (text: string, facet: (typeof FACETS)[number]) => {
    const parsed = parseQuery(text);
    if (!parsed.ok) throw new Error(text);
    return [...index.count(parsed.query, facet)].map(([key, { count }]) => [key, count]);
  };

  it('counts each card once for each value it has', () => {
    expect(counts('', 'type')).toEqual([
      ['adventurer', 2],
      ['quest', 1],
      ['?', 1],
    ]);
    expect(counts('', 'mp')).toEqual([
      ['3', 1],
      ['7+', 2],
      ['X', 1],
    ]);
    expect(counts('', 'alignment')).toEqual([['elet', 2]]);
    expect(counts('', 'keyword')).toEqual([['treasure', 1]]);
    expect(counts('', 'set')).toEqual([['alap', 1]]);
    expect(counts('típus:kalandozó', 'mp')).toEqual([
      ['3', 1],
      ['7+', 1],
    ]);
  });

  it('finds, with the term of a value, as many cards as were counted', () => {
    for (const facet of FACETS) {
      const values = new Map(
        cards.flatMap((card) => facetValues(card, facet, VOCABULARY).map((one) => [one.key, one])),
      );
      for (const [key, one] of values) {
        const parsed = parseQuery(facetTerm(facet, one, 'hu'));
        const found = parsed.ok ? index.search(parsed.query).length : -1;
        expect(found, `${facet} ${key}`).toBe(new Map(index.count({ kind: 'all' }, facet)).get(key)?.count);
      }
    }
  });
});

it('takes a single term in and out, whatever stands beside it', () => {
  expect(toggleTerm('', 'megvan:igen')).toBe('megvan:igen');
  expect(toggleTerm('elf', 'megvan:igen')).toBe('elf megvan:igen');
  expect(toggleTerm('elf vagy ork', 'megvan:igen')).toBe('(elf vagy ork) megvan:igen');
  expect(toggleTerm('elf owned>=1 mp:2', 'megvan:igen')).toBe('elf mp:2');
  expect(toggleTerm('(elf', 'megvan:igen')).toBe('(elf');
  expect([hasTerm('elf owned:yes', 'megvan:igen'), hasTerm('-megvan:igen', 'megvan:igen')]).toEqual([true, false]);
});
