import { fold } from '../../../text/fold.ts';
import type {
  Amount,
  Comparison,
  Condition,
  Filter,
  Kind,
  PlayerRef,
  Qual,
  Stat,
  Whom,
} from '../../cards/effects/model.ts';
import { isEquipment as isEquipmentCard, racesOf } from '../../cards/keywords/facts.ts';
import { VOCABULARY } from '../../cards/keywords/keywords.ts';
import { attributeOf } from '../rules/combat/rolls.ts';
import { card, controllerOf, def, inPresent, playerOf, typeOf } from '../rules/controller.ts';
import { mpValueOf } from '../rules/costs.ts';
import { has, isNamed, sameForNaming } from '../rules/keywords.ts';
import { levelOf, teamLevel, wallOf } from '../rules/levels.ts';
import { type CardId, otherPlayer, type PlayerId, type State } from '../state/types.ts';

/** Whose effect is asked about, and what it has spoken of so far. */
export interface About {
  /** The card whose text it is. */
  readonly self: CardId;
  readonly player: PlayerId;
  /** What was chosen last ("az a kalandozó"). */
  readonly it: readonly CardId[];
  readonly summoner?: CardId | undefined;
  readonly x?: number | null;
}

/** The player a text means. */
export function playersOf(state: State, who: PlayerRef, about: About): readonly PlayerId[] {
  switch (who) {
    case 'own':
    case 'summoner':
      return [about.player];
    case 'enemy':
      return [otherPlayer(about.player)];
    case 'each':
      return [about.player, otherPlayer(about.player)];
    case 'its':
      return about.it[0] === undefined ? [about.player] : [playerOf(state, about.it[0])];
    case 'team':
      return [state.manoeuvre?.initiator ?? otherPlayer(about.player)];
  }
}

const ACTION_KINDS: Readonly<Partial<Record<Kind, string>>> = {
  attack: 'attack',
  spell: 'spell',
  psi: 'psi',
  item: 'item',
  magicItem: 'magicItem',
};

function isKind(state: State, id: CardId, kind: Kind): boolean {
  const one = def(state, id);
  const type = typeOf(state, id);
  if (kind === 'card') return true;
  if (kind === 'equipment') return isEquipmentCard(one);
  if (kind === 'trap' || kind === 'beast') return type === 'obstacle' && one.obstacleKind === kind;
  if (kind in ACTION_KINDS) return type === 'action' && one.actionKind === ACTION_KINDS[kind];
  if (kind === 'treasure' || kind === 'mount' || kind === 'companion') return has(state, id, kind);
  if (kind === 'armour') return isEquipmentCard(one) && one.subtypes.some((word) => fold(word) === 'pancel');
  if (kind === 'token') return one.token;
  // A csapat is its members; what its level is, is counted once (levels.ts).
  if (kind === 'team') return type === 'adventurer' && card(state, id).zone === 'team';
  return type === kind;
}

/** The words a card answers to, by field. */
function wordsOf(state: State, id: CardId, field: string): readonly string[] {
  const one = def(state, id);
  const { races } = racesOf(one, state.settings.humanByDefault);
  const fields: Readonly<Record<string, readonly string[]>> = {
    race: races,
    class: [...one.mainClasses, ...one.subclasses],
    origin: one.origins,
    religion: one.religions,
    group: one.groups,
    skill: one.skills,
    alignment: one.alignment === null ? [] : [one.alignment],
    sex: one.sex === null ? [] : [one.sex],
    name: [one.name],
    place: one.places,
    subtype: one.subtypes,
    sphere: one.spheres,
  };
  return field === 'any'
    ? Object.entries(fields).flatMap(([key, list]) => (key === 'name' || key === 'skill' ? [] : list))
    : (fields[field] ?? []);
}

const compared = (have: number, how: Comparison, n: number): boolean =>
  how === 'atLeast'
    ? have >= n
    : how === 'atMost'
      ? have <= n
      : how === 'exactly'
        ? have === n
        : how === 'more'
          ? have > n
          : have < n;

