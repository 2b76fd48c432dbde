import type { Card } from '../../cards/card.ts';
import type { EventWord, When } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { abilityRules } from '../../cards/symbols/resolve.ts';
import { isOwnArrival } from '../../cards/symbols/wording.ts';
import { card, def, inPresent, isAdventurer, playerOf } from '../rules/controller.ts';
import { pushTimed } from '../rules/entering.ts';
import { silenceOf } from '../rules/silence.ts';
import type { Draft } from '../state/draft.ts';
import type { TableEvent } from '../state/events.ts';
import { type CardId, isPresentZone, otherPlayer, type PlayerId, type State, type ZoneName } from '../state/types.ts';
import { hears, namedOnArrival } from './done.ts';
import { fits } from './filter.ts';
import { startText } from './run.ts';

/** A text that waits for something to happen. */
interface Waiting {
  readonly ability: number;
  readonly when: When;
}

const waits = new WeakMap<Card, readonly Waiting[]>();

function waitingOf(one: Card): readonly Waiting[] {
  let found = waits.get(one);
  if (!found) {
    const rules = abilityRules(one);
    found = readCard(one).flatMap((sentences, ability) => {
      const mode = rules[ability]?.mode;
      if (mode === 'activated') return [];
      const first = sentences.find((sentence) => sentence.understood && sentence.effects.some((effect) => effect.when));
      const effect = first?.understood ? first.effects.find((one2) => one2.when) : undefined;
      if (!first || !effect?.when || !hears(effect)) return [];
      // The arrival of the card itself is seen where cards come into the Jelen.
      const text = one.abilities[ability]?.text ?? '';
      if (effect.when.on === 'arrive' && !effect.when.what && mode === 'timed' && isOwnArrival(text, one.name))
        return [];
      return [{ ability, when: effect.when }];
    });
    waits.set(one, found);
  }
  return found;
}

/** What a table event is for the texts of cards. */
interface Happening {
  readonly on: EventWord;
  readonly card: CardId | null;
  readonly player: PlayerId | null;
}

const PLAIN: Readonly<Record<string, EventWord>> = {
  died: 'die',
  destroyed: 'destroyed',
  sacrificed: 'sacrificed',
  discarded: 'discarded',
  revealed: 'reveal',
  summoned: 'summon',
  questSolved: 'solve',
  hurt: 'hurt',
  healed: 'heal',
  attacked: 'attack',
  activated: 'activate',
};

// One event of the table can be several things to the texts.
function happeningsOf(state: State, event: TableEvent): readonly Happening[] {
  const id = event.card ?? null;
  const player = event.player ?? (id === null ? null : playerOf(state, id));
  const on = PLAIN[event.type];
  const found: Happening[] = on ? [{ on, card: id, player }] : [];
  switch (event.type) {
    case 'manoeuvreWon':
      if (event.word === 'siege') found.push({ on: 'siegeWon', card: null, player: event.player ?? null });
      break;
    case 'moved': {
      if (event.clause === 'ALAP.03')
        found.push({ on: 'draw', card: id, player: id === null ? null : card(state, id).side });
      const was = inPlay(event.from);
      const is = inPlay(event.to);
      if (was !== is) found.push({ on: is ? 'arrive' : 'leave', card: id, player });
      break;
    }
    case 'brought':
      found.push({ on: 'arrive', card: id, player });
      break;
    case 'step':
      if (event.word === 'end') found.push({ on: 'turnEnd', card: null, player: null });
      break;
    case 'turn':
      found.push({ on: 'turnStart', card: null, player: null });
      break;
    case 'phase':
      if (event.word === 'reveal' && state.manoeuvre?.kind === 'siege')
        found.push({ on: 'besieged', card: state.manoeuvre.target, player: state.manoeuvre.initiator });
      break;
    case 'round':
      if (event.n === 1) found.push({ on: 'fightStart', card: null, player: null });
      break;
    case 'fightJudged':
      found.push({ on: 'fightEnd', card: null, player: null });
      if (state.manoeuvre?.fightWinner) found.push({ on: 'fightWon', card: null, player: state.manoeuvre.fightWinner });
      break;
  }
  return found;
}

