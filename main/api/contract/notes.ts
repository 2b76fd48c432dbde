import { type } from '@orpc/contract';
import { z } from 'zod';
import { input } from './border.ts';
import { base, withThing } from './errors.ts';

/**
 * A note of the player: on a deck (`deckId`), on a card anywhere (`card`), or on a card within one deck (both).
 */
export interface Note {
  readonly deckId: number | null;
  readonly card: string | null;
  readonly text: string;
  readonly updatedAt: string;
}

const place = {
  deckId: z.int().min(1).nullable().default(null),
  card: z.string().min(1).max(200).nullable().default(null),
};

export const notes = {
  /** All notes; with `deckId` those of one deck and its cards, with `card` those of one card, in decks and by itself. */
  list: base.input(input(z.strictObject(place))).output(type<Note[]>()),
  /**
   * Writes a note; an empty text removes it. `before` is the text the player had in front of them: if the stored one
   * has become another, nothing is written and both come back. `unanswered` are texts the same page sent without having got
   * an answer; they may stand there too.
   */
  set: withThing
    .errors({ STALE_VERSION: { data: type<{ yours: string; current: string }>() } })
    .input(
      input(
        z
          .strictObject({
            ...place,
            text: z.string().max(100_000),
            before: z.string().max(100_000),
            unanswered: z.array(z.string().max(100_000)).max(20).default([]),
          })
          .refine((note) => note.deckId !== null || note.card !== null, { path: ['card'] }),
      ),
    )
    .output(type<Note | null>()),
};
