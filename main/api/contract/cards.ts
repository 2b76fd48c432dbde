import { type } from '@orpc/contract';
import { z } from 'zod';
import { CARD_TYPES, type Card, cardSchema, mpValue } from '../../../engine/mk/cards/card.ts';
import type { CardSource, ImportFault, ImportNote } from '../../../engine/mk/cards/import/report.ts';
import type { ColumnMapping } from '../../../engine/mk/cards/table/columns.ts';
import type { CardTable } from '../../../engine/mk/cards/table/open.ts';
import { input } from './border.ts';
import { base, withName, withThing } from './errors.ts';
import { fileSchema, sheetName } from './file.ts';

const name = z.string().min(1).max(200);
const names = z.array(name).min(1).max(100_000);

/** The whole catalogue. Of two cards with one name the user's stands: `createCatalogue([...demo, ...user])`. */
export interface AllCards {
  /** Changes with every write to the user's cards. */
  readonly revision: number;
  readonly demo: readonly Card[];
  readonly user: readonly Card[];
}

/**
 * Some of the user's cards as JSON text, to be read by `cardSchema`: a large catalogue travels in parts, so that neither
 * side stops for long, and as text, which both sides read fastest. `loadAllCards` puts the parts together.
 */
export interface CardsPart {
  readonly revision: number;
  /** How many cards the user has. */
  readonly total: number;
  /** A JSON array of cards; fields that say nothing are left out. */
  readonly json: string;
  /** `after` of the next part; null at the end. */
  readonly next: number | null;
}

/** What a table was taken for, so that its mapping can be shown and corrected before anything is written. */
export interface CardTableReport {
  /** Encoding and separator of a CSV, or XLSX. */
  readonly source: CardTable['source'];
  /** One for each column; send it back with `path` and `nth` changed to read the columns in another way. */
  readonly mapping: readonly ColumnMapping[];
  /** The first rows below the headings, as text. */
  readonly sample: readonly (readonly string[])[];
}

/** What reading a file of cards gave, and what was or would be written. */
export interface CardImportReport {
  /** True if the cards were written; false for a preview or if the file as a whole was refused. */
  readonly applied: boolean;
  /** How the file was understood; null if it was refused as a whole, for the reason in `fault`. */
  readonly source: CardSource | null;
  readonly fault: ImportFault | null;
  /** Everything in the file that could not be taken over as it stood, by place; sentences in messages/import.ts. */
  readonly notes: readonly ImportNote[];
  /** Each card of the file, joined with what was known of it before. */
  readonly cards: readonly { readonly name: string; readonly status: 'new' | 'changed' | 'same' }[];
  /** How the columns of a CSV or XLSX were understood; null for other files. */
  readonly table: CardTableReport | null;
  /** The user's cards as they stood before, for undo by `put` (and `remove` of the new ones). */
  readonly before: readonly Card[];
  readonly revision: number;
}

export const cards = {
  /** Everything at once; for large catalogues use `loadAllCards`, which asks for `demo` and `part`. */
  all: base.output(type<AllCards>()),
  demo: base.output(type<readonly Card[]>()),
  part: base
    .input(input(z.strictObject({ after: z.int().min(0).default(0), limit: z.int().min(1).max(5000).default(1000) })))
    .output(type<CardsPart>()),
  /** The user's own cards by exact names; names without one are left out. */
  own: base.input(input(z.strictObject({ names }))).output(type<{ revision: number; cards: Card[] }>()),
  /** Cards by exact names; unknown names are left out. */
  get: base.input(input(z.strictObject({ names }))).output(type<Card[]>()),
  /**
   * Writes one card of the user. `before` is the card as the editor opened it (null for a new one): if another one
   * stands there by now, nothing is written. A changed name is a renaming; with `follow` decks, collection and notes
   * take the new name too.
   */
  save: withName
    .errors({ STALE_VERSION: { data: type<{ yours: Card; current: Card | null }>() } })
    .input(
      input(
        z.strictObject({
          card: cardSchema,
          before: cardSchema.nullable().default(null),
          follow: z.boolean().default(true),
        }),
      ),
    )
    .output(type<{ card: Card; revision: number; decksChanged: number }>()),
  /** Takes cards out of the user's cards and gives them back for undo. Decks keep the names. */
  remove: withThing.input(input(z.strictObject({ names }))).output(type<{ removed: Card[]; revision: number }>()),
  /** Puts whole cards in as they are, over any of the same name: undo of `remove` and of an import. */
  put: base
    .input(input(z.strictObject({ cards: z.array(cardSchema).max(100_000) })))
    .output(type<{ revision: number }>()),
  /** Makes cards with just a name (and type and cost where the list said so) of names nobody knows yet. */
  addStubs: base
    .input(
      input(
        z.strictObject({
          stubs: z
            .array(
              z.strictObject({
                // As the list has it; one too long for a card is passed over.
                name: z.string().min(1),
                type: z.enum(CARD_TYPES).nullable().default(null),
                mp: mpValue.default(null),
              }),
            )
            .min(1)
            .max(10_000),
        }),
      ),
    )
    .output(type<{ added: Card[]; known: string[]; revision: number }>()),
  /**
   * Reads a file of cards: own catalogue, the fan prototype's file, CSV or XLSX. Without `apply` nothing is written and the
   * report is a preview; `mapping` corrects what the columns of a table are taken for.
   */
  import: base
    .input(
      input(
        z.strictObject({
          file: fileSchema,
          apply: z.boolean().default(false),
          mapping: z
            .array(z.strictObject({ heading: z.string(), path: z.string().nullable(), nth: z.int().min(0).max(99) }))
            .max(1000)
            .nullable()
            .default(null),
          sheet: sheetName,
        }),
      ),
    )
    .output(type<CardImportReport>()),
  export: base
    .input(
      input(
        z.strictObject({
          to: z.enum(['json', 'csv', 'xlsx']).default('json'),
          which: z.enum(['user', 'all']).default('user'),
        }),
      ),
    )
    .output(type<File>()),
  /** Names of cards whose text holds all these words (accents optional, last word may be a beginning). */
  searchTexts: base
    .input(input(z.strictObject({ text: z.string().max(500), limit: z.int().min(1).max(100_000).default(1000) })))
    .output(type<string[]>()),
  /** Names of cards that have a picture of the user's. */
  pictures: base.output(type<string[]>()),
  picture: withThing.input(input(z.strictObject({ name }))).output(type<File>()),
  /** PNG, JPEG or WebP up to 20 MB, recognised by its first bytes; anything else is INVALID. */
  setPicture: withThing.input(input(z.strictObject({ name, file: fileSchema }))).output(type<{ name: string }>()),
  removePicture: withThing.input(input(z.strictObject({ name }))).output(type<{ name: string }>()),
};
