import type { Connection } from '../connection.ts';

/** A deck without its lists. */
export interface DeckRow {
  readonly id: number;
  readonly name: string;
  readonly format: string | null;
  readonly folder_id: number | null;
  readonly reserves: number;
  readonly revision: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly removed_at: string | null;
}

export function insertDeck(
  db: Connection,
  deck: { name: string; format: string | null; folderId: number | null; reserves: boolean },
  at: string,
): number {
  const { name, format, folderId, reserves } = deck;
  return db.run(
    'INSERT INTO decks (name, format, folder_id, reserves, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    name,
    format,
    folderId,
    reserves ? 1 : 0,
    at,
    at,
  ).id;
}

export function deckRow(db: Connection, id: number): DeckRow | undefined {
  return db.get<DeckRow>('SELECT * FROM decks WHERE id = ?', id);
}

/** Decks in use, or those in the bin. */
export function deckRows(db: Connection, removed: boolean): DeckRow[] {
  return db.all<DeckRow>('SELECT * FROM decks WHERE (removed_at IS NOT NULL) = ?', removed ? 1 : 0);
}

/** Counts a write of draft or version. */
export function bumpRevision(db: Connection, id: number, at: string): void {
  db.run('UPDATE decks SET revision = revision + 1, updated_at = ? WHERE id = ?', at, id);
}

export function renameDeck(db: Connection, id: number, name: string, at: string): void {
  db.run('UPDATE decks SET name = ?, updated_at = ? WHERE id = ?', name, at, id);
}

export function setDeckFormat(db: Connection, id: number, format: string | null): void {
  db.run('UPDATE decks SET format = ? WHERE id = ?', format, id);
}

export function setDeckFolder(db: Connection, id: number, folderId: number | null): void {
  db.run('UPDATE decks SET folder_id = ? WHERE id = ?', folderId, id);
}

export function setDeckReserves(db: Connection, id: number, reserves: boolean): void {
  db.run('UPDATE decks SET reserves = ? WHERE id = ?', reserves ? 1 : 0, id);
}

/** Into the bin (a moment) or out of it (null). */
export function setDeckRemoved(db: Connection, id: number, at: string | null): void {
  db.run('UPDATE decks SET removed_at = ? WHERE id = ?', at, id);
}

/** Deletes a deck with its lists, tags and notes for good. */
export function deleteDeck(db: Connection, id: number): void {
  db.run('DELETE FROM decks WHERE id = ?', id);
}
