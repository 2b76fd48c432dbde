import { describe, expect, it } from 'vitest';
import { type CardInput, stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { addCopies, type Deck, emptyDeck, type SectionId } from '../deck.ts';
import { type FormatInput, formatSchema, STRICT } from '../formats/format.ts';
import { checkDeck } from './check.ts';
import { allowedCopies } from './copies.ts';
import { finePoints } from './fine.ts';
import type { ProblemCode } from './problem.ts';

const card = (name: string, known: Partial<CardInput> = {}) =>
  stubCard(name, { type: 'event', mp: 1, named: false, ...known });
const says = (text: string): Partial<CardInput> => ({ type: 'adventurer', level: 1, abilities: [{ text }] });
const catalogue = createCatalogue([
  ...['Alsó szint', 'Középső szint', 'Felső szint', 'Negyedik szint'].map((name) => card(name, { type: 'towerLevel' })),
  ...Array.from({ length: 30 }, (_, i) => card(`Töltelék ${i + 1}`)),
  card('Alfa'),
  card('Béta'),
  card('Zombi', { type: 'adventurer', token: true }),
  card('Ordas', { type: 'adventurer', named: true }),
  card('Álruhás', says('IGAZ NÉV - Ordas.')),
  card('Örökös', says('ÉLETÚT (Ordas).')),
  card('Tanonc', says('ÉLETÚT (harcos).')),
  card('Mester', { type: 'adventurer', named: false }),
  card('Feledett', says('ELFELEDETT.')),
  card('Őskori', says('ŐSERŐ.')),
  card('Ingyenes', says('Ha van tornyod, ingyen leidézhető.')),
  card('Kincses', says('KINCS 2. ŐSERŐ.')),
  card('Törzsi', says('Elf TÖRZSSZÖVETSÉG: ŐSERŐ.')),
  card('Ingyen tárgy', { type: 'action', abilities: [{ text: 'Ingyen leidézhető.' }] }),
  card('Talán', { named: null }),
]);

type Cards = Readonly<Record<string, number>>;
function deck(parts: Partial<Record<SectionId, Cards>>): Deck {
  let made = emptyDeck();
  for (const [section, cards] of Object.entries(parts)) {
    for (const [name, count] of Object.entries(cards ?? {})) made = addCopies(made, section as SectionId, name, count);
  }
  return made;
}

const TOWER = { 'Alsó szint': 1, 'Középső szint': 1, 'Felső szint': 1 };
/** So many further cards, so many of each. */
function filler(size: number, each: number): Cards {
  const cards: Record<string, number> = {};
  for (let i = 1, left = size; left > 0; i++, left -= each) cards[`Töltelék ${i}`] = Math.min(each, left);
  return cards;
}
const format = (more: Omit<FormatInput, 'jovolato' | 'version' | 'id' | 'name'>) =>
  formatSchema.parse({ jovolato: 'format', version: 1, id: 'klub', name: 'Klub', ...more });

const problemsOf = (made: Deck, limit = 3, rules = format({})) =>
  checkDeck(made, catalogue, rules).readings.find((reading) => reading.limit === limit)?.problems ?? [];
const find = (made: Deck, code: ProblemCode, limit = 3, rules = format({})) =>
  problemsOf(made, limit, rules).filter((problem) => problem.code === code);

describe('copies', () => {
  it('1.02.a counts Jövő and Cserepakli together and reports one problem per card', () => {
    const made = deck({ torony: TOWER, jovo: { Alfa: 3, ...filler(37, 3) }, csere: { Alfa: 2, Béta: 3 } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED')).toEqual([
      {
        code: 'COPY_LIMIT_EXCEEDED',
        severity: 'error',
        clause: '1.02.a',
        cards: ['Alfa'],
        have: 5,
        limit: 3,
        repair: [{ remove: 'Alfa', count: 2, section: 'csere' }],
      },
    ]);
  });

  it('1.02.a a fourth copy breaks limit 3 and keeps limit 4', () => {
    const made = deck({ torony: TOWER, jovo: { Alfa: 4, ...filler(56, 4) } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED', 3)[0]).toMatchObject({ have: 4, limit: 3 });
    expect(find(made, 'COPY_LIMIT_EXCEEDED', 4)).toEqual([]);
    expect(checkDeck(made, catalogue)).toMatchObject({ legal: true, closest: { limit: 4 } });
  });

  it('1.02.a unknown cards have copies too', () => {
    const made = deck({ torony: TOWER, jovo: { 'Senki lapja': 4, ...filler(36, 3) } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED')[0]).toMatchObject({ cards: ['Senki lapja'], have: 4 });
  });

  it('1.02.a takes the surplus out in one step, and out of the Jövő only where it can spare it', () => {
    const repair = (jovo: number, csere: number, size: number) =>
      find(
        deck({ torony: TOWER, jovo: { Alfa: jovo, ...filler(size - jovo, 3) }, csere: { Alfa: csere } }),
        'COPY_LIMIT_EXCEEDED',
      )[0]?.repair;
    expect(repair(5, 0, 42)).toEqual([{ remove: 'Alfa', count: 2, section: 'jovo' }]);
    expect(repair(4, 1, 42)).toEqual([{ remove: 'Alfa', count: 2, section: 'jovo' }]);
    expect(repair(4, 1, 41)).toEqual([
      { remove: 'Alfa', count: 1, section: 'csere' },
      { remove: 'Alfa', count: 1, section: 'jovo' },
    ]);
  });

  it('1.02.a the one function for copies gives the checker’s numbers', () => {
    const rules = format({ banned: ['Béta'], restricted: ['Mester'], copies: { perCard: { alfa: 7 } } });
    const allowed = (name: string, limit: number) => allowedCopies(name, emptyDeck(), catalogue, rules, limit);
    expect(['Alfa', 'Béta', 'Mester', 'Zombi', 'Töltelék 1', 'Senki lapja'].map((name) => allowed(name, 3))).toEqual([
      7, 0, 1, 0, 3, 3,
    ]);
    expect(allowed('Töltelék 1', 4)).toBe(4);
  });

  it('1.02.a a card’s own limit stands above the chosen one', () => {
    const rules = format({ copies: { perCard: { Alfa: 7, Béta: 2 } } });
    const made = deck({ torony: TOWER, jovo: { Alfa: 7, Béta: 3, ...filler(30, 3) } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED', 3, rules)).toMatchObject([
      { cards: ['Béta'], have: 3, limit: 2, clause: null },
    ]);
  });

  it('2.02.a IGAZ NÉV joins no names for the copy limit, unless a format says so', () => {
    const made = deck({ torony: TOWER, jovo: { Ordas: 3, Álruhás: 1, ...filler(36, 3) } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED')).toEqual([]);
    const joined = format({ copies: { trueNames: true } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED', 3, joined)).toMatchObject([
      { cards: ['Ordas', 'Álruhás'], have: 4, limit: 3 },
    ]);
    expect(allowedCopies('Álruhás', made, catalogue, joined, 3)).toBe(0);
  });

  it('ALAP.02 starting toronyszint are no copies of the Pakli; it is told where both together pass the limit', () => {
    const made = deck({ torony: TOWER, jovo: { 'Alsó szint': 3, ...filler(37, 3) } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED')).toEqual([]);
    expect(find(made, 'TOWER_COPIES')).toMatchObject([{ severity: 'info', cards: ['Alsó szint'], have: 4, limit: 3 }]);
    const counted = format({ copies: { tower: true } });
    expect(find(made, 'COPY_LIMIT_EXCEEDED', 3, counted)).toMatchObject([{ have: 4 }]);
  });
});

describe('sizes', () => {
  it.each([
    [39, 3, false],
    [40, 3, true],
    [59, 3, true],
    [59, 4, false],
    [60, 4, true],
    [120, 4, true],
  ])('1.02.b a Jövő of %i cards with limit %i is large enough: %s', (size, limit, enough) => {
    const found = find(deck({ torony: TOWER, jovo: filler(size, 4) }), 'DECK_TOO_SMALL', limit);
    expect(found).toHaveLength(enough ? 0 : 1);
  });

  it('1.02.c needs sixty with limit 4, and says how many are missing', () => {
    expect(find(deck({ jovo: filler(50, 4) }), 'DECK_TOO_SMALL', 4)).toMatchObject([
      { clause: '1.02.c', have: 50, limit: 60, repair: [{ add: null, count: 10, section: 'jovo' }] },
    ]);
  });

  it('1.02.b neither tower nor Cserepakli count towards the size', () => {
    const made = deck({ torony: TOWER, jovo: filler(39, 3), csere: { Alfa: 3 } });
    expect(find(made, 'DECK_TOO_SMALL')).toMatchObject([{ clause: '1.02.b', have: 39, limit: 40 }]);
  });

  it('1.02.b unknown cards count towards the size, tokens do not', () => {
    const made = deck({ torony: TOWER, jovo: { 'Senki lapja': 1, Zombi: 2, ...filler(38, 3) } });
    expect(find(made, 'DECK_TOO_SMALL')).toMatchObject([{ have: 39 }]);
  });

  it('1.02.c of two illegal readings the one with the smaller repairs is shown, on a tie limit 3', () => {
    const closest = (cards: Cards) => checkDeck(deck({ torony: TOWER, jovo: cards }), catalogue).closest.limit;
    expect(closest({ Alfa: 5, ...filler(54, 4) })).toBe(4);
    expect(closest({ Alfa: 4, ...filler(55, 3) })).toBe(3);
    expect(closest({ Alfa: 4, ...filler(36, 3) })).toBe(3);
  });
});

describe('the tower', () => {
  it('3.01.a starts with three different toronyszint, unknown cards included', () => {
    expect(find(deck({ torony: TOWER }), 'TOWER_COUNT')).toEqual([]);
    expect(find(deck({ torony: { 'Alsó szint': 1, 'Senki tornya': 1, 'Más tornya': 1 } }), 'TOWER_COUNT')).toEqual([]);
    expect(find(deck({}), 'TOWER_COUNT')).toMatchObject([
      { have: 0, limit: 3, repair: [{ add: null, count: 3, section: 'torony' }] },
    ]);
    expect(find(deck({ torony: { ...TOWER, 'Negyedik szint': 1 } }), 'TOWER_COUNT')).toMatchObject([
      { have: 4, repair: [{ move: 'Negyedik szint', count: 1, from: 'torony', to: 'jovo' }] },
    ]);
  });

  it('3.01.a every card of the section counts, whatever its type; a token does not', () => {
    expect(find(deck({ torony: { 'Alsó szint': 1, Alfa: 2, Zombi: 3 } }), 'TOWER_COUNT')).toEqual([]);
  });

  it('3.01.a a toronyszint the deck holds elsewhere is moved into the gap if the Jövő can spare it', () => {
    const two = { 'Alsó szint': 1, 'Középső szint': 1 };
    const repair = (size: number) =>
      find(deck({ torony: two, jovo: { 'Felső szint': 1, ...filler(size - 1, 3) } }), 'TOWER_COUNT')[0]?.repair;
    expect(repair(41)).toEqual([{ move: 'Felső szint', count: 1, from: 'jovo', to: 'torony' }]);
    expect(repair(40)).toEqual([{ add: null, count: 1, section: 'torony' }]);
    expect(find(deck({ torony: two, csere: { 'Felső szint': 1 } }), 'TOWER_COUNT')[0]?.repair).toEqual([
      { move: 'Felső szint', count: 1, from: 'csere', to: 'torony' },
    ]);
  });

  it('3.01.a no toronyszint stands there twice; the second goes to the Jövő and another one takes its place', () => {
    expect(find(deck({ torony: { 'Alsó szint': 1, 'Felső szint': 2 } }), 'TOWER_NOT_DISTINCT')).toMatchObject([
      {
        cards: ['Felső szint'],
        have: 2,
        limit: 1,
        repair: [
          { move: 'Felső szint', count: 1, from: 'torony', to: 'jovo' },
          { add: null, count: 1, section: 'torony' },
        ],
      },
    ]);
  });

  it('3.01.a a card of another type is no toronyszint; unknown and untyped ones may be', () => {
    const untyped = createCatalogue([stubCard('Vázlat'), card('Alfa')]);
    const made = deck({ torony: { Alfa: 1, Vázlat: 1, 'Senki tornya': 1 } });
    const found = checkDeck(made, untyped).closest.problems.filter(({ code }) => code === 'NOT_A_TOWER_LEVEL');
    expect(found).toMatchObject([{ cards: ['Alfa'], have: 1, limit: 0 }]);
  });

  it('3.01.d a toronyszint may stand in the Jövő', () => {
    const made = deck({ torony: TOWER, jovo: { 'Negyedik szint': 3, ...filler(37, 3) } });
    expect(checkDeck(made, catalogue).legal).toBe(true);
  });
});

it('ALAP.02 a jelző makes a deck illegal and is taken out of every section', () => {
  const made = deck({ torony: { ...TOWER, Zombi: 1 }, jovo: { Zombi: 2, ...filler(40, 3) } });
  expect(find(made, 'TOKEN_IN_DECK')).toMatchObject([
    {
      clause: 'ALAP.02',
      cards: ['Zombi'],
      have: 3,
      limit: 0,
      repair: [
        { remove: 'Zombi', count: 2, section: 'jovo' },
        { remove: 'Zombi', count: 1, section: 'torony' },
      ],
    },
  ]);
});

describe('named cards', () => {
  const named = (jovo: Cards, csere: Cards = {}) =>
    find(deck({ torony: TOWER, jovo: { ...jovo, ...filler(40, 3) }, csere }), 'NAMED_COPIES');

  it('ALAP.19 several copies are legal but told, counted over Jövő and Cserepakli', () => {
    expect(named({ Ordas: 1 })).toEqual([]);
    expect(named({ Ordas: 1 }, { Ordas: 1 })).toMatchObject([
      { severity: 'warning', clause: 'ALAP.19', cards: ['Ordas'], have: 2, limit: 1 },
    ]);
    expect(named({ Mester: 3 })).toEqual([]);
  });

  it('ALAP.19 tells the chance of two in the opening hand', () => {
    // Two of 42 in seven: 7/42 · 6/41.
    expect(named({ Ordas: 2 })[0]?.detail?.chance).toBeCloseTo((7 / 42) * (6 / 41), 12);
    expect(named({ Ordas: 1 }, { Ordas: 1 })[0]?.detail?.chance).toBe(0);
  });

  it('2.02.a IGAZ NÉV joins two names', () => {
    expect(named({ Ordas: 1, Álruhás: 1 })).toMatchObject([{ cards: ['Ordas', 'Álruhás'], have: 2 }]);
    expect(named({ Álruhás: 2 })).toMatchObject([{ cards: ['Álruhás'], have: 2 }]);
  });

  it('2.32.h ÉLETÚT joins only where its condition is a named card', () => {
    expect(named({ Ordas: 1, Örökös: 1, Álruhás: 1 })).toMatchObject([
      { cards: ['Ordas', 'Örökös', 'Álruhás'], have: 3 },
    ]);
    expect(named({ Tanonc: 2 })).toEqual([]);
  });

  it('ALAP.18 a card whose italics are unknown is not named, and it is said', () => {
    const made = deck({ torony: TOWER, jovo: { Talán: 3, ...filler(37, 3) } });
    expect(find(made, 'NAMED_COPIES')).toEqual([]);
    expect(find(made, 'NAMED_UNKNOWN')).toMatchObject([{ severity: 'info', cards: ['Talán'] }]);
  });

  it('ALAP.19 a format may make it an error, with a repair', () => {
    const rules = format({ severities: { NAMED_COPIES: 'error' } });
    const made = deck({ torony: TOWER, jovo: { Ordas: 2, ...filler(40, 3) }, csere: { Álruhás: 1 } });
    expect(find(made, 'NAMED_COPIES', 3, rules)).toMatchObject([
      {
        severity: 'error',
        repair: [
          { remove: 'Álruhás', count: 1, section: 'csere' },
          { remove: 'Ordas', count: 1, section: 'jovo' },
        ],
      },
    ]);
  });
});

describe('ELFELEDETT', () => {
  const free = (jovo: Cards) =>
    find(deck({ torony: TOWER, jovo: { ...jovo, ...filler(40, 3) } }), 'FORGOTTEN_NOT_FREE');

  it('2.22.2 names the adventurers that could otherwise come free', () => {
    expect(free({ Feledett: 1, Őskori: 2, Ingyenes: 1, Törzsi: 1, Mester: 1 })).toMatchObject([
      {
        severity: 'warning',
        clause: '2.22.2',
        cards: ['Őskori', 'Ingyenes', 'Törzsi'],
        have: 4,
        detail: { because: ['Feledett'] },
      },
    ]);
  });

  it('2.22.2 says nothing where there is none: other types and Kincs cards are not meant', () => {
    expect(free({ Feledett: 1, Mester: 1, 'Ingyen tárgy': 1, Kincses: 1 })).toEqual([]);
    expect(free({ Őskori: 2, Ingyenes: 1 })).toEqual([]);
  });
});

it('an unknown card is a warning without a clause, one for each', () => {
  const made = deck({ torony: TOWER, jovo: { 'Senki lapja': 2, ...filler(40, 3) }, csere: { 'Más lapja': 1 } });
  expect(find(made, 'UNKNOWN_CARD')).toMatchObject([
    { severity: 'warning', clause: null, cards: ['Senki lapja'], have: 2 },
    { severity: 'warning', clause: null, cards: ['Más lapja'], have: 1 },
  ]);
  expect(checkDeck(made, catalogue).legal).toBe(true);
  expect(checkDeck(made, catalogue, STRICT).legal).toBe(false);
});

it('the Cserepakli is optional; its size is told', () => {
  expect(find(deck({}), 'SPARE_DECK')).toEqual([]);
  expect(find(deck({ csere: { Alfa: 2 } }), 'SPARE_DECK')).toMatchObject([
    { severity: 'info', have: 2, limit: null, repair: [] },
  ]);
});

it('a format may turn a problem off', () => {
  const rules = format({ severities: { SPARE_DECK: 'off', DECK_TOO_SMALL: 'off', TOWER_COUNT: 'info' } });
  const verdict = checkDeck(deck({ csere: { Alfa: 2 } }), catalogue, rules);
  expect(verdict.legal).toBe(true);
  expect(verdict.closest.problems.map(({ code }) => code)).toEqual(['TOWER_COUNT']);
});

it('a format with a single copy limit gives a single reading', () => {
  const rules = format({ readings: [{ limit: 1, minimum: 20 }] });
  const verdict = checkDeck(deck({ torony: TOWER, jovo: filler(20, 1) }), catalogue, rules);
  expect(verdict.readings.map(({ limit, legal }) => [limit, legal])).toEqual([[1, true]]);
});

it('tells what is in order, and nothing of an empty deck', () => {
  const codes = (made: Deck) => finePoints(checkDeck(made, catalogue)).map(({ code }) => code);
  expect(codes(deck({ torony: TOWER, jovo: filler(40, 3) }))).toEqual(['SIZE', 'COPIES', 'TOWER', 'ALL_KNOWN']);
  expect(codes(deck({ torony: TOWER, jovo: { 'Senki lapja': 4 } }))).toEqual(['TOWER']);
  expect(codes(emptyDeck())).toEqual([]);
});

it('every card of an empty deck is missing, and nothing crashes', () => {
  const { legal, closest } = checkDeck(emptyDeck(), catalogue);
  expect(legal).toBe(false);
  expect(closest.problems.map(({ code }) => code)).toEqual(['DECK_TOO_SMALL', 'TOWER_COUNT']);
});