// "self.row", "timeline", "attached:12": whether a place is one of the Jelen.
function inPlay(place: string | undefined): boolean {
  if (place === undefined) return false;
  if (place.startsWith('attached')) return true;
  return isPresentZone((place.split('.')[1] ?? place) as ZoneName);
}

function answers(state: State, listener: CardId, when: When, happening: Happening): boolean {
  if (when.on !== happening.on) return false;
  const player = playerOf(state, listener);
  if (when.what === undefined && when.by === undefined) return happening.card === null || happening.card === listener;
  if (when.by !== undefined && !madeBy(when.by, player, happening.player)) return false;
  if ((when.by === 'ownTeam' || when.by === 'self') && TEAM_WORK.has(happening.on) && !takesPart(state, listener))
    return false;
  if (when.what === undefined) return true;
  if (happening.card === null) return false;
  // What left the Jelen is asked as what it was.
  const { where: _where, ...filter } = when.what;
  const about = { self: listener, player, it: [] };
  return (
    fits(
      state,
      happening.card,
      { ...filter, whose: undefined, where: { in: placeNow(state, happening.card) } },
      about,
    ) && sideFits(state, filter.whose, player, happening.card)
  );
}

/** What a kalandozó does with its team: another one at home has no part in it. */
const TEAM_WORK: ReadonlySet<EventWord> = new Set(['solve', 'siegeWon', 'fightWon']);

function takesPart(state: State, listener: CardId): boolean {
  const inst = card(state, listener);
  const bearer = inst.zone === 'attached' && inst.host !== null ? inst.host : listener;
  return !isAdventurer(state, bearer) || card(state, bearer).zone === 'team';
}

const sideFits = (state: State, whose: string | undefined, player: PlayerId, id: CardId): boolean =>
  whose === undefined || (playerOf(state, id) === player) === (whose === 'own');

function placeNow(state: State, id: CardId): 'present' | 'past' | 'abyss' | 'timeline' | 'solved' | 'hand' | 'deck' {
  if (inPresent(state, id)) return 'present';
  const { zone } = card(state, id);
  return zone === 'future'
    ? 'deck'
    : zone === 'past' || zone === 'abyss' || zone === 'timeline' || zone === 'solved' || zone === 'hand'
      ? zone
      : 'present';
}

function madeBy(by: NonNullable<When['by']>, own: PlayerId, actor: PlayerId | null): boolean {
  if (actor === null) return false;
  if (by === 'enemy' || by === 'enemyTeam') return actor === otherPlayer(own);
  return by === 'each' || actor === own;
}

/**
 * Lets texts that wait for an event answer it: into the Időfonal, or at once where they use none (JEL.O). The texts of a card
 * that left with the event answer too.
 */
export function fireTriggers(d: Draft, event: TableEvent): void {
  if (event.type === 'worksAtOnce' && event.card !== undefined && event.n !== undefined) {
    startText(d, { source: event.card, ability: event.n, player: playerOf(d.state, event.card), targets: [], x: null });
    return;
  }
  if (event.type === 'moved' && inPlay(event.to) && !inPlay(event.from) && event.card !== undefined)
    nameByHand(d, event.card);
  for (const happening of happeningsOf(d.state, event)) fire(d, happening);
}

// What holds all the time and is not carried out is the player's from now on.
function nameByHand(d: Draft, id: CardId): void {
  if (!inPresent(d.state, id) || card(d.state, id).faceDown) return;
  for (const { text, ability } of namedOnArrival(def(d.state, id)))
    d.emit({ type: 'byHand', card: id, n: ability, word: text });
}

function fire(d: Draft, happening: Happening): void {
  for (const inst of d.state.cards) {
    const list = waitingOf(def(d.state, inst.id));
    if (list.length === 0) continue;
    const itself = inst.id === happening.card && happening.on !== 'summon';
    if (!inPresent(d.state, inst.id) && !itself) continue;
    for (const { ability, when } of list) {
      if (silenceOf(d.state, inst.id, ability) !== null) continue;
      if (answers(d.state, inst.id, when, happening)) pushTimed(d, inst.id, ability, 'JEL.O');
    }
  }
}
