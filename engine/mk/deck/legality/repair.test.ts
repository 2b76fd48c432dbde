import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardInput, stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { addCopies, countIn, type Deck, emptyDeck, SECTIONS } from '../deck.ts';
import { type Format, formatSchema } from '../formats/format.ts';
import { checkDeck } from './check.ts';
import { repairSize } from './problem.ts';
import { applyRepair } from './repair.ts';

const text = (words: string): Partial<CardInput> => ({ abilities: [{ text: words }] });
const KNOWN: readonly [string, Partial<CardInput>][] = [
  ...Array.from(
    { length: 6 },
    (_, i) => [`Szint ${i}`, { type: 'towerLevel' as const }] as [string, Partial<CardInput>],
  ),
  ...Array.from(
    { length: 8 },
    (_, i) => [`Harcos ${i}`, { type: 'adventurer' as const, named: i < 2 }] as [string, Partial<CardInput>],
  ),
  ['Álruhás', { type: 'adventurer', ...text('IGAZ NÉV - Harcos 0.') }],
  ['Örökös', { type: 'adventurer', ...text('ÉLETÚT (Harcos 1).') }],
  ['Feledett', { type: 'adventurer', ...text('ELFELEDETT.') }],
  ['Őskori', { type: 'adventurer', ...text('ŐSERŐ.') }],
  ['Zombi', { type: 'adventurer', token: true }],
  ['Baljós jel', { type: 'omen' }],
  ['Másik jel', { type: 'omen' }],
  ['Kiválasztott', { type: 'paragon' }],
  ['Vázlat', {}],
  ['Tiltott', { type: 'event' }],
  ['Ritka', { type: 'event' }],
  ['Hétszer', { type: 'event' }],
];
const NAMES = [...KNOWN.map(([name]) => name), 'Ismeretlen egy', 'Ismeretlen kettő'];
const catalogue = createCatalogue([
  ...KNOWN.map(([name, card]) => stubCard(name, card)),
  ...Array.from({ length: 40 }, (_, i) => stubCard(`Tartalék szint ${i}`, { type: 'towerLevel' })),
]);

const decks = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      count: fc.integer({ min: 1, max: 25 }),
      section: fc.constantFrom(...SECTIONS),
    }),
    { maxLength: 14 },
  )
  .map((cards) =>
    cards.reduce(
      (deck, { name, count, section }) =>
        addCopies(deck, section, name, section === 'torony' ? Math.min(count, 3) : count),
      emptyDeck(),
    ),
  );

const formats = fc
  .record({
    sections: fc.constantFrom('jovo+csere' as const, 'jovo' as const),
    tower: fc.boolean(),
    trueNames: fc.boolean(),
    maximum: fc.constantFrom(null, 60, 80),
    spareMinimum: fc.constantFrom(0, 5),
    spareMaximum: fc.constantFrom(null, 10),
    lists: fc.boolean(),
    strict: fc.boolean(),
  })
  .map(
    (wish): Format =>
      formatSchema.parse({
        jovolato: 'format',
        version: 1,
        id: 'proba',
        name: 'Próba',
        readings: [
          { limit: 3, minimum: 40, maximum: wish.maximum },
          { limit: 4, minimum: 60, maximum: wish.maximum },
        ],
        copies: {
          sections: wish.sections,
          tower: wish.tower,
          trueNames: wish.trueNames,
          perCard: wish.lists ? { Hétszer: 7 } : {},
        },
        spare: { minimum: wish.spareMinimum, maximum: wish.spareMaximum },
        banned: wish.lists ? ['Tiltott'] : [],
        restricted: wish.lists ? ['Ritka'] : [],
        severities: wish.strict
          ? {
              NAMED_COPIES: 'error',
              OMEN_COUNT: 'error',
              PARAGON_COUNT: 'error',
              UNKNOWN_CARD: 'error',
              FORGOTTEN_NOT_FREE: 'error',
            }
          : {},
      }),
  );

/** Any card the player likes: a new toronyszint for the tower, a new card elsewhere. */
function anyCard(deck: Deck, section: (typeof SECTIONS)[number]): string {
  if (section !== 'torony') return `Új lap ${SECTIONS.reduce((sum, id) => sum + deck.sections[id].length, 0)}`;
  const free = Array.from({ length: 40 }, (_, i) => `Tartalék szint ${i}`).find(
    (name) => countIn(deck, 'torony', name) === 0,
  );
  if (free === undefined) throw new Error('no tower level left');
  return free;
}

const same = (a: { code: string; cards: readonly string[] }, b: typeof a) =>
  a.code === b.code && a.cards.join('|') === b.cards.join('|');

