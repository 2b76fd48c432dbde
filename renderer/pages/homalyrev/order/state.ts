import { createMemo, createRoot, createSignal } from 'solid-js';
import { type TurnOrder, turnOrder } from '../../../../engine/homalyrev/order/turn-order.ts';
import { type History, record, redo, startHistory, undo } from '../history.ts';
import { keepBetweenVisits } from '../kept.ts';
import {
  EMPTY_TRACKER,
  knownRound,
  readTracker,
  type TrackedCharacter,
  type TrackedMonsters,
  type Tracker,
} from './tracker.ts';

const [history, setHistory] = createSignal<History<Tracker, null>>(startHistory<Tracker, null>(EMPTY_TRACKER));

export const tracker = (): Tracker => history().state;
export const canUndo = (): boolean => history().done.length > 0;
export const canRedo = (): boolean => history().undone.length > 0;

/**
 * Changes the round; changes with the same `stroke` in a row are one step of undo. What is the same already is no change:
 * number fields tell their value again when it is given to them.
 */
export function change(patch: Partial<Tracker>, stroke: string | null = null): void {
  const next = { ...tracker(), ...patch };
  if (JSON.stringify(next) === JSON.stringify(tracker())) return;
  setHistory((before) => record(before, null, next, stroke));
}

export const undoChange = (): unknown => setHistory(undo);
export const redoChange = (): unknown => setHistory(redo);

export function editCharacter(id: string, patch: Partial<TrackedCharacter>, field: string): void {
  const characters = tracker().characters.map((one) => (one.id === id ? { ...one, ...patch } : one));
  change({ characters }, `${field} ${id}`);
}

export function editMonsters(type: string, patch: Partial<TrackedMonsters>, field: string): void {
  const monsters = tracker().monsters.map((one) => (one.type === type ? { ...one, ...patch } : one));
  change({ monsters }, `${field} ${type}`);
}

/** The order of turns as far as the rules go. */
export const order: () => TurnOrder = createRoot(() => createMemo(() => turnOrder(knownRound(tracker()))));

keepBetweenVisits('homalyrev.order', tracker, (value) => {
  const kept = readTracker(value);
  if (kept) setHistory(startHistory<Tracker, null>(kept));
});
