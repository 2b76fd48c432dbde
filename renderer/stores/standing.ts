import { createMemo, createRoot } from 'solid-js';
import type { StandingOf } from '../../engine/mk/search/index.ts';
import { catalogue, isOwn } from './catalogue.ts';
import { collection } from './collection.ts';

const holdings = createRoot(() => createMemo(() => new Map(collection().holdings.map((one) => [one.card, one]))));

/** How a card stands in the collection, once that is loaded; reactive, so that a search follows what is owned. */
export const standing: () => StandingOf | undefined = createRoot(() =>
  createMemo(() => {
    const held = holdings();
    catalogue();
    if (collection().revision < 0) return undefined;
    return ({ name }) => ({ owned: held.get(name)?.owned ?? 0, free: held.get(name)?.free ?? 0, own: isOwn(name) });
  }),
);

/** True where the player keeps a collection at all: only then is it worth saying what is missing. */
export const keepsCollection = (): boolean => collection().printings.length > 0;

/** Copies owned and free of the card of this name. */
export function heldOf(name: string): { readonly owned: number; readonly free: number } {
  const held = holdings().get(name);
  return { owned: held?.owned ?? 0, free: held?.free ?? 0 };
}
