import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../../engine/mk/cards/catalogue.ts';
import { addCopies, emptyDeck } from '../../../../engine/mk/deck/deck.ts';
import { PartSum } from '../../../../engine/mk/odds/goldfish/parts.ts';
import { partsOf, simulatePart } from '../../../../engine/mk/odds/goldfish/simulate.ts';
import { turnMeans } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { readPrefs } from '../prefs.ts';
import { goldfishCommand, planOf, policyOf } from './plan.ts';
import type { SimulationResult } from './runner.ts';
import { byTurnData, firstPlayable, newCardsOf } from './simulation-data.ts';

const catalogue = createCatalogue([
  stubCard('Drága', { type: 'event', mp: 14 }),
  stubCard('Olcsó', { type: 'event', mp: 1 }),
  stubCard('Iksz', { type: 'event', mp: 'X' }),
]);
const deck = {
  name: 'Próba',
  deck: (
    [
      ['Drága', 3],
      ['Olcsó', 3],
      ['Iksz', 1],
    ] as const
  ).reduce((list, [name, count]) => addCopies(list, 'jovo', name, count), emptyDeck()),
};
const prefs = readPrefs({ simulation: { games: 50, turns: 3, seed: 5 } }).simulation;

function result(over: Partial<typeof prefs> = {}): SimulationResult {
  const plan = planOf(deck, { ...prefs, ...over }, catalogue);
  const sum = new PartSum(plan.deck, plan.settings);
  for (let part = 0; part < partsOf(plan.settings); part++) sum.add(part, simulatePart(plan.deck, plan.settings, part));
  return { plan, sum, games: sum.total.games, means: turnMeans(sum.total), stopped: false };
}

describe('plan of a simulation', () => {
  it('plays the curve policy unless told otherwise', () => {
    expect(policyOf(prefs)).toEqual({
      saveFor: null,
      solveQuests: false,
      holdObstacles: false,
      carry: true,
      rival: null,
    });
    expect(policyOf({ ...prefs, solveQuests: true, rivalFrom: 2, rivalPerTurn: 3 }).rival).toEqual({
      from: 2,
      perTurn: 3,
    });
  });

  it('has the same key exactly where the games are the same', () => {
    const key = (over: Partial<typeof prefs>) => planOf(deck, { ...prefs, ...over }, catalogue).key;
    expect(key({ games: 7000, precision: 3 })).toBe(key({}));
    for (const over of [{ seed: 6 }, { turns: 4 }, { gain: 5 }, { hand: 6 }, { carry: false }, { saveFor: 'Drága' }]) {
      expect(key(over)).not.toBe(key({}));
    }
  });

  it('can be asked of the command line, habits included', () => {
    expect(goldfishCommand(prefs, 50)).toBe(
      'goldfish lista.txt --games 50 --turns 3 --seed 5 --start-mp 6 --gain 4 --hand 7 --json',
    );
    const all = { ...prefs, saveFor: 'Drága', solveQuests: true, holdObstacles: true, carry: false };
    expect(goldfishCommand(all, 50)).toContain('--save-for "Drága" --quests-first --hold-obstacles --no-carry');
  });
});

describe('charts of a simulation', () => {
  it('show means with half a 95 % interval', () => {
    const { means } = result();
    const data = byTurnData(means, [{ measure: 'pool', name: 'MP', colour: 'gold' }], {
      axis: { x: '', y: '' },
      format: String,
    });
    expect(data.labels).toEqual(['1', '2', '3']);
    expect(data.series[0]!.values).toEqual(means.map((turn) => turn.pool));
    expect(data.series[0]!.errors).toEqual(means.map((turn) => 1.96 * turn.se.pool));
  });

  it('say how many new cards a turn the first turns bring', () => {
    const means = result().means.map((turn, i) => ({ ...turn, seen: 7 + 3 * i }));
    expect(newCardsOf(means)).toBe(3);
    expect(newCardsOf(means.slice(0, 1))).toBeNull();
    expect(newCardsOf([])).toBeNull();
  });

  it('show by which turn a card can first be paid; cards never played are left out', () => {
    const rows = firstPlayable(result());
    // The whole deck is in hand from the first turn on: 10 MP, then 4 more each turn.
    expect(rows).toEqual([
      { name: 'Drága', role: 0, cost: 14, copies: 3, byTurn: [0, 0, 1] },
      { name: 'Olcsó', role: 0, cost: 1, copies: 3, byTurn: [1, 1, 1] },
    ]);
  });
});
