import { describe, expect, it } from 'vitest';
import { databaseAt, stepTo } from '../../tests/support/database.ts';
import type { Connection } from '../connection.ts';
import { schemaVersion } from '../migrate.ts';
import { APPLICATION_ID } from '../names.ts';
import { LATEST, MIGRATIONS } from './index.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** Rows as version 1 of the program wrote them; every later step is tried over these. */
function rowsOfVersion1(db: Connection): void {
  db.exec(`
    INSERT INTO cards (id, name, content, created_at, updated_at) VALUES (1, 'Őrtorony', '{"fal":3}', '${AT}', '${AT}');
    INSERT INTO printings VALUES (1, 0, 'Alap', '12', NULL, NULL);
    INSERT INTO card_texts (rowid, text) VALUES (1, 'Állandó őrszem');
    INSERT INTO decks (id, name, created_at, updated_at) VALUES (7, 'Régi', '${AT}', '${AT}');
    INSERT INTO deck_lists (id, deck_id, kind, version, at) VALUES (1, 7, 'saved', 1, '${AT}'), (2, 7, 'draft', NULL, '${AT}');
    INSERT INTO deck_entries VALUES (1, 'jovo', 0, 'Őrtorony', 3), (2, 'csere', 0, 'Őrtorony', 1);
    INSERT INTO settings VALUES ('lang', '"en"');
  `);
}

const deck = (db: Connection) => db.get('SELECT * FROM decks WHERE id = 7');

describe('migration 1, cards and decks', () => {
  it('makes its tables in an empty file, marks it as ours, and does nothing the second time', () => {
    const db = databaseAt(1);
    rowsOfVersion1(db);
    expect(db.pragma('application_id')).toBe(APPLICATION_ID);
    expect(schemaVersion(db)).toBe(1);
    expect(stepTo(db, 1)).toEqual([]);
    expect(db.get('SELECT count(*) AS n FROM cards')).toEqual({ n: 1 });
  });

  it('lets no wrong value in: sections, counts, JSON, a second draft, a list without its deck', () => {
    const db = databaseAt(1);
    rowsOfVersion1(db);
    const refused = (sql: string) => expect(() => db.exec(sql), sql).toThrow(/constraint|cannot store/i);
    refused(`INSERT INTO deck_entries VALUES (1, 'tár', 1, 'X', 1)`);
    refused(`INSERT INTO deck_entries VALUES (1, 'jovo', 1, 'X', 0)`);
    refused(`INSERT INTO deck_entries VALUES (1, 'jovo', 1, 'X', 1000)`);
    refused(`INSERT INTO deck_entries VALUES (1, 'jovo', 1, 'X', 'három')`);
    refused(`INSERT INTO deck_entries VALUES (1, 'jovo', 1, 'Őrtorony', 1)`);
    refused(`INSERT INTO deck_lists (deck_id, kind, at) VALUES (7, 'draft', '${AT}')`);
    refused(`INSERT INTO deck_lists (deck_id, kind, version, at) VALUES (99, 'saved', 1, '${AT}')`);
    refused(`UPDATE cards SET content = 'nem json'`);
    refused(`INSERT INTO cards (name, content, created_at, updated_at) VALUES ('Őrtorony', '{}', '${AT}', '${AT}')`);
  });
});

describe('migration 2, deck work', () => {
  it('leaves decks of version 1 in use and in no folder, with their lists', () => {
    const db = databaseAt(1);
    rowsOfVersion1(db);
    expect(stepTo(db, 2)).toEqual([2]);
    expect(deck(db)).toMatchObject({ name: 'Régi', folder_id: null, removed_at: null });
    expect(db.all('SELECT list_id, section, card, count FROM deck_entries')).toHaveLength(2);
  });

  it('keeps decks when their folder goes, and takes tags and notes along with a deck', () => {
    const db = databaseAt(2);
    rowsOfVersion1(db);
    db.exec(`
      INSERT INTO folders (id, name) VALUES (1, 'Mappa');
      UPDATE decks SET folder_id = 1;
      INSERT INTO deck_tags VALUES (7, 'gyors');
      INSERT INTO notes (deck_id, card, text, updated_at) VALUES (7, NULL, 'a', '${AT}'), (NULL, 'Őrtorony', 'b', '${AT}');
      DELETE FROM folders;
    `);
    expect(deck(db)).toMatchObject({ folder_id: null });
    expect(() => db.exec(`INSERT INTO notes (text, updated_at) VALUES ('sehol', '${AT}')`)).toThrow(/constraint/);
    db.exec('DELETE FROM decks');
    expect(db.all('SELECT text FROM notes')).toEqual([{ text: 'b' }]);
    expect(db.all('SELECT * FROM deck_tags')).toEqual([]);
    expect(db.all('SELECT * FROM deck_entries')).toEqual([]);
  });
});

