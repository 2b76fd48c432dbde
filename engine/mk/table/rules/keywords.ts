import { fold } from '../../../text/fold.ts';
import type { Card } from '../../cards/card.ts';
import { racesOf, religionsOf, tribeRaces, trueNames } from '../../cards/keywords/facts.ts';
import type { Keyword, KeywordId } from '../../cards/keywords/vocabulary.ts';
import { TRIBE_SIZE } from '../../limits.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { standingWorks } from './abilities.ts';
import { cardMeets, type Extra } from './conditions.ts';
import { adventurersOf, card, controllerOf, def, inPresent, playerOf } from './controller.ts';
import { findPrinted, lentKeywords, type OwnKeyword, printedKeywords, readGrant, rulingsOf } from './printed.ts';

/** What is known of each definition of a game; computed once per list of definitions. */
interface Lore {
  readonly names: readonly (readonly string[])[];
  readonly extra: readonly Extra[];
  /** Keywords printed on any card of the game, so that most questions end at once. */
  readonly printed: ReadonlySet<KeywordId>;
}

const lores = new WeakMap<readonly Card[], Lore>();

function loreOf(defs: readonly Card[]): Lore {
  const known = lores.get(defs);
  if (known) return known;
  const named = new Set(defs.filter((one) => one.named === true).map((one) => fold(one.name)));
  // 2.02.a, 2.32.h: ÉLETÚT joins the names only if its condition is the name of a nevesített card.
  const names = defs.map((one) => [one.name, ...trueNames(one, (name) => named.has(fold(name)))].map(fold));
  const extra = defs.map((one, i) => ({ names: names[i] as readonly string[], religions: religionsOf(one) }));
  const printed = new Set(defs.flatMap((one) => [...printedKeywords(one), ...lentKeywords(one)].map(({ id }) => id)));
  const lore = { names, extra, printed };
  lores.set(defs, lore);
  return lore;
}

/** True if the keyword is printed on some card of the game. */
export const isInGame = (state: State, id: KeywordId): boolean => loreOf(state.defs).printed.has(id);

/** Folded names a card answers to, its own first (2.02.a, 2.02.b, 2.32.h). */
export function namesAt(state: State, id: CardId): readonly string[] {
  return loreOf(state.defs).names[card(state, id).def] as readonly string[];
}

/** Further words a card answers to in conditions. */
export function extraAt(state: State, id: CardId): Extra {
  return loreOf(state.defs).extra[card(state, id).def] as Extra;
}

/** True if the card meets a condition in words; no condition is always met. */
export function meets(state: State, id: CardId, condition: string | null): boolean {
  return cardMeets(def(state, id), condition, state.settings, extraAt(state, id));
}

/** The same card for the nevesítés rule: their names, or names by IGAZ NÉV, meet (2.02.a). */
export function sameForNaming(state: State, a: CardId, b: CardId): boolean {
  const names = namesAt(state, b);
  return namesAt(state, a).some((name) => names.includes(name));
}

/** ALAP.18, Q39: printed in italics, or the bearer of the name of such a card. */
export function isNamed(state: State, id: CardId): boolean {
  if (def(state, id).named === true) return true;
  const names = namesAt(state, id);
  if (names.length < 2) return false;
  return state.defs.some((one) => one.named === true && names.includes(fold(one.name)));
}

/** Attached as an akadálylap, an ELVADULT card of any type has neither képesség nor laphatás (2.14.b.3). */
export function isBlank(state: State, id: CardId): boolean {
  const { attachedAs } = card(state, id);
  if (attachedAs !== 'obstacle' && attachedAs !== 'plusObstacle') return false;
  return findPrinted(def(state, id), 'feral') !== undefined;
}

/** 2.20.b, 2.20.c: the player has a solved quest of this place. Tokens have no place (Q46). */
export function hasInfluence(state: State, player: PlayerId, place: string): boolean {
  const wanted = fold(place);
  return state.zones[player].solved.some((id) => def(state, id).places.some((one) => fold(one) === wanted));
}

