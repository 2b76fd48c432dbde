import { QUEST_LIMIT } from '../../limits.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { has } from './keywords.ts';

/** Küldetés of a player that count in the limit: awaiting ones and those on their way, less those of keyword 2.36. */
export function questsCounted(state: State, player: PlayerId): number {
  const awaiting = state.zones[player].quests.filter((id) => !has(state, id, 'beyondQuestLimit')).length;
  const coming = state.timeline.filter(
    (entry) => entry.kind === 'card' && entry.player === player && isComingQuest(state, entry.card, entry.plan?.do),
  ).length;
  return awaiting + coming;
}

function isComingQuest(state: State, id: CardId, plan: string | undefined): boolean {
  if (has(state, id, 'beyondQuestLimit')) return false;
  return plan === 'quest' || (plan === undefined && state.defs[state.cards[id]?.def ?? -1]?.type === 'quest');
}

/** Whether one more küldetés may be put down (3.02.c, 2.36). */
export function questRoom(state: State, player: PlayerId, id: CardId): boolean {
  return has(state, id, 'beyondQuestLimit') || questsCounted(state, player) < QUEST_LIMIT;
}
