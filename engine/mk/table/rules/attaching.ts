import { OBSTACLES_PER_TOWER_LEVEL } from '../../limits.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { AttachKind, AttachWay, CardId, PlayerId, State, TimelineEntry } from '../state/types.ts';
import { denies } from './asking.ts';
import { card, controllerOf, def, inPresent, isAdventurer, isEquipment, playerOf, typeOf } from './controller.ts';
import { has, keywordAt } from './keywords.ts';
import { decided } from './rulings.ts';
import { isBlank } from './silence.ts';
import { attachTo, toPastOrAbyss } from './zones.ts';

/** 2.07.c.1 */
const TREASURE_SLOTS = 4;

/** How many akadálylap a card can bear (2.13.a, 3.01.c, 2.07.c.1); 0 = none at all. */
export function slotsOf(state: State, id: CardId): number {
  const inst = card(state, id);
  if (inst.treasure !== null && inst.asType === 'quest') return TREASURE_SLOTS;
  const printed = keywordAt(state, id, 'obstacles')?.value ?? null;
  if (printed !== null) return printed;
  return typeOf(state, id) === 'towerLevel' ? OBSTACLES_PER_TOWER_LEVEL : 0;
}

/** Slots taken; akadálylap attached in another way do not count (2.13.b). */
export function slotsUsed(state: State, id: CardId): number {
  return card(state, id).attached.filter((other) => card(state, other).attachedAs === 'obstacle').length;
}

export const isBearing = (state: State, id: CardId): boolean => slotsOf(state, id) > 0;

/** Whether a card can go into an obstacle slot: an akadálylap, or any ELVADULT card (2.14.a). */
export function fitsSlot(state: State, id: CardId): boolean {
  return typeOf(state, id) === 'obstacle' || has(state, id, 'feral');
}

/** Whether a card may be attached to a host so, by this player, or why not. */
export function attachRefusal(state: State, player: PlayerId, id: CardId, host: CardId, as: AttachWay): Refusal | null {
  if (id === host || !inPresent(state, host)) return refuse('HOST_NOT_IN_PRESENT', '5.01.a', { cards: [host] });
  if (as === 'obstacle') return slotRefusal(state, id, host);
  if (as === 'mount') return mountRefusal(state, player, id, host);
  if (as === 'companion') return companionRefusal(state, player, id, host);
  return equipmentRefusal(state, player, id, host);
}

function slotRefusal(state: State, id: CardId, host: CardId): Refusal | null {
  if (!fitsSlot(state, id)) return refuse('NOT_AN_OBSTACLE', '2.13.a', { cards: [id] });
  const slots = slotsOf(state, host);
  if (slots === 0) return refuse('BEARS_NO_OBSTACLES', '2.13.a', { cards: [host] });
  const used = slotsUsed(state, host);
  if (used >= slots) {
    const clause = typeOf(state, host) === 'towerLevel' ? '3.01.c' : '2.13.a';
    return refuse('SLOTS_FULL', clause, { numbers: { used, slots }, cards: [host] });
  }
  return null;
}

// 2.06.a, 2.06.b, 2.06.g; own ones only (Q54), any own kalandozó where no condition is printed (Q53).
function mountRefusal(state: State, player: PlayerId, id: CardId, host: CardId): Refusal | null {
  const mount = keywordAt(state, id, 'mount');
  const beast = typeOf(state, id) === 'obstacle' && def(state, id).obstacleKind === 'beast';
  if (!mount || !beast) return refuse('NOT_A_MOUNT', '2.06.a', { cards: [id] });
  if (!isAdventurer(state, host) || controllerOf(state, host) !== player) {
    return refuse('NOT_OWN_ADVENTURER', '2.06.b', { cards: [host] });
  }
  if (denies(state, host, mount.condition)) return refuse('CONDITION_NOT_MET', '2.06.b', { cards: [host] });
  const carried = card(state, host).attached.some((other) => card(state, other).attachedAs === 'mount');
  return carried ? refuse('HAS_A_MOUNT', '2.06.g', { cards: [host] }) : null;
}

// 2.09.a–c
function companionRefusal(state: State, player: PlayerId, id: CardId, host: CardId): Refusal | null {
  const companion = keywordAt(state, id, 'companion');
  if (!companion || def(state, id).type !== 'adventurer') return refuse('NOT_A_COMPANION', '2.09.a', { cards: [id] });
  if (!isAdventurer(state, host) || controllerOf(state, host) !== player) {
    return refuse('NOT_OWN_ADVENTURER', '2.09.c', { cards: [host] });
  }
  return denies(state, host, companion.condition) ? refuse('CONDITION_NOT_MET', '2.09.c', { cards: [host] }) : null;
}

// Worn by an own kalandozó; 2.07.note2: on a küldetés it is attached in another way.
function equipmentRefusal(state: State, player: PlayerId, id: CardId, host: CardId): Refusal | null {
  if (!isEquipment(state, id)) return refuse('NOT_EQUIPMENT', '2.31.b', { cards: [id] });
  if (playerOf(state, id) !== player) return refuse('NOT_YOURS', 'ALAP.35', { cards: [id] });
  if (typeOf(state, host) === 'quest') return null;
  if (!isAdventurer(state, host) || controllerOf(state, host) !== player) {
    return refuse('NOT_OWN_ADVENTURER', '2.31.b.1', { cards: [host] });
  }
  return null;
}

/**
 * Carries out an attaching that was given by a player. All that was asked then is asked again now: if the host is gone, has
 * changed hands or is full, the card does not take effect (ALAP.25).
 */
export function landAttached(d: Draft, entry: TimelineEntry, host: CardId, as: AttachWay): void {
  const no = attachRefusal(d.state, entry.player, entry.card, host, as);
  if (no) toPastOrAbyss(d, entry.card, 'ineffective', no.clause ?? 'ALAP.25');
  else attachNow(d, entry.card, host, as, entry.player);
}

/** Puts a card on its host with everything that follows from the way it is attached. */
export function attachNow(d: Draft, id: CardId, host: CardId, as: AttachKind, player: PlayerId): void {
  const worn = as === 'equipment' && !isAdventurer(d.state, host) ? 'other' : as;
  // 5.01.e hidden; 2.06.d and 2.07.e.2 open; 2.30.a always open, also if being attached takes its text away (2.14.b.3, R11).
  const hidden = worn === 'obstacle' && !has(d.state, id, 'faceUp');
  const open = worn === 'obstacle' && !hidden;
  if (!attachTo(d, id, host, worn, player, ATTACH_CLAUSE[worn])) return;
  if (open && isBlank(d.state, id)) decided(d, 'R11', '2.30.a', id);
  const slot = worn === 'obstacle' || worn === 'plusObstacle';
  const feral = slot && def(d.state, id).type !== 'obstacle';
  d.change(id, {
    faceDown: hidden,
    asType: feral ? 'obstacle' : null, // 2.14.b.1
    ruledController: slot && player !== card(d.state, id).owner ? player : null,
  });
}

const ATTACH_CLAUSE: Readonly<Record<AttachKind, string>> = {
  obstacle: '5.01.e',
  plusObstacle: '2.13.b',
  mount: '2.06.c',
  companion: '2.09.c',
  equipment: 'ALAP.31',
  other: 'ALAP.34',
};
