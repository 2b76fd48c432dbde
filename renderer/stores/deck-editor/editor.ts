import { ORPCError } from '@orpc/client';
import { createMemo, createRoot, createSignal, onCleanup } from 'solid-js';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import type { DeckRecord } from '../../../main/api/contract/index.ts';
import { api, isFailure, isStale, sentenceOf } from '../../api/index.ts';
import { onChange } from '../changes.ts';
import { createWriteBehind } from '../write-behind.ts';
import { type Edit, type History, nextRedo, nextUndo, record, redo, sameDeck, startHistory, undo } from './history.ts';

/** Where the edits are: in the saved version, in the draft on disk, on their way there, or only on the page. */
export type SaveState = 'saved' | 'draft' | 'saving' | 'failed';

/** Two versions of one deck, made in two windows. Neither is lost until the player chooses. */
export interface Conflict {
  readonly yours: Deck;
  readonly current: DeckRecord;
}

/** A deck open for editing. It lives as long as the page, so its undo survives a visit elsewhere. */
export interface DeckEditor {
  readonly id: number;
  /** Everything about the deck but its cards; `revision` and `saved` as last heard from the disk. */
  readonly about: () => DeckRecord;
  readonly deck: () => Deck;
  readonly undoable: () => Edit | undefined;
  readonly redoable: () => Edit | undefined;
  readonly saveState: () => SaveState;
  /** Why the last write failed, as a sentence; null if it did not. */
  readonly trouble: () => string | null;
  readonly conflict: () => Conflict | null;
  /** True if the disk no longer has the deck. */
  readonly gone: () => boolean;
  edit(edit: Edit, after: Deck): void;
  undo(): void;
  redo(): void;
  /** Saves a new version. @throws the failure of the call. */
  saveVersion(comment: string): Promise<void>;
  rename(name: string): Promise<void>;
  /** Takes over what a call gave back about this deck, cards included; the undo list goes on. */
  takeOver(next: DeckRecord, edit: Edit): void;
  /**
   * Ends a conflict. The version not chosen is not lost: this window's stays in its undo list, the other window's
   * becomes a version of the history under the comment. @throws the failure of the call.
   */
  resolve(choice: 'yours' | 'current', comment: string): Promise<void>;
  /** Resolves when nothing waits to be written. */
  flush(): Promise<void>;
  /** Writes what waits and stops listening; called once when the deck is closed. */
  dispose(): Promise<void>;
}

const MOST_UNANSWERED = 20;

const shown = (deck: DeckRecord): Deck => ({ ...(deck.draft ?? deck.saved ?? EMPTY), name: deck.name });
const EMPTY: Deck = { name: null, sections: { torony: [], jovo: [], csere: [] } };

