import type { Connection } from '../connection.ts';

export interface NoteRow {
  readonly deck_id: number | null;
  readonly card: string | null;
  readonly text: string;
  readonly updated_at: string;
}

/** All notes, or those of one deck with its cards. */
export function noteRows(db: Connection, deckId: number | null): NoteRow[] {
  const columns = 'SELECT deck_id, card, text, updated_at FROM notes';
  return deckId === null ? db.all<NoteRow>(columns) : db.all<NoteRow>(`${columns} WHERE deck_id = ?`, deckId);
}

export function noteAt(db: Connection, deckId: number | null, card: string | null): NoteRow | undefined {
  return db.get<NoteRow>(
    'SELECT deck_id, card, text, updated_at FROM notes WHERE deck_id IS ? AND card IS ?',
    deckId,
    card,
  );
}

/** Writes the note of a place; an empty text removes it. */
export function putNote(db: Connection, note: NoteRow): void {
  db.run('DELETE FROM notes WHERE deck_id IS ? AND card IS ?', note.deck_id, note.card);
  if (note.text === '') return;
  db.run(
    'INSERT INTO notes (deck_id, card, text, updated_at) VALUES (?, ?, ?, ?)',
    note.deck_id,
    note.card,
    note.text,
    note.updated_at,
  );
}

/** Lets notes on a card follow its new name; where both have one, the texts are put together. */
export function renameInNotes(db: Connection, from: string, to: string, at: string): void {
  for (const note of db.all<NoteRow>('SELECT deck_id, card, text, updated_at FROM notes WHERE card = ?', from)) {
    const other = noteAt(db, note.deck_id, to);
    putNote(db, { ...note, text: '' });
    putNote(db, { ...note, card: to, text: other ? `${other.text}\n${note.text}` : note.text, updated_at: at });
  }
}
