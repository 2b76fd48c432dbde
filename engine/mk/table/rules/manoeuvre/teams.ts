import { TEAM_SIZE } from '../../../limits.ts';
import { bannedBy } from '../../effects/constants.ts';
import type { ManoeuvreKind } from '../../state/manoeuvre.ts';
import { type Refusal, refuse } from '../../state/refusal.ts';
import type { CardId, PlayerId, State } from '../../state/types.ts';
import { card, def, isAdventurer } from '../controller.ts';
import { underForgotten } from '../costs.ts';
import { has } from '../keywords.ts';

/** Largest team on a side (4.01.e): three, one in a fight, the printed number at an építmény. */
export function teamLimit(
  state: State,
  kind: ManoeuvreKind,
  target: CardId | null,
  side: 'attackers' | 'defenders',
): number {
  if (kind === 'fight') return 1;
  if (kind === 'building' && target !== null) return def(state, target)[side] ?? TEAM_SIZE;
  return TEAM_SIZE;
}

export interface TeamRequest {
  readonly player: PlayerId;
  readonly team: readonly CardId[];
  readonly limit: number;
  readonly initiating: boolean;
}

/** Why these cards cannot be the team, or null (4.01.e, 2.22.1, 2.29). */
export function teamRefusal(state: State, request: TeamRequest): Refusal | null {
  const { player, team, limit, initiating } = request;
  if (team.length === 0) return refuse('TEAM_EMPTY', '4.01.e');
  if (team.length > limit) return refuse('TEAM_TOO_LARGE', '4.01.e', { numbers: { have: team.length, limit } });
  if (new Set(team).size !== team.length) return refuse('MEMBER_TWICE', '4.01.e', { cards: team });
  for (const id of team) {
    const no = memberRefusal(state, id, player, initiating);
    if (no) return no;
  }
  return null;
}

function memberRefusal(state: State, id: CardId, player: PlayerId, initiating: boolean): Refusal | null {
  const inst = card(state, id);
  if (!isAdventurer(state, id) || inst.zone !== 'row' || inst.side !== player) {
    return refuse('NOT_IN_ROW', '4.01.e', { cards: [id] });
  }
  if (inst.position !== 'ready') return refuse('NOT_READY', '4.01.e', { cards: [id] });
  if (initiating && has(state, id, 'protector')) return refuse('PROTECTOR_STAYS', '2.29', { cards: [id] });
  const barring = bannedBy(state, initiating ? 'initiate' : 'obstruct', id);
  if (barring !== null) return refuse('BARRED_BY_TEXT', null, { cards: [id, barring] });
  if (inst.marks.barred === state.turn) return refuse('BARRED_FROM_TEAM', '4.01.e', { cards: [id] });
  // 2.22.1: no enemy kalandozó ability keeps the kalandozó of an ELFELEDETT player out of a team.
  if (inst.marks.barredByEnemy === state.turn && !underForgotten(state, player)) {
    return refuse('BARRED_FROM_TEAM', '2.22.1', { cards: [id] });
  }
  return null;
}
