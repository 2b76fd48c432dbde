import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import {
  card,
  def,
  inPresent,
  isAdventurer,
  isEquipment,
  typeOf,
} from '../../../../engine/mk/table/rules/controller.ts';
import { has } from '../../../../engine/mk/table/rules/keywords.ts';
import { findPrinted } from '../../../../engine/mk/table/rules/printed.ts';
import {
  type CardId,
  otherPlayer,
  PLAYERS,
  type State,
  ZONES,
  type ZoneName,
} from '../../../../engine/mk/table/state/types.ts';
import { isOpen } from './fields.ts';
import { type Spot, spotKey } from './types.ts';

/** Attaching a card, as a gyors hatás where SORSFORDÍTÓ allows that and the ordinary way is not open (2.31.a.1). */
export function attachCommand(
  state: State,
  id: CardId,
  target: CardId,
  as: 'obstacle' | 'mount' | 'companion' | 'equipment',
): Command {
  const ordinary = { type: 'attach', card: id, target, as } as const;
  if (!has(state, id, 'fateTurner')) return ordinary;
  const quick = { ...ordinary, quick: true };
  return explain(state, ordinary) !== null && explain(state, quick) === null ? quick : ordinary;
}

/** The ways a card of the Kéz or raktár could be attached. */
export function attachWays(state: State, id: CardId): readonly ('obstacle' | 'mount' | 'companion' | 'equipment')[] {
  const ways: ('obstacle' | 'mount' | 'companion' | 'equipment')[] = [];
  if (def(state, id).type === 'obstacle' || has(state, id, 'feral')) ways.push('obstacle');
  if (has(state, id, 'mount')) ways.push('mount');
  if (has(state, id, 'companion')) ways.push('companion');
  if (isEquipment(state, id)) ways.push('equipment');
  return ways;
}

/**
 * What a player could mean by laying a card on a spot, most likely first. Whether it is possible now is not asked; by-hand
 * moves are not among them.
 */
export function dropMeanings(state: State, id: CardId, spot: Spot): readonly Command[] {
  const inst = card(state, id);
  const here = inst.zone;
  if (spot.kind === 'card') return spot.id === id ? [] : ontoCard(state, id, spot.id);
  if (spot.kind === 'timeline') return here === 'hand' || here === 'past' ? summoning(state, id) : [];
  if (spot.side === inst.side && spot.zone === here) return [];
  return intoZone(state, id, spot.side === 'self', spot.zone);
}

function ontoCard(state: State, id: CardId, target: CardId): readonly Command[] {
  const inst = card(state, id);
  if (inst.side === 'self' && (inst.zone === 'hand' || inst.zone === 'store' || inst.zone === 'attached')) {
    return fromHandOnto(state, id, target);
  }
  if (inst.zone === 'row' && isAdventurer(state, id)) return manoeuvreOn(state, id, target);
  if (inst.zone === 'team' && card(state, target).zone === 'team' && card(state, target).side !== inst.side) {
    return [{ type: 'attack', attacker: id, target, way: 'melee' }];
  }
  return [];
}

function fromHandOnto(state: State, id: CardId, target: CardId): readonly Command[] {
  const found: Command[] = attachWays(state, id).map((as) => attachCommand(state, id, target, as));
  if (card(state, id).zone !== 'hand') return found;
  if (findPrinted(def(state, id), 'lifePath')) found.push({ type: 'lifePath', card: id, target });
  if (findPrinted(def(state, id), 'repeatArrival')) found.push({ type: 'repeatArrival', card: id, target });
  const aimed = def(state, id).type === 'action' || def(state, id).type === 'event';
  if (aimed && !isEquipment(state, id)) found.push({ type: 'summon', card: id, targets: [target] });
  return found;
}

function manoeuvreOn(state: State, id: CardId, target: CardId): readonly Command[] {
  const { side } = card(state, id);
  const goal = card(state, target);
  const enemy = goal.side === otherPlayer(side);
  const team = [id];
  if (goal.zone === 'tower' && enemy) return [{ type: 'start', kind: 'siege', team, target, player: side }];
  if (goal.zone === 'quests') return [{ type: 'start', kind: 'quest', team, target, player: side }];
  if (goal.zone === 'buildings' && enemy) return [{ type: 'start', kind: 'building', team, target, player: side }];
  return [];
}

