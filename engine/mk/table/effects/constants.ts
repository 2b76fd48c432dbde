import type { Card } from '../../cards/card.ts';
import type { Act, ActOf, Ban, Effect, PositionWord, Stat } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { VOCABULARY } from '../../cards/keywords/keywords.ts';
import type { KeywordId } from '../../cards/keywords/vocabulary.ts';
import { standingWorks } from '../rules/abilities.ts';
import { card, inPresent, playerOf } from '../rules/controller.ts';
import { has } from '../rules/keywords.ts';
import { silenceOf } from '../rules/silence.ts';
import type { Draft } from '../state/draft.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { constantEffects } from './done.ts';
import { type About, amountOf, fits, holds, speaksOf } from './filter.ts';

/*
 * What the texts in play do all the time, worked out from the state when asked and never stored: changes of numbers, bans,
 * keywords. What lasts for a time is in `state.lasting` and is asked in the same place.
 */

interface Constant {
  readonly ability: number;
  readonly effects: readonly Effect[];
}

const constants = new WeakMap<Card, readonly Constant[]>();

/** The texts of a card that work by themselves as long as it is there. */
export function constantsOf(one: Card): readonly Constant[] {
  let found = constants.get(one);
  if (!found) {
    found = one.abilities.flatMap((_text, ability) => {
      const effects = constantEffects(one, ability);
      return effects.length > 0 ? [{ ability, effects }] : [];
    });
    constants.set(one, found);
  }
  return found;
}

export interface Working {
  readonly act: Act;
  readonly about: About;
}

// A text may ask for a number that another text changes: so deep, and no further.
const DEEPEST = 3;
let depth = 0;

/**
 * Every constant act of a kind that holds now.
 * @param asked a card that counts even outside the Jelen: what it says of its own cost.
 * @param part the number or the ban asked for; texts about others are not looked at.
 */
export function* working(
  state: State,
  wanted: Act['do'],
  asked: CardId | null = null,
  part: Stat | Ban | null = null,
): Iterable<Working> {
  if (state.settings.effects !== 'read' || depth >= DEEPEST) return;
  const sayers = sayersOf(state.defs).get(part === null ? wanted : `${wanted}:${part}`);
  if (!sayers) return;
  depth++;
  try {
    for (const inst of state.cards) {
      const list = sayers.get(inst.def);
      if (!list || !(inst.id === asked || inPresent(state, inst.id))) continue;
      for (const { ability, effects } of list) yield* ofText(state, inst.id, ability, effects, wanted, part);
    }
  } finally {
    depth--;
  }
}

type Sayers = ReadonlyMap<string, ReadonlyMap<number, readonly Constant[]>>;
const sayers = new WeakMap<readonly Card[], Sayers>();

const partOf = (act: Act): string | null => (act.do === 'stat' ? act.stat : act.do === 'ban' ? act.ban : null);

// Which cards of a game say something of a kind, so that a question looks at those alone.
function sayersOf(defs: readonly Card[]): Sayers {
  let found = sayers.get(defs);
  if (!found) {
    const made = new Map<string, Map<number, Constant[]>>();
    const add = (key: string, def: number, one: Constant) => {
      const by = made.get(key) ?? new Map<number, Constant[]>();
      made.set(key, by);
      const list = by.get(def) ?? [];
      if (!list.includes(one)) by.set(def, [...list, one]);
    };
    defs.forEach((card, def) => {
      for (const one of constantsOf(card))
        for (const act of one.effects.flatMap(({ acts }) => acts)) {
          add(act.do, def, one);
          const part = partOf(act);
          if (part !== null) add(`${act.do}:${part}`, def, one);
        }
    });
    found = made;
    sayers.set(defs, found);
  }
  return found;
}

