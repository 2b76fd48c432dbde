import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../cards/catalogue.ts';
import { readCards } from '../../cards/import/read.ts';
import { openCsv } from '../../cards/table/open.ts';
import { readTable } from '../../cards/table/read.ts';
import { readList } from './read.ts';

const catalogue = createCatalogue([]);
const list = (text: string) => readList(text, catalogue);
const cards = (text: string) => readCards(text);
const table = (text: string) => {
  const opened = openCsv(text);
  return opened.ok && readTable(opened.table);
};

/** Files of n parts that once cost, or might cost, more than n: endless lines, things never closed, one thing over and over. */
const FILES: Readonly<Record<string, readonly [read: (text: string) => unknown, text: (n: number) => string]>> = {
  'bare carriage returns': [list, (n) => '\r'.repeat(8 * n)],
  'lines ended by a bare carriage return': [list, (n) => '1 Alfa\r'.repeat(n)],
  'headings with a number': [list, (n) => 'Lapok (900)\n'.repeat(n)],
  'one line of letters': [list, (n) => 'a'.repeat(16 * n)],
  'one line of quotation marks': [list, (n) => '"'.repeat(16 * n)],
  'one line of stars': [list, (n) => `${'*'.repeat(16 * n)}x`],
  'one line of commas': [list, (n) => `Torony: ${'a,'.repeat(4 * n)}`],
  'comments never closed': [list, (n) => '<p><!--'.repeat(4 * n)],
  'declarations never closed': [list, (n) => `<p>${'<!'.repeat(8 * n)}`],
  'angle brackets': [list, (n) => `<p>${'<'.repeat(8 * n)}`],
  'elements inside one another': [list, (n) => `${'<div>'.repeat(90)}x${'</div>'.repeat(90)}`.repeat(n / 50)],
  'paragraphs never closed': [list, (n) => '<p>x'.repeat(n)],
  'brackets inside one another': [list, (n) => '['.repeat(8 * n)],
  'a list broken off': [list, (n) => `["a"${',"a"'.repeat(n)}`],
  'quotation marks that pair with nothing': [list, (n) => `Név;Db\n${'"a;1\n'.repeat(n)}`],
  'one card with many printings': [
    cards,
    (n) => JSON.stringify(Array.from({ length: n }, (_, i) => ({ name: 'Lap', printings: [{ set: `${i}` }] }))),
  ],
  'a literal broken off': [cards, (n) => `x = [${'{name:"a"},\n'.repeat(n)}`],
  'comments before an object': [cards, (n) => '/*'.repeat(8 * n)],
  'a table of bare carriage returns': [table, (n) => `${'\r'.repeat(8 * n)}Név`],
  'a table of one row': [table, (n) => `Név${';x'.repeat(4 * n)}\na`],
};

const SMALL = 1000;
const TIMES = 8;
/** Linear work takes eight times as long, work that grows with the square sixty-four times; a busy machine lies in between. */
const WORST = 32;

const least = (work: () => unknown) => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const begun = performance.now();
    work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
};

describe('no reader costs more than the length of its file', () => {
  it.each(Object.entries(FILES))('%s', (_name, [read, text]) => {
    const [small, large] = [text(SMALL), text(SMALL * TIMES)];
    read(small);
    // Below a few milliseconds there is nothing to compare.
    expect(least(() => read(large))).toBeLessThan(Math.max(50, WORST * least(() => read(small))));
  });
});
