import type { Card } from '../card.ts';

/** The kinds of file cards can be read from. */
export type CardSource = 'catalogue' | 'prototype' | 'table';

/**
 * Something in a file that could not be taken over as it stood. The card is read all the same, unless `code` says
 * that it is not (`NO_NAME`, `NOT_A_CARD`). Words are made in messages/import.ts.
 */
export interface ImportNote {
  /** 1-based place of the card in the file; for tables the row as the spreadsheet counts it. */
  readonly at: number;
  /** Name of the card, where it has one. */
  readonly card: string | null;
  readonly code:
    | 'NO_NAME' // refused: nothing to call it by
    | 'NOT_A_CARD' // refused: not even an object
    | 'UNKNOWN_FIELD' // a field the program has no place for
    | 'BAD_VALUE' // a value the field cannot hold; the field stays unknown
    | 'UNKNOWN_WORD' // a type, symbol, phase … nobody knows
    | 'DERIVED' // read out of another field rather than stated
    | 'UNREAD' // words of the type line that no field holds; kept in `unread`
    | 'MERGED' // the same card again: joined with the earlier one
    | 'CONFLICT'; // the same card again with another value: the later value stands
  /** The field as the file calls it; "" where the card as a whole is meant. */
  readonly field: string;
  /** The value as text, shortened. */
  readonly value: string;
}

/** Why a file gave no cards at all. `line` and `column` are 1-based, null where they make no sense. */
export interface ImportFault {
  readonly code:
    | 'BINARY' // NUL bytes, no text and no spreadsheet
    | 'BAD_SHEET' // looks like XLSX, cannot be read
    | 'NO_SUCH_SHEET' // the sheet asked for is not there; `detail` names those that are
    | 'HIDDEN_SHEETS' // every sheet is hidden and none was asked for; `detail` names them
    | 'EMPTY'
    | 'SYNTAX' // not JSON and not JavaScript
    | 'NOT_LITERAL' // code where only data may stand
    | 'TOO_DEEP'
    | 'LIMIT' // costs more to read than a file may; `detail` is the ReadingLimit
    | 'NOT_A_CATALOGUE' // well-formed, but no list of cards
    | 'NEWER_VERSION'
    | 'NO_CARDS' // a list in which nothing is a card
    | 'NO_NAME_COLUMN'; // a table without a column of names
  readonly line: number | null;
  readonly column: number | null;
  /** What stands at the place, or the version found; "" where there is nothing to show. */
  readonly detail: string;
}

export type ReadCards =
  | {
      readonly ok: true;
      readonly source: CardSource;
      readonly cards: readonly Card[];
      readonly notes: readonly ImportNote[];
    }
  | { readonly ok: false; readonly fault: ImportFault };

export function fault(
  code: ImportFault['code'],
  detail = '',
  line: number | null = null,
  column: number | null = null,
) {
  return { ok: false, fault: { code, line, column, detail: shorten(detail) } } as const;
}

/** True for notes that mean that an entry gave no card. */
export function isRefusal(note: ImportNote): boolean {
  return note.code === 'NO_NAME' || note.code === 'NOT_A_CARD';
}

/** A value as short text for a report. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return shorten(value);
  return shorten(JSON.stringify(value) ?? String(value));
}

function shorten(text: string, limit = 80): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > limit ? `${clean.slice(0, limit - 1)}…` : clean;
}
