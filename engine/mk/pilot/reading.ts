import { TEAM_SIZE } from '../limits.ts';
import { adventurersOf, card, def } from '../table/rules/controller.ts';
import { costOf, isRefusal } from '../table/rules/costs.ts';
import { has } from '../table/rules/keywords.ts';
import { levelOf, wallOf } from '../table/rules/levels.ts';
import { conditionMet } from '../table/rules/manoeuvre/quest.ts';
import type { Manoeuvre } from '../table/state/manoeuvre.ts';
import { type CardId, otherPlayer, type PlayerId, type State } from '../table/state/types.ts';
import { isHidden } from './view.ts';

/** FAL a pilot expects of a toronyszint it cannot see: what is usual on the levels it has seen, or this. */
const USUAL_WALL = 3;
/** So many of the strongest éber kalandozó are looked at when teams are made up. */
const TEAM_POOL = 8;

/** Éber kalandozó in the Sor, strongest first; of equal ones the one with the smaller number. */
export function readyAdventurers(view: State, player: PlayerId): CardId[] {
  return view.zones[player].row
    .filter((id) => card(view, id).position === 'ready' && def(view, id).type === 'adventurer')
    .sort((a, b) => levelOf(view, b) - levelOf(view, a) || a - b);
}

/** Every team of one to `limit` of these cards, smaller teams first. */
export function teamsOf(members: readonly CardId[], limit = TEAM_SIZE): CardId[][] {
  const pool = members.slice(0, TEAM_POOL);
  let layer: { team: CardId[]; next: number }[] = [{ team: [], next: 0 }];
  const teams: CardId[][] = [];
  for (let size = 1; size <= Math.min(limit, pool.length); size++) {
    layer = layer.flatMap(({ team, next }) =>
      pool.slice(next).map((id, i) => ({ team: [...team, id], next: next + i + 1 })),
    );
    teams.push(...layer.map(({ team }) => team));
  }
  return teams;
}

export const levelSum = (view: State, team: readonly CardId[]): number =>
  team.reduce((sum, id) => sum + levelOf(view, id), 0);

/** Members that may begin a manoeuvre: VÉDELMEZŐ stays at home (2.29). */
export const attackersOf = (view: State, player: PlayerId): CardId[] =>
  readyAdventurers(view, player).filter((id) => !has(view, id, 'protector'));

/** The csapatszint a player could obstruct with now: its three strongest éber kalandozó. */
export const obstructionOf = (view: State, player: PlayerId): number =>
  levelSum(view, readyAdventurers(view, player).slice(0, TEAM_SIZE));

/** FAL of a place, as far as it is seen; a hidden one is guessed from the levels that lie in the open. */
export function expectedWall(view: State, place: CardId): number {
  if (!isHidden(view, card(view, place))) return wallOf(view, place);
  const seen = view.cards.filter(
    (one) => def(view, one.id).type === 'towerLevel' && one.side === card(view, place).side,
  );
  if (seen.length === 0) return USUAL_WALL;
  return Math.round(seen.reduce((sum, one) => sum + wallOf(view, one.id), 0) / seen.length);
}

/** Whether this team would surely meet what an own küldetés asks. */
export function teamSolves(view: State, player: PlayerId, quest: CardId, team: readonly CardId[]): boolean {
  const zones = { ...view.zones, [player]: { ...view.zones[player], team } };
  return conditionMet({ ...view, zones }, { target: quest, initiator: player } as Manoeuvre) === true;
}

/**
 * The teams of these members that meet what an own küldetés asks, smaller ones first. What all of them together do not meet no
 * team of theirs does, since a condition never asks for fewer.
 */
export function* teamsThatSolve(
  view: State,
  player: PlayerId,
  quest: CardId,
  members: readonly CardId[],
  limit = TEAM_SIZE,
): Generator<readonly CardId[]> {
  if (members.length === 0 || !teamSolves(view, player, quest, members)) return;
  // Of a condition a member alone meets every team with that member meets it.
  const alone = new Set(members.filter((id) => teamSolves(view, player, quest, [id])));
  for (const team of teamsOf(members, limit)) {
    if (team.some((id) => alone.has(id)) || teamSolves(view, player, quest, team)) yield team;
  }
}

/** MP the solving of a küldetés takes; null where it cannot be worked out. */
export function solvingCost(view: State, player: PlayerId, quest: CardId): number | null {
  const cost = costOf(view, { of: 'solve', card: quest, player }, {}, null);
  return isRefusal(cost) ? null : cost.mp;
}

/** MP-igény of summoning a card; null where it cannot be worked out (X). */
export function summoningCost(view: State, player: PlayerId, id: CardId): number | null {
  const cost = costOf(view, { of: 'summon', card: id, player, summoner: null }, {}, null);
  return isRefusal(cost) ? null : cost.mp;
}

/** Own kalandozó who may be named as the summoner of an akciólap, the strongest first. */
export const summonersOf = (view: State, player: PlayerId): CardId[] =>
  [...adventurersOf(view, player)].sort((a, b) => levelOf(view, b) - levelOf(view, a) || a - b);

/** The lowest toronyszint of the other player, which a siege is on (3.01.a). */
export const siegeTarget = (view: State, player: PlayerId): CardId | undefined =>
  view.zones[otherPlayer(player)].tower[0];
