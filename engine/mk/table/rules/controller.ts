import type { CardType } from '../../cards/card.ts';
import { isEquipment as isEquipmentCard } from '../../cards/keywords/facts.ts';
import { type CardId, type CardInst, isPresentZone, PLAYERS, type PlayerId, type State } from '../state/types.ts';

export const card = (state: State, id: CardId): CardInst => state.cards[id] as CardInst;
export const def = (state: State, id: CardId) => state.defs[card(state, id).def] as State['defs'][number];

/** The type a card has now: its printed one unless it changed type (2.07.c, 2.14.b.1). */
export function typeOf(state: State, id: CardId): CardType | null {
  return card(state, id).asType ?? def(state, id).type;
}

export const isAdventurer = (state: State, id: CardId): boolean => typeOf(state, id) === 'adventurer';

/** Equipment by its print, unless it has changed type. */
export function isEquipment(state: State, id: CardId): boolean {
  return isEquipmentCard(def(state, id)) && card(state, id).asType === null;
}

/** In the Jelen (ALAP.08): in one of its places, or attached to a card that is. */
export function inPresent(state: State, id: CardId): boolean {
  const inst = card(state, id);
  return inst.zone === 'attached' ? inPresent(state, inst.host as CardId) : isPresentZone(inst.zone);
}

/** Places that by themselves say whose card it is (ALAP.32.a). */
const TELLING: ReadonlySet<string> = new Set(['tower', 'row', 'team', 'store', 'quests', 'solved']);
/** Places whose cards have a controller at all (ALAP.30). */
const CONTROLLED: ReadonlySet<string> = new Set([...TELLING, 'buildings', 'field', 'outer']);

/** The player whose place a card lies in; an attached card lies where its carrier lies. */
export function sideOf(state: State, id: CardId): PlayerId {
  const inst = card(state, id);
  return inst.zone === 'attached' ? sideOf(state, inst.host as CardId) : inst.side;
}

/** The controller of a card, or null for an uncontrolled one (ALAP.30–34). */
export function controllerOf(state: State, id: CardId): PlayerId | null {
  const inst = card(state, id);
  if (inst.zone === 'attached') return controllerOfAttached(state, inst);
  if (!CONTROLLED.has(inst.zone)) return null; // ALAP.30
  if (TELLING.has(inst.zone)) return inst.side; // ALAP.32.a
  return inst.ruledController ?? inst.owner; // ALAP.32.b–d
}

function controllerOfAttached(state: State, inst: CardInst): PlayerId | null {
  const host = inst.host as CardId;
  const controlled = inst.attachedAs !== 'other' && inst.attachedAs !== 'companion'; // ALAP.31, ALAP.34
  if (!controlled) return null;
  if (isAdventurer(state, host)) return controllerOf(state, host); // ALAP.32.a
  return inst.ruledController ?? inst.owner;
}

/** "Its player" (ALAP.35, ALAP.36): the controller, or the owner of an uncontrolled card. */
export function playerOf(state: State, id: CardId): PlayerId {
  return controllerOf(state, id) ?? card(state, id).owner;
}

/** Kalandozó a player controls in Sor and csapat (attached Csatlós are not among them, 2.09.note1). */
export function adventurersOf(state: State, player: PlayerId): CardId[] {
  const zones = state.zones[player];
  return [...zones.row, ...zones.team, ...zones.field].filter((id) => isAdventurer(state, id));
}

/**
 * Every kalandozó a player controls: those of the Jelen and of the Külső sík, whose cards have a controller too (ALAP.30).
 * Where a clause says "irányít", all of them count (R05).
 */
export function controlledAdventurers(state: State, player: PlayerId): CardId[] {
  const outer = state.settings.outerPlaneCounts
    ? PLAYERS.flatMap((side) => state.zones[side].outer).filter((id) => controllerOf(state, id) === player)
    : [];
  return [...adventurersOf(state, player), ...outer.filter((id) => isAdventurer(state, id))];
}
