import { type } from '@orpc/contract';
import { z } from 'zod';
import { input } from './border.ts';
import { base, withThing } from './errors.ts';
import { fileSchema } from './file.ts';

/** Copies owned of one printing. `set` and `number` are empty where the player does not tell printings apart. */
export interface OwnedPrinting {
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly count: number;
  readonly note: string;
}

/** Owned, reserved and free copies of one card over all its printings. `free` is negative if decks reserve more than is owned. */
export interface Holding {
  readonly card: string;
  readonly owned: number;
  readonly reserved: number;
  readonly free: number;
}

/** One line of a shopping list: what a set of decks needs beyond what is owned. */
export interface MissingCard {
  readonly card: string;
  readonly needed: number;
  readonly owned: number;
  /** Copies reserved by decks outside the question (0 unless they were to be left alone). */
  readonly reserved: number;
  readonly missing: number;
  readonly decks: readonly { readonly id: number; readonly name: string; readonly count: number }[];
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

/** What became of one row of an imported collection file. */
export interface CollectionImportRow {
  /** Row of the file, counted from 1 with the heading. */
  readonly row: number;
  readonly card: string | null;
  readonly status: 'new' | 'changed' | 'same' | 'unknownCard' | 'refused';
  readonly code: string | null;
  readonly value: string | null;
}

export interface CollectionImportReport {
  readonly applied: boolean;
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

/** Which decks are asked about. With `respectReserved` copies that other decks reserve do not count as owned. */
export const missingQuestion = z.strictObject({ deckIds, respectReserved: z.boolean().default(false) });

export const collection = {
  all: base.output(type<CollectionState>()),
  /** Sets counts (0 takes the printing out) as one step that undo takes back. */
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
        }),
      ),
    )
    .output(type<CollectionState>()),
  clear: base.output(type<CollectionState>()),
  undo: withThing.output(type<CollectionState>()),
  redo: withThing.output(type<CollectionState>()),
  missing: withThing.input(input(missingQuestion)).output(type<MissingCard[]>()),
  /** Reads CSV or XLSX; without `apply` a preview. */
  import: base
    .input(
      input(
        z.strictObject({
          file: fileSchema,
          mode: z.enum(IMPORT_MODES).default('set'),
          apply: z.boolean().default(false),
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
