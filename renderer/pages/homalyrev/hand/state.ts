import { createMemo, createRoot, createSignal } from 'solid-js';
import type { HandCommand, HandRefusal } from '../../../../engine/homalyrev/hand/commands.ts';
import { play, redo, undo } from '../../../../engine/homalyrev/hand/history.ts';
import type { HandState } from '../../../../engine/homalyrev/hand/state.ts';
import { describeRefusal } from '../../../../messages/homalyrev/hand.ts';
import { announce } from '../../../app/announce.ts';
import { lang } from '../../../app/i18n.ts';
import { keepBetweenVisits } from '../kept.ts';
import { type Gauge, gaugeOf, type WhatIf } from './gauge.ts';
import { begin, lookupOf, readSession, type Session, START, toKept } from './session.ts';

const [current, setCurrent] = createSignal<Session>(START);
const [refused, setRefused] = createSignal<HandRefusal | null>(null);
const [ask, setAsk] = createSignal<WhatIf | null>(null);
const [pair, setPair] = createSignal<readonly string[]>([]);

export const session = current;
/** Why the last command was refused; null once one went through. */
export const refusal = refused;
/** Other numbers of cards the gauge is asked about; null = the present ones. */
export const whatIf = ask;
export const setWhatIf = setAsk;
/** Cards picked for this round but not put down yet, the leading one first. */
export const picked = pair;

export const state = (): HandState | null => current().history?.state ?? null;

const memos = createRoot(() => ({
  cards: createMemo(() => lookupOf(current())),
  gauge: createMemo<Gauge | null>(() => gaugeOf(current(), ask())),
}));
/** The cards of the class by name. */
export const cards = memos.cards;
export const gauge: () => Gauge | null = memos.gauge;

/** Changes the choice of class, cards and settings, or the plan. */
export function change(patch: Partial<Session>): void {
  const before = current();
  const changes = Object.entries(patch).some(([key, value]) => before[key as keyof Session] !== value);
  if (changes) setCurrent({ ...before, ...patch });
}

/** Puts another session in place. */
export function loadSession(next: Session): void {
  clear();
  setCurrent(next);
}

export function startPlay(): void {
  loadSession(begin(current()));
}

/** Back to choosing; what was played is over. */
export function backToBuild(): void {
  loadSession({ ...current(), lose: [], history: null });
}

function clear(): void {
  setRefused(null);
  setAsk(null);
  setPair([]);
}

/** Plays a command, or keeps its refusal to be shown. @returns true if it went through. */
export function send(command: HandCommand): boolean {
  const { history } = current();
  if (!history) return false;
  const result = play(history, command, cards());
  if (!result.ok) {
    setRefused(result.refusal);
    announce(describeRefusal(result.refusal, lang()));
    return false;
  }
  clear();
  change({ history: result.history });
  return true;
}

/** Takes back so many steps, one by default. */
export function undoSteps(count = 1): void {
  let { history } = current();
  if (!history) return;
  for (let i = 0; i < count; i++) history = undo(history);
  clear();
  change({ history });
}

export function redoStep(): void {
  const { history } = current();
  if (!history) return;
  clear();
  change({ history: redo(history, cards()) });
}

/** Picks a hand card for the round, or puts it back; the first one leads. A third one takes the place of the second. */
export function pick(card: string): void {
  setRefused(null);
  setPair((before) => {
    if (before.includes(card)) return before.filter((one) => one !== card);
    return [...before.slice(0, 1), card];
  });
}

export const swapPicked = (): void => {
  setPair((before) => before.toReversed());
};

keepBetweenVisits(
  'homalyrev.hand',
  () => toKept(current()),
  (value) => {
    const kept = readSession(value);
    if (kept) loadSession(kept);
  },
);