/** How many kalandozó count for a TÖRZSSZÖVETSÉG of this player (2.08.b–d); 3 make it work. */
export function tribeCount(state: State, player: PlayerId, tribe: Keyword): number {
  const counted = adventurersOf(state, player).filter((id) => !def(state, id).token);
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

/** Why the text of an ability does not work now; null if it does. */
export type Silence = 'blank' | 'lost' | 'influence' | 'tribe';

/** The clause behind a silent text. */
export const SILENCE_CLAUSE = { blank: '2.14.b.3', lost: 'JEL.M', influence: '2.20.b', tribe: '2.08.b' } as const;

/** Whether an ability of a card stands on it at the moment (2.08.b, 2.14.b.3, 2.20.b, JEL.M). */
export function silenceOf(state: State, id: CardId, ability: number): Silence | null {
  if (isBlank(state, id)) return 'blank';
  if (card(state, id).lost.includes(ability)) return 'lost';
  for (const keyword of rulingsOf(def(state, id), ability)) {
    if (!rulingWorks(state, id, keyword)) return keyword.id as 'influence' | 'tribe';
  }
  return null;
}

/** False for a TÖRZSSZÖVETSÉG or BEFOLYÁS whose condition is not met; true for every other keyword. */
function rulingWorks(state: State, id: CardId, keyword: Keyword): boolean {
  if (keyword.id === 'influence')
    return hasInfluence(state, playerOf(state, id), keyword.place ?? keyword.condition ?? '');
  if (keyword.id === 'tribe') return tribeCount(state, playerOf(state, id), keyword) >= TRIBE_SIZE;
  return true;
}

/**
 * A keyword at work on a card: printed and not silent, given by an effect, or, on a kalandozó, by an attached Csatlós (its
 * képesség only, 2.09.f) or Hátas (2.06.f). The strongest one if several are there.
 */
export function keywordAt(state: State, id: CardId, name: KeywordId): Keyword | undefined {
  const inst = card(state, id);
  let best: Keyword | undefined;
  const offer = (keyword: Keyword | null) => {
    if (keyword?.id === name && (best === undefined || (keyword.value ?? 0) > (best.value ?? 0))) best = keyword;
  };
  if (inst.grants.length > 0) for (const grant of inst.grants) offer(readGrant(grant.keyword));
  if (!isInGame(state, name)) return best;
  if (!isBlank(state, id)) {
    for (const keyword of printedKeywords(def(state, id)))
      if (keyword.id === name && worksNow(state, id, keyword)) offer(keyword);
  }
  for (const other of inst.attached) for (const keyword of lentBy(state, other)) offer(keyword);
  return best;
}

export const has = (state: State, id: CardId, name: KeywordId): boolean => keywordAt(state, id, name) !== undefined;

// A keyword inside an ability counts as long as that text stands on the card and works without being activated.
function worksNow(state: State, id: CardId, keyword: OwnKeyword): boolean {
  if (keyword.ability === null) return true;
  if (!keyword.standing || silenceOf(state, id, keyword.ability) !== null) return false;
  return standingWorks(state, id, keyword.ability);
}

function lentBy(state: State, id: CardId): readonly Keyword[] {
  const as = card(state, id).attachedAs;
  const one = def(state, id);
  // 2.09.f: the képesség of a Csatlós, never its laphatás.
  if (as === 'companion')
    return printedKeywords(one).filter(({ ability }) => ability !== null && one.abilities[ability]?.kind === 'ability');
  return as === 'mount' ? lentKeywords(one) : []; // 2.06.f
}

/** How many cards with the keyword a player controls in the Jelen. */
export function countKeyword(state: State, player: PlayerId, name: KeywordId): number {
  const anywhere = isInGame(state, name);
  let n = 0;
  for (const inst of state.cards) {
    if (!anywhere && inst.grants.length === 0) continue;
    if (inPresent(state, inst.id) && controllerOf(state, inst.id) === player && has(state, inst.id, name)) n++;
  }
  return n;
}
