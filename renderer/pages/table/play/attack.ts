import { beastOf } from '../../../../engine/mk/cards/keywords/facts.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { printedDamage } from '../../../../engine/mk/table/rules/combat/damage.ts';
import {
  card,
  controllerOf,
  def,
  inPresent,
  isAdventurer,
  isEquipment,
  playerOf,
} from '../../../../engine/mk/table/rules/controller.ts';
import {
  ATTACK_WAYS,
  type AttackWay,
  type CardId,
  otherPlayer,
  type State,
} from '../../../../engine/mk/table/state/types.ts';
import { fold } from '../../../../engine/text/fold.ts';
import { diceField, type Field, isOpen, number, oneCard } from './fields.ts';

export type Attack = Extract<Command, { type: 'attack' }>;
type Summon = Extract<Command, { type: 'summon' }>;

const ATTACKING: ReadonlySet<string> = new Set(['attack', 'spell', 'psi']);
/** What stands in the form where no card prints it. */
const USUAL_THRESHOLD = 7;

/** An akciólap that is played to attack with, as against one that is worn. */
export const isAttackCard = (state: State, id: CardId): boolean => {
  const one = def(state, id);
  return one.type === 'action' && ATTACKING.has(one.actionKind ?? '') && !isEquipment(state, id);
};

/** A fight in which attack rolls are made is going on. */
export const isFighting = (state: State): boolean => state.manoeuvre?.fight != null;

/**
 * What a member of a team may attack with: attack cards of the Kéz that could be summoned at the target now, attack cards
 * that lie in the Jelen, and what it wears.
 */
export function weaponsOf(state: State, attacker: CardId, target: CardId): readonly CardId[] {
  const player = playerOf(state, attacker);
  const worn = card(state, attacker).attached.filter((id) => isEquipment(state, id));
  const lasting = state.zones[player].field.filter(
    (id) => isAttackCard(state, id) && controllerOf(state, id) === player,
  );
  const held = player === 'self' ? state.zones.self.hand.filter((id) => isAttackCard(state, id)) : [];
  return [...held.filter((id) => isOpen(state, summonFor(id, attacker, target))), ...worn, ...lasting];
}

/** The summoning of an attack card by the member that attacks with it. */
export const summonFor = (id: CardId, attacker: CardId, target: CardId): Summon => ({
  type: 'summon',
  card: id,
  summoner: attacker,
  targets: [target],
});

/** The way an attack with a card is made, by its print. */
function wayOf(state: State, weapon: CardId): AttackWay {
  const { actionKind, subtypes } = def(state, weapon);
  if (actionKind === 'spell' || actionKind === 'psi') return actionKind;
  const words = fold(subtypes.join(' '));
  if (/tav/.test(words)) return 'ranged';
  return /pusztakez|puszta kez/.test(words) ? 'bareHand' : 'melee';
}

/** What choosing a card to attack with puts into the other fields. */
function impliedBy(state: State, weapon: CardId): Readonly<Record<string, unknown>> {
  const damage = printedDamage(state, weapon);
  return { way: wayOf(state, weapon), ...(damage === null ? {} : { damage }) };
}

/**
 * The fields of an attack in a fight: with what, the way, and what no field of a card prints. What `attack` says already
 * stands in them.
 */
export function attackFields(state: State, attack: Attack, dice = true): readonly Field[] {
  const { attacker, target } = attack;
  const beast = beastOf(def(state, attacker));
  const weapons = [
    ...new Set([...(attack.with === undefined ? [] : [attack.with]), ...weaponsOf(state, attacker, target)]),
  ];
  const preset = attack.with === undefined ? {} : impliedBy(state, attack.with);
  const value = { way: beast ? 'beast' : 'melee', damage: Number(beast?.damage) || 1, ...preset, ...given(attack) };
  const pick: Field = {
    ...oneCard('with', weapons, 0),
    value: attack.with === undefined ? [] : [attack.with],
    implies: Object.fromEntries(weapons.map((id) => [id, impliedBy(state, id)])),
  };
  return [
    ...(weapons.length > 0 ? [pick] : []),
    { kind: 'choice', name: 'way', options: ATTACK_WAYS, value: value.way },
    number('threshold', attack.threshold ?? beast?.attack ?? USUAL_THRESHOLD),
    number('damage', value.damage),
    number('frontPenalty', attack.frontPenalty ?? 0, 0, 20),
    ...(dice && !state.settings.diceTyped ? [diceField(state)] : []),
  ];
}

// A plain "melee" says nothing: it is what a menu writes before anything is chosen.
const given = (attack: Attack) => ({
  ...(attack.way === 'melee' ? {} : { way: attack.way }),
  ...(attack.damage === undefined ? {} : { damage: attack.damage }),
});

/**
 * An attack with a card that is still in the Kéz begins with its summoning (5.01.a): the card may be answered in the Időfonal,
 * and the roll is made when it takes effect. Null where the attack can be made at once.
 */
export function summoningOf(state: State, attack: Attack): Summon | null {
  if (attack.with === undefined || card(state, attack.with).zone !== 'hand') return null;
  return summonFor(attack.with, attack.attacker, attack.target);
}

/**
 * The attack that follows when an attack card takes effect in a fight, from how it was summoned; with the fields for what was
 * not said. Null if nobody could make or suffer it.
 */
export function attackAfter(
  state: State,
  weapon: CardId,
  summoned: Summon | undefined,
): { readonly command: Attack; readonly fields: readonly Field[] } | null {
  if (!isFighting(state) || !isAttackCard(state, weapon)) return null;
  const own = state.zones.self.team;
  const enemy = state.zones[otherPlayer('self')].team;
  const fits = (id: CardId | undefined, team: readonly CardId[]) =>
    id !== undefined && team.includes(id) ? id : undefined;
  const attacker = fits(summoned?.summoner, own) ?? (own.length === 1 ? own[0] : undefined);
  const target = fits(summoned?.targets?.[0], enemy) ?? (enemy.length === 1 ? enemy[0] : undefined);
  const [anyOwn] = own;
  const [anyEnemy] = enemy;
  if (anyOwn === undefined || anyEnemy === undefined) return null;
  const command: Attack = {
    type: 'attack',
    attacker: attacker ?? anyOwn,
    target: target ?? anyEnemy,
    way: 'melee',
    with: weapon,
  };
  const fields = [
    ...(attacker === undefined ? [oneCard('attacker', own)] : []),
    ...(target === undefined ? [oneCard('target', enemy)] : []),
    ...attackFields(state, command),
  ];
  return { command, fields };
}

/** Own members of the team who could summon an attack card at a target: one has to be named where the card asks for none. */
export function attackersFor(state: State, weapon: CardId, target: CardId): readonly CardId[] {
  const aimed = isFighting(state) && card(state, target).zone === 'team' && card(state, target).side === 'dummy';
  if (!aimed || !isAttackCard(state, weapon)) return [];
  const team = state.zones.self.team.filter((id) => isAdventurer(state, id) && inPresent(state, id));
  const able = team.filter((id) => isOpen(state, summonFor(weapon, id, target)));
  return able.length > 0 ? able : team;
}
