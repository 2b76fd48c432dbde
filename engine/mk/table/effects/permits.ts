import { card } from '../rules/controller.ts';
import type { Draft } from '../state/draft.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { working } from './constants.ts';
import { fits, playersOf } from './filter.ts';

/** The player whom a text lets begin the fight; null where none says so, or two say otherwise. */
export function beginnerByText(state: State): PlayerId | null {
  const found = new Set<PlayerId>();
  for (const { act, about } of working(state, 'first')) {
    if (act.do === 'first') for (const player of playersOf(state, act.who, about)) found.add(player);
  }
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** True where a member of the team may solve this küldetés without its condition. */
export function conditionLifted(state: State, player: PlayerId, quest: CardId): boolean {
  for (const { act, about } of working(state, 'freely')) {
    if (act.do !== 'freely') continue;
    const self = card(state, about.self);
    const bearer = self.zone === 'attached' && self.host !== null ? card(state, self.host) : self;
    // What a kalandozó says of itself counts for its team; another card of the player speaks of every team.
    const there = bearer.zone === 'team' ? bearer.side === player : bearer.zone !== 'row' && about.player === player;
    if (there && fits(state, quest, act.quests, about)) return true;
  }
  return false;
}

/** Uses up a further attack that a text gave; the turn to act does not go over then. */
export function attacksAgain(d: Draft, attacker: CardId): boolean {
  const found = d.state.lasting.find(({ act, cards }) => act.do === 'again' && cards.includes(attacker));
  if (!found) return false;
  const cards = found.cards.filter((id) => id !== attacker);
  const rest = d.state.lasting.filter((one) => one.id !== found.id);
  d.set({ lasting: cards.length > 0 ? [...rest, { ...found, cards }] : rest });
  return true;
}
