import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, fold, foldCase } from '../../text/fold.ts';
import { stubCard } from '../cards/card.ts';
import { createCatalogue } from '../cards/catalogue.ts';
import { countIn, type Deck, emptyDeck, entriesIn, PLACES, type PlaceId, setCount, withEntries } from './deck.ts';
import { readList } from './reader/read.ts';
import { WRITE_FORMATS, type WriteFormat, writeDeck } from './writer/write.ts';

/** Names that look like something else: counts, headings, comments, formulas, markup, quotation marks. */
const EVIL_NAMES = [
  '1996-os hadjárat',
  '7. érzék',
  '2 kard',
  '2x kard',
  'x2',
  'X mint ismeretlen',
  '4',
  '0',
  'Alfa x2',
  'Alfa ×2',
  'Alfa (4)',
  'Alfa [4]',
  'Alfa 4',
  'Alfa: 4',
  'Alfa, 4 db',
  'Alfa (M1) 12',
  'Alfa [ALF]',
  'Alfa (kalandozó, 4 MP)',
  'Alfa # béta',
  '# Alfa',
  '#Alfa',
  '// Alfa',
  '-- Alfa',
  '; Alfa',
  '- Alfa',
  '-Alfa',
  '* Alfa',
  '**Alfa**',
  '_Alfa_',
  '`Alfa`',
  '| Alfa |',
  'Alfa | béta',
  'Alfa\\',
  '\\|Alfa',
  '=cmd()',
  '+1 élet',
  '@Alfa',
  "'=cmd",
  "''=cmd",
  "'Alfa'",
  '"Alfa"',
  '"Alfa',
  'Alfa"',
  'Al"fa',
  '„Alfa”',
  '«Alfa»',
  '"Al""fa"',
  'Alfa; béta',
  'Alfa, béta',
  '3;Alfa',
  '3,Alfa',
  '1,5 Alfa',
  'Torony',
  'Torony:',
  'Jövő (40):',
  'Csere',
  'Torony: alcím',
  'Pakli: cím',
  'SB: Alfa',
  'Lények (12)',
  'Lények:',
  'Kalandozók',
  'Összesen: 40',
  'Pakli neve: cím',
  'Név',
  'Darab',
  '&amp;',
  '&lt;b&gt;',
  '<b>Alfa</b>',
  '<table>',
  'A<br>B',
  '</td>',
  '[4] Alfa',
  '(4) Alfa',
  '[Alfa](http://pelda)',
  '{"name":"Alfa"}',
  '["Alfa"]',
  '> Alfa',
  '---',
  '***',
  '## Torony',
  '```',
  '...',
  'Alfa.',
  'Alfa -',
  'Alfa - 4',
  'Alfa/béta',
  'Alfa\u00adbéta',
  '1. Alfa',
  '1) Alfa',
  '10 000 forint',
  'sep=;',
  'db Alfa',
  '3 db',
];

const names = fc.oneof(
  fc.constantFrom(...EVIL_NAMES),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
  fc.string({
    unit: fc.constantFrom(...'0123456789 xX×.,:;#/\\|"\'„”()[]<>&*_-=+@~`{}aáTorony'),
    minLength: 1,
    maxLength: 12,
  }),
);

/** A title that reads as a total is taken for one. */
const TOTAL = /^(?:összesen|total)\b/iu;

const deckOf = (cards: readonly { name: string; count: number; section: number }[], title: string | null): Deck => {
  let deck: Deck = emptyDeck(title === null || cleanName(title) === '' || TOTAL.test(title) ? null : cleanName(title));
  const seen = new Map<string, string>();
  for (const { name, count, section } of cards) {
    const clean = cleanName(name);
    if (fold(clean) === '') continue;
    const spelled = seen.get(foldCase(clean)) ?? clean;
    seen.set(foldCase(clean), spelled);
    const place = PLACES[section % PLACES.length] as PlaceId;
    if (countIn(deck, place, spelled) === 0) deck = setCount(deck, place, spelled, count);
  }
  return deck;
};

/** What a form can hold of a deck: a share code has no room for what is outside. */
const kept = (deck: Deck, format: WriteFormat): Deck => (format === 'code' ? withEntries(deck, 'outside', []) : deck);

/** Decks of up to so many copies of a card. */
const decksOf = (most: number) =>
  fc
    .tuple(
      fc.array(fc.record({ name: names, count: fc.integer({ min: 1, max: most }), section: fc.nat(3) }), {
        maxLength: 12,
      }),
      fc.option(names),
    )
    .map(([cards, title]) => deckOf(cards, title));

const namesOf = (deck: Deck) => [...new Set(PLACES.flatMap((id) => entriesIn(deck, id).map(({ name }) => name)))];

describe.each(WRITE_FORMATS)('what is written as %s is read back as the same deck', (format) => {
  // A saved object of Tabletop Simulator holds every copy as an object of its own.
  const decks = decksOf(format === 'tts' ? 9 : 999);

  it('when the catalogue knows every name, half of them toronyszint', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const catalogue = createCatalogue(
          namesOf(deck).map((name, i) => stubCard(name, { type: i % 2 === 0 ? 'towerLevel' : 'event' })),
        );
        expect(readList(writeDeck(deck, format, catalogue), catalogue).deck).toEqual(kept(deck, format));
      }),
      { numRuns: 1000 },
    );
  });

  it('when the catalogue knows some of the names', () => {
    fc.assert(
      fc.property(decks, fc.nat(), (deck, salt) => {
        const known = namesOf(deck).filter((_, i) => ((salt >> (i % 16)) & 1) === 1);
        const catalogue = createCatalogue([...known, 'Alfa', '=cmd', 'béta'].map((name) => stubCard(name)));
        // A name that folds to a known one, or is a damaged known one, is that card; what was read once is what must come back.
        const read = readList(writeDeck(deck, format, catalogue), catalogue).deck;
        expect(readList(writeDeck(read, format, catalogue), catalogue).deck).toEqual(kept(read, format));
      }),
      { numRuns: 1000 },
    );
  });

  it('when no name is known', () => {
    const nothing = createCatalogue([]);
    fc.assert(
      fc.property(decks, (deck) => {
        expect(readList(writeDeck(deck, format, nothing), nothing).deck).toEqual(kept(deck, format));
      }),
      { numRuns: 1000 },
    );
  });

  it('for every evil name alone and all of them together', () => {
    const catalogue = createCatalogue(EVIL_NAMES.map((name) => stubCard(cleanName(name))));
    for (const known of [catalogue, createCatalogue([])]) {
      for (const section of [0, 1, 2, 3]) {
        for (const name of EVIL_NAMES) {
          const deck = deckOf([{ name, count: 2, section }], null);
          expect(readList(writeDeck(deck, format, known), known).deck, name).toEqual(kept(deck, format));
        }
        const all = deckOf(
          EVIL_NAMES.map((name, i) => ({ name, count: 1 + (i % 4), section })),
          'Próba',
        );
        expect(readList(writeDeck(all, format, known), known).deck).toEqual(kept(all, format));
      }
    }
  });
});
