import { QUEST_LIMIT } from '../../limits.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, PlayerId, SearchSpec, State } from '../state/types.ts';
import { def, typeOf } from './controller.ts';
import { underForgotten } from './costs.ts';
import { shuffleFuture } from './drawing.ts';
import { enterByType } from './entering.ts';
import { has, meets } from './keywords.ts';
import { namedOutcome } from './named.ts';
import { paragonWorks } from './paragon.ts';
import { questRoom } from './quests.ts';
import { decided } from './rulings.ts';
import { discard, move, toBottom, toTop } from './zones.ts';

/** ALAP.44, Q74: looking at two or more cards and choosing among them; one card, or a mere look, is no search. */
export const isSearch = (seen: number, take: number): boolean => seen >= 2 && take >= 1;

/** Cards of the own Jövő a search shows. */
export function seenBy(state: State, player: PlayerId, spec: SearchSpec): readonly CardId[] {
  const deck = state.zones[player].future;
  return spec.look === null ? deck : deck.slice(0, spec.look);
}

/** Why a player may not search (2.37.a), or null. */
export function searchRefusal(state: State, player: PlayerId, spec: SearchSpec): Refusal | null {
  if (!isSearch(seenBy(state, player, spec).length, spec.take) || !limited(state, spec)) return null;
  const made = state.players[player].searches;
  return made >= 1 ? refuse('SEARCHED_ALREADY', '2.37.a', { numbers: { made, limit: 1 } }) : null;
}

/** 2.37.a limits this search. */
const limited = (state: State, spec: SearchSpec): boolean =>
  paragonWorks(state) && spec.source !== 'towerLevel' && spec.source !== 'omen';

function countSearch(d: Draft, player: PlayerId): void {
  d.changePlayer(player, { searches: d.player(player).searches + 1 });
}

/** ALAP.48: why a found card cannot also be put where the effect wants it, or null. */
export function followRefusal(state: State, player: PlayerId, spec: SearchSpec, id: CardId): Refusal | null {
  if (spec.to !== 'present') return null;
  const cards = [id];
  if (has(state, id, 'treasure')) return refuse('FREE_BARRED', '2.07.b', { cards });
  const type = typeOf(state, id);
  if (type === 'adventurer' && underForgotten(state, player)) return refuse('FREE_BARRED', '2.22.2', { cards });
  // An akadálylap is attached; by itself it has no place in the Jelen (5.01.e, R15).
  if (type === 'obstacle') return refuse('OBSTACLES_ARE_ATTACHED', '5.01.e', { cards });
  if (type === 'quest' && !questRoom(state, player, id))
    return refuse('QUEST_LIMIT', '3.02.c', { numbers: { limit: QUEST_LIMIT }, cards });
  // A copy the nevesítés rule sends away at once does not come into the Jelen (R15).
  const outcome = namedOutcome(state, id, player, true);
  return outcome?.leaves === id ? refuse('NOT_IN_PLAY', outcome.clause, { cards }) : null;
}

/**
 * Begins a search: asks which cards are taken. Where the effect orders more than the taking and no card allows it, the effect
 * does not apply and nothing is searched (ALAP.48, Q73).
 */
export function startSearch(d: Draft, player: PlayerId, spec: SearchSpec, source: CardId | null): void {
  const seen = seenBy(d.state, player, spec);
  const fitting = seen.filter((id) => meets(d.state, id, spec.wanted));
  const options = fitting.filter((id) => followRefusal(d.state, player, spec, id) === null);
  if (spec.to === 'present' && options.length === 0) {
    d.emit({ type: 'noEffect', player, clause: 'ALAP.48', ...(source === null ? {} : { card: source }) });
    return;
  }
  const search = isSearch(seen.length, spec.take);
  if (search && limited(d.state, spec) && d.state.settings.searchCounts === 'made') countSearch(d, player);
  d.emit({ type: search ? 'searching' : 'looked', player, n: seen.length, clause: 'ALAP.44' });
  const max = Math.min(spec.take, options.length);
  d.ask({ kind: 'search', player, clause: 'ALAP.44', card: source, options, min: 0, max, search: spec });
}

/** Ends a search with the chosen cards: shown if they had to be of a kind (ALAP.45), then the shuffle (ALAP.46, ALAP.52). */
export function endSearch(
  d: Draft,
  player: PlayerId,
  spec: SearchSpec,
  chosen: readonly CardId[],
  seen: number,
): Refusal | null {
  if (spec.wanted !== null && chosen.length > 0) {
    d.emit({ type: 'shown', player, cards: chosen, clause: 'ALAP.45' });
  }
  const search = isSearch(seen, spec.take);
  // 2.37.a, R14: "kereshet ki lapot" is about a card taken out.
  const counts = search && chosen.length > 0 && limited(d.state, spec) && d.state.settings.searchCounts === 'taken';
  if (counts) countSearch(d, player);
  else if (search && limited(d.state, spec) && chosen.length === 0) decided(d, 'R14', '2.37.a');
  const late: CardId[] = [];
  for (const id of chosen) {
    // Each one is asked for again, since the ones before it may have taken its place.
    const no = followRefusal(d.state, player, spec, id);
    if (no) return no;
    if (spec.to === 'hand') move(d, id, { zone: 'hand', side: player }, 'ALAP.47');
    else if (spec.to === 'past') discard(d, id);
    else if (spec.to === 'present') enterByType(d, id, player, 'ALAP.48');
    else late.push(id);
  }
  if (search) shuffleFuture(d, player, 'ALAP.46');
  // Cards for the top or bottom are put there after the shuffle, or it would undo the effect.
  for (const id of late) (spec.to === 'top' ? toTop : toBottom)(d, id, 'ALAP.52');
  return null;
}

export const nameOf = (state: State, id: CardId): string => def(state, id).name;
