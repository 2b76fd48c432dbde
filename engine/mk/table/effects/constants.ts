import type { Card } from '../../cards/card.ts';
import type { Act, ActOf, Ban, Effect, PositionWord, Stat } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { VOCABULARY } from '../../cards/keywords/keywords.ts';
import type { KeywordId } from '../../cards/keywords/vocabulary.ts';
import { abilityRules } from '../../cards/symbols/resolve.ts';
import { standingWorks } from '../rules/abilities.ts';
import { card, inPresent, playerOf } from '../rules/controller.ts';
import { silenceOf } from '../rules/silence.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { type About, amountOf, fits, holds, speaksOf } from './filter.ts';

/*
 * What the texts in play do all the time, worked out from the state when asked and never stored: changes of numbers, bans,
 * keywords. What lasts for a time is in `state.lasting` and is asked in the same place.
 */

interface Constant {
  readonly ability: number;
  readonly effects: readonly Effect[];
}

const CONSTANT_ACTS: ReadonlySet<Act['do']> = new Set(['stat', 'cap', 'grant', 'lose', 'silence', 'ban']);
const constants = new WeakMap<Card, readonly Constant[]>();

/** The texts of a card that work by themselves as long as it is there. */
export function constantsOf(one: Card): readonly Constant[] {
  let found = constants.get(one);
  if (!found) {
    const rules = abilityRules(one);
    found = readCard(one).flatMap((sentences, ability) => {
      const mode = rules[ability]?.mode;
      if (mode !== 'continuous' && mode !== 'printed') return [];
      const effects = sentences
        .flatMap((sentence) => (sentence.understood ? sentence.effects : []))
        .filter((effect) => !effect.when && !effect.instead && effect.acts.every((act) => CONSTANT_ACTS.has(act.do)));
      return effects.length > 0 ? [{ ability, effects }] : [];
    });
    constants.set(one, found);
  }
  return found;
}

interface Working {
  readonly act: Act;
  readonly about: About;
}

// A text may ask for a number that another text changes: so deep, and no further.
const DEEPEST = 3;
let depth = 0;

function* working(state: State, wanted: Act['do'], asked: CardId | null): Iterable<Working> {
  if (state.settings.effects !== 'read' || depth >= DEEPEST) return;
  depth++;
  try {
    for (const inst of state.cards) {
      const list = constantsOf(state.defs[inst.def] as Card);
      if (list.length === 0 || !(inPresent(state, inst.id) || inst.id === asked)) continue;
      for (const { ability, effects } of list) yield* ofText(state, inst.id, ability, effects, wanted);
    }
  } finally {
    depth--;
  }
}

function* ofText(
  state: State,
  id: CardId,
  ability: number,
  effects: readonly Effect[],
  wanted: Act['do'],
): Iterable<Working> {
  if (!effects.some((effect) => effect.acts.some((act) => act.do === wanted))) return;
  if (silenceOf(state, id, ability) !== null) return;
  if (!standingWorks(state, { bearer: id, source: id, ability })) return;
  const about: About = { self: id, player: playerOf(state, id), it: [] };
  // Out of the Jelen only what a text says of its own cost counts.
  const away = !inPresent(state, id);
  for (const effect of effects) {
    if (![...(effect.if ?? []), ...(effect.while ?? [])].every((one) => holds(state, one, about))) continue;
    for (const act of effect.acts) {
      if (act.do !== wanted) continue;
      if (away && !(act.do === 'stat' && act.stat === 'mpCost' && 'ref' in act.whom)) continue;
      yield { act, about };
    }
  }
}

/** A change of a number with the card it comes from. */
export interface Change {
  readonly n: number;
  readonly floor: number | null;
  readonly from: CardId;
}

/** Every change the texts make to a number of a card now. */
export function changesOf(state: State, id: CardId, stat: Stat): Change[] {
  if (state.settings.effects !== 'read') return [];
  const found: Change[] = [];
  const offer = (act: ActOf<'stat'>, about: About) => {
    if (act.in && state.manoeuvre?.kind !== act.in) return;
    const n = amountOf(state, act.n, about);
    found.push({ n: act.down ? -n : n, floor: act.floor ?? null, from: about.self });
  };
  for (const { act, about } of working(state, 'stat', stat === 'mpCost' ? id : null)) {
    if (act.do !== 'stat' || act.stat !== stat || act.against || act.first) continue;
    if (spokenOf(state, act, id, about)) offer(act, about);
  }
  for (const { act, source, player, cards } of state.lasting) {
    if (act.do === 'stat' && act.stat === stat && cards.includes(id)) offer(act, { self: source, player, it: cards });
  }
  return found;
}

