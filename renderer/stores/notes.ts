import { createSignal } from 'solid-js';
import type { Note } from '../../main/api/contract/index.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';

const [all, setAll] = createSignal<readonly Note[]>([]);

/** The text of a note of the player; empty if there is none. */
export const noteOf = (deckId: number | null, card: string | null): string =>
  all().find((note) => note.deckId === deckId && note.card === card)?.text ?? '';

export async function loadNotes(): Promise<void> {
  setAll(await api.notes.list({}));
}

onChange(['notes'], () => {
  loadNotes().catch(() => undefined);
});