/** A number of a card now; null where it has none. */
export function statOf(state: State, id: CardId, stat: Stat): number | null {
  switch (stat) {
    case 'level':
      return levelOf(state, id);
    case 'baseLevel':
      return def(state, id).level;
    case 'mpValue':
    case 'mpCost':
      return mpValueOf(state, id);
    case 'fizikum':
    case 'asztral':
    case 'mental':
      return attributeOf(state, id, stat);
    case 'fal':
      return wallOf(state, id);
    case 'dp':
      return def(state, id).dp;
    default:
      return null;
  }
}

function meetsQual(state: State, id: CardId, qual: Qual, about: About): boolean {
  switch (qual.q) {
    case 'position':
      return card(state, id).position === qual.is || (qual.is === 'wounded' && card(state, id).damage > 0);
    case 'word': {
      const own = wordsOf(state, id, qual.field).map(fold);
      return qual.is.some((word) => own.includes(fold(word)));
    }
    case 'token':
      return def(state, id).token;
    case 'named':
      return isNamed(state, id);
    case 'hidden':
      return (card(state, id).faceDown !== (qual.not === true)) === true;
    case 'worn':
      return card(state, id).attachedAs === 'equipment';
    case 'sameName':
      return sameForNaming(state, about.self, id);
    case 'keyword': {
      const keyword = VOCABULARY.read(qual.is);
      return keyword !== null && has(state, id, keyword.id);
    }
    case 'compare': {
      const have = statOf(state, id, qual.stat);
      return have !== null && compared(have, qual.how, qual.n === 'X' ? (about.x ?? 0) : qual.n);
    }
    case 'attached': {
      const { host } = card(state, id);
      if (host === null) return false;
      if (qual.to === 'self') return host === about.self;
      if (qual.to === 'it') return about.it.includes(host);
      return typeOf(state, host) === qual.to;
    }
    case 'has':
      return card(state, id).attached.some((other) => isKind(state, other, qual.kind));
    case 'starting':
      return state.manoeuvre?.kind === qual.manoeuvre && card(state, id).side === state.manoeuvre.initiator;
  }
}

/** True if a card is as a quality says. */
export function hasQual(state: State, id: CardId, qual: Qual, about: About): boolean {
  if (qual.q === 'hidden') return card(state, id).faceDown === (qual.not !== true);
  return meetsQual(state, id, qual, about) !== (qual.not === true);
}

const ZONE_OF: Readonly<Record<string, readonly string[]>> = {
  hand: ['hand'],
  deck: ['future'],
  past: ['past'],
  abyss: ['abyss'],
  pastOrAbyss: ['past', 'abyss'],
  spare: ['spare'],
  outer: ['outer'],
  row: ['row'],
  store: ['store'],
  tower: ['tower'],
  solved: ['solved'],
  awaiting: ['quests'],
  timeline: ['timeline'],
  team: ['team'],
  fight: ['team'],
  manoeuvre: ['team'],
};

/** Whose team or place a text means; null = any. */
export function sideOfPlace(state: State, whose: string | undefined, about: About): PlayerId | null {
  const initiator = state.manoeuvre?.initiator ?? null;
  switch (whose) {
    case 'own':
    case 'summoner':
      return about.player;
    case 'enemy':
      return otherPlayer(about.player);
    case 'its':
      return about.it[0] === undefined ? about.player : playerOf(state, about.it[0]);
    case 'the':
      // "A csapat": the one the card acts against; of an akadálylap the initiating one.
      return initiator === null ? null : typeOf(state, about.self) === 'obstacle' ? initiator : about.player;
    case 'initiating':
      return initiator;
    case 'obstructing':
      return initiator === null ? null : otherPlayer(initiator);
    default:
      return null;
  }
}

function inPlace(state: State, id: CardId, where: NonNullable<Filter['where']>, about: About): boolean {
  if (where.in === 'present') return inPresent(state, id);
  const inst = card(state, id);
  if (!(ZONE_OF[where.in] ?? []).includes(inst.zone)) return false;
  const side = sideOfPlace(state, where.whose, about);
  return side === null || (where.in === 'timeline' ? playerOf(state, id) : inst.side) === side;
}

/** True if a card is one of those a text speaks of. */
export function fits(state: State, id: CardId, filter: Filter, about: About): boolean {
  if (filter.others && id === about.self) return false;
  if (!filter.kinds.some((kind) => isKind(state, id, kind))) return false;
  if (filter.where ? !inPlace(state, id, filter.where, about) : !inPresent(state, id)) return false;
  if (filter.whose === 'own' || filter.whose === 'enemy') {
    const wanted = filter.whose === 'own' ? about.player : otherPlayer(about.player);
    if ((controllerOf(state, id) ?? card(state, id).owner) !== wanted) return false;
  }
  return (filter.quals ?? []).every((qual) => hasQual(state, id, qual, about));
}

