import { changeOf, teamLevelChange } from '../effects/constants.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, def } from './controller.ts';
import { keywordAt } from './keywords.ts';

/** Current level of a kalandozó (Q35): printed level and changes, less damage, never below 0. */
export function levelOf(state: State, id: CardId): number {
  const inst = card(state, id);
  const changed = changeOf(state, id, 'level') + changeOf(state, id, 'baseLevel');
  return Math.max(0, (def(state, id).level ?? 0) + inst.levelChange + changed - inst.damage);
}

/** csapatszint: the sum of the current levels in a player's team (Q35). */
export function teamLevel(state: State, player: PlayerId): number {
  const members = state.zones[player].team.reduce((sum, id) => sum + levelOf(state, id), 0);
  return Math.max(0, members + teamLevelChange(state, player));
}

/** FAL-érték as printed or written in the text; 0 if there is none (2.01.a). */
export function wallOf(state: State, id: CardId): number {
  return Math.max(0, (keywordAt(state, id, 'wall')?.value ?? 0) + changeOf(state, id, 'fal'));
}

/** What an obstructing side holds against a siege or the taking of a building (2.01.b): its team's level, or 0, and FAL. */
export function defence(state: State, obstructing: PlayerId, place: CardId): number {
  return teamLevel(state, obstructing) + wallOf(state, place);
}