function* ofText(
  state: State,
  id: CardId,
  ability: number,
  effects: readonly Effect[],
  wanted: Act['do'],
  part: Stat | Ban | null,
): Iterable<Working> {
  if (silenceOf(state, id, ability) !== null) return;
  if (!standingWorks(state, { bearer: id, source: id, ability })) return;
  const about: About = { self: id, player: playerOf(state, id), it: [] };
  // Out of the Jelen only what a text says of its own cost counts.
  const away = !inPresent(state, id);
  for (const effect of effects) {
    const acts = effect.acts.filter((act) => act.do === wanted && (part === null || partOf(act) === part));
    if (acts.length === 0) continue;
    if (![...(effect.if ?? []), ...(effect.while ?? [])].every((one) => holds(state, one, about))) continue;
    for (const act of acts) {
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
  for (const { act, about } of working(state, 'stat', stat === 'mpCost' ? id : null, stat)) {
    if (act.do !== 'stat' || act.stat !== stat || act.against || ofTeam(act)) continue;
    if (act.first && hasRolled(state, id)) continue;
    if (spokenOf(state, act, id, about)) offer(act, about);
  }
  for (const { act, source, player, cards } of state.lasting) {
    if (act.do === 'stat' && act.stat === stat && cards.includes(id) && !ofTeam(act))
      offer(act, { self: source, player, it: cards });
  }
  return found;
}

// "Csapata +2 szintet kap": the level of the team, not that of each member.
const ofTeam = (act: ActOf<'stat'>): boolean => 'pick' in act.whom && act.whom.kinds.includes('team');

/** What texts make of the csapatszint of a player, beside the levels of the members. */
export function teamLevelChange(state: State, player: PlayerId): number {
  if (state.settings.effects !== 'read') return 0;
  const members = state.zones[player].team;
  let sum = 0;
  const offer = (act: ActOf<'stat'>, about: About) => {
    if (act.in && state.manoeuvre?.kind !== act.in) return;
    const n = amountOf(state, act.n, about);
    sum += act.down ? -n : n;
  };
  for (const { act, about } of working(state, 'stat', null, 'level')) {
    if (act.do !== 'stat' || act.stat !== 'level' || act.against || !ofTeam(act)) continue;
    if (members.some((id) => speaksOf(state, act.whom, id, about))) offer(act, about);
  }
  for (const { act, source, player: owner, cards } of state.lasting) {
    if (act.do !== 'stat' || act.stat !== 'level' || !ofTeam(act)) continue;
    if (members.some((id) => cards.includes(id))) offer(act, { self: source, player: owner, it: cards });
  }
  return sum;
}

// "Első támadásdobása": none was made by this card in this fight.
const hasRolled = (state: State, id: CardId): boolean => state.manoeuvre?.fight?.rolled?.includes(id) === true;

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

/**
 * The change of a number of an attack by whom it is made against: "−1 támadóküszöb ellene" on the target, "élőhalott ellen +1
 * szintet sebez" on the attacker or what it attacks with.
 */
export function changeAgainst(state: State, target: CardId, stats: readonly Stat[], by: readonly CardId[]): number {
  let sum = 0;
  for (const { act, about } of working(state, 'stat')) {
    if (act.do !== 'stat' || !act.against || !stats.includes(act.stat)) continue;
    if (act.in && state.manoeuvre?.kind !== act.in) continue;
    if (act.against === 'self' ? about.self !== target : !fits(state, target, act.against, about)) continue;
    if (!by.some((id) => speaksOf(state, act.whom, id, about))) continue;
    const n = amountOf(state, act.n, about);
    sum += act.down ? -n : n;
  }
  return sum;
}

/** Changes of a player's Kézméret by texts: those of own cards and those of the enemy. */
export function handSizeChanges(state: State, player: PlayerId): { own: number[]; enemy: number[] } {
  const found = { own: [] as number[], enemy: [] as number[] };
  const offer = (act: Act, about: About) => {
    if (act.do !== 'stat' || act.stat !== 'handSize' || 'ref' in act.whom) return;
    const own = about.player === player;
    if (act.whom.whose !== undefined && (act.whom.whose === 'enemy') === own) return;
    const n = amountOf(state, act.n, about);
    found[own ? 'own' : 'enemy'].push(act.down ? -n : n);
  };
  // Keyword 2.26 is the same sentence and is counted as a keyword.
  for (const { act, about } of working(state, 'stat', null, 'handSize'))
    if (!has(state, about.self, 'largerHand')) offer(act, about);
  for (const { act, source, player: owner } of state.lasting) offer(act, { self: source, player: owner, it: [] });
  return found;
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
  for (const { act, cards } of state.lasting) {
    if (act.do !== 'cap' || act.stat !== stat || !cards.includes(id)) continue;
    lowest = lowest === null ? act.atMost : Math.min(lowest, act.atMost);
  }
  return lowest;
}

/** The card whose text forbids something of a card, or null. A prohibition beats every permission. */
export function bannedBy(state: State, ban: Ban, id: CardId, by: CardId | null = null): CardId | null {
  if (state.settings.effects !== 'read') return null;
  const asked = (act: Act, about: About): boolean =>
    act.do === 'ban' && act.ban === ban && byFits(state, act, by, about);
  for (const { act, about } of working(state, 'ban', ban === 'raiseCost' || ban === 'lowerCost' ? id : null, ban)) {
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
  for (const { act, about } of working(state, 'ban', null, ban)) if (meant(act, about.player)) return about.self;
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
  for (const { act, about } of working(state, 'lose')) {
    if (act.do !== 'lose' || !speaksOf(state, act.whom, id, about)) continue;
    if (act.what === 'keywords' || (Array.isArray(act.what) && act.what.some(means))) return true;
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

/** The card such changes waited for is summoned: they are used up. */
export function useNextCosts(d: Draft, id: CardId, player: PlayerId): void {
  const waits = d.state.lasting.filter(
    ({ act, source, player: owner }) =>
      act.do === 'nextCost' && owner === player && isNext(d.state, act, id, source, owner),
  );
  if (waits.length > 0) d.set({ lasting: d.state.lasting.filter((one) => !waits.includes(one)) });
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
