import { beastOf } from '../../../cards/keywords/facts.ts';
import { explain } from '../../../table/apply.ts';
import { card, def, playerOf } from '../../../table/rules/controller.ts';
import { costOf, isRefusal } from '../../../table/rules/costs.ts';
import { levelOf, teamLevel } from '../../../table/rules/levels.ts';
import { obstructorOf } from '../../../table/rules/manoeuvre/flow.ts';
import { teamLimit } from '../../../table/rules/manoeuvre/teams.ts';
import type { Manoeuvre } from '../../../table/state/manoeuvre.ts';
import type { CardId, PlayerId, State } from '../../../table/state/types.ts';
import { move } from '../../pilot.ts';
import { expectedWall, levelSum, readyAdventurers, teamsOf } from '../../reading.ts';
import type { Step } from './step.ts';

/** Forms the weakest team that holds what is attacked; none where nobody can hold it, or the FAL holds alone. */
export const obstruct: Step = (view, player) => {
  const m = view.manoeuvre;
  if (!m || m.obstructed || obstructorOf(m) !== player) return null;
  const level = teamLevel(view, m.initiator);
  const wall = m.kind === 'quest' || m.kind === 'fight' || m.target === null ? 0 : expectedWall(view, m.target);
  if (m.kind !== 'quest' && m.kind !== 'fight' && level <= wall) return null;
  const limit = teamLimit(view, m.kind, m.target, 'defenders');
  const holding = teamsOf(readyAdventurers(view, player), limit)
    // 2.01.b, Q30: equal holds, except in a fight without a place.
    .filter((team) => levelSum(view, team) + wall >= level)
    .sort((a, b) => levelSum(view, a) - levelSum(view, b) || a.length - b.length);
  const code = m.kind === 'quest' ? 'savesQuest' : 'savesLevel';
  for (const team of holding) {
    const command = { type: 'obstruct', team } as const;
    if (explain(view, command) === null)
      return move(command, code, { cards: team, n: levelSum(view, team), of: level });
  }
  return null;
};

/** Activates the bestia of the place that can be paid, and attacks with each as often as its SZÁM says. */
export const placeObstacles: Step = (view, player) => {
  const m = view.manoeuvre as Manoeuvre;
  return strikeWithBeast(view, player, m) ?? activate(view, player, m);
};

function activate(view: State, player: PlayerId, m: Manoeuvre) {
  if (m.target === null) return null;
  for (const id of card(view, m.target).attached) {
    if (playerOf(view, id) !== player || !beastOf(def(view, id))) continue;
    const cost = costOf(view, { of: 'obstacle', card: id, player }, {}, null);
    if (isRefusal(cost) || cost.mp > view.players[player].mp) continue;
    const command = { type: 'activateObstacle', card: id } as const;
    if (explain(view, command) === null) return move(command, 'hinders', { cards: [id] });
  }
  return null;
}

function strikeWithBeast(view: State, player: PlayerId, m: Manoeuvre) {
  const weakest = [...view.zones[m.initiator].team].sort((a, b) => levelOf(view, a) - levelOf(view, b) || a - b)[0];
  if (weakest === undefined) return null;
  for (const id of m.activated) {
    if (playerOf(view, id) !== player || attacksLeft(view, id, m) <= 0) continue;
    const command = { type: 'attack', attacker: id, target: weakest, way: 'beast' } as const;
    if (explain(view, command) === null) return move(command, 'hits', { cards: [id, weakest] });
  }
  return null;
}

function attacksLeft(view: State, id: CardId, m: Manoeuvre): number {
  const number = Number(beastOf(def(view, id))?.number ?? 1);
  const made = m.strikes.filter((one) => one === id).length;
  return (Number.isInteger(number) ? number : 1) - made;
}
