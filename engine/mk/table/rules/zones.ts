import { bannedBy } from '../effects/constants.ts';
import { replaced } from '../effects/instead.ts';
import { type Draft, FRESH, type Place } from '../state/draft.ts';
import {
  type AttachKind,
  type CardId,
  type CardInst,
  isPresentZone,
  type PlayerId,
  type ZoneName,
} from '../state/types.ts';
import { controllerOf, inPresent, isAdventurer, playerOf } from './controller.ts';
import { has, isNamed } from './keywords.ts';
import { namedOutcome, ownedCopyIn } from './named.ts';

/** Places that always resolve to the owner of the card (ALAP.29). */
export type OwnZone = 'hand' | 'future' | 'spare' | 'past' | 'abyss';
const OWN: ReadonlySet<string> = new Set<OwnZone>(['hand', 'future', 'spare', 'past', 'abyss']);
export const isOwnZone = (zone: string): zone is OwnZone => OWN.has(zone);

/** Why a card goes to Múlt/Mélység; the first four by ALAP.25, the others by their own clauses. */
export type Fate =
  | 'died'
  | 'sacrificed'
  | 'destroyed'
  | 'neutralised'
  | 'ineffective'
  | 'expired'
  | 'fellOff'
  | 'clash'
  | 'named';

/** Name of the place a card lies in, for events. */
export function placeName(inst: CardInst): string {
  if (inst.zone === 'timeline') return 'timeline';
  if (inst.zone === 'attached') return `attached:${inst.host}`;
  return `${inst.side}.${inst.zone}`;
}

const INDEX_TOP: ReadonlySet<string> = new Set(['past', 'abyss']);

/**
 * Moves a card and keeps the books: a card that leaves the Jelen becomes new again (Q62), what was attached to it falls off
 * (Q70), a token that leaves play is gone. Kéz, Jövő, Cserepakli, Múlt and Mélység are always the owner's (ALAP.29).
 */
export function move(d: Draft, id: CardId, to: Place, clause?: string): void {
  const inst = d.card(id);
  const from = placeName(inst);
  const place = resolvePlace(d, inst, to);
  const wasIn = inPresent(d.state, id) || inst.zone === 'solved';
  const staysIn = place.zone === 'attached' || isPresentZone(place.zone) || place.zone === 'solved';
  const leaves = wasIn && !staysIn;
  const toOtherTower = inst.zone === 'tower' && place.zone === 'tower' && place.side !== inst.side;
  if (leaves || toOtherTower) dropAttached(d, id);
  if (toOtherTower) d.change(id, { counters: FRESH.counters }); // 3.01.g: markers too
  d.place(id, place);
  if (staysIn && !wasIn) d.change(id, { since: d.freshId() });
  // Being face down belongs to the place it lies in.
  if (staysIn && inst.faceDown && place.zone !== inst.zone) d.change(id, { faceDown: false });
  if (leaves || isOwnZone(place.zone)) {
    d.change(id, FRESH);
    forget(d, id);
  }
  if (!leaves && !isOwnZone(place.zone) && (inst.asType !== null || inst.treasure !== null))
    endTypeChange(d, id, inst, place);
  const after = d.card(id);
  d.emit({ type: 'moved', card: id, from, to: placeName(after), ...(clause ? { clause } : {}) });
}

// Q62: a card that comes back is a new one, so that nothing lasts on it.
function forget(d: Draft, id: CardId): void {
  if (!d.state.lasting.some(({ cards }) => cards.includes(id))) return;
  d.set({
    lasting: d.state.lasting.flatMap((one) => {
      if (!one.cards.includes(id)) return [one];
      const cards = one.cards.filter((other) => other !== id);
      return cards.length > 0 ? [{ ...one, cards }] : [];
    }),
  });
}

// 2.07.e, 2.14.b: a type change lasts while the card is a küldetés by KINCS, or attached as an akadálylap by ELVADULT.
function endTypeChange(d: Draft, id: CardId, before: CardInst, place: Place): void {
  const stays = before.zone === place.zone && (place.zone === 'quests' || place.zone === 'attached');
  if (!stays) d.change(id, { asType: null, treasure: null });
}

function resolvePlace(d: Draft, inst: CardInst, to: Place): Place {
  if (to.zone === 'attached' || to.zone === 'timeline') return to;
  const token = d.def(inst.id).token;
  // 2.07.f: the megoldott küldetés jelző leaves the game with the solved ones.
  const leavesSolved = token && inst.zone === 'solved' && to.zone !== 'solved';
  if (leavesSolved) return { zone: 'gone', side: inst.owner };
  // And every token: nowhere but in play.
  if (token && (isOwnZone(to.zone) || to.zone === 'gone')) return { zone: 'gone', side: inst.owner };
  if (!isOwnZone(to.zone)) return to;
  const at = to.at ?? (INDEX_TOP.has(to.zone) ? 0 : undefined);
  return { zone: to.zone, side: inst.owner, ...(at === undefined ? {} : { at }) };
}

/** Q70, 3.01.g: what is attached to a card falls off to Múlt/Mélység of the owners. */
export function dropAttached(d: Draft, id: CardId, clause = '3.01.g'): void {
  for (const other of [...d.card(id).attached]) toPastOrAbyss(d, other, 'fellOff', clause);
}

