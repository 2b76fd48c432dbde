import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHu } from '../../../text/order.ts';
import { type Card, type CardInput, stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { addCopies, type Deck, emptyDeck } from '../../deck/deck.ts';
import { CURVE_POLICY, type Policy } from './policy.ts';
import { prepareGoldfish } from './prepare.ts';
import type { GoldfishSettings } from './settings.ts';
import { PART_GAMES, partsOf, simulate, simulatePart } from './simulate.ts';
import { addTally, emptyTally, turnMeans } from './tally.ts';

type Row = [name: string, count: number, card?: Omit<CardInput, 'name'>];

function deckOf(jovo: Row[], torony: Row[] = []) {
  let deck: Deck = emptyDeck();
  const cards: Card[] = [];
  for (const [section, rows] of [
    ['jovo', jovo],
    ['torony', torony],
  ] as const) {
    for (const [name, count, card] of rows) {
      deck = addCopies(deck, section, name, count);
      if (card) cards.push(stubCard(name, card));
    }
  }
  return { deck, catalogue: createCatalogue(cards) };
}

const settings = (over: Partial<GoldfishSettings> = {}): GoldfishSettings => ({
  games: 200,
  turns: 4,
  seed: 1,
  startMp: 6,
  gain: 4,
  hand: 7,
  ...over,
});

function run(rows: Row[], over: Partial<GoldfishSettings> = {}, torony: Row[] = [], policy: Policy = CURVE_POLICY) {
  const { deck, catalogue } = deckOf(rows, torony);
  const prepared = prepareGoldfish(deck, catalogue, policy);
  return turnMeans(simulate(prepared, settings(over)));
}

const five = (turn: Record<string, unknown>) => [turn.pool, turn.spent, turn.played, turn.hand, turn.stuck];

describe('curve policy on decks where nothing is left to chance', () => {
  it('spends the pool on equal cards and carries the rest over', () => {
    const turns = run([['Alfa', 40, { type: 'adventurer', mp: 3 }]]);
    // 6 + 4 = 10: three cards, 1 left; 5: one card, 2 left; 6: two cards, 0 left; 4: one card.
    expect(turns.map(five)).toEqual([
      [10, 9, 3, 7, 0],
      [5, 3, 1, 7, 0],
      [6, 6, 2, 7, 0],
      [4, 3, 1, 7, 0],
    ]);
    expect(turns.every((turn) => turn.se.pool === 0)).toBe(true);
  });

  it('is stuck when nothing can be paid', () => {
    const turns = run([['Alfa', 40, { type: 'event', mp: 12 }]], { turns: 2 });
    expect(turns.map(five)).toEqual([
      [10, 0, 0, 7, 1],
      [14, 12, 1, 7, 0],
    ]);
  });

  it('never plays cards of X or unknown cost, nor unknown cards', () => {
    const turns = run([
      ['X lap', 20, { type: 'action', mp: 'X' }],
      ['Csonk', 10, { type: 'action' }],
      ['Ismeretlen', 10],
    ]);
    expect(turns.at(-1)).toMatchObject({ pool: 22, spent: 0, played: 0, hand: 7, stuck: 1 });
  });

  it('puts down at most three quests, whatever their cost, and none is ever solved', () => {
    const turns = run([['Küldi', 40, { type: 'quest', mp: 'X', dp: 3 }]]);
    expect(turns.map(five)).toEqual([
      [10, 0, 3, 7, 0],
      [14, 0, 0, 7, 1],
      [18, 0, 0, 7, 1],
      [22, 0, 0, 7, 1],
    ]);
  });

  it('attaches two obstacles for each tower level of the starting tower; tower levels played add none', () => {
    const tower: Row[] = [
      ['Egy', 1, { type: 'towerLevel' }],
      ['Kettő', 1, { type: 'towerLevel' }],
      ['Ismeretlen szint', 1],
    ];
    const turns = run([['Csapda', 40, { type: 'obstacle', mp: 5 }]], { turns: 2 }, tower);
    expect(turns.map(five)).toEqual([
      [10, 0, 6, 7, 0],
      [14, 0, 0, 7, 1],
    ]);
    const mixed = run(
      [
        ['Csapda', 6, { type: 'obstacle' }],
        ['Szint', 1, { type: 'towerLevel', mp: 4 }],
      ],
      { turns: 1 },
    );
    expect(mixed.map(five)).toEqual([[10, 4, 1, 7, 0]]);
  });

  it('draws what there is when the deck runs out', () => {
    const turns = run([['Alfa', 3, { type: 'event', mp: 1 }]], { turns: 2 });
    expect(turns.map(five)).toEqual([
      [10, 3, 3, 3, 0],
      [11, 0, 0, 0, 1],
    ]);
    expect(run([], { turns: 1 }).map(five)).toEqual([[10, 0, 0, 0, 1]]);
  });

  it('never draws tokens', () => {
    expect(run([['Zombi', 40, { type: 'adventurer', mp: 0, token: true }]], { turns: 1 }).map(five)).toEqual([
      [10, 0, 0, 0, 1],
    ]);
  });
});

describe('other habits', () => {
  it('saves for a card', () => {
    const rows: Row[] = [
      ['Nagy', 1, { type: 'adventurer', mp: 13 }],
      ['Kicsi', 6, { type: 'event', mp: 1 }],
    ];
    const turns = run(rows, { turns: 2 }, [], { ...CURVE_POLICY, saveFor: 'Nagy' });
    expect(turns.map(five)).toEqual([
      [10, 0, 0, 7, 1],
      [14, 14, 2, 7, 0],
    ]);
  });

  it('solves quests first, with ready adventurers only', () => {
    const rows: Row[] = [
      ['Vitéz', 1, { type: 'adventurer', mp: 2 }],
      ['Küldi', 3, { type: 'quest', mp: 1, dp: 4 }],
    ];
    const turns = run(rows, { turns: 3 }, [], { ...CURVE_POLICY, solveQuests: true });
    expect(turns.map((turn) => turn.dp)).toEqual([0, 4, 8]);
    expect(turns.map((turn) => turn.spent)).toEqual([2, 1, 1]);
  });

  it('holds obstacles', () => {
    const turns = run([['Csapda', 7, { type: 'obstacle' }]], { turns: 1 }, [['Egy', 1, { type: 'towerLevel' }]], {
      ...CURVE_POLICY,
      holdObstacles: true,
    });
    expect(turns[0]).toMatchObject({ played: 0, hand: 7 });
  });

  it('loses what is left where MP do not stay', () => {
    const turns = run([['Alfa', 40, { type: 'event', mp: 30 }]], {}, [], { ...CURVE_POLICY, carry: false });
    expect(turns.map((turn) => turn.pool)).toEqual([10, 4, 4, 4]);
  });
});

describe('DP race against the dummy', () => {
  // 4, 8 and 12 DP after turns 2, 3 and 4.
  const rows: Row[] = [
    ['Vitéz', 1, { type: 'adventurer', mp: 2 }],
    ['Küldi', 3, { type: 'quest', mp: 1, dp: 4 }],
  ];
  const race = (from: number, perTurn: number, dp = 4, turns = 5) =>
    run(
      rows.map(([name, count, card]): Row => [name, count, card?.type === 'quest' ? { ...card, dp } : card!]),
      { turns, games: 10 },
      [],
      { ...CURVE_POLICY, solveQuests: true, rival: { from, perTurn } },
    ).map((turn) => [turn.raceWon, turn.raceLost]);
  const open = [0, 0];
  const won = [1, 0];
  const lost = [0, 1];

  it('1.01.4 is won by eleven DP and the most at the end of a turn, and stays won', () => {
    expect(race(3, 3)).toEqual([open, open, open, won, won]);
  });

  it('1.01.4 is lost where the dummy has eleven DP first, even if it is overtaken later', () => {
    expect(race(1, 4)).toEqual([open, open, lost, lost, lost]);
  });

  it('1.01.4 goes on while both are level with eleven or more', () => {
    // 12 to 12 after turn 4; the dummy goes on, the quests are all solved.
    expect(race(3, 6)).toEqual([open, open, open, open, lost]);
  });

  it('1.01.2 is won at once by nineteen DP, before the dummy counts the turn', () => {
    // 10 and 20 DP after turns 2 and 3, the dummy 10 and 20 as well: 20 is the most before its turn is counted.
    expect(race(2, 10, 10, 3)).toEqual([open, open, won]);
  });

  it('is no race without a dummy', () => {
    const turns = run(rows, { turns: 5, games: 10 }, [], { ...CURVE_POLICY, solveQuests: true });
    expect(turns.map((turn) => [turn.raceWon, turn.raceLost, turn.won])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });
});

describe('simulation', () => {
  /** One game of the design's rule, played with names and whole hands on a given order of the deck. */
  function slowGame(
    order: readonly { name: string; cost: number | null; role: string }[],
    over: GoldfishSettings,
    slots: number,
  ) {
    let pool = over.startMp;
    const deck = [...order];
    let hand: typeof deck = [];
    let quests = 0;
    let obstacles = 0;
    const rows: number[][] = [];
    for (let turn = 0; turn < over.turns; turn++) {
      pool += over.gain;
      while (hand.length < over.hand && deck.length > 0) hand.push(deck.shift()!);
      const before = [pool, hand.length];
      hand.sort((a, b) => compareHu(a.name, b.name));
      const down = new Set<object>();
      for (const card of hand) {
        if (card.role === 'quest' && quests < 3) {
          quests++;
          down.add(card);
        }
        if (card.role === 'obstacle' && obstacles < slots) {
          obstacles++;
          down.add(card);
        }
      }
      const paid = hand.filter((card) => card.role === 'paid' && card.cost !== null);
      let best: typeof paid = [];
      const total = (cards: typeof paid) => cards.reduce((sum, card) => sum + card.cost!, 0);
      for (let mask = 0; mask < 1 << paid.length; mask++) {
        const cards = paid
          .filter((_, i) => mask & (1 << i))
          .sort((a, b) => b.cost! - a.cost! || compareHu(a.name, b.name));
        if (total(cards) > pool) continue;
        const costs = (list: typeof paid) => list.map((card) => String.fromCharCode(65 + card.cost!)).join('');
        const names = (list: typeof paid) => list.map((card) => card.name).join('|');
        const better =
          total(cards) - total(best) ||
          cards.length - best.length ||
          (costs(cards) > costs(best) ? 1 : costs(cards) < costs(best) ? -1 : compareHu(names(best), names(cards)));
        if (better > 0) best = cards;
      }
      for (const card of best) down.add(card);
      pool -= total(best);
      hand = hand.filter((card) => !down.has(card));
      rows.push([before[0]!, total(best), down.size, before[1]!, down.size === 0 ? 1 : 0]);
    }
    return rows;
  }

  it('equals the rule played slowly over every order of a small deck', () => {
    const rows: Row[] = [
      ['Alfa', 1, { type: 'event', mp: 5 }],
      ['Béta', 1, { type: 'event', mp: 2 }],
      ['Gamma', 1, { type: 'event', mp: 2 }],
      ['Küldi', 1, { type: 'quest', mp: 9 }],
      ['Akadály', 1, { type: 'obstacle', mp: 2 }],
      ['X', 1, { type: 'action', mp: 'X' }],
    ];
    const over = settings({ games: 400_000, turns: 3, startMp: 0, gain: 3, hand: 3, seed: 12 });
    const cards = rows.map(([name, , card]) => ({
      name,
      cost: typeof card!.mp === 'number' ? card!.mp : null,
      role: card!.type === 'quest' || card!.type === 'obstacle' ? card!.type : 'paid',
    }));
    const orders = function* (rest: typeof cards): Generator<typeof cards> {
      if (rest.length === 0) yield [];
      for (const card of rest) for (const tail of orders(rest.filter((other) => other !== card))) yield [card, ...tail];
    };
    const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0, 0]);
    let count = 0;
    for (const order of orders(cards)) {
      count++;
      for (const [t, row] of slowGame(order, over, 2).entries()) {
        for (const [m, value] of row.entries()) sums[t]![m]! += value;
      }
    }
    const turns = run(rows, over, [['Szint', 1, { type: 'towerLevel' }]]);
    turns.forEach((turn, t) => {
      (['pool', 'spent', 'played', 'hand', 'stuck'] as const).forEach((measure, m) => {
        const exact = sums[t]![m]! / count;
        expect(Math.abs(turn[measure] - exact), `turn ${t + 1} ${measure}`).toBeLessThanOrEqual(
          5 * turn.se[measure] + 1e-9,
        );
      });
    });
  });

  it('gives the same whoever works the parts out, in whatever order', () => {
    const { deck, catalogue } = deckOf([
      ['Alfa', 20, { type: 'event', mp: 3 }],
      ['Béta', 20, { type: 'event', mp: 5 }],
    ]);
    const prepared = prepareGoldfish(deck, catalogue);
    const over = settings({ games: PART_GAMES * 2 + 17 });
    const whole = simulate(prepared, over);
    const parts = Array.from({ length: partsOf(over) }, (_, part) => simulatePart(prepared, over, part)).reverse();
    const sum = emptyTally(over.turns, prepared.kinds.length);
    for (const part of parts) addTally(sum, part);
    expect(sum).toEqual(whole);
    expect(whole.games).toBe(over.games);
  });

  it('gives the same five measures with and without the details', () => {
    const { deck, catalogue } = deckOf([
      ['Alfa', 20, { type: 'event', mp: 3 }],
      ['Béta', 20, { type: 'quest', mp: 5 }],
    ]);
    const prepared = prepareGoldfish(deck, catalogue);
    const lean = turnMeans(simulate(prepared, settings(), 'contract'));
    const full = turnMeans(simulate(prepared, settings(), 'all'));
    expect(lean.map(five)).toEqual(full.map(five));
    expect(lean.map((turn) => turn.se.pool)).toEqual(full.map((turn) => turn.se.pool));
  });

  it('does not depend on how the list was written', () => {
    const a = deckOf([
      ['Alfa', 20, { type: 'event', mp: 3 }],
      ['Béta', 20, { type: 'event', mp: 5 }],
    ]);
    const b = deckOf([
      ['Béta', 20],
      ['Alfa', 20],
    ]);
    expect(turnMeans(simulate(prepareGoldfish(b.deck, a.catalogue), settings()))).toEqual(
      turnMeans(simulate(prepareGoldfish(a.deck, a.catalogue), settings())),
    );
  });

  it('keeps its books: spent + left = pool, hand within its size, numbers within bounds', () => {
    const cardArb = fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      mp: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant('X'), fc.constant(null)),
      type: fc.constantFrom('adventurer', 'quest', 'obstacle', 'event', 'action'),
    });
    fc.assert(
      fc.property(
        fc.array(cardArb, { maxLength: 15 }),
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        (cards, hand, solveQuests) => {
          const rows = cards.map(({ count, mp, type }, i): Row => [`Lap ${i}`, count, { type, mp } as CardInput]);
          const turns = run(rows, { games: 5, turns: 6, hand }, [], { ...CURVE_POLICY, solveQuests });
          let previous = 0;
          for (const turn of turns) {
            expect(turn.pool - turn.spent).toBeCloseTo(turn.left, 9);
            expect(turn.left).toBeGreaterThanOrEqual(0);
            expect(turn.hand).toBeLessThanOrEqual(hand);
            expect(turn.played).toBeLessThanOrEqual(turn.hand);
            expect(turn.seen).toBeGreaterThanOrEqual(previous);
            previous = turn.seen;
          }
        },
      ),
    );
  });

  it('notes when each card can first be paid', () => {
    const { deck, catalogue } = deckOf([['Drága', 7, { type: 'event', mp: 14 }]]);
    const tally = simulate(prepareGoldfish(deck, catalogue), settings({ games: 10, turns: 3 }));
    expect([...tally.firstPlayable]).toEqual([0, 10, 0]);
  });
});
