import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CardInput, stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { type Deck, entriesIn, PLACES } from '../deck.ts';
import { checkDeck } from '../legality/check.ts';
import { writeDeck } from '../writer/write.ts';
import { LINE_KINDS } from './assemble.ts';
import { physicalLines } from './lines.ts';
import { readList } from './read.ts';

const KNOWN: readonly [string, Partial<CardInput>][] = [
  ['Alfa', { type: 'event' }],
  ['Tűz/Jég', { type: 'action' }],
  ['7. érzék', { type: 'action' }],
  ['1996-os hadjárat', { type: 'event' }],
  ["Oz'mog, a vén", { type: 'adventurer' }],
  ['Torony', { type: 'event' }],
  ['Kilátó', { type: 'towerLevel' }],
  ['Pincesor', { type: 'towerLevel' }],
  ['Vér', {}],
  ['Ver', {}],
];
const catalogue = createCatalogue(KNOWN.map(([name, card]) => stubCard(name, card)));

const PIECES = [
  ...KNOWN.map(([name]) => name),
  ...[
    'Senki',
    'ALFA',
    'Torony:',
    'Jövő (40):',
    'Csere',
    'Lények (12)',
    '// x',
    '# x',
    ' # megjegyzés',
    '(M1) 12',
    '[ALF]',
  ],
  ...[
    '4',
    'x4',
    '4x',
    '×2',
    ' db ',
    '0',
    '-1',
    '1,5',
    '99999999999',
    '４',
    '[4]',
    '(4)',
    ':',
    ';',
    ',',
    '|',
    '\t',
    ' ',
    '  ',
    '"',
    "'",
    '„',
    '”',
  ],
  ...[
    '- ',
    '* ',
    '7. ',
    '=',
    '<li>',
    '</li>',
    '<table>',
    '<tr><td>',
    '{',
    '}',
    '[',
    ']',
    '{"name":"Alfa","count":2}',
    '"Alfa",',
    '&amp;',
    '\\',
    '**',
  ],
  ...[
    'Darab;Név',
    'Név;Darab',
    '| Db | Név |',
    '|---|---|',
    '## Torony',
    '\ufeff',
    '\u200b',
    'õ',
    'o\u030b',
    '\u2028',
    '\u0085',
    '\ud800',
  ],
];
const lines = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const lists = fc
  .tuple(fc.array(lines, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([parts, end, last]) => parts.join(end) + (last ? end : ''));

const everything = (deck: Deck) => PLACES.flatMap((place) => entriesIn(deck, place));

/** Milliseconds; a busy machine takes minutes for thousands of lists, and only a reader that hangs takes longer. */
const PATIENT = 600_000;

it('no list crashes the reader, loses a line or makes up a card; 10,000 lists', { timeout: PATIENT }, () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { deck, lines: report } = readList(list, catalogue);
      expect(report.map(({ text }) => text)).toEqual(physicalLines(list));
      report.forEach(({ line, kind, count, cards }, i) => {
        expect(line).toBe(i + 1);
        expect(LINE_KINDS).toContain(kind);
        const isCard = kind === 'card' || kind === 'unknown' || kind === 'suggested';
        expect(cards.reduce((sum, card) => sum + card.count, 0)).toBe(isCard ? count : 0);
      });
      const total = (list: readonly { count: number | null }[]) =>
        list.reduce((sum, { count }) => sum + (count ?? 0), 0);
      expect(total(everything(deck))).toBe(total(report));
      const names = report.flatMap(({ cards }) => cards.map(({ name }) => name));
      for (const { name, count } of everything(deck)) {
        expect(names).toContain(name);
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(999);
      }
      checkDeck(deck, catalogue);
    }),
    { numRuns: 10_000 },
  );
});

it('read, written and read again it is the same deck', { timeout: PATIENT }, () => {
  fc.assert(
    fc.property(lists, fc.constantFrom('txt', 'csv', 'json', 'md', 'html' as const), (list, format) => {
      const { deck } = readList(list, catalogue);
      // On a page marks in an unknown name are taken for damage where the name without them is known.
      fc.pre(format !== 'html' || !/<[^>]*>/.test(list));
      expect(readList(writeDeck(deck, format, catalogue), catalogue).deck).toEqual(deck);
    }),
    { numRuns: 5000 },
  );
});

it('order of equal lines and their line ends change nothing in the deck', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 8 }), (parts) => {
      const unix = readList(parts.map((part) => part.replace(/[\r\n]/g, ' ')).join('\n'), catalogue).deck;
      const old = readList(parts.map((part) => part.replace(/[\r\n]/g, ' ')).join('\r'), catalogue).deck;
      expect(old).toEqual(unix);
    }),
    { numRuns: 1000 },
  );
});

it('a line of any length is one line of the report', () => {
  const long = [
    'a'.padEnd(20_000),
    '1,'.repeat(10_000),
    'a # '.repeat(5000),
    '- '.repeat(10_000),
    '['.repeat(10_000),
    'a\t'.repeat(10_000),
  ];
  for (const list of [
    ...long,
    '"'.repeat(10_000),
    '<li>'.repeat(5000),
    '4 x 3 db '.repeat(2000),
    'a (M1) '.repeat(3000),
  ]) {
    expect(readList(list, catalogue).lines).toHaveLength(1);
  }
});
