import { createSignal } from 'solid-js';
import type { PlaceId } from '../../../engine/mk/deck/deck.ts';

/** The card the preview shows and the keys act on: found in the search (no section) or standing in the deck. */
export interface Selected {
  readonly card: string;
  readonly section: PlaceId | null;
}

/** What is selected in an editor; both lists share it, so only one row at a time is the selected one. */
export function createSelection(): readonly [() => Selected | null, (next: Selected | null) => void] {
  const [selected, setSelected] = createSignal<Selected | null>(null, {
    equals: (a, b) => a?.card === b?.card && a?.section === b?.section,
  });
  return [selected, setSelected];
}
