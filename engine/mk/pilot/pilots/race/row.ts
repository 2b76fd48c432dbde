import { explain } from '../../../table/apply.ts';
import type { Command } from '../../../table/commands/index.ts';
import { slotsOf, slotsUsed } from '../../../table/rules/attaching.ts';
import { adventurersOf, card, def } from '../../../table/rules/controller.ts';
import { has } from '../../../table/rules/keywords.ts';
import { by } from '../../../table/state/command.ts';
import type { CardId, PlayerId, State } from '../../../table/state/types.ts';
import { type Move, move } from '../../pilot.ts';
import { solvingCost, summonersOf, summoningCost, teamSolves, teamsThatSolve } from '../../reading.ts';
import { bestGoal } from './goals.ts';
import type { Step } from './step.ts';

/** The manőverek fázisa outside a manoeuvre: free things first, then the best goal, then what makes the Sor stronger. */
export const actInRow: Step = (view, player) =>
  firstOf(view, putDown(view, player)) ?? startGoal(view, player) ?? firstOf(view, spend(view, player));

function firstOf(view: State, moves: Iterable<Move>): Move | null {
  for (const one of moves) if (explain(view, one.command) === null) return one;
  return null;
}

function startGoal(view: State, player: PlayerId): Move | null {
  const goal = bestGoal(view, player);
  if (!goal || goal.value <= 0 || explain(view, goal.command) !== null) return null;
  return move(goal.command, goal.code, { cards: goal.team });
}

/** Küldetés and akadálylap cost nothing to put down: küldetés with most DP first, akadálylap on the lowest level. */
function* putDown(view: State, player: PlayerId): Generator<Move> {
  const { hand } = view.zones[player];
  const quests = hand.filter((id) => def(view, id).type === 'quest');
  quests.sort((a, b) => questWorth(view, player, b) - questWorth(view, player, a) || a - b);
  for (const id of quests) yield move({ type: 'summon', card: id, ...by(player) }, 'questDown', { cards: [id] });
  const obstacles = hand.filter((id) => def(view, id).type === 'obstacle');
  const target = view.zones[player].tower.find((level) => slotsUsed(view, level) < slotsOf(view, level));
  if (target === undefined) return;
  for (const id of obstacles) {
    yield move({ type: 'attach', card: id, target, as: 'obstacle', ...by(player) }, 'obstacleDown', {
      cards: [id, target],
    });
  }
}

/** DP of a küldetés, more if the own kalandozó can solve it as they are. */
function questWorth(view: State, player: PlayerId, quest: CardId): number {
  const dp = def(view, quest).dp ?? 0;
  return solvable(view, player, quest, adventurersOf(view, player)) ? dp + 10 : dp;
}

function solvable(view: State, player: PlayerId, quest: CardId, members: readonly CardId[]): boolean {
  return !teamsThatSolve(view, player, quest, members).next().done;
}

interface Buy {
  readonly command: Command;
  readonly code: 'opensQuest' | 'strengthens' | 'equips';
  readonly id: CardId;
  readonly worth: number;
}

/** What MP are spent on, the best first; MP that a solving in reach takes are kept. */
function* spend(view: State, player: PlayerId): Generator<Move> {
  const budget = view.players[player].mp - keptFor(view, player);
  const buys = view.zones[player].hand
    .flatMap((id) => offers(view, player, id))
    .filter(({ id }) => (summoningCost(view, player, id) ?? Number.POSITIVE_INFINITY) <= budget)
    .sort((a, b) => b.worth - a.worth || a.id - b.id);
  for (const { command, code, id } of buys) yield move(command, code, { cards: [id] });
  yield* takeUpEquipment(view, player);
}

function offers(view: State, player: PlayerId, id: CardId): Buy[] {
  const { type } = def(view, id);
  const cost = summoningCost(view, player, id) ?? 0;
  if (type === 'adventurer') return [adventurer(view, player, id, cost)];
  if (type === 'towerLevel')
    return [{ command: { type: 'summon', card: id, ...by(player) }, code: 'strengthens', id, worth: 2 }];
  if (type === 'building') {
    const worth = 1 + 2 * (def(view, id).dp ?? 0) - cost * 0.2;
    return [{ command: { type: 'summon', card: id, ...by(player) }, code: 'strengthens', id, worth }];
  }
  if (type === 'action') return equipment(view, player, id, cost);
  // What an ally, an event or another card does stands in its text; it is worth its price once nothing else is bought.
  return [{ command: { type: 'summon', card: id, ...by(player) }, code: 'strengthens', id, worth: 0.5 + cost * 0.1 }];
}

function adventurer(view: State, player: PlayerId, id: CardId, cost: number): Buy {
  const { quests, row, team } = view.zones[player];
  const members = [...row, ...team];
  const opened = quests.filter(
    (quest) => !solvable(view, player, quest, members) && solvable(view, player, quest, [...members, id]),
  );
  const alone = quests.filter((quest) => !opened.includes(quest) && teamSolves(view, player, quest, [id]));
  const worth = 1 + (def(view, id).level ?? 0) * 1.2 + opened.length * 4 + alone.length - cost * 0.3;
  return {
    command: { type: 'summon', card: id, ...by(player) },
    code: opened.length > 0 ? 'opensQuest' : 'strengthens',
    id,
    worth,
  };
}

function equipment(view: State, player: PlayerId, id: CardId, cost: number): Buy[] {
  const { actionKind } = def(view, id);
  if (actionKind !== 'item' && actionKind !== 'magicItem') return [];
  const armour = has(view, id, 'armour') ? 1 : 0;
  return summonersOf(view, player).map((summoner) => ({
    command: { type: 'summon', card: id, summoner, ...by(player) },
    code: 'equips',
    id,
    worth: armour + 0.6 - cost * 0.2,
  }));
}

function* takeUpEquipment(view: State, player: PlayerId): Generator<Move> {
  for (const id of view.zones[player].store) {
    for (const target of summonersOf(view, player)) {
      const worn = card(view, target).attached.some((other) => card(view, other).attachedAs === 'equipment');
      if (!worn)
        yield move({ type: 'attach', card: id, target, as: 'equipment', ...by(player) }, 'equips', {
          cards: [id, target],
        });
    }
  }
}

/** MP to keep back: what the cheapest küldetés takes that the own kalandozó could solve once they are éber. */
function keptFor(view: State, player: PlayerId): number {
  const gain = view.settings.gain;
  const costs = view.zones[player].quests
    .filter((quest) => solvable(view, player, quest, adventurersOf(view, player)))
    .map((quest) => solvingCost(view, player, quest) ?? 0);
  // The next MP-nyerés comes before the next solving.
  return costs.length === 0 ? 0 : Math.max(0, Math.min(...costs) - gain);
}
