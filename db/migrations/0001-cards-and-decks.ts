import type { Migration } from '../migrate.ts';

/**
 * The user's cards with their printings and searchable texts, decks with their lists, settings.
 *
 * A card's row is its identity: `content` holds the card model's JSON without name and printings. A deck names cards by
 * text, since a list may hold cards nobody has described yet. No order is stored but that of a list's own entries.
 */
export const cardsAndDecks: Migration = {
  version: 1,
  name: 'cards and decks',
  up(db) {
    db.exec(`
      CREATE TABLE cards (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE CHECK (name <> ''),
        content TEXT NOT NULL CHECK (json_valid(content)),
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
      ) STRICT;

      CREATE TABLE printings (
        card_id INTEGER NOT NULL REFERENCES cards (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        set_name TEXT NOT NULL,
        number TEXT,
        rarity TEXT,
        artist TEXT,
        PRIMARY KEY (card_id, position)
      ) STRICT, WITHOUT ROWID;

      CREATE VIRTUAL TABLE card_texts USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2');

      CREATE TABLE decks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL CHECK (name <> ''),
        format TEXT,
        revision INTEGER NOT NULL DEFAULT 0,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
      ) STRICT;

      CREATE TABLE deck_lists (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        deck_id INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('draft', 'saved', 'kept')),
        version INTEGER CHECK ((version IS NULL) = (kind = 'draft')),
        at TEXT NOT NULL,
        comment TEXT NOT NULL DEFAULT '',
        UNIQUE (deck_id, version)
      ) STRICT;
      CREATE UNIQUE INDEX one_draft ON deck_lists (deck_id) WHERE kind = 'draft';

      CREATE TABLE deck_entries (
        list_id INTEGER NOT NULL REFERENCES deck_lists (id) ON DELETE CASCADE,
        section TEXT NOT NULL CHECK (section IN ('torony', 'jovo', 'csere')),
        position INTEGER NOT NULL,
        card TEXT NOT NULL CHECK (card <> ''),
        count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 999),
        PRIMARY KEY (list_id, section, position),
        UNIQUE (list_id, section, card)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX deck_entries_card ON deck_entries (card);

      CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL CHECK (json_valid(value))
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
