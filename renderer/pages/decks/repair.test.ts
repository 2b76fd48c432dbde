import { expect, it } from 'vitest';
import { stubCard } from '../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../engine/mk/cards/catalogue.ts';
import { addCopies, countIn, emptyDeck } from '../../../engine/mk/deck/deck.ts';
import { checkDeck } from '../../../engine/mk/deck/legality/check.ts';
import { canRepair, needsChoice, repairAll } from './repair.ts';

const names = Array.from({ length: 14 }, (_, i) => `Lap ${i + 1}`);
const catalogue = createCatalogue([
  ...names.map((name) => stubCard(name, { type: 'adventurer', mp: 1 })),
  ...['Kapu', 'Terem', 'Csúcs'].map((name) => stubCard(name, { type: 'towerLevel', mp: 4 })),
  stubCard('Zombi', { type: 'adventurer', token: true }),
]);
const check = (deck: ReturnType<typeof emptyDeck>) => checkDeck(deck, catalogue).closest.problems;

it('repairs every error that needs no choice, in one go', () => {
  let deck = names.reduce((made, name) => addCopies(made, 'jovo', name, 3), emptyDeck());
  for (const name of ['Kapu', 'Terem', 'Csúcs']) deck = addCopies(deck, 'torony', name, 1);
  deck = addCopies(addCopies(addCopies(deck, 'jovo', 'Lap 1', 2), 'csere', 'Lap 2', 1), 'jovo', 'Zombi', 2);
  expect(check(deck).filter((problem) => problem.severity === 'error').length).toBeGreaterThan(2);
  const repaired = repairAll(deck, check);
  expect(checkDeck(repaired, catalogue).legal).toBe(true);
  expect(countIn(repaired, 'jovo', 'Zombi')).toBe(0);
});

it('leaves to the player what asks for cards of a choice', () => {
  const deck = addCopies(emptyDeck(), 'jovo', 'Lap 1', 5);
  const repaired = repairAll(deck, check);
  expect(countIn(repaired, 'jovo', 'Lap 1')).toBe(3);
  const left = check(repaired).filter((problem) => problem.severity === 'error');
  expect(left.every((problem) => needsChoice(problem) && !canRepair(problem))).toBe(true);
  expect(left.length).toBeGreaterThan(0);
});
