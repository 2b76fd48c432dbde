import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { addCopies, emptyDeck } from '../../deck/deck.ts';
import { gamesNeeded, PartSum, withWholeParts, worstError } from './parts.ts';
import { prepareGoldfish } from './prepare.ts';
import { PART_GAMES, simulate, simulatePart } from './simulate.ts';

const catalogue = createCatalogue([
  stubCard('Alfa', { type: 'adventurer', mp: 3 }),
  stubCard('Béta', { type: 'event', mp: 8 }),
]);
const deck = prepareGoldfish(addCopies(addCopies(emptyDeck(), 'jovo', 'Alfa', 20), 'jovo', 'Béta', 20), catalogue);
const settings = { games: 4 * PART_GAMES + 17, turns: 3, seed: 8, startMp: 6, gain: 4, hand: 7 };

describe('parts of a simulation', () => {
  it('add up to the whole, whatever order they come in', () => {
    const sum = new PartSum(deck, settings);
    for (const part of [3, 0, 4, 2, 1]) sum.add(part, simulatePart(deck, settings, part));
    expect(sum.total).toEqual(simulate(deck, settings));
  });

  it('are a simulation of their own at any moment: the unbroken run from the first part', () => {
    const sum = new PartSum(deck, settings);
    for (const part of [0, 3, 1]) sum.add(part, simulatePart(deck, settings, part));
    expect(sum.parts).toBe(2);
    expect(sum.total).toEqual(simulate(deck, { ...settings, games: 2 * PART_GAMES }));
  });

  it('stop where it is enough, the same with any number of workers', () => {
    const enough = (games: number) => (total: { games: number }) => total.games >= games;
    const run = (order: number[]) => {
      const sum = new PartSum(deck, settings);
      for (const part of order) sum.add(part, simulatePart(deck, settings, part), enough(PART_GAMES + 1));
      return sum.total;
    };
    expect(run([3, 2, 1, 0])).toEqual(run([0, 1, 2, 3]));
    expect(run([0, 1, 2, 3]).games).toBe(2 * PART_GAMES);
  });
});

describe('precision', () => {
  it('falls with the root of the games', () => {
    const few = simulate(deck, { ...settings, games: PART_GAMES });
    const many = simulate(deck, { ...settings, games: 16 * PART_GAMES });
    expect(worstError(few, 'spent') / worstError(many, 'spent')).toBeCloseTo(4, 0);
  });

  it('says how many games a wanted precision takes, and those are enough', () => {
    const few = simulate(deck, { ...settings, games: PART_GAMES });
    const wanted = worstError(few, 'spent') / 3;
    const games = gamesNeeded(few, 'spent', wanted);
    expect(games).toBe(9 * PART_GAMES);
    const { total } = { total: simulate(deck, { ...settings, games: games + PART_GAMES }) };
    expect(worstError(total, 'spent')).toBeLessThan(wanted);
    expect(gamesNeeded(few, 'spent', 1000)).toBe(PART_GAMES);
  });

  it('keeps the games played so far: more games in whole parts', () => {
    expect(withWholeParts(settings, 5 * PART_GAMES - 3).games).toBe(5 * PART_GAMES);
    expect(worstError(simulate(deck, { ...settings, games: 1 }), 'spent')).toBe(Number.POSITIVE_INFINITY);
  });
});
