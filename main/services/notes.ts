import { type NoteRow, noteAt, noteRows, putNote } from '../../db/tables/notes.ts';
import { cleanName } from '../../engine/text/fold.ts';
import type { Note } from '../api/contract/index.ts';
import { type Context, stamp } from './context.ts';
import { requireDeck } from './deck-records.ts';
import { ServiceError } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

/** Notes on decks, cards, and cards within decks. */
export function noteServices(context: Context): ServiceFunctions['notes'] {
  const { db, changes } = context;
  return {
    list: ({ deckId, card }) =>
      noteRows(db, deckId).flatMap((row) => (card === null || row.card === card ? [toNote(row)] : [])),
    set({ deckId, card, text, before, unanswered }) {
      const name = card === null ? null : cleanName(card);
      db.transaction(() => {
        if (deckId !== null) requireDeck(context, deckId);
        const current = noteAt(db, deckId, name)?.text ?? '';
        if (![before, ...unanswered, text].includes(current))
          throw new ServiceError('STALE_VERSION', { yours: text, current });
        putNote(db, { deck_id: deckId, card: name, text, updated_at: stamp(context) });
      });
      changes.publish('notes', [deckId ?? name ?? '']);
      const written = noteAt(db, deckId, name);
      return written ? toNote(written) : null;
    },
  };
}

function toNote(row: NoteRow): Note {
  return { deckId: row.deck_id, card: row.card, text: row.text, updatedAt: row.updated_at };
}
