import type { Migration } from '../migrate.ts';

/**
 * Saved searches, saved games, own formats and the user's pictures. Pictures stand in the file itself, so that a backup
 * is one file with nothing left out.
 */
export const library: Migration = {
  version: 4,
  name: 'searches, games, formats, pictures',
  up(db) {
    db.exec(`
      CREATE TABLE searches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        place TEXT NOT NULL CHECK (place IN ('cards', 'collection', 'decks')),
        name TEXT NOT NULL CHECK (name <> ''),
        query TEXT NOT NULL,
        UNIQUE (place, name)
      ) STRICT;

      CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL CHECK (kind IN ('table', 'homalyrev')),
        name TEXT NOT NULL CHECK (name <> ''),
        deck_id INTEGER REFERENCES decks (id) ON DELETE SET NULL,
        content TEXT NOT NULL CHECK (json_valid(content)),
        updated_at TEXT NOT NULL
      ) STRICT;

      CREATE TABLE formats (
        id TEXT PRIMARY KEY CHECK (id <> ''),
        content TEXT NOT NULL CHECK (json_valid(content))
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE pictures (
        card TEXT PRIMARY KEY CHECK (card <> ''),
        type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp')),
        bytes BLOB NOT NULL,
        added_at TEXT NOT NULL
      ) STRICT;
    `);
  },
};
