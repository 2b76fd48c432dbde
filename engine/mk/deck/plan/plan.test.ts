import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardInput, cardSchema } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { compile, parseQuery } from '../../search/index.ts';
import { addCopies, countIn, type Deck, emptyDeck, SECTIONS } from '../deck.ts';
import { checkDeck } from '../legality/check.ts';
import { applyRepair } from '../legality/repair.ts';
import { gapQuery } from './candidates.ts';
import { planError, planRepairs, planWarning } from './plan.ts';

const cards = (count: number, name: string, fields: Partial<CardInput>) =>
  Array.from({ length: count }, (_, i) =>
    cardSchema.parse({ mp: 2, level: 1, dp: 1, ...fields, name: `${name} ${i}` }),
  );
const catalogue = createCatalogue([
  ...cards(6, 'Szint', { type: 'towerLevel', fal: 2 }),
  ...cards(12, 'Harcos', { type: 'adventurer', named: false, mainClasses: ['HARCOS'], subclasses: ['Harcos'] }),
  ...cards(4, 'Nevesített', { type: 'adventurer', named: true }),
  ...cards(12, 'Esemény', { type: 'event', named: false }),
  ...cards(2, 'Jelző', { type: 'adventurer', token: true }),
  ...cards(2, 'Ómen', { type: 'omen' }),
]);
const NAMES = [...catalogue.cards.map(({ name }) => name), 'Ismeretlen egy', 'Ismeretlen kettő'];

/** Normally a few hundred; `PLAN_DECKS=5000` for all of them. */
const DECKS = Number(process.env.PLAN_DECKS ?? 150);
const decks = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      count: fc.integer({ min: 1, max: 9 }),
      section: fc.constantFrom(...SECTIONS, 'jovo' as const, 'jovo' as const),
    }),
    { maxLength: 22 },
  )
  .map((rows) =>
    rows.reduce(
      (deck, { name, count, section }) =>
        addCopies(deck, section, name, section === 'torony' ? Math.min(2, count) : count),
      emptyDeck(),
    ),
  );

const errors = (deck: Deck, limit: number) =>
  checkDeck(deck, catalogue)
    .readings.find((reading) => reading.limit === limit)
    ?.problems.filter(({ severity }) => severity === 'error') ?? [];
const sum = (deck: Deck) =>
  SECTIONS.reduce((all, section) => all + deck.sections[section].reduce((n, one) => n + one.count, 0), 0);

/** A legal deck of 40 to spoil. */
const legal = [0, 1, 2].reduce(
  (deck, i) => addCopies(deck, 'torony', `Szint ${i}`, 1),
  Array.from({ length: 14 }, (_, i) => i).reduce(
    (deck, i) => addCopies(deck, 'jovo', i < 12 ? `Harcos ${i}` : `Esemény ${i}`, i === 13 ? 1 : 3),
    emptyDeck(),
  ),
);

