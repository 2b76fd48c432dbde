import { z } from 'zod';
import { fromReplay, type Replay, replaySchema, toReplay } from '../../../../engine/mk/table/replay.ts';
import type { Session } from '../../../../engine/mk/table/session.ts';
import type { Refusal } from './types.ts';

/** How a game of the table is kept: the replay, and the ways that were left by going back and on another way. */
const keptSchema = z.strictObject({
  format: z.literal('jovolato-game'),
  version: z.literal(1),
  /** Named by the player; a game that is not may give its place to the next one. */
  named: z.boolean(),
  replay: replaySchema,
  branches: z.array(replaySchema),
});
export type KeptGame = z.output<typeof keptSchema>;

/** Ways that are kept beside the one being played. */
export const MAX_BRANCHES = 8;

export function toKept(session: Session, branches: readonly Session[], named: boolean): KeptGame {
  return {
    format: 'jovolato-game',
    version: 1,
    named,
    replay: toReplay(session),
    branches: branches.slice(0, MAX_BRANCHES).map(toReplay),
  };
}

export type Opened =
  | { readonly ok: true; readonly session: Session; readonly branches: readonly Session[]; readonly named: boolean }
  | { readonly ok: false; readonly why: 'shape' }
  | { readonly ok: false; readonly why: 'refused'; readonly at: number; readonly refusal: Refusal };

/** Opens a kept game or a replay file: exactly the game that was left. Of the other ways those that still play are kept. */
export function openKept(content: unknown): Opened {
  const kept = keptSchema.safeParse(content);
  const bare = kept.success ? null : replaySchema.safeParse(content);
  const replay: Replay | undefined = kept.success ? kept.data.replay : bare?.data;
  if (!replay) return { ok: false, why: 'shape' };
  const main = fromReplay(replay);
  if (!main.ok) return { ok: false, why: 'refused', at: main.at, refusal: main.refusal };
  const others = kept.success ? kept.data.branches.map(fromReplay) : [];
  const branches = others.flatMap((other) => (other.ok ? [other.session] : []));
  return { ok: true, session: main.session, branches, named: kept.success && kept.data.named };
}
