import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, it } from 'vitest';
import { fold } from '../../text/fold.ts';
import { compareHu } from '../../text/order.ts';
import { createSuggester } from './suggest.ts';

const suggester = (names: readonly string[]) => {
  const byFold = new Map<string, string[]>();
  for (const name of names) byFold.set(fold(name), [...(byFold.get(fold(name)) ?? []), name]);
  return createSuggester(byFold);
};

it('names that begin with the text come before names that are near', () => {
  const suggest = suggester(['Vadász', 'Vadászat a ködben', 'Madár', 'A vadász', 'Vadál']);
  expect(suggest('vadas', 3)).toEqual(['A vadász', 'Vadász', 'Vadászat a ködben']);
  expect(suggest('Vadák', 1)).toEqual(['Vadál']);
});

it('finds just what comparing every name finds', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdáőű1 -'), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40, selector: fold }),
      word,
      fc.integer({ min: 1, max: 4 }),
      (names, text, limit) => {
        const wanted = fold(text);
        const allowed = Math.min(6, Math.max(1, Math.floor(wanted.length / 3)));
        const score = (name: string) => {
          const key = fold(name);
          const begins = wanted.length >= 3 && (key.startsWith(wanted) || key.includes(` ${wanted}`));
          return begins ? 0.5 : distance(wanted, key);
        };
        const plain = names
          .filter((name) => wanted !== '' && score(name) <= allowed)
          .sort((a, b) => score(a) - score(b) || compareHu(a, b))
          .slice(0, limit);
        expect(suggester(names)(text, limit)).toEqual(plain);
      },
    ),
    { numRuns: 3000 },
  );
});

it('gives the same answer when asked again, and none for nothing', () => {
  const suggest = suggester(['Alfa', 'Alma']);
  expect(suggest('Alva', 2)).toEqual(suggest('Alva', 2));
  expect(suggest('', 3)).toEqual([]);
  expect(suggest('Alfa', 0)).toEqual([]);
});