function summoning(state: State, id: CardId): readonly Command[] {
  const found: Command[] = [];
  if (typeOf(state, id) !== 'obstacle') found.push({ type: 'summon', card: id });
  if (has(state, id, 'fateTurner')) found.push({ type: 'summon', card: id, quick: true });
  if (has(state, id, 'treasure')) found.push({ type: 'summon', card: id, as: 'quest' });
  return found;
}

/** The place a card of the Kéz comes to, where it is laid to summon it. */
function homeOf(state: State, id: CardId): ZoneName {
  const type = typeOf(state, id);
  if (isEquipment(state, id)) return 'store';
  if (type === 'adventurer') return 'row';
  if (type === 'towerLevel') return 'tower';
  if (type === 'quest') return 'quests';
  return type === 'building' ? 'buildings' : 'field';
}

function intoZone(state: State, id: CardId, own: boolean, zone: ZoneName): readonly Command[] {
  const inst = card(state, id);
  const held = inst.zone === 'hand' || inst.zone === 'past';
  if (held && own && inst.owner === 'self' && typeOf(state, id) !== 'obstacle' && zone === homeOf(state, id)) {
    return [{ type: 'summon', card: id }];
  }
  if (held && own && zone === 'quests' && has(state, id, 'treasure')) {
    return [{ type: 'summon', card: id, as: 'quest' }];
  }
  if (zone === 'hand' && own && inst.zone === 'spare') return [{ type: 'takeSpare', card: id }];
  if (zone === 'hand' && own && state.zones.self.future[0] === id) return [{ type: 'draw', n: 1 }];
  if (zone === 'past' || zone === 'abyss') return own === (inst.owner === 'self') ? leaving(state, id) : [];
  if (zone === 'tower' && !own && inst.zone === 'row' && inst.side === 'self') {
    return [{ type: 'start', kind: 'siege', team: [id], player: 'self' }];
  }
  if (zone === 'team' && own && inst.zone === 'row' && inst.side === 'self') return startsWith(state, id);
  return [];
}

function leaving(state: State, id: CardId): readonly Command[] {
  const { zone } = card(state, id);
  if (zone === 'hand' || zone === 'future') return [{ type: 'discard', card: id }];
  if (!inPresent(state, id)) return [];
  return [
    { type: 'sacrifice', card: id },
    { type: 'kill', card: id },
    { type: 'destroy', card: id },
  ];
}

/** Every manoeuvre a kalandozó of the own Sor could start now. */
export function startsWith(state: State, id: CardId): readonly Command[] {
  const team = [id];
  return [
    { type: 'start', kind: 'siege', team, player: 'self' },
    ...state.zones.self.quests.map(
      (target): Command => ({ type: 'start', kind: 'quest', team, target, player: 'self' }),
    ),
    ...state.zones.dummy.buildings.map(
      (target): Command => ({ type: 'start', kind: 'building', team, target, player: 'self' }),
    ),
  ];
}

/** What only the text of a card makes a player do: possible when laid there, but nothing to light up for. */
const BY_TEXT: ReadonlySet<string> = new Set(['discard', 'sacrifice', 'kill', 'destroy', 'draw']);

/** Where a card can be laid by the rules now, as spot keys: what lights up when it is picked up. */
export function openSpots(state: State, id: CardId): ReadonlySet<string> {
  const open = new Set<string>();
  const tried = new Map<string, boolean>();
  const consider = (spot: Spot) => {
    const possible = dropMeanings(state, id, spot).some((command) => {
      if (BY_TEXT.has(command.type)) return false;
      const key = JSON.stringify(command);
      const known = tried.get(key) ?? isOpen(state, command);
      tried.set(key, known);
      return known;
    });
    if (possible) open.add(spotKey(spot));
  };
  for (const side of PLAYERS) {
    for (const zone of ZONES) consider({ kind: 'zone', side, zone });
  }
  consider({ kind: 'timeline' });
  for (const one of state.cards) if (inPresent(state, one.id)) consider({ kind: 'card', id: one.id });
  return open;
}
