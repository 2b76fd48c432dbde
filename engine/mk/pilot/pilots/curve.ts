import { compareHu } from '../../../text/order.ts';
import { fixedCost } from '../../cards/cost.ts';
import { HAND_SIZE } from '../../limits.ts';
import { Chooser } from '../../odds/goldfish/choose.ts';
import { explain } from '../../table/apply.ts';
import type { Command } from '../../table/commands/index.ts';
import { slotsOf, slotsUsed } from '../../table/rules/attaching.ts';
import { def } from '../../table/rules/controller.ts';
import { by } from '../../table/state/command.ts';
import type { CardId, PlayerId, State } from '../../table/state/types.ts';
import { waysOn } from '../fallback.ts';
import { move, type Pilot } from '../pilot.ts';

/**
 * The curve policy of docs/odds.md at the table: of the hand the set of cards with the largest total MP-érték that can be paid,
 * quests put down while fewer than three await, akadálylap while the own Torony has room; no manoeuvres, nobody obstructs. On a
 * deck without texts its figures are those of the simulation.
 */
export const curve: Pilot = (view, to) => {
  if (to.ask === 'row') {
    for (const { command, code } of wishes(view, to.player)) {
      if (explain(view, command) === null) return move(command, code);
    }
  }
  return move([...waysOn(view, to)][0]!, to.ask === 'row' ? 'nothingBetter' : 'goesOn');
};

type Wish = { readonly command: Command; readonly code: 'questDown' | 'obstacleDown' | 'curve' };

function* wishes(view: State, player: PlayerId): Generator<Wish> {
  const hand = view.zones[player].hand;
  for (const id of inOrder(view, hand, 'quest'))
    yield { command: { type: 'summon', card: id, ...by(player) }, code: 'questDown' };
  const place = view.zones[player].tower.find((level) => slotsUsed(view, level) < slotsOf(view, level));
  if (place !== undefined) {
    for (const id of inOrder(view, hand, 'obstacle')) {
      yield {
        command: { type: 'attach', card: id, target: place, as: 'obstacle', ...by(player) },
        code: 'obstacleDown',
      };
    }
  }
  for (const id of dearest(view, player, hand))
    yield { command: { type: 'summon', card: id, ...by(player) }, code: 'curve' };
}

const byName = (view: State) => (a: CardId, b: CardId) => compareHu(def(view, a).name, def(view, b).name) || a - b;

const inOrder = (view: State, hand: readonly CardId[], type: 'quest' | 'obstacle'): CardId[] =>
  hand.filter((id) => def(view, id).type === type).sort(byName(view));

/** What is left to play of the chosen set; choosing again after each card gives the rest of the same set. */
function dearest(view: State, player: PlayerId, hand: readonly CardId[]): CardId[] {
  const paid = hand
    .map((id) => ({ id, cost: fixedCost(def(view, id)) }))
    .filter((one): one is { id: CardId; cost: number } => {
      const { type } = def(view, one.id);
      return one.cost !== null && type !== 'quest' && type !== 'obstacle';
    })
    .sort((a, b) => b.cost - a.cost || byName(view)(a.id, b.id));
  if (paid.length === 0) return [];
  const costs = Int16Array.from(paid, ({ cost }) => cost);
  const play = new Uint8Array(paid.length);
  new Chooser(Math.max(HAND_SIZE, paid.length)).choose(costs, paid.length, view.players[player].mp, play);
  return paid.filter((_one, i) => play[i] === 1).map(({ id }) => id);
}