/** Where "to Múlt/Mélység" leads for a card now (ALAP.22, ALAP.23, ALAP.24, 2.11.b). */
export function pastOrAbyss(d: Draft, id: CardId, fate: Fate): { zone: 'past' | 'abyss'; clause: string } {
  const inst = d.card(id);
  const copy = isNamed(d.state, id) ? ownedCopyIn(d.state, id) : null;
  if (copy) return { zone: 'past', clause: copy }; // ALAP.22, ALAP.24; before 2.11.b, which names a place only (R09)
  if (inst.fromPast && (fate === 'expired' || fate === 'neutralised')) return { zone: 'abyss', clause: '2.11.b' };
  if (!isNamed(d.state, id)) return { zone: 'past', clause: 'ALAP.23' };
  return { zone: 'abyss', clause: 'ALAP.23' };
}

// R09, R10: the nevesítés rule before 2.11.b, and a solved copy.
function rulingOf(inst: CardInst, clause: string): { ruling?: 'R09' | 'R10' } {
  if (clause === 'ALAP.22') return { ruling: 'R10' };
  return clause === 'ALAP.24' && inst.fromPast ? { ruling: 'R09' } : {};
}

/** Sends a card to Múlt/Mélység (ALAP.23) and says why it goes. */
export function toPastOrAbyss(d: Draft, id: CardId, fate: Fate, clause?: string): void {
  if (fate === 'died' || fate === 'destroyed') {
    const what = fate === 'died' ? 'die' : 'destroyed';
    const barring = fate === 'died' ? bannedBy(d.state, 'die', id) : null;
    if (barring !== null) {
      d.emit({ type: 'noEffect', card: id, cards: [barring] });
      return;
    }
    if (replaced(d, what, id, playerOf(d.state, id), 1)) return;
  }
  const route = pastOrAbyss(d, id, fate);
  d.emit({ type: fate, card: id, ...(clause ? { clause } : {}), ...rulingOf(d.card(id), route.clause) });
  move(d, id, { zone: route.zone, side: d.card(id).owner }, route.clause);
}

/** ALAP.26: a discarded card goes to the Múlt, nevesített or not. */
export function discard(d: Draft, id: CardId): void {
  d.emit({ type: 'discarded', card: id, clause: 'ALAP.26' });
  move(d, id, { zone: 'past', side: d.card(id).owner }, 'ALAP.26');
}

/**
 * Brings a card into the Jelen or among the Megoldott küldetések of a player, after the nevesítés rule has had its say
 * (ALAP.19–22). Gives false if the card went elsewhere instead.
 */
export function arrive(d: Draft, id: CardId, zone: ZoneName, side: PlayerId, more: ArriveOptions = {}): boolean {
  if (!passesNaming(d, id, side, true)) return false;
  const changesHands = controllerOf(d.state, id) !== null && controllerOf(d.state, id) !== side;
  move(d, id, { zone, side, ...(more.at === undefined ? {} : { at: more.at }) }, more.clause);
  const telling = zone !== 'field' && zone !== 'buildings' && zone !== 'outer';
  d.change(id, {
    position: more.position ?? 'ready',
    ruledController: telling || side === d.card(id).owner ? null : side, // ALAP.32.b, ALAP.32.c
    faceDown: (more.faceDown ?? false) && !has(d.state, id, 'faceUp'), // 2.30.a
  });
  if (changesHands) recheckAttached(d, id, side);
  return true;
}

/**
 * The nevesítés rule on every way in (ALAP.19–22): sends away whichever of two copies has to go. False if it is this one.
 * `controlled` is false where the card would have no controller in its new place.
 */
function passesNaming(d: Draft, id: CardId, player: PlayerId, controlled: boolean): boolean {
  const outcome = namedOutcome(d.state, id, player, controlled);
  if (!outcome) return true;
  d.emit({ type: 'named', card: outcome.leaves, clause: outcome.clause });
  move(d, outcome.leaves, { zone: outcome.to, side: d.card(outcome.leaves).owner }, outcome.clause);
  return outcome.leaves !== id;
}

// What a kalandozó carries comes under the control of whoever takes it (ALAP.32.a), so the nevesítés rule is asked for it too.
function recheckAttached(d: Draft, host: CardId, player: PlayerId): void {
  for (const id of [...d.card(host).attached]) {
    if (controllerOf(d.state, id) === player) passesNaming(d, id, player, true);
  }
}

export interface ArriveOptions {
  readonly at?: number;
  readonly position?: CardInst['position'];
  readonly faceDown?: boolean;
  readonly clause?: string;
}

/**
 * Attaches a card to another for a player, after the nevesítés rule has had its say (ALAP.19–22). False if it went elsewhere
 * instead.
 */
export function attachTo(
  d: Draft,
  id: CardId,
  host: CardId,
  as: AttachKind,
  player: PlayerId,
  clause?: string,
): boolean {
  // ALAP.31, ALAP.32.a: on a kalandozó its controller's, in a slot that of the player who attached it.
  const controller = isAdventurer(d.state, host) ? controllerOf(d.state, host) : player;
  const controlled = as !== 'other' && as !== 'companion'; // ALAP.34
  if (!passesNaming(d, id, controller ?? player, controlled)) return false;
  move(d, id, { zone: 'attached', host, as }, clause);
  return true;
}

/** Places that keep an order from the top: a card put on the top of the Jövő has index 0. */
export const toTop = (d: Draft, id: CardId, clause?: string): void =>
  move(d, id, { zone: 'future', side: d.card(id).owner, at: 0 }, clause);
export const toBottom = (d: Draft, id: CardId, clause?: string): void =>
  move(d, id, { zone: 'future', side: d.card(id).owner }, clause);
