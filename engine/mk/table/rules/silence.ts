import { fold } from '../../../text/fold.ts';
import { racesOf, tribeRaces } from '../../cards/keywords/facts.ts';
import type { Keyword, KeywordId } from '../../cards/keywords/vocabulary.ts';
import { TRIBE_SIZE } from '../../limits.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { card, controlledAdventurers, def, inPresent, playerOf, typeOf } from './controller.ts';
import { findPrinted, readGrant, rulingsOf } from './printed.ts';

/*
 * Why a text does not count at the moment. Every question about a keyword, an ability or an effect comes through here, be the
 * text the card's own, lent by what is attached to it, or given by an effect.
 */

/** Why the text of an ability does not work now; null if it does. */
export type Silence = 'blank' | 'hidden' | 'lost' | 'influence' | 'tribe';

/** The clause behind a silent text. A face-down card works from the moment it is shown (3.01.a, 5.01.e). */
export const SILENCE_CLAUSE = {
  blank: '2.14.b.3',
  hidden: '5.01.e',
  lost: 'JEL.M',
  influence: '2.20.b',
  tribe: '2.08.b',
} as const;

/** Has ELVADULT, printed or given: asked apart from other keywords, since it is what makes a card blank. */
function isFeral(state: State, id: CardId): boolean {
  const { grants } = card(state, id);
  return (
    findPrinted(def(state, id), 'feral') !== undefined ||
    grants.some(({ keyword }) => readGrant(keyword).some((one) => one.id === 'feral'))
  );
}

/** Attached as an akadálylap, an ELVADULT card of any type has neither képesség nor laphatás (2.14.b.3). */
export function isBlank(state: State, id: CardId): boolean {
  const { attachedAs } = card(state, id);
  return (attachedAs === 'obstacle' || attachedAs === 'plusObstacle') && isFeral(state, id);
}

/** Lies face down in the Jelen. */
export const isHidden = (state: State, id: CardId): boolean => card(state, id).faceDown && inPresent(state, id);

/**
 * Keywords of a face-down card that still count: they say how the card itself is handled, or its player may use them by
 * showing it. Everything else waits until it is shown (R02).
 */
const COUNT_HIDDEN: ReadonlySet<KeywordId> = new Set([
  'wall',
  'trueName',
  'obstacles',
  'animated',
  'feral',
  'mount',
  'treasure',
  'ancientPower',
  'faceUp',
]);

/** True where a face-down card's keyword is without force. A toronyszint gives nothing until it is revealed (3.01.a). */
export function hiddenSilences(state: State, id: CardId, name: KeywordId): boolean {
  if (!isHidden(state, id) || COUNT_HIDDEN.has(name)) return false;
  return name !== 'focus' || typeOf(state, id) === 'towerLevel';
}

/** 2.20.b, 2.20.c: the player has a solved quest of this place. Tokens have no place (Q46). */
export function hasInfluence(state: State, player: PlayerId, place: string): boolean {
  const wanted = fold(place);
  return state.zones[player].solved.some((id) => def(state, id).places.some((one) => fold(one) === wanted));
}

/** How many kalandozó count for a TÖRZSSZÖVETSÉG of this player (2.08.b–d); 3 make it work. */
export function tribeCount(state: State, player: PlayerId, tribe: Keyword): number {
  const counted = controlledAdventurers(state, player).filter((id) => !def(state, id).token);
  const races = counted.map((id) => racesOf(def(state, id), state.settings.humanByDefault).races.map(fold));
  const wanted = tribeRaces(tribe);
  // 2.08.d: each kalandozó counts once, however many of its races fit.
  if (wanted.length > 0) return races.filter((own) => own.some((race) => wanted.includes(race))).length;
  if (state.settings.tribe === 'chain') {
    const linked = (own: readonly string[], i: number) =>
      races.some((other, k) => k !== i && own.some((race) => other.includes(race)));
    return races.filter(linked).length;
  }
  const tally = new Map<string, number>();
  for (const own of races) for (const race of new Set(own)) tally.set(race, (tally.get(race) ?? 0) + 1);
  return Math.max(0, ...tally.values());
}

/** False for a TÖRZSSZÖVETSÉG or BEFOLYÁS whose condition the player does not meet; true for every other keyword. */
export function rulingWorks(state: State, player: PlayerId, ruling: Keyword): boolean {
  if (ruling.id === 'influence') return hasInfluence(state, player, ruling.place ?? ruling.condition ?? '');
  if (ruling.id === 'tribe') return tribeCount(state, player, ruling) >= TRIBE_SIZE;
  return true;
}

// "Elveszíti képességeit", "nem fejti ki hatását": while such an effect lasts.
function takenByText(state: State, id: CardId, ability: number, bearer: CardId): boolean {
  const kind = def(state, id).abilities[ability]?.kind;
  return state.lasting.some(({ act, cards }) => {
    if (act.do === 'ban') return act.ban === 'work' && cards.includes(id);
    if (act.do !== 'lose' || !cards.includes(bearer)) return false;
    return act.what === 'abilities' ? kind === 'ability' : act.what === 'effects' && kind === 'effect';
  });
}

/**
 * Whether an ability of a card stands on it at the moment (2.08.b, 2.14.b.3, 2.20.b, JEL.M).
 * @param bearer the card that has the text: the card itself, or the kalandozó it is lent to. Its player is the one whose
 *   kalandozó and küldetések TÖRZSSZÖVETSÉG and BEFOLYÁS look at.
 */
export function silenceOf(state: State, id: CardId, ability: number, bearer: CardId = id): Silence | null {
  if (isBlank(state, bearer)) return 'blank';
  if (isHidden(state, bearer)) return 'hidden';
  if (card(state, id).lost.includes(ability) || takenByText(state, id, ability, bearer)) return 'lost';
  const player = playerOf(state, bearer);
  for (const ruling of rulingsOf(def(state, id), ability)) {
    if (!rulingWorks(state, player, ruling)) return ruling.id as 'influence' | 'tribe';
  }
  return null;
}
