import { createSignal } from 'solid-js';
import type { CollectionDelta, CollectionState } from '../../main/api/contract/index.ts';
import { afterDelta, loadCollectionParts } from '../../main/api/contract/load-collection.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';
import { onNeeds } from './decks.ts';
import { type PrintingKey, printingKey } from './printing-key.ts';
import { createWriteBehind } from './write-behind.ts';

const EMPTY: CollectionState = { revision: -1, printings: [], holdings: [], undo: null, redo: null };
const [state, setState] = createSignal<CollectionState>(EMPTY);
const [typed, setTyped] = createSignal<ReadonlyMap<string, PrintingKey & { readonly count: number }>>(new Map());

/** The collection as the disk has it. */
export const collection = state;
/** Counts typed but not yet on the disk, by {@link printingKey}. */
export const typedCounts = typed;
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

const reload = () => {
  if (state().revision >= 0) loadCollection().catch(() => undefined);
};
onChange(['collection', 'cards'], reload);
onNeeds(reload);

/** Presses closer together than this, in ms, are one step of undo. */
const SERIES_PAUSE = 600;
let series = 0;
let step: number | null = null;
let lastPress = Number.NEGATIVE_INFINITY;

type Typed = ReadonlyMap<string, PrintingKey & { readonly count: number }>;

const writer = createWriteBehind<Typed>({
  async write(sent) {
    const written = series;
    const changes = [...sent.values()].map(({ card, set, number, count }) => ({ card, set, number, count }));
    const next = await api.collection.set({ changes, joins: step });
    // What changed nothing made no step: the last one is then an older one, which is to stay as it is.
    if (series === written && next.printings.length > 0) step = next.undo?.id ?? null;
    setTyped((now) => new Map([...now].filter(([key, value]) => sent.get(key) !== value)));
    await takeIn(next);
  },
  merge: (waiting, next) => new Map([...waiting, ...next]),
});

/** Why the last write failed; null if it did not. */
export const collectionTrouble = writer.trouble;

/** Sets the copies of a printing: shown at once, written behind; quick presses make one step of undo. */
export function setOwned(printing: PrintingKey, count: number): void {
  const kept = Math.max(0, Math.min(99_999, Math.trunc(count)));
  const now = performance.now();
  if (now - lastPress > SERIES_PAUSE) endSeries();
  lastPress = now;
  const value = { ...printing, count: kept };
  setTyped((before) => new Map(before).set(printingKey(printing), value));
  writer.put(new Map([[printingKey(printing), value]]));
}

function endSeries(): void {
  series += 1;
  step = null;
}

/** Writes what is typed now. */
export async function writeOwned(): Promise<void> {
  await writer.flush();
  endSeries();
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
