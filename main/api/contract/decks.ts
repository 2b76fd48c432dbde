import { type } from '@orpc/contract';
import { z } from 'zod';
import type { ReadingLimit } from '../../../engine/files/limits.ts';
import { type Deck, MAX_COUNT, type SectionId } from '../../../engine/mk/deck/deck.ts';
import type { SheetTaken } from '../../../engine/mk/tables/workbook.ts';
import { input } from './border.ts';
import { base, withName, withThing } from './errors.ts';
import { fileSchema, sheetName } from './file.ts';

/** Unknown lines of a list stay in its deck however long they are. */
const entry = z.strictObject({ name: z.string().min(1), count: z.int().min(1).max(MAX_COUNT) });
const section = z.array(entry).max(5000);

/** A deck list as it travels; the engine's `Deck`. */
export const deckSchema = z.strictObject({
  name: z.string().max(200).nullable(),
  sections: z.strictObject({ torony: section, jovo: section, csere: section }),
  /** Kept with the deck but not in it. */
  outside: section.optional(),
});

const id = z.int().min(1);
const revision = z.int().min(0);
const deckName = z.string().trim().min(1).max(200);
const tag = z.string().trim().min(1).max(60);

/** A deck without its cards, for lists. */
export interface DeckSummary {
  readonly id: number;
  readonly name: string;
  /** Id of the format it is checked by; null = the default format. */
  readonly format: string | null;
  readonly folderId: number | null;
  readonly tags: readonly string[];
  /** Number of the newest saved version, counted from 1; 0 while there is only a draft. */
  readonly version: number;
  /** True if there is a draft that differs from the saved version. */
  readonly hasDraft: boolean;
  /** True if its cards are reserved in the collection. */
  readonly reserves: boolean;
  /** Cards in each section of what the editor would open (the draft, else the saved version). */
  readonly sizes: Readonly<Record<SectionId, number>>;
  /** Counts every write of draft or version; send it back with the next write. */
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When it was put in the bin; null for a deck in use. */
  readonly removedAt: string | null;
}

/** A deck as the editor opens it. */
export interface DeckRecord extends DeckSummary {
  /** The newest saved version; null while there is only a draft. */
  readonly saved: Deck | null;
  /** Unsaved edits kept on disk; null if there are none. */
  readonly draft: Deck | null;
  readonly draftAt: string | null;
}

/** The cards of one deck. */
export interface DeckContents {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
  readonly reserves: boolean;
  readonly deck: Deck;
}

/** One step of a deck's history. */
export interface DeckVersion {
  readonly version: number;
  readonly at: string;
  /** Words of the player about this version; empty if none. */
  readonly comment: string;
  /**
   * `saved` by the player; `kept` by the program because going back would have thrown a draft away.
   */
  readonly kind: 'saved' | 'kept';
  readonly deck: Deck;
}

export interface DeckFolder {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  /** Decks directly inside. */
  readonly decks: number;
}

/** The text of a sheet, or why there is none. */
export type SheetText =
  | { readonly ok: true; readonly text: string; readonly taken: SheetTaken | null }
  | {
      readonly ok: false;
      readonly fault: 'BINARY' | 'BAD_SHEET' | 'NO_SUCH_SHEET' | 'HIDDEN_SHEETS' | ReadingLimit;
      readonly sheets: readonly string[];
    };

/** A write that came too late: what was sent and what stands now, so that both can be shown and neither is lost. */
const withStale = withThing.errors({
  STALE_VERSION: { data: type<{ yours: Deck | null; current: DeckRecord }>() },
});

