import type { Connection } from '../connection.ts';

/** Puts an empty parent in for rows whose own was lost, so that they can be seen and kept; by the table of the parent. */
const PLACEHOLDERS: Readonly<Record<string, (db: Connection, id: number, at: string) => void>> = {
  cards: (db, id, at) =>
    db.run(
      'INSERT INTO cards (id, name, content, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
      ...[id, `(elveszett lap, ${id})`, '{}', at, at],
    ),
  decks: (db, id, at) =>
    db.run(
      'INSERT INTO decks (id, name, created_at, updated_at) VALUES (?, ?, ?, ?)',
      id,
      `Kimentett pakli ${id}`,
      at,
      at,
    ),
  deck_lists: (db, id, at) => {
    const deck = db.run(
      'INSERT INTO decks (name, created_at, updated_at) VALUES (?, ?, ?)',
      `Kimentett lista ${id}`,
      at,
      at,
    ).id;
    db.run(`INSERT INTO deck_lists (id, deck_id, kind, version, at) VALUES (?, ?, 'saved', 1, ?)`, id, deck, at);
  },
  folders: (db, id) => db.run('INSERT INTO folders (id, name) VALUES (?, ?)', id, `Kimentett mappa ${id}`),
};

interface Reference {
  readonly table: string;
  readonly from: string;
  readonly to: string | null;
}

/**
 * Gives every row that refers to a lost one something to refer to: an empty placeholder of its number. Where no placeholder is
 * known, the row is taken out again.
 * @returns placeholders made, and rows taken out by table.
 */
export function giveParents(
  db: Connection,
  tables: readonly string[],
  at: string,
): { placeholders: number; dropped: Map<string, number> } {
  let placeholders = 0;
  const dropped = new Map<string, number>();
  // A placeholder may itself need a parent, but only so often.
  for (let pass = 0; pass < 4; pass++) {
    for (const child of tables) {
      for (const { table, from, to } of db.all<Reference>('SELECT * FROM pragma_foreign_key_list(?)', child)) {
        const key = to ?? 'id';
        const missing = db.all<{ id: number }>(
          `SELECT DISTINCT child."${from}" AS id FROM "${child}" AS child
           WHERE child."${from}" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "${table}" WHERE "${key}" = child."${from}")`,
        );
        for (const { id } of missing) {
          const make = PLACEHOLDERS[table];
          if (make) {
            make(db, id, at);
            placeholders++;
          } else {
            const { changes } = db.run(`DELETE FROM "${child}" WHERE "${from}" = ?`, id);
            dropped.set(child, (dropped.get(child) ?? 0) + changes);
          }
        }
      }
    }
  }
  return { placeholders, dropped };
}
