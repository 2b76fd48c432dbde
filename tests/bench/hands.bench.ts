import { type CardInput, stubCard } from '../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { addCopies, emptyDeck } from '../../engine/mk/deck/deck.ts';
import { CURVE_POLICY } from '../../engine/mk/odds/goldfish/policy.ts';
import { prepareGoldfish } from '../../engine/mk/odds/goldfish/prepare.ts';
import { simulate } from '../../engine/mk/odds/goldfish/simulate.ts';
import { tallyHands } from '../../engine/mk/odds/opening.ts';
import { drawPool } from '../../engine/mk/odds/pool.ts';
import { loadLandlord } from './landlord.ts';
import { perSecond } from './measure.ts';

const ROWS: [count: number, card: Omit<CardInput, 'name'>][] = [
  [4, { type: 'adventurer', mp: 1 }],
  [4, { type: 'adventurer', mp: 2 }],
  [8, { type: 'adventurer', mp: 3 }],
  [8, { type: 'adventurer', mp: 4 }],
  [4, { type: 'adventurer', mp: 5 }],
  [4, { type: 'adventurer', mp: 7 }],
  [4, { type: 'quest', mp: 2, dp: 3 }],
  [4, { type: 'quest', mp: 3, dp: 3 }],
  [8, { type: 'obstacle', mp: 2 }],
  [4, { type: 'action', mp: 'X' }],
  [4, { type: 'action', mp: 2 }],
  [4, { type: 'event', mp: 6 }],
];

/** Opening hands and eight-turn games a second on one thread, beside landlord's hands in the same run. */
export default function bench(): Record<string, number> {
  const cards = ROWS.map(([, card], i) => stubCard(`Lap ${i}`, card));
  let deck = ROWS.reduce((list, [count], i) => addCopies(list, 'jovo', `Lap ${i}`, count), emptyDeck());
  for (const name of ['Torony A', 'Torony B', 'Torony C']) deck = addCopies(deck, 'torony', name, 1);
  const catalogue = createCatalogue(cards);
  const pool = drawPool(deck, catalogue);
  const prepared = prepareGoldfish(deck, catalogue, CURVE_POLICY);

  let seed = 1;
  const handsPerSecond = perSecond(() => tallyHands(pool, seed++, 100_000, 7).hands);
  const gamesPerSecond = perSecond(
    () => simulate(prepared, { games: 40_960, turns: 8, seed: seed++, startMp: 6, gain: 4, hand: 7 }, 'contract').games,
  );
  const landlord = loadLandlord();
  landlord(1);
  const landlordHandsPerSecond = perSecond(() => {
    landlord(100_000);
    return 100_000;
  });
  return {
    handsPerSecond: Math.round(handsPerSecond),
    gamesPerSecond: Math.round(gamesPerSecond),
    landlordHandsPerSecond: Math.round(landlordHandsPerSecond),
    handsRatio: Number((handsPerSecond / landlordHandsPerSecond).toFixed(2)),
    gamesRatio: Number((gamesPerSecond / landlordHandsPerSecond).toFixed(2)),
  };
}
