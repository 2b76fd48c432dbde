import { z } from 'zod';
import { type Command, commandSchema } from './commands/index.ts';
import { goTo, perform, type Session, startSession } from './session.ts';
import { setupSchema } from './setup.ts';
import type { Refusal } from './state/refusal.ts';

/** Version of the replay format; a newer one is refused. */
export const REPLAY_VERSION = 1;

/** A whole game as a file: the set-up (with the seed), every command, and the point the player stood at. */
export const replaySchema = z.strictObject({
  format: z.literal('jovolato-replay'),
  version: z.literal(REPLAY_VERSION),
  setup: setupSchema,
  commands: z.array(commandSchema),
  at: z.int().min(0),
});
export type Replay = z.output<typeof replaySchema>;

/** The game as plain data; JSON of it can be stored and sent. */
export function toReplay(session: Session): Replay {
  const commands = session.history.commands.slice(0, session.total);
  return { format: 'jovolato-replay', version: REPLAY_VERSION, setup: session.setup, commands, at: session.at };
}

export type Reopened =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/** Plays a replay again: the same states, events and generator. Names the first command that is no longer possible. */
export function fromReplay(replay: Replay): Reopened {
  let session = startSession(replay.setup);
  for (const [at, command] of replay.commands.entries()) {
    const step = perform(session, command as Command);
    if (!step.ok) return { ok: false, at, refusal: step.refusal };
    session = step.session;
  }
  return { ok: true, session: goTo(session, replay.at) };
}
