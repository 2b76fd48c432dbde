import { type } from '@orpc/contract';
import { z } from 'zod';
import { input } from './border.ts';
import { withName, withThing } from './errors.ts';

/** A search the player keeps. */
export interface SavedSearch {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  /** The view it belongs to. */
  readonly place: 'cards' | 'collection' | 'decks';
}

/** A game of the solo table, or a Homályrév hand, kept to be gone on with or replayed. */
export interface SavedGame {
  readonly id: number;
  readonly name: string;
  /** `table`: solo table; `homalyrev`: hand and scenario. */
  readonly kind: 'table' | 'homalyrev';
  readonly deckId: number | null;
  readonly updatedAt: string;
}
export interface SavedGameRecord extends SavedGame {
  /** Scenario, commands and state as the engine's JSON; kept and given back unchanged. */
  readonly content: unknown;
}

/** A deck format of the player's or club's own (docs/formats.md), kept as its JSON. */
export interface SavedFormat {
  readonly id: string;
  readonly content: unknown;
}

const id = z.int().min(1);
const title = z.string().trim().min(1).max(200);

export const searches = {
  list: withThing.output(type<SavedSearch[]>()),
  /** Without an id a new one; a second one of the same name and place is ALREADY_THERE. */
  save: withName
    .input(
      input(
        z.strictObject({
          id: id.nullable().default(null),
          name: title,
          query: z.string().max(2000),
          place: z.enum(['cards', 'collection', 'decks']).default('cards'),
        }),
      ),
    )
    .output(type<SavedSearch>()),
  /** Gives the removed search back for undo. */
  remove: withThing.input(input(z.strictObject({ id }))).output(type<SavedSearch>()),
};

export const games = {
  list: withThing
    .input(input(z.strictObject({ kind: z.enum(['table', 'homalyrev']).nullable().default(null) })))
    .output(type<SavedGame[]>()),
  get: withThing.input(input(z.strictObject({ id }))).output(type<SavedGameRecord>()),
  /**
   * Keeps a game; without an id as a new one. The same `token` without an id names the same new one again, so that a call whose
   * answer was lost can be repeated.
   */
  save: withThing
    .input(
      input(
        z.strictObject({
          id: id.nullable().default(null),
          token: z.string().max(100).nullable().default(null),
          name: title,
          kind: z.enum(['table', 'homalyrev']),
          deckId: id.nullable().default(null),
          content: z.json(),
        }),
      ),
    )
    .output(type<SavedGame>()),
  remove: withThing.input(input(z.strictObject({ id }))).output(type<SavedGameRecord>()),
};

export const formats = {
  list: withThing.output(type<SavedFormat[]>()),
  /** `content` must be a format by its definition, with this id; an id of the program's own is ALREADY_THERE. */
  save: withName
    .input(input(z.strictObject({ id: z.string().min(1).max(200), content: z.json() })))
    .output(type<SavedFormat>()),
  remove: withThing.input(input(z.strictObject({ id: z.string().min(1).max(200) }))).output(type<SavedFormat>()),
};