// A cost is asked of cards in the Kéz and the Időfonal too: "játékosa tárgyai" are all cards of that player.
function spokenOf(state: State, act: ActOf<'stat'>, id: CardId, about: About): boolean {
  if (act.stat !== 'mpCost' || 'ref' in act.whom) return speaksOf(state, act.whom, id, about);
  const { where, whose, ...rest } = act.whom;
  if (where) return speaksOf(state, act.whom, id, about);
  const owner = card(state, id).owner;
  if (whose === 'own' && owner !== about.player) return false;
  if (whose === 'enemy' && owner === about.player) return false;
  const { zone } = card(state, id);
  const place = zone === 'future' || zone === 'attached' ? undefined : { in: PLACE_OF[zone] ?? ('present' as const) };
  return fits(
    state,
    id,
    { kinds: rest.kinds, ...(rest.quals ? { quals: rest.quals } : {}), ...(place ? { where: place } : {}) },
    about,
  );
}
const PLACE_OF: Readonly<Record<string, 'hand' | 'past' | 'timeline' | 'abyss' | 'spare'>> = {
  hand: 'hand',
  past: 'past',
  timeline: 'timeline',
  abyss: 'abyss',
  spare: 'spare',
};

/** The sum of the changes of a number. */
export const changeOf = (state: State, id: CardId, stat: Stat): number =>
  changesOf(state, id, stat).reduce((sum, change) => sum + change.n, 0);

/** The change of the attack threshold against a card ("−1 támadóküszöb ellene"). */
export function changeAgainst(state: State, target: CardId): number {
  let sum = 0;
  for (const { act, about } of working(state, 'stat', null)) {
    if (act.do !== 'stat' || act.against !== 'self' || about.self !== target) continue;
    const n = amountOf(state, act.n, about);
    sum += act.down ? -n : n;
  }
  return sum;
}

/** Change of a player's Kézméret by texts. */
export function handSizeChange(state: State, player: PlayerId): number {
  let sum = 0;
  for (const { act, about } of working(state, 'stat', null)) {
    if (act.do !== 'stat' || act.stat !== 'handSize' || 'ref' in act.whom) continue;
    const whose = act.whom.whose === 'enemy' ? about.player !== player : about.player === player;
    // Keyword 2.26 says the same and is counted as one.
    if (!whose) continue;
    const n = amountOf(state, act.n, about);
    sum += act.down ? -n : n;
  }
  return sum;
}

/** The lowest upper limit that texts set to a number of a card ("legfeljebb 1 lehet"). */
export function capOf(state: State, id: CardId, stat: Stat): number | null {
  let lowest: number | null = null;
  for (const { act, about } of working(state, 'cap', null)) {
    if (act.do !== 'cap' || act.stat !== stat || 'ref' in act.whom) continue;
    const { where: _where, whose: _whose, ...rest } = act.whom;
    const { zone } = card(state, id);
    const place = PLACE_OF[zone];
    if (
      !fits(
        state,
        id,
        { kinds: rest.kinds, ...(rest.quals ? { quals: rest.quals } : {}), ...(place ? { where: { in: place } } : {}) },
        about,
      )
    )
      continue;
    lowest = lowest === null ? act.atMost : Math.min(lowest, act.atMost);
  }
  return lowest;
}

/** The card whose text forbids something of a card, or null. A prohibition beats every permission. */
export function bannedBy(state: State, ban: Ban, id: CardId, by: CardId | null = null): CardId | null {
  if (state.settings.effects !== 'read') return null;
  const asked = (act: Act, about: About): boolean =>
    act.do === 'ban' && act.ban === ban && byFits(state, act, by, about);
  for (const { act, about } of working(state, 'ban', ban === 'raiseCost' || ban === 'lowerCost' ? id : null)) {
    if (!asked(act, about) || act.do !== 'ban' || 'player' in act.whom) continue;
    const there =
      ban === 'raiseCost' || ban === 'lowerCost'
        ? ownsCost(state, act, id, about)
        : speaksOf(state, act.whom, id, about);
    if (there) return about.self;
  }
  for (const { act, source, player, cards } of state.lasting) {
    if (cards.includes(id) && asked(act, { self: source, player, it: cards })) return source;
  }
  return null;
}

const ownsCost = (state: State, act: ActOf<'ban'>, id: CardId, about: About): boolean =>
  !('player' in act.whom) && spokenOf(state, { do: 'stat', stat: 'mpCost', n: 0, whom: act.whom }, id, about);