function createEditor(first: DeckRecord, dispose: () => void): DeckEditor {
  const [about, setAbout] = createSignal(first);
  const [history, setHistory] = createSignal<History>(startHistory(shown(first)));
  const [written, setWritten] = createSignal<Deck>(shown(first));
  const [conflict, setConflict] = createSignal<Conflict | null>(null);
  const deck = createMemo(() => history().deck);
  /** Sent on the present revision, without an answer so far. */
  let unanswered: readonly Deck[] = [];

  const writer = createWriteBehind<Deck>({
    write: writeDraft,
    refused: (error, sent) => {
      // A call that broke off may have been carried out; one that was refused was not.
      if (error instanceof ORPCError) unanswered = [];
      if (!isStale<DeckRecord>(error)) return 'retry';
      setConflict({ yours: sent, current: error.data.current });
      return 'hold';
    },
  });

  const trouble = createMemo(() => (writer.trouble() === null ? null : sentenceOf(writer.trouble())));

  const saveState = createMemo((): SaveState => {
    if (trouble() !== null) return 'failed';
    if (!sameDeck(deck(), written())) return 'saving';
    const saved = about().saved;
    return saved && sameDeck({ ...saved, name: null }, { ...deck(), name: null }) ? 'saved' : 'draft';
  });

  async function writeDraft(sent: Deck): Promise<void> {
    const before = unanswered;
    unanswered = [...unanswered, sent].slice(-MOST_UNANSWERED);
    const { revision } = about();
    const answer = await api.decks.saveDraft({
      id: first.id,
      revision,
      deck: mutable(sent),
      unanswered: before.map(mutable),
    });
    unanswered = [];
    setAbout((now) => ({
      ...now,
      revision: answer.revision,
      draftAt: answer.draftAt,
      hasDraft: answer.hasDraft,
      draft: answer.hasDraft ? sent : null,
    }));
    setWritten(sent);
  }

  const change = (next: History): void => {
    setHistory(next);
    writer.put(deck());
  };

  /** Another window may have written: what is on disk is shown if nothing here is unsaved. */
  async function look(): Promise<void> {
    if (writer.state() !== 'written' || conflict()) return;
    const current = await api.decks.get({ id: first.id });
    // Edited again meanwhile: the next write finds out whether the two versions meet.
    if (!sameDeck(deck(), written())) return;
    if (current.revision <= about().revision) {
      setAbout((before) => ({ ...current, draft: before.draft, saved: before.saved, revision: before.revision }));
      return;
    }
    setAbout(current);
    const onDisk = shown(current);
    if (!sameDeck(onDisk, deck())) setHistory(startHistory(onDisk));
    setWritten(onDisk);
  }

  onCleanup(
    onChange(['decks'], (heard) => {
      if (heard.ids.length === 0 || heard.ids.includes(first.id)) look().catch(() => undefined);
    }),
  );

  return {
    id: first.id,
    about,
    deck,
    undoable: createMemo(() => nextUndo(history())),
    redoable: createMemo(() => nextRedo(history())),
    saveState,
    trouble,
    conflict,
    gone: () => isFailure(writer.trouble(), 'NOT_FOUND'),
    edit: (edit, after) => change(record(history(), edit, after)),
    undo: () => change(undo(history())),
    redo: () => change(redo(history())),
    saveVersion: async (comment) => {
      await writer.between(async () => {
        const sent = deck();
        try {
          const next = await api.decks.saveVersion({
            id: first.id,
            revision: about().revision,
            deck: mutable(sent),
            comment,
          });
          setAbout(next);
          setWritten(sent);
          if (sameDeck(sent, deck())) writer.drop();
        } catch (error) {
          if (!isStale<DeckRecord>(error)) throw error;
          writer.hold();
          setConflict({ yours: sent, current: error.data.current });
        }
      });
    },
    rename: async (name) => {
      const summary = await api.decks.rename({ id: first.id, name });
      setAbout((before) => ({ ...before, ...summary }));
      setHistory((before) => ({ ...before, deck: { ...before.deck, name: summary.name } }));
      setWritten((before) => ({ ...before, name: summary.name }));
    },
    takeOver: (next, edit) => {
      writer.drop();
      setAbout(next);
      setHistory((before) => record(before, edit, shown(next)));
      setWritten(shown(next));
    },
    resolve: async (choice, comment) => {
      const both = conflict();
      if (!both) return;
      if (choice === 'current') {
        setConflict(null);
        writer.drop();
        setAbout(both.current);
        setWritten(shown(both.current));
        setHistory((before) => record(before, { kind: 'otherWindow' }, shown(both.current)));
        return;
      }
      // The other window's draft becomes a version of the history before this one takes its place.
      const { id, revision, draft } = both.current;
      const kept = draft ? await api.decks.saveVersion({ id, revision, deck: mutable(draft), comment }) : both.current;
      setConflict(null);
      setAbout(kept);
      setWritten(shown(kept));
      writer.put(deck());
      writer.release();
    },
    flush: writer.flush,
    dispose: async () => {
      await writer.dispose();
      dispose();
    },
  };
}

/** The same deck with arrays the contract's types can take; the entries themselves are not copied. */
export const mutable = (deck: Deck) => ({
  name: deck.name,
  sections: {
    torony: [...deck.sections.torony],
    jovo: [...deck.sections.jovo],
    csere: [...deck.sections.csere],
  },
  ...(deck.outside ? { outside: [...deck.outside] } : {}),
});

const [editors, setEditors] = createSignal<readonly DeckEditor[]>([]);

/** Decks open in this window, in the order they were opened. */
export const openEditors = editors;

/** The editor of a deck, opened from the disk the first time. @throws the failure of the call. */
export async function openEditor(id: number): Promise<DeckEditor> {
  const open = editors().find((editor) => editor.id === id);
  if (open) return open;
  const deck = await api.decks.get({ id });
  const again = editors().find((editor) => editor.id === id);
  if (again) return again;
  const editor = createRoot((dispose) => createEditor(deck, dispose));
  setEditors((before) => [...before, editor]);
  return editor;
}

/**
 * Closes a deck after its draft has reached the disk; its undo list ends with it. False if the draft could not be written: the
 * deck then stays open with what it holds.
 */
export async function closeEditor(id: number): Promise<boolean> {
  const editor = editors().find((candidate) => candidate.id === id);
  if (!editor) return true;
  await editor.flush();
  // A deck that is gone from the disk takes nothing any more; one in conflict still has its question open.
  if (editor.conflict() || (editor.saveState() === 'failed' && !editor.gone())) return false;
  setEditors((before) => before.filter((candidate) => candidate.id !== id));
  await editor.dispose();
  return true;
}
