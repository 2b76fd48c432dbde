import { currentLists, draftOf, type ListRow, listSizes, readList, savedOf } from '../../db/tables/deck-lists.ts';
import { type DeckRow, deckRow, deckRows } from '../../db/tables/decks.ts';
import { tagsByDeck, tagsOf } from '../../db/tables/tags.ts';
import {
  addCopies,
  type Deck,
  emptyDeck,
  entriesIn,
  PLACES,
  SECTIONS,
  type SectionId,
  sectionSize,
} from '../../engine/mk/deck/deck.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { compareHu } from '../../engine/text/order.ts';
import type { DeckRecord, DeckSummary } from '../api/contract/index.ts';
import type { Context } from './context.ts';
import { invalid, notFound } from './service-error.ts';

interface Lists {
  readonly saved: { readonly row: ListRow; readonly deck: Deck } | undefined;
  readonly draft: { readonly row: ListRow; readonly deck: Deck } | undefined;
}

const NO_LISTS: Lists = { saved: undefined, draft: undefined };

function summary(row: DeckRow, lists: Lists, tags: readonly string[]): DeckSummary {
  const shown = lists.draft?.deck ?? lists.saved?.deck ?? emptyDeck();
  const sizes = Object.fromEntries(SECTIONS.map((id) => [id, sectionSize(shown, id)])) as Record<SectionId, number>;
  return { ...facts(row, tags), version: lists.saved?.row.version ?? 0, hasDraft: lists.draft !== undefined, sizes };
}

type Facts = Omit<DeckSummary, 'version' | 'hasDraft' | 'sizes'>;

function facts(row: DeckRow, tags: readonly string[]): Facts {
  return {
    id: row.id,
    name: row.name,
    format: row.format,
    folderId: row.folder_id,
    tags: [...tags].sort(compareHu),
    reserves: row.reserves === 1,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    removedAt: row.removed_at,
  };
}

/** Decks in use or in the bin, in Hungarian order of names. */
export function summaries(context: Context, removed: boolean): DeckSummary[] {
  // Counted by the data base: the lists themselves are far more than what is told of them here.
  const counted = new Map(listSizes(context.db).map((sizes) => [sizes.deck_id, sizes]));
  const tags = tagsByDeck(context.db);
  return deckRows(context.db, removed)
    .map((row): DeckSummary => {
      const { version = 0, drafts = 0, torony = 0, jovo = 0, csere = 0 } = counted.get(row.id) ?? {};
      return { ...facts(row, tags.get(row.id) ?? []), version, hasDraft: drafts > 0, sizes: { torony, jovo, csere } };
    })
    .sort((a, b) => compareHu(a.name, b.name) || a.id - b.id);
}

/** Draft and newest saved version of every deck. */
function currentByDeck(context: Context): Map<number, Lists> {
  const found = new Map<number, Lists>();
  for (const list of currentLists(context.db)) {
    const before = found.get(list.row.deck_id) ?? NO_LISTS;
    found.set(list.row.deck_id, { ...before, [list.row.kind]: list });
  }
  return found;
}

/** A deck in use with the list asked for: `open` what the editor would open, `saved` the saved version where there is one. */
export interface DeckInUse {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
  readonly reserves: boolean;
  readonly open: Deck;
  readonly saved: Deck;
}

export function decksInUse(context: Context): DeckInUse[] {
  const lists = currentByDeck(context);
  return deckRows(context.db, false).map((row) => inUse(row, lists.get(row.id) ?? NO_LISTS));
}

/** One deck in use; null if it lies in the bin or is no more. */
export function deckInUse(context: Context, id: number): DeckInUse | null {
  const row = deckRow(context.db, id);
  return row && row.removed_at === null ? inUse(row, listsOf(context, row)) : null;
}

function inUse({ id, name, revision, reserves }: DeckRow, { saved, draft }: Lists): DeckInUse {
  const open = draft?.deck ?? saved?.deck ?? emptyDeck();
  return { id, name, revision, reserves: reserves === 1, open, saved: saved?.deck ?? open };
}

function listsOf({ db }: Context, { id, name }: DeckRow): Lists {
  const listed = (list: ListRow | undefined) => list && { row: list, deck: readList(db, list.id, name) };
  return { saved: listed(savedOf(db, id)), draft: listed(draftOf(db, id)) };
}

/**
 * A deck as the editor opens it.
 * @throws ServiceError NOT_FOUND
 */
export function record(context: Context, id: number): DeckRecord {
  const { db } = context;
  const row = requireDeck(context, id);
  const lists = listsOf(context, row);
  return {
    ...summary(row, lists, tagsOf(db, id)),
    saved: lists.saved?.deck ?? null,
    draft: lists.draft?.deck ?? null,
    draftAt: lists.draft?.row.at ?? null,
  };
}

/** @throws ServiceError NOT_FOUND */
export function requireDeck(context: Context, id: number): DeckRow {
  const row = deckRow(context.db, id);
  if (!row) throw notFound('deck', id);
  return row;
}

/**
 * A deck as it is stored: names clean, one entry for a name in a section (copies added up, 999 at most), no name of its own.
 * @throws ServiceError INVALID if a name has nothing to see in it.
 */
export function tidyDeck(deck: Deck): Deck {
  let tidy = emptyDeck();
  for (const place of PLACES) {
    const path = place === 'outside' ? 'deck.outside' : `deck.sections.${place}`;
    entriesIn(deck, place).forEach((entry, i) => {
      if (cleanName(entry.name) === '') throw invalid(`${path}.${i}.name`, 'emptyName');
      tidy = addCopies(tidy, place, entry.name, entry.count);
    });
  }
  return tidy;
}

/** True if two decks hold the same entries in the same order. */
export function sameLists(a: Deck, b: Deck): boolean {
  return PLACES.every((place) => JSON.stringify(entriesIn(a, place)) === JSON.stringify(entriesIn(b, place)));
}
