import { type } from '@orpc/contract';
import { z } from 'zod';
import type { Deck, DeckEntry } from '../../../engine/mk/deck/deck.ts';
import { formatSchema } from '../../../engine/mk/deck/formats/format.ts';
import { input } from './border.ts';
import { deckSchema } from './decks.ts';
import { base } from './errors.ts';
import { fileSchema } from './file.ts';

/** Type faces of printed things; the page has the same ones. */
export const PRINT_FACES = ['sans', 'sans-bold', 'serif', 'serif-bold', 'serif-italic', 'serif-bold-italic'] as const;
export type PrintFace = (typeof PRINT_FACES)[number];

/** One thing drawn. Lengths are points (1/72 inch) from the upper left corner, colours are `#rrggbb`. */
export type Mark =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
      readonly fill?: string;
      readonly stroke?: string;
      readonly lineWidth?: number;
    }
  | {
      readonly kind: 'line';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stroke: string;
      readonly lineWidth: number;
    }
  /** `y` is the base line. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly face: PrintFace;
      readonly size: number;
      readonly color: string;
    }
  /** An outline in SVG path notation, drawn with round pens. */
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly stroke: string;
      readonly lineWidth: number;
    }
  /** The player's picture of a card, filling its box. */
  | {
      readonly kind: 'picture';
      readonly card: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** A page as it is drawn, on paper and on the screen alike. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The finished file with what is on its pages, for a preview. */
export interface Printed {
  readonly file: File;
  readonly pages: readonly PrintedPage[];
}

/** Decks come from readers and editors that never change them; the schema of the others would ask for copies. */
const deck: z.ZodType<Deck, Deck> = deckSchema;
const line = z.string().trim().max(200).default('');
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);
const lang = z.enum(['hu', 'en']).default('hu');

/** What stands on a tournament list; an empty field is left as a line to write on. */
export const tournamentQuestion = z.strictObject({
  deck,
  format: formatSchema,
  player: line,
  event: line,
  /** The day of the event, YYYY-MM-DD or empty. */
  date: day.default(''),
  lang,
});
export type TournamentQuestion = z.output<typeof tournamentQuestion>;

export const verdictQuestion = z.strictObject({
  deck,
  format: formatSchema,
  /** The day the sheet is made, YYYY-MM-DD. */
  date: day,
  lang,
});

/** Most copies one file of proxies may hold: 100 sheets. */
export const MAX_PROXIES = 900;

const proxyCards: z.ZodType<readonly DeckEntry[], readonly DeckEntry[]> = z
  .array(z.strictObject({ name: z.string().min(1).max(200), count: z.int().min(1).max(MAX_PROXIES) }))
  .max(MAX_PROXIES);

export const proxyQuestion = z.strictObject({
  /** Cards with the number of copies to print, in order. */
  cards: proxyCards,
  /** White ground instead of parchment: saves ink. */
  plain: z.boolean().default(false),
  /** The player's pictures are printed too. */
  pictures: z.boolean().default(true),
  /** Pictures in a form that can be printed, for those kept in one that cannot (WebP); the file's name is the card's. */
  converted: z
    .array(z.strictObject({ card: z.string().min(1).max(200), file: fileSchema }))
    .max(MAX_PROXIES)
    .default([]),
  lang,
});
export type ProxyQuestion = z.output<typeof proxyQuestion>;

export const print = {
  /** A one-page list for a tournament, as a PDF. */
  tournament: base.input(input(tournamentQuestion)).output(type<Printed>()),
  /** Cards to be cut out, 63 × 88 mm, nine on a sheet, as a PDF. More than {@link MAX_PROXIES} copies are INVALID. */
  proxies: base.input(input(proxyQuestion)).output(type<Printed>()),
  /** The verdict with list, reasons and hash, to be signed, as a PDF. */
  verdict: base.input(input(verdictQuestion)).output(type<Printed>()),
  /** A picture of the deck, as a page to be drawn by the caller. */
  picture: base.input(input(z.strictObject({ deck, format: formatSchema, lang }))).output(type<PrintedPage>()),
};
