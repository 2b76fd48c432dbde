import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import {
  adventurersOf,
  controllerOf,
  inPresent,
  playerOf,
  typeOf,
} from '../../../../engine/mk/table/rules/controller.ts';
import { has } from '../../../../engine/mk/table/rules/keywords.ts';
import { type CardId, PLAYERS, type State } from '../../../../engine/mk/table/state/types.ts';
import type { Refusal, RefusalCode } from './types.ts';

/** One thing a command needs that the player has not said yet. `name` is where the answer goes in the command. */
export type Field =
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly value: number;
    }
  | { readonly kind: 'check'; readonly name: string; readonly value: boolean }
  | { readonly kind: 'choice'; readonly name: string; readonly options: readonly string[]; readonly value: string }
  | { readonly kind: 'text'; readonly name: string; readonly value: string; readonly optional?: boolean }
  | { readonly kind: 'dice'; readonly name: string; readonly dice: number; readonly sides: number }
  | {
      readonly kind: 'cards';
      readonly name: string;
      readonly options: readonly CardId[];
      readonly min: number;
      readonly max: number;
      /** The command takes one number, not a list. */
      readonly single: boolean;
      /** Chosen from the start. */
      readonly value?: readonly CardId[];
      /** What choosing a card puts into other fields, by their names. */
      readonly implies?: Readonly<Record<CardId, Readonly<Record<string, unknown>>>>;
    };

/** Some cards to be chosen. */
export type CardsField = Extract<Field, { kind: 'cards' }>;

export const number = (name: string, value = 1, min = 0, max = 99): Field => ({
  kind: 'number',
  name,
  value,
  min,
  max,
});
export const oneCard = (name: string, options: readonly CardId[], min: 0 | 1 = 1): CardsField => ({
  kind: 'cards',
  name,
  options,
  min,
  max: 1,
  single: true,
});

type Answerable = (state: State, command: Command, refusal: Refusal) => readonly Field[];

/** Which refusals ask for something, and what. The engine says what is missing; the page asks for exactly that. */
const ANSWERABLE: Readonly<Partial<Record<RefusalCode, Answerable>>> = {
  X_MISSING: () => [number('x')],
  COST_UNKNOWN: () => [number('adjust.set', 0)],
  NO_SUMMONER: summonerFields,
  WRONG_CLASS: () => [{ kind: 'check', name: 'conditionByHand', value: true }],
  CONDITION_UNSURE: (_state, command) =>
    command.type === 'advance' ? [] : [{ kind: 'check', name: 'conditionByHand', value: true }],
  CONDITION_NOT_MET: (_state, command) =>
    command.type === 'summon' ? [{ kind: 'check', name: 'conditionByHand', value: true }] : [],
  SEX_UNKNOWN: () => [{ kind: 'check', name: 'sameByHand', value: true }],
  RACE_UNKNOWN: () => [{ kind: 'check', name: 'sameByHand', value: true }],
  THRESHOLD_UNKNOWN: (_state, command) =>
    command.type === 'attack' ? [number('threshold', 7), number('damage', 1)] : [number('threshold', 7)],
  DAMAGE_UNKNOWN: () => [number('damage', 1)],
  NO_TARGET: fleeingFields,
  NOTHING_TO_NEUTRALISE: waitingFields,
  NOBODY_ROTATED: (state) => [oneCard('rotate', state.zones.self.team)],
  NOT_ENOUGH_MP: (state, command, refusal) => [
    ...focusFields(state, command, refusal),
    ...rebuildingFields(state, command),
  ],
};

/**
 * What a refused command lacks that the player can still say; empty where the refusal is final. Each answer goes into the
 * command under its name, and the command is tried again.
 */
export function fieldsFor(state: State, command: Command, refusal: Refusal): readonly Field[] {
  return ANSWERABLE[refusal.code]?.(state, command, refusal) ?? [];
}

/** True if the command is possible now, or would be with an answer of the player. */
export function isOpen(state: State, command: Command): boolean {
  const refusal = explain(state, command);
  return refusal === null || fieldsFor(state, command, refusal).length > 0;
}

