import { TEAM_SIZE, WINNING_DP } from '../../../limits.ts';
import type { Command } from '../../../table/commands/index.ts';
import { def } from '../../../table/rules/controller.ts';
import { has } from '../../../table/rules/keywords.ts';
import { teamLimit } from '../../../table/rules/manoeuvre/teams.ts';
import { dpOf } from '../../../table/rules/win.ts';
import { type CardId, otherPlayer, type PlayerId, type State } from '../../../table/state/types.ts';
import type { ReasonCode } from '../../pilot.ts';
import {
  attackersOf,
  expectedWall,
  levelSum,
  obstructionOf,
  siegeTarget,
  solvingCost,
  teamsOf,
  teamsThatSolve,
} from '../../reading.ts';

/** A manoeuvre worth starting now. */
export interface Goal {
  readonly command: Command;
  readonly code: ReasonCode;
  readonly value: number;
  readonly team: readonly CardId[];
}

/** What things are worth beside each other; a DP is the unit. Winning is beyond everything. */
const WORTH = { win: 1000, level: 4, building: 2, member: 0.2, mp: 0.15, risky: 0.35 } as const;

/** The best manoeuvre that can be started now, or null. */
export function bestGoal(view: State, player: PlayerId): Goal | null {
  const attackers = attackersOf(view, player);
  if (attackers.length === 0) return null;
  const teams = teamsOf(attackers);
  const goals = [...quests(view, player, attackers), ...sieges(view, player, teams), ...buildings(view, player, teams)];
  return goals.reduce<Goal | null>((best, goal) => (best === null || goal.value > best.value ? goal : best), null);
}

function* quests(view: State, player: PlayerId, attackers: readonly CardId[]): Generator<Goal> {
  const held = obstructionOf(view, otherPlayer(player));
  const have = view.players[player].mp;
  const start = view.settings.questCost;
  for (const target of view.zones[player].quests) {
    const cost = solvingCost(view, player, target);
    if (cost === null || cost + start > have) continue;
    const dp = def(view, target).dp ?? 0;
    const wins = dpOf(view, player) + dp >= WINNING_DP && dpOf(view, player) + dp > dpOf(view, otherPlayer(player));
    for (const team of teamsThatSolve(view, player, target, attackers)) {
      const sure = levelSum(view, team) > held;
      const worth = (wins ? WORTH.win : dp) * (sure ? 1 : WORTH.risky);
      const command: Command = { type: 'start', kind: 'quest', team: [...team], target, player };
      yield { command, code: 'solves', team, value: worth - price(view, player, team, start + cost) };
    }
  }
}

function* sieges(view: State, player: PlayerId, teams: readonly CardId[][]): Generator<Goal> {
  const target = siegeTarget(view, player);
  if (target === undefined) return;
  const wall = expectedWall(view, target);
  const held = obstructionOf(view, otherPlayer(player));
  const last = view.zones[otherPlayer(player)].tower.length === 1;
  const have = view.players[player].mp;
  for (const team of teams) {
    const cost = team.some((id) => has(view, id, 'raid')) ? 0 : view.settings.siegeCost; // 2.18
    const level = levelSum(view, team);
    if (cost > have || level <= wall) continue;
    const sure = level > wall + held;
    const worth = (last ? WORTH.win : WORTH.level) * (sure ? 1 : WORTH.risky);
    const code = !sure ? 'siegeMayTakeLevel' : last ? 'siegeWins' : 'siegeTakesLevel';
    const command: Command = { type: 'start', kind: 'siege', team, player };
    yield { command, code, team, value: worth - price(view, player, team, cost) };
  }
}

function* buildings(view: State, player: PlayerId, teams: readonly CardId[][]): Generator<Goal> {
  const other = otherPlayer(player);
  const cost = view.settings.buildingCost;
  if (cost > view.players[player].mp) return;
  for (const target of view.zones[other].buildings) {
    const limit = teamLimit(view, 'building', target, 'attackers');
    const hold = expectedWall(view, target) + obstructionOf(view, other);
    const worth = WORTH.building + (view.settings.buildingDp ? 2 * (def(view, target).dp ?? 0) : 0);
    for (const team of teams) {
      if (team.length > Math.min(limit, TEAM_SIZE) || levelSum(view, team) <= hold) continue;
      const command: Command = { type: 'start', kind: 'building', team, target, player };
      yield { command, code: 'takesBuilding', team, value: worth - price(view, player, team, cost) };
    }
  }
}

/** What a manoeuvre takes: MP, and members who are pihenő afterwards. */
function price(view: State, player: PlayerId, team: readonly CardId[], mp: number): number {
  const threatened = view.zones[player].tower.length === 1 ? 2 : 1;
  return mp * WORTH.mp + levelSum(view, team) * WORTH.member * threatened;
}
