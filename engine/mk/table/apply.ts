import { dummyDecides } from './commands/dummy.ts';
import { COMMANDS, type Command } from './commands/index.ts';
import { settleEffects } from './effects/settle.ts';
import { noteParagon } from './rules/turn.ts';
import { checkAtOnce } from './rules/win.ts';
import type { CommandKind } from './state/command.ts';
import { Draft } from './state/draft.ts';
import type { TableEvent } from './state/events.ts';
import { CARD_FIELDS, LIST_FIELDS } from './state/fields.ts';
import { type Refusal, refuse } from './state/refusal.ts';
import type { CardId, PlayerId, State } from './state/types.ts';

export type Applied =
  | { readonly ok: true; readonly state: State; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

type AnyKind = CommandKind<string, never> & { run(d: Draft, command: Command): Refusal | null };
const KINDS: ReadonlyMap<string, AnyKind> = new Map(COMMANDS.map((kind) => [kind.type, kind as unknown as AnyKind]));

/** The first card number in a command that no card of the game has. */
function unknownCard(state: State, command: Command): number | null {
  const fields = command as Record<string, unknown>;
  for (const field of CARD_FIELDS) {
    const id = fields[field];
    if (typeof id === 'number' && !state.cards[id]) return id;
  }
  for (const field of LIST_FIELDS) {
    const ids = fields[field];
    if (Array.isArray(ids)) for (const id of ids) if (!state.cards[id]) return id as number;
  }
  return null;
}

/**
 * Carries out one command: the new state and what happened, or why it cannot be. Pure: the given state is never changed,
 * the same state and command always give the same answer, and nothing is thrown for an illegal command.
 */
export function apply(state: State, command: Command): Applied {
  const kind = KINDS.get(command.type);
  if (!kind) return { ok: false, refusal: refuse('NO_SUCH_COMMAND', null, { words: { type: command.type } }) };
  if (state.decisions.length > 0 && !kind.always) return { ok: false, refusal: refuse('DECISION_OPEN', null) };
  const unknown = unknownCard(state, command);
  if (unknown !== null) return { ok: false, refusal: refuse('NO_SUCH_CARD', null, { numbers: { id: unknown } }) };
  const d = new Draft(state);
  const refusal = kind.run(d, command);
  if (refusal) return { ok: false, refusal };
  settleEffects(d);
  dummyDecides(d);
  noteParagon(d);
  checkAtOnce(state, d);
  return { ok: true, state: d.finish(), events: d.events };
}

/** Why a command is not possible now; null if it is. */
export function explain(state: State, command: Command): Refusal | null {
  const answer = apply(state, command);
  return answer.ok ? null : answer.refusal;
}

/**
 * Commands that are possible now, of those each kind offers; hand moves are always possible and are not listed.
 * @param about only those that are about this card: it is played, attached, activated, attacks, or is chosen.
 * @param player whose commands; where both act in one phase each kind says whose turn it is.
 */
export function legalCommands(state: State, about?: CardId, player: PlayerId = 'self'): Command[] {
  const legal: Command[] = [];
  for (const kind of KINDS.values()) {
    if (state.decisions.length > 0 && !kind.always) continue;
    for (const command of (kind.candidates?.(state, player) ?? []) as Iterable<Command>) {
      if (about !== undefined && !concerns(command, about)) continue;
      if (explain(state, command) === null) legal.push(command);
    }
  }
  return legal;
}

function concerns(command: Command, card: CardId): boolean {
  const fields = command as Record<string, unknown>;
  if (CARD_FIELDS.some((field) => fields[field] === card)) return true;
  return LIST_FIELDS.some((field) => (fields[field] as readonly CardId[] | undefined)?.includes(card) === true);
}