// An adventurer who could summon it; where nobody is recognised as fitting, the player may say that somebody is.
function summonerFields(state: State, command: Command): readonly Field[] {
  const all = adventurersOf(state, 'self');
  const fitting = all.filter((id) => {
    const refusal = explain(state, { ...command, summoner: id } as Command);
    return refusal === null || (refusal.code !== 'WRONG_CLASS' && refusal.code !== 'CONDITION_NOT_MET');
  });
  if (fitting.length > 0) return [oneCard('summoner', fitting)];
  return [{ kind: 'check', name: 'conditionByHand', value: true }];
}

// 2.16.note1, 2.23.a: the member of a team that MENEKÜLÉS or GYÁVASÁG is aimed at.
function fleeingFields(state: State, command: Command, refusal: Refusal): readonly Field[] {
  if (refusal.clause !== '2.16.note1' && refusal.clause !== '2.23.a') return [];
  const own = refusal.clause === '2.23.a';
  const members = PLAYERS.flatMap((player) => (own && player !== 'self' ? [] : state.zones[player].team));
  return members.length > 0 && !('fleeing' in command && command.fleeing !== undefined)
    ? [oneCard('fleeing', members)]
    : [];
}

// JEL.I: what waits in the Időfonal, as a target of the semlegesítő.
function waitingFields(state: State, command: Command): readonly Field[] {
  if (command.type !== 'summon' && command.type !== 'activate') return [];
  const waiting = [...new Set(state.timeline.map(({ card }) => card))];
  const possible = waiting.filter((id) => explain(state, { ...command, targets: [id] }) === null);
  return possible.length > 0
    ? [{ kind: 'cards', name: 'targets', options: possible, min: 1, max: 1, single: false }]
    : [];
}

// 2.19: FÓKUSZ cards may pay what the pool does not hold.
function focusFields(state: State, command: Command, refusal: Refusal): readonly Field[] {
  const paidFor = 'card' in command && typeof command.card === 'number' ? command.card : state.manoeuvre?.target;
  if (paidFor == null || !has(state, paidFor, 'focus')) return [];
  if (command.type !== 'summon' && command.type !== 'payQuest' && command.type !== 'activateObstacle') return [];
  const usable = state.cards
    .filter((one) => inPresent(state, one.id) && one.id !== paidFor && controllerOf(state, one.id) === 'self')
    .map((one) => one.id)
    .filter((id) => has(state, id, 'focus'));
  const missing = (refusal.numbers?.need ?? 0) - (refusal.numbers?.have ?? 0);
  const need = Math.ceil(missing / state.settings.focusValue);
  return usable.length >= need && need > 0
    ? [{ kind: 'cards', name: 'focus', options: usable, min: need, max: usable.length, single: false }]
    : [];
}

/**
 * 2.21: a toronyszint with ÁTÉPÍTÉS is paid for in MP or by sacrificing a toronyszint, which the player chooses before it is
 * tried; nothing chosen means MP. Empty where there is no such choice.
 */
export function rebuildingFields(state: State, command: Command): readonly Field[] {
  if (command.type !== 'summon' || command.sacrifice !== undefined) return [];
  if (!has(state, command.card, 'rebuilding') || typeOf(state, command.card) !== 'towerLevel') return [];
  const levels = state.zones.self.tower.filter(
    (id) => typeOf(state, id) === 'towerLevel' && playerOf(state, id) === 'self',
  );
  if (!levels.some((id) => explain(state, { ...command, sacrifice: id }) === null)) return [];
  return [oneCard('sacrifice', levels, explain(state, command)?.code === 'NOT_ENOUGH_MP' ? 1 : 0)];
}

/** Dice typed in; left empty the seeded dice are rolled. */
export const diceField = (state: State): Field => ({
  kind: 'dice',
  name: 'dice',
  dice: state.settings.dice,
  sides: state.settings.sides,
});

/** The command with an answer put in under its name; "adjust.set" goes inside. An answer left out takes the field away. */
export function withAnswer(command: Command, name: string, value: unknown): Command {
  const [outer = name, inner] = name.split('.');
  const fields = command as unknown as Record<string, unknown>;
  if (inner !== undefined) {
    const before = (fields[outer] ?? {}) as Record<string, unknown>;
    return { ...fields, [outer]: { ...before, [inner]: value } } as unknown as Command;
  }
  if (value === undefined) {
    const { [outer]: _gone, ...rest } = fields;
    return rest as unknown as Command;
  }
  return { ...fields, [outer]: value } as unknown as Command;
}
