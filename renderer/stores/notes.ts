import { ORPCError } from '@orpc/client';
import { createSignal } from 'solid-js';
import type { Note } from '../../main/api/contract/index.ts';
import { api, isFailure, isStale } from '../api/index.ts';
import { onChange } from './changes.ts';
import { createWriteBehind } from './write-behind.ts';

const [all, setAll] = createSignal<readonly Note[]>([]);

/** The text of a note of the player as the disk has it; empty if there is none. */
export const noteOf = (deckId: number | null, card: string | null): string =>
  all().find((note) => note.deckId === deckId && note.card === card)?.text ?? '';

export async function loadNotes(): Promise<void> {
  setAll(await api.notes.list({}));
}

/** Reads the notes of a deck (a number) or of a card (a name) again. */
async function reload(id: number | string): Promise<void> {
  const deck = typeof id === 'number';
  const found = await api.notes.list(deck ? { deckId: id } : { card: id });
  setAll((now) => [...now.filter((note) => (deck ? note.deckId !== id : note.card !== id)), ...found]);
}

const FEW = 20;

onChange(['notes'], ({ kind, ids }) => {
  const known = kind === 'notes' && ids.length > 0 && ids.length <= FEW;
  (known ? Promise.all(ids.map(reload)) : loadNotes()).catch(() => undefined);
});

/** A note being written. It lives as long as the page, so that what is unwritten outlives its field. */
export interface NoteEditor {
  readonly text: () => string;
  readonly put: (text: string) => void;
  /** Why the last write failed; null if it did not. */
  readonly trouble: () => unknown;
}

const editors = new Map<string, NoteEditor>();

/** The editor of a note on a deck, on a card, or on a card within a deck. */
export function noteEditor(deckId: number | null, card: string | null): NoteEditor {
  const key = `${deckId}/${card}`;
  const open = editors.get(key);
  if (open) return open;
  const made = createNoteEditor(deckId, card);
  editors.set(key, made);
  return made;
}

function createNoteEditor(deckId: number | null, card: string | null): NoteEditor {
  const [typed, setTyped] = createSignal<string | null>(null);
  /** What the disk had when the typing began. */
  let before = '';
  let unanswered: readonly string[] = [];
  const writer = createWriteBehind<string>({
    async write(text) {
      const earlier = unanswered;
      unanswered = [...unanswered, text].slice(-20);
      const note = await api.notes.set({ deckId, card, text, before, unanswered: [...earlier] });
      before = text;
      unanswered = [];
      setAll((now) => [
        ...now.filter((one) => one.deckId !== deckId || one.card !== card),
        ...(note === null ? [] : [note]),
      ]);
      // Not before the list holds it, so that the field never shows an older text.
      if (typed() === text) setTyped(null);
    },
    refused(error, text) {
      if (error instanceof ORPCError) unanswered = [];
      if (!isStale<string>(error)) return isFailure(error, 'NOT_FOUND') ? 'drop' : 'retry';
      // Changed meanwhile in another window: both texts stay, the player's own first.
      before = error.data.current;
      const newest = typed() ?? text;
      editor.put(`${newest}\n\n${error.data.current}`);
      return 'drop';
    },
  });
  const editor: NoteEditor = {
    text: () => typed() ?? noteOf(deckId, card),
    put(text) {
      if (typed() === null) before = noteOf(deckId, card);
      setTyped(text);
      writer.put(text);
    },
    trouble: writer.trouble,
  };
  return editor;
}
