import type { Migration } from '../migrate.ts';

/** A fourth place beside the sections of a list: what is kept with the deck but is not in it. */
export const outside: Migration = {
  version: 5,
  name: 'cards kept outside the deck',
  up(db) {
    // SQLite cannot change a CHECK in place; nothing refers to this table, so it is made anew.
    db.exec(`
      CREATE TABLE deck_entries_5 (
        list_id INTEGER NOT NULL REFERENCES deck_lists (id) ON DELETE CASCADE,
        section TEXT NOT NULL CHECK (section IN ('torony', 'jovo', 'csere', 'outside')),
        position INTEGER NOT NULL,
        card TEXT NOT NULL CHECK (card <> ''),
        count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 999),
        PRIMARY KEY (list_id, section, position),
        UNIQUE (list_id, section, card)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO deck_entries_5 SELECT list_id, section, position, card, count FROM deck_entries;
      DROP TABLE deck_entries;
      ALTER TABLE deck_entries_5 RENAME TO deck_entries;
      CREATE INDEX deck_entries_card ON deck_entries (card);
    `);
  },
};
