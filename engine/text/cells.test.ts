import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardCell, readListCell, unguardCell, writeListCell } from './cells.ts';

it.each(['=1+1', '+3', '-1 támadóküszöb', '@név', "'=x", "''-1"])('guards %s', (text) => {
  expect(guardCell(text)).toBe(`'${text}`);
});

it.each(['Alfa', "'s-Hertogenbosch", '3 - 1', ''])('leaves %s alone', (text) => {
  expect([guardCell(text), unguardCell(text)]).toEqual([text, text]);
});

it('gives back what was guarded', () => {
  const texts = fc.array(fc.constantFrom("'", '=', '+', '-', '@', 'a', ' ')).map((parts) => parts.join(''));
  fc.assert(fc.property(fc.oneof(texts, fc.string()), (text) => unguardCell(guardCell(text)) === text));
});

it.each([
  ['Úszás, Lopózás', ['Úszás', 'Lopózás']],
  ['Úszás;Lopózás', ['Úszás', 'Lopózás']],
  ['Úszás\nLopózás', ['Úszás', 'Lopózás']],
  ["Oz'mog, a vén |", ["Oz'mog, a vén"]],
  ['a, b | c', ['a, b', 'c']],
  ['', []],
])('reads %s', (cell, values) => {
  expect(readListCell(cell)).toEqual(values);
});

it('gives back every list of values that have no blanks at their ends', () => {
  const value = fc
    .oneof(
      fc.string(),
      fc.array(fc.constantFrom('a', ',', ';', '|', '\\', '\n', ' ')).map((parts) => parts.join('')),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(readListCell(writeListCell(values))).toEqual(values);
    }),
    { numRuns: 5000 },
  );
});
