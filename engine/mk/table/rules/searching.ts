import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, SearchSpec, State } from '../state/types.ts';
import { def, typeOf } from './controller.ts';
import { underForgotten } from './costs.ts';
import { shuffleFuture } from './drawing.ts';
import { enterByType } from './entering.ts';
import { has, meets } from './keywords.ts';
import { paragonWorks } from './paragon.ts';
import { questRoom } from './quests.ts';
import { discard, move, toBottom, toTop } from './zones.ts';

/** ALAP.44: looking at two or more cards and choosing among them; one card looked at is no search. */
export const isSearch = (seen: number): boolean => seen >= 2;

/** Cards of the own Jövő a search shows. */
export function seenBy(state: State, player: PlayerId, spec: SearchSpec): readonly CardId[] {
  const deck = state.zones[player].future;
  return spec.look === null ? deck : deck.slice(0, spec.look);
}

/** Why a player may not search (2.37.a), or null. */
export function searchRefusal(state: State, player: PlayerId, spec: SearchSpec): Refusal | null {
  if (!isSearch(seenBy(state, player, spec).length)) return null;
  if (!paragonWorks(state) || spec.source === 'towerLevel' || spec.source === 'omen') return null;
  const made = state.players[player].searches;
  return made >= 1 ? refuse('SEARCHED_ALREADY', '2.37.a', { numbers: { made, limit: 1 } }) : null;
}

/** ALAP.48: whether a found card can also be put where the effect wants it. */
function canFollow(state: State, player: PlayerId, spec: SearchSpec, id: CardId): boolean {
  if (spec.to !== 'present') return true;
  if (has(state, id, 'treasure')) return false; // 2.07.b
  const type = typeOf(state, id);
  if (type === 'adventurer' && underForgotten(state, player)) return false; // 2.22.2
  return type !== 'quest' || questRoom(state, player, id);
}

/**
 * Begins a search: asks which cards are taken. Where the effect orders more than the taking and no card allows it, the effect
 * does not apply and nothing is searched (ALAP.48, Q73).
 */
export function startSearch(d: Draft, player: PlayerId, spec: SearchSpec, source: CardId | null): void {
  const seen = seenBy(d.state, player, spec);
  const fitting = seen.filter((id) => meets(d.state, id, spec.wanted));
  const options = fitting.filter((id) => canFollow(d.state, player, spec, id));
  if (spec.to === 'present' && options.length === 0) {
    d.emit({ type: 'noEffect', player, clause: 'ALAP.48', ...(source === null ? {} : { card: source }) });
    return;
  }
  const search = isSearch(seen.length);
  if (search && paragonWorks(d.state) && spec.source !== 'towerLevel' && spec.source !== 'omen') {
    d.changePlayer(player, { searches: d.player(player).searches + 1 });
  }
  d.emit({ type: search ? 'searching' : 'looked', player, n: seen.length, clause: 'ALAP.44' });
  const max = Math.min(spec.take, options.length);
  d.ask({ kind: 'search', player, clause: 'ALAP.44', card: source, options, min: 0, max, search: spec });
}

/** Ends a search with the chosen cards: shown if they had to be of a kind (ALAP.45), then the shuffle (ALAP.46, ALAP.52). */
export function endSearch(d: Draft, player: PlayerId, spec: SearchSpec, chosen: readonly CardId[], seen: number): void {
  if (spec.wanted !== null && chosen.length > 0) {
    d.emit({ type: 'shown', player, cards: chosen, clause: 'ALAP.45' });
  }
  const late: CardId[] = [];
  for (const id of chosen) {
    if (spec.to === 'hand') move(d, id, { zone: 'hand', side: player }, 'ALAP.47');
    else if (spec.to === 'past') discard(d, id);
    else if (spec.to === 'present') enterByType(d, id, player, 'ALAP.48');
    else late.push(id);
  }
  if (isSearch(seen)) shuffleFuture(d, player, 'ALAP.46');
  // Cards for the top or bottom are put there after the shuffle, or it would undo the effect.
  for (const id of late) (spec.to === 'top' ? toTop : toBottom)(d, id, 'ALAP.52');
}

export const nameOf = (state: State, id: CardId): string => def(state, id).name;
