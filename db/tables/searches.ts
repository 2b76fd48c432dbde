import type { Connection } from '../connection.ts';

/** The view a saved search belongs to. */
export type SearchPlace = 'cards' | 'collection' | 'decks';
export interface SearchRow {
  readonly id: number;
  readonly place: SearchPlace;
  readonly name: string;
  readonly query: string;
}

export const searchRows = (db: Connection) => db.all<SearchRow>('SELECT id, place, name, query FROM searches');

export const searchRow = (db: Connection, id: number) =>
  db.get<SearchRow>('SELECT id, place, name, query FROM searches WHERE id = ?', id);

export const searchNamed = (db: Connection, place: SearchPlace, name: string) =>
  db.get<SearchRow>('SELECT id, place, name, query FROM searches WHERE place = ? AND name = ?', place, name);

/** Writes a saved search, a new one without an id; gives its id. */
export function putSearch(db: Connection, search: Omit<SearchRow, 'id'> & { id: number | null }): number {
  const { id, place, name, query } = search;
  if (id === null) return db.run('INSERT INTO searches (place, name, query) VALUES (?, ?, ?)', place, name, query).id;
  db.run('UPDATE searches SET place = ?, name = ?, query = ? WHERE id = ?', place, name, query, id);
  return id;
}

export const deleteSearch = (db: Connection, id: number) => db.run('DELETE FROM searches WHERE id = ?', id);