export const decks = {
  /** Decks in use, in Hungarian order of names; with `removed` those in the bin. */
  list: base.input(input(z.strictObject({ removed: z.boolean().default(false) }))).output(type<DeckSummary[]>()),
  /** The cards of every deck in use, as its editor would open it, in one answer. */
  contents: base.output(type<DeckContents[]>()),
  get: withThing.input(input(z.strictObject({ id }))).output(type<DeckRecord>()),
  /**
   * A new deck under the given name (names may repeat; the id tells decks apart). It begins as version 1, or with
   * `as: 'draft'` as a draft without a version.
   */
  create: withThing
    .input(
      input(
        z.strictObject({
          name: deckName,
          deck: deckSchema,
          as: z.enum(['version', 'draft']).default('version'),
          format: z.string().max(200).nullable().default(null),
          folderId: id.nullable().default(null),
          tags: z.array(tag).max(50).default([]),
          comment: z.string().max(2000).default(''),
        }),
      ),
    )
    .output(type<DeckRecord>()),
  /**
   * Keeps the editor's state on disk, apart from the saved version. A draft equal to the saved version is no draft. `unanswered`
   * are lists the same page sent on the same revision without having got an answer: if one of them stands, it is no stranger's.
   */
  saveDraft: withStale
    .input(
      input(z.strictObject({ id, revision, deck: deckSchema, unanswered: z.array(deckSchema).max(20).default([]) })),
    )
    .output(type<{ revision: number; draftAt: string; hasDraft: boolean }>()),
  /** Saves a new version and drops the draft. Saving what is saved already makes no version. */
  saveVersion: withStale
    .input(input(z.strictObject({ id, revision, deck: deckSchema, comment: z.string().max(2000).default('') })))
    .output(type<DeckRecord>()),
  /** Throws the draft away and gives it back, so that the page can offer to undo that. */
  dropDraft: withStale
    .input(input(z.strictObject({ id, revision })))
    .output(type<{ deck: DeckRecord; dropped: Deck | null }>()),
  /** The history, newest first. */
  versions: withThing.input(input(z.strictObject({ id }))).output(type<DeckVersion[]>()),
  /**
   * Opens an old version as the draft. The history is not shortened; a draft that would be lost is kept in it as a
   * version of kind `kept`.
   */
  restoreVersion: withStale
    .input(input(z.strictObject({ id, revision, version: z.int().min(1) })))
    .output(type<DeckRecord>()),
  /** A copy of what the editor would open, as version 1 of a new deck; its cards are not reserved. */
  duplicate: withThing.input(input(z.strictObject({ id, name: deckName }))).output(type<DeckRecord>()),
  /** One sheet of an XLSX as a text the list reader takes for a table; the page reads texts itself. */
  sheetText: base.input(input(z.strictObject({ file: fileSchema, sheet: sheetName }))).output(type<SheetText>()),
  rename: withThing.input(input(z.strictObject({ id, name: deckName }))).output(type<DeckSummary>()),
  /** Into the bin; `restore` takes decks out again with everything that belongs to them. */
  remove: withThing.input(input(z.strictObject({ ids: z.array(id).min(1).max(10_000) }))).output(type<DeckSummary[]>()),
  restore: withThing
    .input(input(z.strictObject({ ids: z.array(id).min(1).max(10_000) })))
    .output(type<DeckSummary[]>()),
  /** Deletes decks of the bin for good; decks in use are refused with NOT_FOUND. */
  purge: withThing
    .input(input(z.strictObject({ ids: z.array(id).min(1).max(10_000) })))
    .output(type<{ purged: number }>()),
  setFormat: withThing
    .input(input(z.strictObject({ id, format: z.string().max(200).nullable() })))
    .output(type<DeckSummary>()),
  setReserves: withThing.input(input(z.strictObject({ id, reserves: z.boolean() }))).output(type<DeckSummary>()),
  setFolder: withThing
    .input(input(z.strictObject({ ids: z.array(id).min(1).max(10_000), folderId: id.nullable() })))
    .output(type<DeckSummary[]>()),
  setTags: withThing.input(input(z.strictObject({ id, tags: z.array(tag).max(50) }))).output(type<DeckSummary>()),
  /** Every tag in use with the number of decks that carry it. */
  tags: base.output(type<{ tag: string; decks: number }[]>()),
  renameTag: base.input(input(z.strictObject({ from: tag, to: tag }))).output(type<{ decks: number }>()),
  folders: base.output(type<DeckFolder[]>()),
  createFolder: withName
    .input(input(z.strictObject({ name: deckName, parentId: id.nullable().default(null) })))
    .output(type<DeckFolder>()),
  renameFolder: withName.input(input(z.strictObject({ id, name: deckName }))).output(type<DeckFolder>()),
  /** Moves a folder; into itself or below itself is INVALID. */
  moveFolder: withName.input(input(z.strictObject({ id, parentId: id.nullable() }))).output(type<DeckFolder>()),
  /** Removes the folder; decks and folders inside move up to its parent. */
  removeFolder: withThing.input(input(z.strictObject({ id }))).output(type<DeckFolder[]>()),
};
