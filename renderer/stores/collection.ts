import { createSignal } from 'solid-js';
import type { CollectionDelta, CollectionState } from '../../main/api/contract/index.ts';
import { afterDelta, loadCollectionParts } from '../../main/api/contract/load-collection.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';
import { type PrintingKey, printingKey } from './printing-key.ts';

const EMPTY: CollectionState = { revision: -1, printings: [], holdings: [], undo: null, redo: null };
const [state, setState] = createSignal<CollectionState>(EMPTY);
const [typed, setTyped] = createSignal<ReadonlyMap<string, PrintingKey & { readonly count: number }>>(new Map());
const [trouble, setTrouble] = createSignal<unknown>(null);

/** The collection as the disk has it. */
export const collection = state;
/** Counts typed but not yet on the disk, by {@link printingKey}. */
export const typedCounts = typed;
/** Why the last write failed; null if it did not. */
export const collectionTrouble = trouble;

/** Brings the collection in: in parts the first time, from then on only what changed. */
export async function loadCollection(): Promise<void> {
  const missed = state().revision < 0 ? null : await api.collection.since({ revision: state().revision });
  const next = missed && afterDelta(state(), missed);
  setState(next ?? (await loadCollectionParts(api.collection)));
}

/** Takes a change in that the core answered with. */
async function takeIn(delta: CollectionDelta): Promise<void> {
  const next = afterDelta(state(), delta);
  if (next) setState(next);
  else if (delta.revision !== state().revision) await loadCollection();
}

onChange(['collection', 'decks', 'cards'], () => {
  if (state().revision >= 0) loadCollection().catch(() => undefined);
});

const WRITE_DELAY = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the copies of a printing: shown at once, written a moment later, so that quick presses make one step of undo. */
export function setOwned(printing: PrintingKey, count: number): void {
  const kept = Math.max(0, Math.min(99_999, Math.trunc(count)));
  setTyped((before) => new Map(before).set(printingKey(printing), { ...printing, count: kept }));
  clearTimeout(timer);
  timer = setTimeout(() => void writeOwned(), WRITE_DELAY);
}

/** Writes what is typed now. */
export async function writeOwned(): Promise<void> {
  clearTimeout(timer);
  const sent = typed();
  if (sent.size === 0) return;
  try {
    const next = await api.collection.set({
      changes: [...sent.values()].map(({ card, set, number, count }) => ({ card, set, number, count })),
    });
    setTyped((now) => new Map([...now].filter(([key, value]) => sent.get(key) !== value)));
    await takeIn(next);
    setTrouble(null);
  } catch (error) {
    setTrouble(error);
  }
}

/** Takes the last step back, or brings the next one again. @throws the failure of the call. */
export async function stepCollection(which: 'undo' | 'redo'): Promise<void> {
  await writeOwned();
  await takeIn(await (which === 'undo' ? api.collection.undo() : api.collection.redo()));
}

/** Empties the collection; undo brings it back. @throws the failure of the call. */
export async function clearCollection(): Promise<void> {
  await writeOwned();
  await takeIn(await api.collection.clear());
}
