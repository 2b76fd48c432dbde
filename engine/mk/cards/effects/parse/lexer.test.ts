import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readText } from '../read.ts';
import { tokens } from './lexer.ts';

it('cuts every text to its end, whatever signs it is made of', () => {
  const part = fc.constantFrom(
    'MOMENTUM',
    '.',
    '..',
    '…',
    'kap',
    ' ',
    '2',
    '1.',
    '(',
    ')',
    '-',
    '"',
    'tűzmér',
    'X',
    '!',
    '\n',
    ':',
    "'",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const cut = tokens(text);
      for (const token of cut) expect(token.end).toBeGreaterThan(token.at);
      readText(text);
    }),
    { numRuns: 500 },
  );
});

it('moves on over a point that stands alone behind a keyword', () => {
  expect(tokens('MOMENTUM. tűzmér').map(({ text }) => text)).toEqual(['MOMENTUM', '.', 'tűzmér']);
});
