import type { Migration } from '../migrate.ts';

/** Copies owned by printing, the steps undo goes back by, and which decks reserve their cards. */
export const collection: Migration = {
  version: 3,
  name: 'collection',
  up(db) {
    db.exec(`
      CREATE TABLE owned (
        card TEXT NOT NULL CHECK (card <> ''),
        set_name TEXT NOT NULL,
        number TEXT NOT NULL,
        count INTEGER NOT NULL CHECK (count BETWEEN 0 AND 99999),
        note TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (card, set_name, number),
        CHECK (count > 0 OR note <> '')
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE collection_steps (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('edit', 'import', 'clear')),
        undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
        rows INTEGER NOT NULL,
        card TEXT,
        changes TEXT NOT NULL CHECK (json_valid(changes))
      ) STRICT;

      ALTER TABLE decks ADD COLUMN reserves INTEGER NOT NULL DEFAULT 1 CHECK (reserves IN (0, 1));
    `);
  },
};