export const matching = (state: State, filter: Filter, about: About): CardId[] =>
  state.cards.filter((one) => fits(state, one.id, filter, about)).map((one) => one.id);

/** The number a text means now. */
export function amountOf(state: State, amount: Amount, about: About): number {
  if (amount === 'X') return about.x ?? 0;
  if (typeof amount === 'number') return amount;
  return matching(state, amount.count, about).length * (amount.times ?? 1);
}

/** The card a word such as "viselője" points to. */
export function refOf(
  state: State,
  ref: 'self' | 'carrier' | 'it' | 'summoner' | 'target',
  about: About,
): readonly CardId[] {
  if (ref === 'self') return [about.self];
  if (ref === 'summoner') return about.summoner === undefined ? [] : [about.summoner];
  if (ref === 'carrier') {
    const { host } = card(state, about.self);
    return host === null ? [] : [host];
  }
  return about.it.length > 0 ? about.it : ref === 'it' ? [about.self] : [];
}

/** True if a constant text speaks of this card. */
export function speaksOf(state: State, whom: Whom, id: CardId, about: About): boolean {
  if ('ref' in whom) return refOf(state, whom.ref, about).includes(id);
  if (whom.of) {
    const { host } = card(state, id);
    if (host === null || !('ref' in whom.of) || !refOf(state, whom.of.ref, about).includes(host)) return false;
  }
  return fits(state, id, whom, about);
}

/** Whether a condition of a text holds now; `did` and `rolled` are told by the effect that runs. */
export function holds(
  state: State,
  condition: Condition,
  about: About,
  run: { did: boolean; rolled: boolean | null } = { did: true, rolled: null },
): boolean {
  switch (condition.c) {
    case 'controls': {
      const [who] = playersOf(state, condition.who, about);
      const n = state.cards.filter((one) => {
        const filter: Filter = condition.filter;
        return controllerOf(state, one.id) === who && fits(state, one.id, { ...filter, whose: undefined }, about);
      }).length;
      return compared(n, condition.how ?? 'atLeast', condition.n ?? 1) !== (condition.not === true);
    }
    case 'exists': {
      const n = matching(state, condition.filter, about).length;
      const there = compared(n, condition.how ?? 'atLeast', condition.n ?? 1) !== (condition.not === true);
      if (!condition.only || !condition.filter.where) return there;
      const other = {
        ...condition.filter,
        where: {
          ...condition.filter.where,
          whose: condition.filter.where.whose === 'enemy' ? ('own' as const) : ('enemy' as const),
        },
      };
      return there && matching(state, other, about).length === 0;
    }
    case 'is':
      return refOf(state, condition.whom, about).some((id) => hasQual(state, id, condition.qual, about));
    case 'in':
      return (
        refOf(state, condition.whom, about).some((id) => inPlace(state, id, condition.where, about)) !==
        (condition.not === true)
      );
    case 'manoeuvre':
      return (state.manoeuvre?.kind === condition.kind) !== (condition.not === true);
    case 'stat': {
      const have =
        condition.whom === 'team' || condition.whom === 'enemyTeam'
          ? teamLevel(state, condition.whom === 'team' ? about.player : otherPlayer(about.player))
          : statOf(state, refOf(state, condition.whom, about)[0] ?? about.self, condition.stat);
      return have !== null && compared(have, condition.how, condition.n);
    }
    case 'mp':
      return playersOf(state, condition.who, about).every((who) =>
        compared(state.players[who].mp, condition.how, condition.n),
      );
    case 'did':
      return run.did !== (condition.not === true);
    case 'rolled':
      return run.rolled !== null && run.rolled !== (condition.not === true);
    case 'returned':
      return about.it.some((id) => card(state, id).zone === 'row') !== (condition.not === true);
    case 'obstructed':
      return (
        (state.manoeuvre !== null && state.zones[otherPlayer(state.manoeuvre.initiator)].team.length > 0) !==
        (condition.not === true)
      );
  }
}
