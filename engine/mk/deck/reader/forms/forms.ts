import type { Catalogue } from '../../../cards/catalogue.ts';
import type { ColumnFate } from '../../../tables/judge.ts';
import type { PlacedToken } from '../token.ts';
import { readLineDeck } from './line-decks.ts';
import { readTabletop } from './tabletop.ts';
import { readXmlDeck } from './xml-decks.ts';

/**
 * Forms of other programs the reader knows by their own signs, and what a file that is no decklist looks like (docs/lists.md). Names
 * for players are in messages/list-forms.ts.
 */
export const DECK_FORMS = [
  'cockatrice',
  'octgn',
  'mtgo',
  'forge',
  'xmage',
  'ydk',
  'workstation',
  'tabletop',
  'pokemon',
  'arena',
  'cardDatabase',
  'hearthstone',
  'hearthstoneCode',
  'ydke',
  'xml',
  'html',
  'json',
] as const;
export type DeckForm = (typeof DECK_FORMS)[number];

/** What a reader of one file form gives. */
export interface FormatReading {
  readonly tokens: readonly PlacedToken[];
  readonly name: string | null;
  readonly form?: DeckForm;
  /** What every column of a table was taken for. */
  readonly columns?: readonly ColumnFate[];
  /** True if the file is no decklist of a form that can be read: it has no tokens then. */
  readonly refused?: boolean;
}

/** Reads one file form; undefined if the text is not in it. */
export type FormatReader = (lines: readonly string[], catalogue: Catalogue) => FormatReading | undefined;

/** The recogniser: deck files of other programs, told by their own signs before anything is read as text. */
export const readForms: FormatReader = (lines, catalogue) =>
  readXmlDeck(lines, catalogue) ?? readTabletop(lines, catalogue) ?? readLineDeck(lines, catalogue);

export const refusal = (form: DeckForm): FormatReading => ({ tokens: [], name: null, form, refused: true });
