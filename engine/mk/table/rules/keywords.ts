import { fold } from '../../../text/fold.ts';
import type { Card } from '../../cards/card.ts';
import { mayBear } from '../../cards/keywords/bearers.ts';
import { trueNames } from '../../cards/keywords/facts.ts';
import {
  hasSecretLanguageAsFact,
  isSecretLanguage,
  statesSecretLanguage,
} from '../../cards/keywords/secret-language.ts';
import type { Keyword, KeywordId } from '../../cards/keywords/vocabulary.ts';
import { grantedKeywords, keywordTaken, textKeywords } from '../effects/constants.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { standingWorks } from './abilities.ts';
import { cardMeets, type Extra } from './conditions.ts';
import { card, controllerOf, def, inPresent, playerOf, typeOf } from './controller.ts';
import { mountKeywords, type OwnKeyword, printedKeywords, readGrant } from './printed.ts';
import { hiddenSilences, isBlank, rulingWorks, silenceOf } from './silence.ts';
import { lendsTexts, textsOf } from './texts.ts';

/** What is known of each definition of a game; computed once per list of definitions. */
interface Lore {
  /** Names a card answers to by what is always on it, folded, its own first. */
  readonly names: readonly (readonly string[])[];
  /** True where a further name hangs on a condition, so that it has to be asked at the moment. */
  readonly changing: readonly boolean[];
  readonly extra: readonly Extra[];
  /** Names that belong to a nevesített card of the game, and those of every other card. */
  readonly named: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  /** Keywords printed on any card of the game, so that most questions end at once. */
  readonly printed: ReadonlySet<KeywordId>;
}

const lores = new WeakMap<readonly Card[], Lore>();

function loreOf(defs: readonly Card[]): Lore {
  const found = lores.get(defs);
  if (found) return found;
  const named = new Set(defs.filter((one) => one.named === true).map((one) => fold(one.name)));
  const known = new Set(defs.map((one) => fold(one.name)));
  // 2.02.a, 2.32.h: ÉLETÚT joins the names only if its condition is the name of a nevesített card.
  const names = defs.map((one) => [one.name, ...trueNames(one, (name) => named.has(fold(name)))].map(fold));
  const changing = defs.map((one) =>
    printedKeywords(one).some((keyword) => keyword.rulings.length > 0 && givesName(keyword)),
  );
  const extra = defs.map((_, i) => ({ names: answersTo(names, i) }));
  const printed = new Set(defs.flatMap((one) => [...printedKeywords(one), ...mountKeywords(one)].map(({ id }) => id)));
  const lore = { names, changing, extra, named, known, printed };
  lores.set(defs, lore);
  return lore;
}

const givesName = ({ id }: Keyword) => id === 'trueName' || id === 'lifePath';

// 2.02.b, both ways: an effect that names a card reaches every card that shares a name with it.
function answersTo(names: readonly (readonly string[])[], at: number): readonly string[] {
  const own = names[at] as readonly string[];
  const sharing = names.filter((other) => other.some((name) => own.includes(name)));
  return [...new Set([...own, ...sharing.map((other) => other[0] as string)])];
}

/** True if the keyword is printed on some card of the game. */
export const isInGame = (state: State, id: KeywordId): boolean => loreOf(state.defs).printed.has(id);