describe('migration 3, collection', () => {
  it('lets decks of version 2 reserve their cards and keeps folders, tags and notes', () => {
    const db = databaseAt(2);
    rowsOfVersion1(db);
    db.exec(`
      INSERT INTO folders (id, name) VALUES (1, 'Mappa');
      UPDATE decks SET folder_id = 1;
      INSERT INTO deck_tags VALUES (7, 'gyors');
      INSERT INTO notes (deck_id, text, updated_at) VALUES (7, 'jegyzet', '${AT}');
    `);
    expect(stepTo(db, 3)).toEqual([3]);
    expect(deck(db)).toMatchObject({ folder_id: 1, reserves: 1 });
    expect(db.all('SELECT tag FROM deck_tags')).toEqual([{ tag: 'gyors' }]);
    expect(db.all('SELECT text FROM notes')).toEqual([{ text: 'jegyzet' }]);
  });

  it('holds a printing once and no negative count', () => {
    const db = databaseAt(3);
    db.exec(`INSERT INTO owned VALUES ('Alfa', '', '', 2, '')`);
    expect(() => db.exec(`INSERT INTO owned VALUES ('Alfa', '', '', 1, '')`)).toThrow(/constraint/);
    expect(() => db.exec(`INSERT INTO owned VALUES ('Béta', '', '', -1, '')`)).toThrow(/constraint/);
    expect(() => db.exec(`INSERT INTO owned VALUES ('Béta', '', '', 0, '')`)).toThrow(/constraint/);
  });
});

describe('migration 4, library', () => {
  it('keeps the collection of version 3 and its undo steps', () => {
    const db = databaseAt(3);
    rowsOfVersion1(db);
    db.exec(`
      INSERT INTO owned VALUES ('Őrtorony', 'Alap', '12', 4, 'csere');
      INSERT INTO collection_steps (at, kind, rows, card, changes) VALUES ('${AT}', 'edit', 1, 'Őrtorony', '[]');
    `);
    expect(stepTo(db, 4)).toEqual([4]);
    expect(db.all('SELECT * FROM owned')).toEqual([
      { card: 'Őrtorony', set_name: 'Alap', number: '12', count: 4, note: 'csere' },
    ]);
    expect(db.get('SELECT count(*) AS n FROM collection_steps')).toEqual({ n: 1 });
  });

  it('keeps a game whose deck is deleted', () => {
    const db = databaseAt(4);
    rowsOfVersion1(db);
    db.exec(`INSERT INTO games (kind, name, deck_id, content, updated_at) VALUES ('table', 'Próba', 7, '{}', '${AT}')`);
    db.exec('DELETE FROM decks');
    expect(db.get('SELECT name, deck_id FROM games')).toEqual({ name: 'Próba', deck_id: null });
  });
});

describe('all migrations', () => {
  it('lead from version 1 with rows to the newest with the same rows and sound keys', () => {
    const db = databaseAt(1);
    rowsOfVersion1(db);
    expect(stepTo(db, LATEST)).toEqual(MIGRATIONS.slice(1).map((migration) => migration.version));
    expect(db.pragmaRows('foreign_key_check')).toEqual([]);
    expect(db.pragma('integrity_check')).toBe('ok');
    expect(db.all('SELECT section, card, count FROM deck_entries ORDER BY list_id')).toEqual([
      { section: 'jovo', card: 'Őrtorony', count: 3 },
      { section: 'csere', card: 'Őrtorony', count: 1 },
    ]);
    expect(db.get('SELECT value FROM settings')).toEqual({ value: '"en"' });
  });

  it('use STRICT tables only', () => {
    const db = databaseAt(LATEST);
    const loose = db.all(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND type = 'table'
      AND name NOT LIKE 'sqlite_%'`);
    expect(loose).toEqual([]);
  });
});

describe('migration 5, cards outside the deck', () => {
  it('keeps every entry and lets a fourth place in, with all that was refused before', () => {
    const db = databaseAt(4);
    rowsOfVersion1(db);
    const before = db.all('SELECT * FROM deck_entries');
    expect(stepTo(db, 5)).toEqual([5]);
    expect(db.all('SELECT * FROM deck_entries')).toEqual(before);
    db.exec(`INSERT INTO deck_entries VALUES (1, 'outside', 0, 'Őrtorony', 2)`);
    const refused = (sql: string) => expect(() => db.exec(sql), sql).toThrow(/constraint|cannot store/i);
    refused(`INSERT INTO deck_entries VALUES (1, 'tár', 1, 'X', 1)`);
    refused(`INSERT INTO deck_entries VALUES (1, 'outside', 1, 'Őrtorony', 1)`);
    refused(`INSERT INTO deck_entries VALUES (1, 'outside', 1, 'X', 1000)`);
    db.exec('DELETE FROM deck_lists WHERE id = 1');
    expect(db.all('SELECT list_id FROM deck_entries')).toEqual([{ list_id: 2 }]);
    expect(db.get(`SELECT name FROM sqlite_master WHERE type = 'index' AND name = 'deck_entries_card'`)).toBeDefined();
  });
});
