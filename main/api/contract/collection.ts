import { type } from '@orpc/contract';
import { z } from 'zod';
import type { ReadingLimit } from '../../../engine/files/limits.ts';
import type { Holding } from '../../../engine/mk/collection/holdings.ts';
import type { MissingCard } from '../../../engine/mk/collection/missing.ts';
import type { ColumnFate } from '../../../engine/mk/tables/judge.ts';
import { COLUMN_ROLES } from '../../../engine/mk/tables/roles.ts';
import type { SheetTaken } from '../../../engine/mk/tables/workbook.ts';
import { input } from './border.ts';
import { base, withThing } from './errors.ts';
import { fileSchema, sheetName } from './file.ts';

export type { Holding } from '../../../engine/mk/collection/holdings.ts';
export type { MissingCard } from '../../../engine/mk/collection/missing.ts';

/** Copies owned of one printing. `set` and `number` are empty where the player does not tell printings apart. */
export interface OwnedPrinting {
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly count: number;
  readonly note: string;
}

/** The change that undo would take back, or redo bring again. */
export interface CollectionStep {
  readonly id: number;
  readonly at: string;
  readonly kind: 'edit' | 'import' | 'clear';
  /** How many printings it touched, and the first card's name. */
  readonly rows: number;
  readonly card: string | null;
}

export interface CollectionState {
  readonly revision: number;
  readonly printings: readonly OwnedPrinting[];
  readonly holdings: readonly Holding[];
  readonly undo: CollectionStep | null;
  readonly redo: CollectionStep | null;
}

/** Some of the collection; `loadCollectionParts` puts the parts together. */
export interface CollectionPart extends CollectionState {
  /** How many printings there are. */
  readonly total: number;
  /** `after` of the next part; null at the end. */
  readonly next: number | null;
}

/**
 * What differs between two revisions: the printings as they stand now (count 0 without a note = no more) and the cards
 * whose copies are counted otherwise (neither owned nor reserved = no more). A page that does not stand at `from` asks `since`.
 */
export interface CollectionDelta extends CollectionState {
  readonly from: number;
}

/** What became, or would become, of one row of an imported collection file. */
export interface CollectionImportRow {
  /** Row of the file, counted from 1 with the heading. */
  readonly row: number;
  readonly card: string | null;
  readonly status: 'new' | 'changed' | 'same' | 'refused';
  /**
   * `NO_NAME` and `BAD_COUNT` refuse the row; `UNKNOWN_CARD` (taken in all the same; `value` is the nearest known name or
   * empty) and `MERGED` (the printing stood in an earlier row, counts added) are remarks.
   */
  readonly code: 'NO_NAME' | 'BAD_COUNT' | 'UNKNOWN_CARD' | 'MERGED' | null;
  readonly value: string;
}

export interface CollectionImportReport {
  /** What every column was taken for; send the roles back changed to read them in another way. */
  readonly columns: readonly ColumnFate[];
  /** Which sheet of an XLSX was read; null for any other file. */
  readonly sheet: SheetTaken | null;
  readonly applied: boolean;
  /** Not null if the file as a whole was refused. */
  readonly fault:
    | 'BINARY'
    | 'BAD_SHEET'
    | 'NO_SUCH_SHEET'
    | 'HIDDEN_SHEETS'
    | 'EMPTY'
    | 'NO_NAME_COLUMN'
    | 'NO_COUNT_COLUMN'
    | ReadingLimit
    | null;
  readonly rows: readonly CollectionImportRow[];
  readonly counts: Readonly<Record<CollectionImportRow['status'], number>>;
  readonly revision: number;
}

/** How an imported count meets the stored one: it stands instead of it, is added, or the whole collection becomes the file. */
export const IMPORT_MODES = ['set', 'add', 'replaceAll'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

const printing = {
  card: z.string().trim().min(1).max(200),
  set: z.string().trim().max(200).default(''),
  number: z.string().trim().max(50).default(''),
};
const deckIds = z.array(z.int().min(1)).max(10_000);

/**
 * Which decks are asked about. With `respectReserved` copies that other decks reserve do not count as owned; with
 * `shared` the asked decks take turns with the same copies, so the largest need counts instead of the sum.
 */
export const missingQuestion = z.strictObject({
  deckIds,
  respectReserved: z.boolean().default(false),
  shared: z.boolean().default(false),
});
export type MissingQuestion = z.output<typeof missingQuestion>;

export const collection = {
  /** Everything at once, in Hungarian order; a page asks for `part` and then `since`. */
  all: base.output(type<CollectionState>()),
  /** Printings and cards in no particular order; a changed revision means that the reading has to begin again. */
  part: base
    .input(input(z.strictObject({ after: z.int().min(0).default(0), limit: z.int().min(1).max(10_000).default(2000) })))
    .output(type<CollectionPart>()),
  /** What changed since a revision; null if that cannot be told any more. */
  since: base.input(input(z.strictObject({ revision: z.int().min(0) }))).output(type<CollectionDelta | null>()),
  /**
   * Sets counts (0 takes the printing out) as one step that undo takes back. With `joins` it becomes part of that step if it is
   * still the last edit, so that a quick series of presses is taken back at once though each was written by itself.
   */
  set: base
    .input(
      input(
        z.strictObject({
          changes: z
            .array(
              z.strictObject({
                ...printing,
                count: z.int().min(0).max(99_999),
                note: z.string().max(1000).nullable().default(null),
              }),
            )
            .min(1)
            .max(100_000),
          joins: z.int().nullable().default(null),
        }),
      ),
    )
    .output(type<CollectionDelta>()),
  clear: base.output(type<CollectionDelta>()),
  undo: withThing.output(type<CollectionDelta>()),
  redo: withThing.output(type<CollectionDelta>()),
  missing: withThing.input(input(missingQuestion)).output(type<MissingCard[]>()),
  /** Reads CSV or XLSX; without `apply` a preview. */
  import: base
    .input(
      input(
        z.strictObject({
          file: fileSchema,
          mode: z.enum(IMPORT_MODES).default('set'),
          apply: z.boolean().default(false),
          /** What the columns are, where the player corrected the report's. */
          columns: z.array(z.enum(COLUMN_ROLES)).max(1000).nullable().default(null),
          sheet: sheetName,
        }),
      ),
    )
    .output(type<CollectionImportReport>()),
  export: base.input(input(z.strictObject({ to: z.enum(['csv', 'xlsx']) }))).output(type<File>()),
  /** The shopping list as a file. */
  exportMissing: withThing
    .input(input(missingQuestion.extend({ to: z.enum(['csv', 'xlsx', 'txt']) })))
    .output(type<File>()),
};
