import type { Migration } from '../migrate.ts';

/** Folders, tags, notes and the bin. Decks made before stand in no folder and in use. */
export const deckWork: Migration = {
  version: 2,
  name: 'folders, tags, notes, bin',
  up(db) {
    db.exec(`
      CREATE TABLE folders (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL CHECK (name <> ''),
        parent_id INTEGER REFERENCES folders (id) ON DELETE SET NULL
      ) STRICT;
      CREATE UNIQUE INDEX folder_names ON folders (coalesce(parent_id, 0), name);

      ALTER TABLE decks ADD COLUMN folder_id INTEGER REFERENCES folders (id) ON DELETE SET NULL;
      ALTER TABLE decks ADD COLUMN removed_at TEXT;

      CREATE TABLE deck_tags (
        deck_id INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
        tag TEXT NOT NULL CHECK (tag <> ''),
        PRIMARY KEY (deck_id, tag)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE notes (
        id INTEGER PRIMARY KEY,
        deck_id INTEGER REFERENCES decks (id) ON DELETE CASCADE,
        card TEXT,
        text TEXT NOT NULL CHECK (text <> ''),
        updated_at TEXT NOT NULL,
        CHECK (deck_id IS NOT NULL OR card IS NOT NULL)
      ) STRICT;
      CREATE UNIQUE INDEX note_places ON notes (coalesce(deck_id, 0), coalesce(card, ''));
    `);
  },
};