describe('a plan for the whole verdict', () => {
  it('makes any deck legal, adds no error, and is what its steps and gaps say', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const plan = planRepairs(deck, catalogue);
        if (checkDeck(deck, catalogue).legal) return expect(plan).toBeNull();
        if (!plan) throw new Error('no plan');
        expect([plan.complete, errors(plan.filled, plan.limit)]).toEqual([true, []]);
        expect(plan.changes).toBe(
          plan.steps.reduce((n, { count }) => n + count, 0) + plan.gaps.reduce((n, { count }) => n + count, 0),
        );
        const open = applyRepair(deck, plan.steps);
        for (const section of SECTIONS)
          for (const name of NAMES) expect(countIn(open, section, name)).toBe(countIn(plan.open, section, name));
        expect(sum(plan.filled) - sum(open)).toBe(plan.gaps.reduce((n, { count }) => n + count, 0));
      }),
      { numRuns: DECKS },
    );
  });

  it('the repair of one error takes it away and brings no new one', () => {
    const key = ({ code, cards: names }: { code: string; cards: readonly string[] }) => `${code} ${[...names].sort()}`;
    fc.assert(
      fc.property(decks, (deck) => {
        const { closest } = checkDeck(deck, catalogue);
        const before = errors(deck, closest.limit).map(key);
        for (const problem of errors(deck, closest.limit)) {
          const fix = planError(deck, problem, catalogue);
          if (!fix) continue;
          const after = errors(fix.filled, closest.limit).map(key);
          expect([problem.code, after.filter((one) => !before.includes(one))]).toEqual([problem.code, []]);
          expect(after).not.toContain(key(problem));
          expect(fix.legal).toBe(after.length === 0);
        }
      }),
      { numRuns: Math.ceil(DECKS / 2) },
    );
  });

  it('a copy too many in a deck of 40 is replaced, and the other errors are left alone', () => {
    const spoiled = addCopies(
      addCopies(addCopies(legal, 'jovo', 'Harcos 0', 1), 'jovo', 'Esemény 12', -1),
      'torony',
      'Szint 2',
      -1,
    );
    const [problem] = errors(spoiled, 3).filter(({ code }) => code === 'COPY_LIMIT_EXCEEDED');
    if (!problem) throw new Error('no error');
    const plan = planError(spoiled, problem, catalogue);
    expect(plan).toMatchObject({
      legal: false,
      steps: [{ remove: 'Harcos 0', count: 1, section: 'jovo' }],
      gaps: [{ section: 'jovo', count: 1 }],
    });
    expect(plan && errors(plan.filled, 3).map(({ code }) => code)).toEqual(['TOWER_COUNT']);
  });

  it('a warning taken away never makes a legal deck illegal', () => {
    fc.assert(
      fc.property(decks, (spoil) => {
        const plan = planRepairs(spoil, catalogue);
        const deck = plan ? plan.filled : spoil;
        if (!checkDeck(deck, catalogue).legal) return;
        for (const problem of checkDeck(deck, catalogue).closest.problems) {
          const fix = planWarning(deck, problem, catalogue);
          if (!fix) continue;
          const after = checkDeck(fix.filled, catalogue);
          expect([problem.code, after.legal]).toEqual([problem.code, true]);
          const same = after.closest.problems.some(
            ({ code, cards: names }) => code === problem.code && names.join() === problem.cards.join(),
          );
          expect([problem.code, same]).toEqual([problem.code, false]);
        }
      }),
      { numRuns: Math.ceil(DECKS / 3) },
    );
  });

  it('keeps a deck of 40 at 40 and a tower of three at three when a warning is taken away', () => {
    const doubled = addCopies(addCopies(legal, 'jovo', 'Nevesített 0', 2), 'jovo', 'Esemény 12', -2);
    const warning = checkDeck(doubled, catalogue).closest.problems.find(({ code }) => code === 'NAMED_COPIES');
    if (!warning) throw new Error('no warning');
    const plan = planWarning(doubled, warning, catalogue);
    expect(plan?.steps).toEqual([{ remove: 'Nevesített 0', count: 1, section: 'jovo' }]);
    expect(plan?.gaps).toMatchObject([{ section: 'jovo', count: 1 }]);
    expect(plan && checkDeck(plan.filled, catalogue).sizes).toEqual(checkDeck(doubled, catalogue).sizes);
  });

  it('never offers to delete an unknown card', () => {
    const deck = addCopies(legal, 'jovo', 'Ismeretlen egy', 1);
    const unknown = checkDeck(deck, catalogue).closest.problems.find(({ code }) => code === 'UNKNOWN_CARD');
    expect(unknown && planWarning(deck, unknown, catalogue)).toBeNull();
  });

  it('asks for a toronyszint that is not in the tower yet, with a search already filled in', () => {
    const plan = planRepairs(addCopies(legal, 'torony', 'Szint 1', -1), catalogue);
    expect(plan).toMatchObject({ changes: 1, gaps: [{ section: 'torony', count: 1, query: 'típus:toronyszint' }] });
    expect(plan?.gaps[0]?.candidates.map(({ name }) => name)).toEqual(['Szint 1', 'Szint 3', 'Szint 4', 'Szint 5']);
  });

  it('offers no card without room and no nevesített one twice', () => {
    const plan = planRepairs(addCopies(addCopies(legal, 'jovo', 'Harcos 0', -2), 'jovo', 'Nevesített 1', 1), catalogue);
    const names = plan?.gaps.flatMap(({ candidates }) => candidates.map(({ name }) => name)) ?? [];
    expect(names).toContain('Harcos 0');
    for (const full of ['Harcos 1', 'Nevesített 1', 'Ómen 0', 'Jelző 0']) expect(names).not.toContain(full);
  });

  it('takes one reading for the whole: four copies in a deck of 44 cost one card, not sixteen', () => {
    const plan = planRepairs(addCopies(legal, 'jovo', 'Harcos 0', 1), catalogue);
    expect(plan).toMatchObject({ limit: 3, changes: 1, steps: [{ remove: 'Harcos 0', count: 1, section: 'jovo' }] });
  });

  it('fills in a search that finds just what fits the section', () => {
    const find = (section: 'torony' | 'jovo') => {
      const parsed = parseQuery(gapQuery(section));
      if (!parsed.ok) throw new Error(gapQuery(section));
      return catalogue.cards.filter(compile(parsed.query)).map(({ type }) => type === 'towerLevel');
    };
    expect(new Set(find('torony'))).toEqual(new Set([true]));
    expect(new Set(find('jovo'))).toEqual(new Set([false]));
  });

  it('says where the catalogue has too few cards', () => {
    const poor = createCatalogue(cards(2, 'Szint', { type: 'towerLevel' }));
    expect(planRepairs(emptyDeck(), poor)).toMatchObject({ complete: false });
  });
});
