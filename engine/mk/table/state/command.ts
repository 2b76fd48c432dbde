import { z } from 'zod';
import type { Draft } from './draft.ts';
import type { Refusal } from './refusal.ts';
import { PLAYERS, type PlayerId, type State } from './types.ts';

/** A card on the table, by its number. */
export const cardRef = z.int().min(0);
export const cardRefs = z.array(cardRef).max(200);
export const playerId = z.enum(PLAYERS);
/** Whose act a command is; left out it is the solo player's, as in every game before there were two sides. */
export const actor = playerId.optional();
/** The player who gives a command. */
export const actorOf = (command: { readonly player?: PlayerId | undefined }): PlayerId => command.player ?? 'self';
/** The field of a command that names its player, left out where it says nothing new. */
export const by = (player: PlayerId): { player?: PlayerId } => (player === 'self' ? {} : { player });
export const amount = z.int().min(0).max(999);

/**
 * One kind of command. `run` changes the draft or gives the refusal; a refused draft is thrown away, so it may refuse late.
 * `candidates` gives commands worth offering to a player in a state (they are tried before they are shown as legal).
 */
export interface CommandKind<T extends string, S extends z.ZodType> {
  readonly type: T;
  readonly schema: S;
  run(d: Draft, command: z.output<S>): Refusal | null;
  candidates?(state: State, player: PlayerId): Iterable<z.output<S>>;
  /** May be given while a decision is open (hand moves and the answers themselves). */
  readonly always?: boolean;
}

/** Defines a kind of command with its type worked out from the schema. */
export function command<T extends string, S extends z.ZodType<{ type: T }>>(
  kind: CommandKind<T, S>,
): CommandKind<T, S> {
  return kind;
}
