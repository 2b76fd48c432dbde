import type { CardType, MpValue } from '../../cards/card.ts';
import type { PlaceId } from '../deck.ts';
import type { ShareFault } from '../share/code.ts';

/** Why a line cannot count as cards. */
export type RefusalReason =
  | 'count-out-of-range' // no whole number from 1 to 999: 0, -1, 1,5, 99999999999
  | 'no-name' // a count with nothing behind it
  | ShareFault // a share code that is damaged or newer than the program
  | 'not-understood'; // an item of a JSON or table file that is neither a name nor a name with a count

/** What the reader did to understand a line, or what it wants to say about it. The first one is the most telling. */
export const NOTES = [
  'merged', // joined with an earlier line of the same card in the same section
  'tower-placed', // a toronyszint given without a heading went to the tower
  'section-by-type', // left the tower section after a gap, because it is no toronyszint
  'unknown-section', // its section column holds a word that names no section
  'unknown-heading', // a heading that names no section
  'set-tail-dropped', // set code and number behind the name
  'columns-dropped', // further columns
  'numbering', // "7." before the name is the number of the line
  'ambiguous', // two known names differ only by accents or case: not guessed
  'suggestion', // unknown, but near names are known
  'old-letters', // õ or û of an old file for ő or ű
  'spelling', // case, accents, apostrophes or dashes differ from the catalogue's
  'stub-details', // type or cost in brackets behind the name
  'remark', // " # …" behind the name
  'repaired', // damaged letters (double encoding, entities, code pages) made whole, since the name is known so
  'second-look', // known names found inside a line that names no card as a whole
  'two-columns', // two lists stood side by side
  'joined-lines', // a name broken over two lines
  'line-continued', // the rest of such a name
  'several', // more than one card on one physical line
  'inline-section', // a section word before the card on the same line
  'deck-name',
  'total', // "Összesen: 40"
  'column-heads',
  'beside-code', // words around a share code
  'code-continued', // the rest of a share code that was broken into lines
  'markup', // a line of the file's format that names no card
  ...(['count-out-of-range', 'no-name', 'not-understood', 'code-cut-off', 'code-mistyped', 'code-newer'] as const),
] as const;
export type Note = (typeof NOTES)[number];

/** What a line tells about a card besides its name: `3 Vadász (kalandozó, 4 MP)`. */
export interface StubDetails {
  readonly type?: CardType;
  readonly mp?: MpValue;
}

export interface CardToken {
  readonly kind: 'card';
  /** The catalogue's spelling, or for an unknown card the name as written. */
  readonly name: string;
  readonly known: boolean;
  readonly count: number;
  /** Where the line itself says the card belongs; else the section it stands under. */
  readonly section?: PlaceId | undefined;
  readonly notes: readonly Note[];
  /** The player's own remark behind " # ". */
  readonly remark?: string | undefined;
  /** What was taken off the name: set code, further columns. */
  readonly dropped?: string | undefined;
  readonly suggestions?: readonly string[] | undefined;
  readonly details?: StubDetails | undefined;
  /** True if quotation marks embraced the name: it is that name and no other. */
  readonly literal?: boolean | undefined;
}

/** What one line, row or item of a list is. */
export type Token =
  | CardToken
  | { readonly kind: 'blank' }
  | { readonly kind: 'comment'; readonly note?: Note | undefined; readonly deckName?: string | undefined }
  | {
      readonly kind: 'section';
      /** null: a heading that names no section. */
      readonly section: PlaceId | null;
      readonly title: string;
    }
  | {
      /** Known names found inside a line that is no card as a whole: offered, never taken without a word. */
      readonly kind: 'suggested';
      readonly cards: readonly CardToken[];
      readonly notes: readonly Note[];
      /** What of the line is in none of the cards. */
      readonly dropped?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly name: string | null };

/** Tokens with the index (from 0) of the physical line each begins on; indexes never fall. */
export interface PlacedToken {
  readonly at: number;
  readonly token: Token;
}
