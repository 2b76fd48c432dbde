import { z } from 'zod';
import { cardsForLevel } from '../../../../engine/homalyrev/class/build-hand.ts';
import { type ClassFile, hitPointsAt, readClass } from '../../../../engine/homalyrev/class/class-file.ts';
import { DEMO_CLASS } from '../../../../engine/homalyrev/class/demo-class.ts';
import type { HandCommand } from '../../../../engine/homalyrev/hand/commands.ts';
import { beginHistory, type HandHistory, replay } from '../../../../engine/homalyrev/hand/history.ts';
import type { CardLookup } from '../../../../engine/homalyrev/hand/result.ts';
import { type HandState, startHand } from '../../../../engine/homalyrev/hand/state.ts';
import type { RuleSetId } from '../../../../engine/homalyrev/rules.ts';
import { REST_HABITS, type RestHabit } from '../../../../engine/homalyrev/stamina.ts';

/** A hand with all that led to it: the class, the cards brought, and what has been played since. */
export interface Session {
  readonly classFile: ClassFile;
  /** 1 to 9. */
  readonly level: number;
  /** Cards brought, in the order they were chosen. */
  readonly chosen: readonly string[];
  readonly rules: RuleSetId;
  readonly seed: number;
  readonly habit: RestHabit;
  /** Planned losses: the cycle of each, counted from now. */
  readonly lose: readonly number[];
  /** null while the hand is being chosen. */
  readonly history: HandHistory | null;
}

export const MAX_LEVEL = 9;

/** The first cards of a class that make a full hand. */
export const firstHand = (file: ClassFile): string[] =>
  cardsForLevel(file, 1)
    .slice(0, file.handSize)
    .map((card) => card.name);

export const newSession = (classFile: ClassFile, before?: Session): Session => ({
  level: 1,
  rules: 'gh1',
  seed: 1,
  habit: 'short',
  ...before,
  classFile,
  chosen: firstHand(classFile),
  lose: [],
  history: null,
});

export const START: Session = newSession(DEMO_CLASS);

export const lookupOf = ({ classFile }: Session): CardLookup =>
  new Map(classFile.cards.map((card) => [card.name, card]));

const startState = ({ rules, seed, chosen, classFile, level }: Omit<Session, 'history'>): HandState =>
  startHand({ rules, seed, cards: chosen, hitPoints: hitPointsAt(classFile, level) });

/** The session at the start of round 1. Choosing goes on in the session before. */
export const begin = (session: Session): Session => ({
  ...session,
  lose: [],
  history: beginHistory(startState(session)),
});

/** What is kept of a session: the start and the commands; everything else follows from them. */
export interface KeptSession extends Omit<Session, 'history'> {
  readonly commands: readonly HandCommand[] | null;
}

export function toKept({ history, ...session }: Session): KeptSession {
  return { ...session, commands: history ? history.steps.map((step) => step.command) : null };
}

const shape = z.object({
  classFile: z.unknown(),
  level: z.int().min(1).max(MAX_LEVEL),
  chosen: z.array(z.string()).max(100),
  rules: z.enum(['gh1', 'gh2e']),
  seed: z.int().min(0),
  habit: z.enum(REST_HABITS),
  lose: z.array(z.int().min(1)).max(200),
  commands: z
    .array(z.looseObject({ type: z.string() }))
    .max(5000)
    .nullable(),
});

/** Reads a kept session and plays it again; null if it cannot be read. A command no longer possible ends the replay. */
export function readSession(value: unknown): Session | null {
  const parsed = shape.safeParse(value);
  if (!parsed.success) return null;
  const { commands, classFile, ...rest } = parsed.data;
  const file = readClass(classFile);
  if (!file.ok || new Set(rest.chosen).size !== rest.chosen.length) return null;
  const session = { ...rest, classFile: file.value };
  if (commands === null) return { ...session, history: null };
  // Their shape was written by the reducer's own types; the replay below refuses what does not fit.
  return replaySafely(session, commands as unknown as HandCommand[]);
}

function replaySafely(session: Omit<Session, 'history'>, commands: readonly HandCommand[]): Session | null {
  const cards = lookupOf({ ...session, history: null });
  const start = startState(session);
  try {
    const played = replay(start, commands, cards);
    if (played.ok) return { ...session, history: played.history };
    const upTo = replay(start, commands.slice(0, played.failedAt ?? 0), cards);
    return upTo.ok ? { ...session, history: upTo.history } : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}
