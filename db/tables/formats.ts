import type { Connection } from '../connection.ts';

/** Own formats with their JSON, parsed. */
export function formatRows(db: Connection): { id: string; content: unknown }[] {
  return db
    .all<{ id: string; content: string }>('SELECT id, content FROM formats')
    .map((row) => ({ id: row.id, content: JSON.parse(row.content) as unknown }));
}

export const putFormat = (db: Connection, id: string, content: unknown) =>
  db.run('INSERT OR REPLACE INTO formats VALUES (?, ?)', id, JSON.stringify(content));

export const deleteFormat = (db: Connection, id: string) => db.run('DELETE FROM formats WHERE id = ?', id);