function byFits(state: State, act: ActOf<'ban'> | Act, by: CardId | null, about: About): boolean {
  if (act.do !== 'ban' || !act.by) return true;
  if (by === null) return false;
  const place = PLACE_OF[card(state, by).zone];
  return fits(state, by, place ? { ...act.by, where: { in: place } } : act.by, about);
}

/** The card whose text forbids something to a player, or null. */
export function playerBannedBy(state: State, ban: Ban, player: PlayerId): CardId | null {
  if (state.settings.effects !== 'read') return null;
  const meant = (act: Act, owner: PlayerId): boolean => {
    if (act.do !== 'ban' || act.ban !== ban || !('player' in act.whom)) return false;
    const { player: who } = act.whom;
    return who === 'each' || (who === 'enemy' ? owner !== player : owner === player);
  };
  for (const { act, about } of working(state, 'ban', null)) if (meant(act, about.player)) return about.self;
  for (const { act, source, player: owner } of state.lasting) if (meant(act, owner)) return source;
  return null;
}

/** Keywords that texts in play give to a card now. */
export function grantedKeywords(state: State, id: CardId): readonly string[] {
  const found: string[] = [];
  for (const { act, about } of working(state, 'grant', null)) {
    if (act.do === 'grant' && speaksOf(state, act.whom, id, about)) found.push(...act.keywords);
  }
  return found;
}

interface KeywordTexts {
  readonly given: ReadonlySet<KeywordId>;
  readonly silenced: ReadonlySet<KeywordId>;
}
const keywordTexts = new WeakMap<readonly Card[], KeywordTexts>();

// Which keywords the constant texts of the cards of a game give or silence, so that most questions end at once.
function keywordTextsOf(defs: readonly Card[]): KeywordTexts {
  let found = keywordTexts.get(defs);
  if (!found) {
    const acts = defs.flatMap((one) =>
      constantsOf(one).flatMap(({ effects }) => effects.flatMap((effect) => effect.acts)),
    );
    const ids = (texts: readonly string[]) => new Set(texts.flatMap((text) => VOCABULARY.read(text)?.id ?? []));
    found = {
      given: ids(acts.flatMap((act) => (act.do === 'grant' ? act.keywords : []))),
      silenced: ids(acts.flatMap((act) => (act.do === 'silence' ? [act.keyword] : []))),
    };
    keywordTexts.set(defs, found);
  }
  return found;
}

/** True where a constant text of some card of the game gives this keyword. */
export const textKeywords = (state: State, name: KeywordId): boolean =>
  state.settings.effects === 'read' && keywordTextsOf(state.defs).given.has(name);

/** True where a text takes a keyword from a card, or silences it for all. */
export function keywordTaken(state: State, id: CardId, name: KeywordId): boolean {
  if (state.settings.effects !== 'read') return false;
  const means = (text: string) => VOCABULARY.read(text)?.id === name;
  if (keywordTextsOf(state.defs).silenced.has(name)) {
    for (const { act } of working(state, 'silence', null)) if (act.do === 'silence' && means(act.keyword)) return true;
  }
  return state.lasting.some(({ act, cards }) => {
    if (act.do === 'silence') return means(act.keyword);
    if (act.do !== 'lose' || !cards.includes(id)) return false;
    return act.what === 'keywords' || (Array.isArray(act.what) && act.what.some(means));
  });
}

/** Changes that wait for the next card of a kind to be summoned by a player ("a következő kalandozó … kevesebbe kerül"). */
export function nextCosts(state: State, id: CardId, player: PlayerId): readonly Change[] {
  return state.lasting.flatMap(({ act, source, player: owner }) => {
    if (act.do !== 'nextCost' || owner !== player || !isNext(state, act, id, source, owner)) return [];
    const n = amountOf(state, act.n, { self: source, player: owner, it: [] });
    return [{ n: act.down ? -n : n, floor: null, from: source }];
  });
}

/** True if a card is the one such a change waits for. */
export function isNext(state: State, act: ActOf<'nextCost'>, id: CardId, source: CardId, player: PlayerId): boolean {
  const place = PLACE_OF[card(state, id).zone];
  return fits(state, id, place ? { ...act.filter, where: { in: place } } : act.filter, {
    self: source,
    player,
    it: [],
  });
}

/** The position a card says it arrives in ("Pihenő helyzetben kerül a Jelenbe."); null where it says nothing. */
export function arrivalPosition(state: State, id: CardId): PositionWord | null {
  if (state.settings.effects !== 'read') return null;
  for (const sentence of readCard(state.defs[card(state, id).def] as Card).flat()) {
    if (!sentence.understood) continue;
    for (const effect of sentence.effects) {
      const act = effect.acts[0];
      if (act?.do === 'arrive' && !effect.if && !effect.when) return act.position;
    }
  }
  return null;
}
