import { type Deck, entriesIn, PLACES, type PlaceId } from '../../../engine/mk/deck/deck.ts';

/** What an edit did, as data; the sentence is made when it is shown, in the language of that moment. */
export type Edit =
  | {
      readonly kind: 'count';
      readonly section: PlaceId;
      readonly card: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'move';
      readonly card: string;
      readonly count: number;
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  | { readonly kind: 'repair'; readonly code: string; readonly cards: readonly string[] }
  | { readonly kind: 'replaceList'; readonly cards: number }
  | { readonly kind: 'addList'; readonly cards: number }
  | { readonly kind: 'renameCard'; readonly from: string; readonly to: string }
  | { readonly kind: 'clear'; readonly section: PlaceId }
  | { readonly kind: 'sort' }
  | { readonly kind: 'otherWindow' }
  | { readonly kind: 'version'; readonly version: number };

interface Step {
  readonly edit: Edit;
  readonly before: Deck;
  readonly after: Deck;
}

/** A deck being edited, with everything that can be taken back and brought again. Immutable. */
export interface History {
  readonly deck: Deck;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

const LONGEST = 500;

export const startHistory = (deck: Deck): History => ({ deck, done: [], undone: [] });

/** The history with one more edit; an edit that changes nothing leaves no step. What was undone is forgotten. */
export function record(history: History, edit: Edit, after: Deck): History {
  if (sameDeck(history.deck, after)) return history;
  const step: Step = { edit, before: history.deck, after };
  return { deck: after, done: [...history.done, step].slice(-LONGEST), undone: [] };
}

export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  return { deck: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { deck: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}

/** What undo would take back, and redo bring again. */
export const nextUndo = (history: History): Edit | undefined => history.done.at(-1)?.edit;
export const nextRedo = (history: History): Edit | undefined => history.undone.at(-1)?.edit;

/** True if two decks have the same name and the same entries in the same order. */
export function sameDeck(a: Deck, b: Deck): boolean {
  if (a === b) return true;
  if (a.name !== b.name) return false;
  return PLACES.every((place) => {
    const left = entriesIn(a, place);
    const right = entriesIn(b, place);
    if (left === right) return true;
    return (
      left.length === right.length &&
      left.every((entry, i) => entry.name === right[i]?.name && entry.count === right[i]?.count)
    );
  });
}