/** Folded names a card answers to, its own first (2.02.a, 2.02.b, 2.32.h). */
export function namesAt(state: State, id: CardId): readonly string[] {
  const lore = loreOf(state.defs);
  const inst = card(state, id);
  const fixed = lore.names[inst.def] as readonly string[];
  if (inst.grants.length === 0 && !lore.changing[inst.def]) return fixed;
  const further = keywordsAt(state, id, 'trueName').map(({ cardName }) => cardName);
  const paths = keywordsAt(state, id, 'lifePath', true).map(({ condition }) => condition);
  const byPath = paths.filter((name) => name !== null && lore.named.has(fold(name))); // 2.32.h
  return [...new Set([...fixed, ...[...further, ...byPath].flatMap((name) => (name === null ? [] : [fold(name)]))])];
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

/**
 * ALAP.18, Q39: printed in italics, or the bearer of the name of such a card. IGAZ NÉV of a card that is not in the game
 * is taken at its word: it is there for the nevesítés rule (2.02.a).
 */
export function isNamed(state: State, id: CardId): boolean {
  if (def(state, id).named === true) return true;
  const names = namesAt(state, id);
  if (names.length < 2) return false;
  const lore = loreOf(state.defs);
  return names.slice(1).some((name) => lore.named.has(name) || !lore.known.has(name));
}

/**
 * Every form in which a keyword is at work on a card now: printed, given by an effect, or, on a kalandozó, lent by an attached
 * Csatlós (its képesség only, 2.09.f) or Hátas (2.06.f). The same questions are asked of all of them: whether a card of this
 * type can have it, whether the card is blank or face down, whether the text counts (2.08.b, 2.20.b, JEL.M), and whether it
 * works without being activated. This is the one place that says what has a keyword.
 * @param activated also those that stand in a text which has to be activated.
 */
export function keywordsAt(state: State, id: CardId, name: KeywordId, activated = false): readonly Keyword[] {
  const inst = card(state, id);
  const anywhere = isInGame(state, name);
  const byTexts = textKeywords(state, name);
  if (!anywhere && inst.grants.length === 0 && !byTexts) return NONE;
  if (!mayBear(name, typeOf(state, id)) || hiddenSilences(state, id, name)) return NONE;
  if (isBlank(state, id) && name !== 'feral') return NONE; // 2.14.b.3
  if (inst.withheld.includes(name)) return NONE;
  if (keywordTaken(state, id, name)) return NONE;
  const found: Keyword[] = [];
  const player = playerOf(state, id);
  const counts = (one: OwnKeyword) =>
    one.id === name && one.rulings.every((ruling) => rulingWorks(state, player, ruling));
  for (const grant of inst.grants) for (const one of readGrant(grant.keyword)) if (counts(one)) found.push(one);
  if (byTexts) {
    for (const text of grantedKeywords(state, id)) for (const one of readGrant(text)) if (counts(one)) found.push(one);
  }
  if (!anywhere) return found;
  const works = (source: CardId, one: OwnKeyword) => counts(one) && standsOn(state, id, source, one, activated);
  for (const one of printedKeywords(def(state, id))) if (works(id, one)) found.push(one);
  for (const other of inst.attached) for (const one of lentBy(state, other)) if (works(other, one)) found.push(one);
  return found;
}
const NONE: readonly never[] = [];

// A keyword inside a text counts as long as that text stands on the card and, unless asked otherwise, is not to be activated.
function standsOn(state: State, bearer: CardId, source: CardId, one: OwnKeyword, activated: boolean): boolean {
  if (one.ability === null) return true;
  if (card(state, source).lost.includes(one.ability)) return false; // JEL.M
  if (!one.standing) return activated;
  return standingWorks(state, { bearer, source, ability: one.ability });
}

function lentBy(state: State, id: CardId): readonly OwnKeyword[] {
  const as = card(state, id).attachedAs;
  const one = def(state, id);
  if (as === 'mount') return mountKeywords(one); // 2.06.f
  if (as !== 'companion') return NONE;
  return printedKeywords(one).filter(({ ability }) => ability !== null && lendsTexts(state, id, ability)); // 2.09.f
}

/** The strongest form in which a keyword is at work on a card now; undefined if it is not. */
export function keywordAt(state: State, id: CardId, name: KeywordId, activated = false): Keyword | undefined {
  let best: Keyword | undefined;
  for (const one of keywordsAt(state, id, name, activated)) {
    if (best === undefined || (one.value ?? 0) > (best.value ?? 0)) best = one;
  }
  return best;
}

export const has = (state: State, id: CardId, name: KeywordId): boolean => keywordsAt(state, id, name).length > 0;

/** True if the keyword stands on the card now, be it in a text that needs activation. */
export const bears = (state: State, id: CardId, name: KeywordId): boolean =>
  keywordsAt(state, id, name, true).length > 0;

/** TITKOS NYELV: a skill, a grant, or a text that states it and counts now; not one that speaks of it (2.38, Q59). */
export function hasSecretLanguage(state: State, id: CardId): boolean {
  if (hasSecretLanguageAsFact(def(state, id))) return true;
  if (card(state, id).grants.some(({ keyword }) => isSecretLanguage(keyword))) return true;
  return textsOf(state, id).some(
    ({ source, ability }) =>
      statesSecretLanguage(def(state, source).abilities[ability]?.text ?? '') &&
      silenceOf(state, source, ability, id) === null,
  );
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
