import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { type Deck, type DeckEntry, SECTIONS, setCount } from '../deck.ts';
import { readList } from '../reader/read.ts';
import { WRITE_FORMATS, writeDeck } from '../writer/write.ts';
import { canonicalList, listHash } from './hash.ts';

const names = ['Alfa', 'Béta', 'Gamma', 'Őrtorony', 'kor', 'kór', 'kör'];
const entries = fc
  .uniqueArray(fc.record({ name: fc.constantFrom(...names), count: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ name }) => name,
  })
  .map((list): DeckEntry[] => list);
const decks: fc.Arbitrary<Deck> = fc.record({
  name: fc.option(fc.string()),
  sections: fc.record({ torony: entries, jovo: entries, csere: entries }),
});
const catalogue = createCatalogue(names.map((name) => stubCard(name)));

describe('the list hash', () => {
  it('is the documented one', () => {
    const deck: Deck = {
      name: 'Mindegy',
      sections: {
        torony: [{ name: 'Kilátó', count: 1 }],
        jovo: [
          { name: 'Béta', count: 1 },
          { name: 'Alfa', count: 3 },
        ],
        csere: [],
      },
    };
    expect(canonicalList(deck)).toBe('jovolato-list 1\ntorony 1 kilátó\njovo 3 alfa\njovo 1 béta\n');
    expect(listHash(deck)).toBe('6ANA-219K-9FQ0-XBDQ');
  });

  it('does not change with the deck name, the order, or the case of letters', () => {
    fc.assert(
      fc.property(decks, fc.string(), (deck, name) => {
        const turned = SECTIONS.map((id) => [
          id,
          deck.sections[id].map((entry) => ({ ...entry, name: entry.name.toUpperCase() })).reverse(),
        ]);
        expect(listHash({ name, sections: Object.fromEntries(turned) as Deck['sections'] })).toBe(listHash(deck));
      }),
    );
  });

  it.each(WRITE_FORMATS)('is the same for the list written as %s', (format) => {
    fc.assert(
      fc.property(decks, (deck) => {
        expect(listHash(readList(writeDeck(deck, format, catalogue), catalogue).deck)).toBe(listHash(deck));
      }),
      { numRuns: 200 },
    );
  });

  it('changes with every count, section and name', () => {
    fc.assert(
      fc.property(
        decks,
        fc.constantFrom(...SECTIONS),
        fc.constantFrom(...names),
        fc.nat(9),
        (deck, id, name, count) => {
          const changed = setCount(deck, id, name, count);
          const same = (deck.sections[id].find((entry) => entry.name === name)?.count ?? 0) === count;
          expect(listHash(changed) === listHash(deck)).toBe(same);
        },
      ),
    );
  });

  it('tells accents apart and holds nothing that can be misread', () => {
    const one = (name: string): Deck => ({
      name: null,
      sections: { torony: [], jovo: [{ name, count: 1 }], csere: [] },
    });
    expect(new Set(['kor', 'kór', 'kör'].map((name) => listHash(one(name)))).size).toBe(3);
    expect(listHash(one('kor'))).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});