describe('repairs', () => {
  it('every error has one, and after it that problem is gone in the same reading', () => {
    let repaired = 0;
    fc.assert(
      fc.property(decks, formats, (deck, format) => {
        checkDeck(deck, catalogue, format).readings.forEach((reading, i) => {
          for (const problem of reading.problems.filter(({ severity }) => severity === 'error')) {
            if (problem.repair.length === 0) expect.fail(`${problem.code} has no repair`);
            const after = applyRepair(deck, problem.repair, (now, step) => anyCard(now, step.section));
            const left = checkDeck(after, catalogue, format).readings[i]?.problems.filter((other) =>
              same(other, problem),
            );
            if (left?.length !== 0) expect(left, problem.code).toEqual([]);
            repaired++;
          }
        });
      }),
      { numRuns: 1500 },
    );
    expect(repaired).toBeGreaterThan(2500);
  });

  it('take or move only what is there, and put nothing more in than is asked for', () => {
    fc.assert(
      fc.property(decks, formats, (deck, format) => {
        for (const reading of checkDeck(deck, catalogue, format).readings) {
          for (const { repair } of reading.problems) {
            let now = deck;
            for (const step of repair) {
              expect(step.count).toBeGreaterThan(0);
              if ('remove' in step) expect(countIn(now, step.section, step.remove)).toBeGreaterThanOrEqual(step.count);
              if ('move' in step) expect(countIn(now, step.from, step.move)).toBeGreaterThanOrEqual(step.count);
              now = applyRepair(now, [step], (before, { section }) => anyCard(before, section));
            }
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('of the tower never make another fault of the tower', () => {
    const towerCodes = ['TOWER_COUNT', 'TOWER_NOT_DISTINCT', 'NOT_A_TOWER_LEVEL'];
    fc.assert(
      fc.property(decks, (deck) => {
        const before = checkDeck(deck, catalogue);
        const known = before.closest.problems.filter(({ code }) => towerCodes.includes(code));
        for (const problem of known) {
          const after = checkDeck(
            applyRepair(deck, problem.repair, (now, step) => anyCard(now, step.section)),
            catalogue,
          );
          const left = after.readings[0]?.problems.filter(({ code }) => towerCodes.includes(code)) ?? [];
          expect(left.every((other) => known.some((old) => same(old, other)))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('lead to a legal deck when they are applied one after the other', () => {
    fc.assert(
      fc.property(decks, (start) => {
        let deck = start;
        const limit = checkDeck(deck, catalogue).closest.limit;
        for (let round = 0; round < 60; round++) {
          const reading = checkDeck(deck, catalogue).readings.find((one) => one.limit === limit);
          const [problem] = reading?.problems ?? [];
          if (problem?.severity !== 'error') break;
          deck = applyRepair(deck, problem.repair, (now, step) => anyCard(now, step.section));
        }
        expect(checkDeck(deck, catalogue).legal).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('leave the choice of any card to the player where nobody chooses', () => {
    const deck = addCopies(emptyDeck(), 'jovo', 'Harcos 3', 3);
    expect(applyRepair(deck, [{ add: null, count: 37, section: 'jovo' }])).toEqual(deck);
  });
});

describe('the reading closest to legal', () => {
  it('is a legal one, else the one with the smallest repairs, else the first', () => {
    fc.assert(
      fc.property(decks, formats, (deck, format) => {
        const { readings, closest, legal } = checkDeck(deck, catalogue, format);
        expect(legal).toBe(readings.some((reading) => reading.legal));
        const cost = (reading: (typeof readings)[number]) =>
          reading.problems
            .filter(({ severity }) => severity === 'error')
            .reduce((sum, { repair }) => sum + repairSize(repair), 0);
        const least = Math.min(...readings.map(cost));
        const wanted = readings.find((reading) => reading.legal) ?? readings.find((reading) => cost(reading) === least);
        expect(closest).toBe(wanted);
      }),
      { numRuns: 2000 },
    );
  });
});

it('errors come first, then warnings, then infos', () => {
  const order = ['error', 'warning', 'info'];
  fc.assert(
    fc.property(decks, formats, (deck, format) => {
      for (const { problems } of checkDeck(deck, catalogue, format).readings) {
        const ranks = problems.map(({ severity }) => order.indexOf(severity));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }
    }),
  );
});

it('ALAP.02 a token counts nowhere: without it everything else is the same', () => {
  fc.assert(
    fc.property(decks, fc.constantFrom(...SECTIONS), (deck, section) => {
      const bare = SECTIONS.reduce((list, id) => addCopies(list, id, 'Zombi', -999), deck);
      const without = checkDeck(bare, catalogue);
      const withToken = checkDeck(addCopies(bare, section, 'Zombi', 2), catalogue);
      withToken.readings.forEach(({ problems }, i) => {
        expect(problems.filter(({ code }) => code !== 'TOKEN_IN_DECK')).toEqual(without.readings[i]?.problems);
      });
      expect(withToken.sizes).toEqual(without.sizes);
    }),
  );
});
